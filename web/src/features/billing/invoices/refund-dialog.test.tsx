// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { VoidMemoDialog } from "./void-memo-dialog.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: { defaultRole: "admin", roles: ["admin"] } }) }));
afterEach(cleanup);

const payment = (id: string, values: object = {}) => ({
  __typename: "PaymentAllocation",
  id: `a-${id}`,
  payment: {
    __typename: "Payment",
    id,
    method: "check",
    receivedOn: "2026-05-20",
    reference: "1041",
    amountCents: 35_363,
    cardPaymentId: null,
    paymentReversal: null,
    ...values,
  },
});
const reversal = { __typename: "PaymentReversal", id: "r1" };

async function refundOf(allocations: object[], onClose = vi.fn<() => void>()) {
  const invoice = { __typename: "Invoice", id: "i1", paymentAllocations: rows("PaymentAllocation", allocations) };
  const memo = { __typename: "CreditMemo", id: "m1", number: "CM-7" };
  const sent = await renderAtDesk(<RefundDialog invoice={{ id: "i1", number: "INV-1" }} onClose={onClose} />, {
    RefundablePayments: () => ({ invoice }),
    RefundInvoice: () => ({
      refundInvoice: { __typename: "RefundInvoicePayload", creditMemo: memo, invoice: null },
    }),
  });
  await screen.findByRole("dialog");
  return { sent, onClose };
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("money goes back as it came, of payments that stand, with an amount, a day and a reason", async () => {
  const { sent, onClose } = await refundOf([
    payment("p1", { paymentReversal: reversal, method: "cash" }),
    payment("p2"),
  ]);
  expect(screen.getByRole("combobox", { name: "Payment" }).textContent).toBe("Check · May 20, 2026 · 1041 · $353.63");

  type("Amount ($)", "25.50");
  type("The reason", "Calibrated twice");
  await press("Refund");

  const input = { invoiceId: "i1", amountCents: 2550, method: "check", paidOn: null, reason: "Calibrated twice" };
  expect(sent).toContainEqual(["RefundInvoice", expect.objectContaining(input)]);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a payment by card is refunded where the card was taken, not here", async () => {
  const { sent, onClose } = await refundOf([payment("p1", { method: "card", cardPaymentId: "c1" })]);

  expect(screen.queryByLabelText("Amount ($)")).toBeNull();
  await press("Close");

  expect(sent.map(([name]) => name)).toEqual([]);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a refund whose payments cannot be loaded says so, and tries again", async () => {
  const invoice = { __typename: "Invoice", id: "i1", paymentAllocations: rows("PaymentAllocation", [payment("p1")]) };
  let isBroken = true;
  await renderAtDesk(<RefundDialog invoice={{ id: "i1", number: "INV-1" }} onClose={() => {}} />, {
    RefundablePayments: () =>
      isBroken ? new CombinedGraphQLErrors({}, [{ message: "Something broke" }]) : { invoice },
  });
  const dialog = await screen.findByRole("dialog", { name: /INV-1/ });
  expect(dialog.querySelector("[role=alert]")?.textContent).not.toBe("");

  isBroken = false;
  await press("Try again");

  expect(await screen.findByLabelText("Amount ($)")).toBeTruthy();
});

test("a credit memo is made void with the reason", async () => {
  const voided = vi.fn<() => void>();
  const memo = { id: "m1", number: "CM-7" };
  const sent = await renderAtDesk(<VoidMemoDialog memo={memo} onVoided={voided} onClose={() => {}} />, {
    VoidCreditMemo: () => ({
      voidCreditMemo: { __typename: "VoidCreditMemoPayload", creditMemo: null, invoice: null },
    }),
  });
  await screen.findByRole("dialog");

  type("The reason", "Wrong invoice");
  await act(async () => fireEvent.click(screen.getAllByRole("button").at(-1)!));

  expect(sent).toEqual([["VoidCreditMemo", expect.objectContaining({ id: "m1", reason: "Wrong invoice" })]]);
  expect(voided).toHaveBeenCalledOnce();
});
