import { expect, test } from "vitest";
import { BoresightError } from "#base/errors.ts";
import { cents } from "#base/money.ts";
import {
  ageingBucket,
  ageingBuckets,
  canInvoiceBecome,
  dueDateOf,
  invoiceNumber,
  invoiceStatuses,
  isOpenInvoice,
  isOverdue,
  requireDraftInvoice,
  requireIssuableInvoice,
  requireOpenInvoice,
  requireVoidableInvoice,
  statusForBalance,
  type InvoiceStatus,
} from "./invoice-status.ts";

const today = "2026-05-04";
/** The code of the error that it throws, or null. */
function refusalOf(action: () => void): unknown {
  try {
    action();
    return null;
  } catch (error) {
    return error instanceof BoresightError ? error.code : error;
  }
}

test.each<[InvoiceStatus, readonly InvoiceStatus[]]>([
  ["draft", ["issued"]],
  ["issued", ["sent", "partiallyPaid", "paid", "void"]],
  ["sent", ["partiallyPaid", "paid", "void"]],
  ["partiallyPaid", ["issued", "sent", "paid"]],
  ["paid", ["issued", "sent", "partiallyPaid", "void"]],
  ["void", []],
])("after %s an invoice can be %j", (from, following) => {
  expect(invoiceStatuses.filter((to) => canInvoiceBecome(from, to))).toEqual(following);
});

test("issued, sent and partially paid invoices await payment", () => {
  const open = invoiceStatuses.filter((status) => isOpenInvoice({ status }));

  expect(open).toEqual(["issued", "sent", "partiallyPaid"]);
  expect(invoiceStatuses.filter((status) => refusalOf(() => requireOpenInvoice({ status })) === null)).toEqual(open);
  expect(refusalOf(() => requireOpenInvoice({ status: "paid" }))).toBe("invoice-not-open");
});

test("only a draft's lines can be changed", () => {
  expect(refusalOf(() => requireDraftInvoice({ status: "draft" }))).toBeNull();
  expect(refusalOf(() => requireDraftInvoice({ status: "issued" }))).toBe("invoice-not-draft");
});

const issuable = {
  status: "draft",
  lineCount: 1,
  total: cents(0),
  hasBillingAddress: true,
  requiresPo: true,
  poNumber: "PO-1",
  payerLacks: 0,
  order: { statusKey: "quality", category: "work" },
} as const;

test.each([
  [{}, null, null],
  [{ order: { statusKey: "released", category: "done" } }, null, null],
  [{ order: { statusKey: "cancelled", category: "closed" } }, null, null],
  [{ requiresPo: false, poNumber: null }, null, null],
  [{ status: "issued" }, "invoice-not-draft", "invoice-not-draft"],
  [{ lineCount: 0 }, "invoice-empty", "invoice-empty"],
  [{ total: cents(-1) }, "total-negative", "total-negative"],
  [{ hasBillingAddress: false }, "billing-address-missing", "billing-address-missing"],
  [{ poNumber: null }, "po-required", null],
  [{ payerLacks: 1 }, "payer-incomplete", null],
  [{ order: { statusKey: "calibrate", category: "work" } }, "order-not-ready-for-invoice", null],
] as const)("issuing a draft with %j: %s, by an admin with a note: %s", (values, refusal, overridden) => {
  const issue = (isOverridden: boolean) =>
    refusalOf(() => requireIssuableInvoice({ ...issuable, ...values }, isOverridden));

  expect([issue(false), issue(true)]).toEqual([refusal, overridden]);
});

test.each<[InvoiceStatus, number, string | null]>([
  ["issued", 0, null],
  ["sent", 0, null],
  ["partiallyPaid", 100, "invoice-has-payments"],
  ["paid", 100, "invoice-has-payments"],
  ["draft", 0, "invoice-not-open"],
  ["void", 0, "invoice-not-open"],
])("voiding an invoice that is %s with %i cents paid: %s", (status, paid, refusal) => {
  expect(refusalOf(() => requireVoidableInvoice({ status, paid: cents(paid) }))).toBe(refusal);
});

test.each([
  [1000, 0, true, "paid"],
  [1000, 1, true, "partiallyPaid"],
  [1000, 1000, true, "sent"],
  [1000, 1000, false, "issued"],
  [0, 0, false, "paid"],
])("of %i cents, %i open, sent %j: the invoice is %s", (total, balance, wasSent, status) => {
  expect(statusForBalance({ total: cents(total), balance: cents(balance), wasSent })).toBe(status);
});

test.each<[InvoiceStatus, string | null, number, boolean]>([
  ["sent", "2026-05-03", 1, true],
  ["issued", "2026-05-03", 1, true],
  ["partiallyPaid", "2026-05-03", 1, true],
  ["sent", "2026-05-04", 1, false],
  ["sent", "2026-05-03", 0, false],
  ["sent", null, 1, false],
  ["paid", "2026-05-03", 0, false],
  ["draft", "2026-05-03", 1, false],
  ["void", "2026-05-03", 1, false],
])("an invoice that is %s, due on %s with %i cents open is overdue: %j", (status, dueDate, balance, overdue) => {
  expect(isOverdue({ status, dueDate, balance: cents(balance) }, today)).toBe(overdue);
});

test.each([
  ["2026-05-05", "notDue"],
  ["2026-05-04", "notDue"],
  ["2026-05-03", "0-30"],
  ["2026-04-04", "0-30"],
  ["2026-04-03", "31-60"],
  ["2026-03-05", "31-60"],
  ["2026-03-04", "61-90"],
  ["2026-02-03", "61-90"],
  ["2026-02-02", "90+"],
])("what was due on %s is in %s", (dueDate, bucket) => {
  expect(ageingBucket(dueDate, today)).toBe(bucket);
  expect(ageingBuckets).toContain(bucket);
});

test("an invoice is due after the customer's terms", () => {
  expect([dueDateOf(today, 30), dueDateOf(today, 0)]).toEqual(["2026-06-03", today]);
});

test("an invoice number fits accounting", () => {
  expect(invoiceNumber(1)).toBe("INV-1");
  expect(invoiceNumber(Number.MAX_SAFE_INTEGER).length).toBeLessThanOrEqual(21);
});
