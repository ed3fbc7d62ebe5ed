// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { AccountsOfCustomer } from "./accounts-of-customer.tsx";

beforeAll(fetchOverlays);
// They are fetched when they are asked for.
beforeAll(() => import("./use-credit-dialog.tsx"));
beforeAll(() => import("./book-credit-dialog.tsx"));
afterEach(cleanup);

const id = "0198c6e5-0000-7000-8000-00000000000a";
const invoice = { __typename: "Invoice", id: "0198c6e5-0000-7000-8000-0000000000b1", number: "INV-7" };
const entry = (kind: string, amountCents: number, values: object = {}) => ({
  __typename: "CreditEntry",
  id: kind,
  kind,
  amountCents,
  createdAt: "2026-05-04T18:00:00Z",
  expiresOn: null,
  ofEntryId: null,
  note: "",
  invoice: null,
  ...values,
});
const redeemed = entry("redeem", -500, { ofEntryId: "earn", invoice });
const earned = entry("earn", 2000, { expiresOn: "2999-05-04", invoice });

async function open({ credits = [], rewards = [] }: { credits?: object[]; rewards?: object[] }) {
  return renderAtDesk(<AccountsOfCustomer id={id} />, {
    AccountsOfCustomer: () => ({
      customer: {
        __typename: "Customer",
        id,
        isPartnerReward: rewards.length > 0,
        accounts: { __typename: "CustomerAccounts", credit: 4000, reward: 1500 },
      },
      credits: rows("CreditEntry", credits),
      rewards: rows("CreditEntry", rewards),
    }),
    ShopZone: () => ({ facilities: rows("Facility", []) }),
    CreditableInvoices: () => ({ invoices: rows("Invoice", [{ ...invoice, balanceCents: 1000 }]) }),
    ApplyCredit: () => ({ applyCredit: { __typename: "ApplyCreditPayload", invoice: null } }),
    RedeemReward: () => ({ recordPayment: { __typename: "RecordPaymentPayload", payment: null } }),
    RefundCredit: () => ({ refundCredit: { __typename: "RefundCreditPayload", customer: null } }),
    AdjustReward: () => ({ adjustReward: { __typename: "AdjustRewardPayload", customer: null } }),
  });
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function chooseInvoice() {
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: "Invoice" }));
  fireEvent.click(await screen.findByRole("option", { name: /INV-7/ }));
}

test("a partner's ledger tells what was earned and redeemed, and what expires next", async () => {
  await open({ rewards: [redeemed, earned] });

  const ledger = within(screen.getByRole("region", { name: "Reward credit" }));
  expect(ledger.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Redeemed · INV-7May 4, 2026-$5.00",
    "Earned · INV-7May 4, 2026 · Expires May 4, 2999+$20.00",
  ]);
  expect(document.body.textContent).toContain("$15.00 expires on May 4, 2999");
  expect(screen.queryByRole("region", { name: "Credit" })).toBeNull();
});

test("credit pays an invoice, as much as it takes unless an amount is typed", async () => {
  const sent = await open({ credits: [entry("excess", 4000)] });
  await press("Apply to an invoice");
  await chooseInvoice();

  await press("Apply");

  expect(sent).toEqual([["ApplyCredit", { customerId: id, invoiceId: invoice.id, amountCents: 1000 }]]);
});

test("reward credit is redeemed as a payment of its own kind for the invoice alone", async () => {
  const sent = await open({ rewards: [earned] });
  await press("Redeem on an invoice");
  await chooseInvoice();
  type("Amount ($) (optional)", "7.50");

  await press("Redeem");

  const allocations = [{ invoiceId: invoice.id, amountCents: 750 }];
  expect(sent).toMatchObject([["RedeemReward", { method: "rewardCredit", amountCents: 750, allocations }]]);
});

test.each([
  [
    "Note a refund",
    "Refund",
    "12.34",
    ["RefundCredit", { customerId: id, amountCents: 1234, note: "By check 7", method: "check", paidOn: null }],
  ],
  ["Adjust", "Save", "-5", ["AdjustReward", { customerId: id, amountCents: -500, note: "By check 7" }]],
])("%s books an amount with its reason", async (action, button, amount, booked) => {
  const sent = await open({ credits: [entry("excess", 4000)], rewards: [earned] });
  await press(action);
  type("Amount ($)", amount);
  type("The reason", "By check 7");

  await press(button);

  expect(sent).toEqual([booked]);
});
