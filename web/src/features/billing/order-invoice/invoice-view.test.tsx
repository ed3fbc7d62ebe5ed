// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { InvoiceView } from "./invoice-view.tsx";

afterEach(cleanup);

type Shown = Parameters<typeof InvoiceView>[0]["invoice"];

const seenByTechnicians = { id: "i", version: 1, number: "INV-7", status: "partiallyPaid" };

const payment = (id: string, amountCents: number, values: object) => ({
  id,
  amountCents,
  createdAt: "2026-05-04T12:00:00Z",
  payment: { id, method: "check", receivedOn: "2026-05-04", reference: "", paymentReversal: null, ...values },
});

const priced = {
  ...seenByTechnicians,
  notes: "",
  poNumber: "PO-9",
  issueDate: "2026-05-04",
  dueDate: "2026-06-03",
  subtotalCents: 40_000,
  taxCents: 0,
  totalCents: 40_000,
  paidCents: 10_000,
  balanceCents: 30_000,
  margin: null,
  reissueOf: { id: "j", number: "INV-6" },
  taxes: { nodes: [] },
  lineItems: { nodes: [line("Front camera")] },
  furtherLines: { nodes: [line("The hundred and first")] },
  paymentAllocations: {
    nodes: [
      payment("p1", 10_000, { reference: "4711" }),
      payment("p2", 5000, { method: "cash", paymentReversal: { id: "r" } }),
      payment("p2-back", -5000, { method: "cash", paymentReversal: { id: "r" } }),
    ],
  },
};

function line(description: string) {
  const amounts = { quantity: 1000, unitPrice: 20_000, totalPrice: 20_000 };
  return { id: description, description, ...amounts, isOptional: false, isAccepted: true, lineItemType: null };
}

const show = (invoice: object) => render(<InvoiceView invoice={invoice as Shown} />);

test("an invoice shows all its lines, what was paid and what is open, and which one it replaces", () => {
  show(priced);

  screen.getByText("The hundred and first");
  screen.getByText("Replaces invoice INV-6, which is void");
  expect(screen.getByRole("row", { name: /^Paid/ }).textContent).toContain("$100.00");
  expect(screen.getByRole("row", { name: /^Open balance/ }).textContent).toContain("$300.00");
});

test("a payment that was taken back stays in its list once, marked", () => {
  show(priced);

  const list = within(screen.getByRole("region", { name: "Payments" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Check.*4711.*\$100\.00$/),
    expect.stringMatching(/^Cash.*Reversed\$50\.00$/),
  ]);
});

test("a technician sees its number and status, and no table of amounts", () => {
  show(seenByTechnicians);

  screen.getByText("INV-7");
  screen.getByText("Partly paid");
  expect(screen.queryByRole("table")).toBeNull();
});
