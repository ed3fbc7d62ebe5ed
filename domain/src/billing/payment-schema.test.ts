import { expect, test } from "vitest";
import { problemsOf } from "#base/problems.ts";
import {
  invoiceDraftSchema,
  invoiceIssueSchema,
  invoiceVersionSchema,
  invoiceVoidSchema,
  issuedInvoiceChangeSchema,
  newInvoiceSchema,
} from "./invoice-schema.ts";
import { newPaymentSchema, paymentReversalSchema, requireCurrency, requireReceived } from "./payment-schema.ts";

const id = "7d4b6a60-8f1e-4f5e-9a46-0b1f0d6f1c01";
const today = "2026-05-04";
const paymentSchema = newPaymentSchema(today);
const payment = { customerId: id, method: "check", amountCents: 5000, receivedOn: today };
const draft = { id, version: 1, lines: [] };

test("a payment pays the oldest invoices first unless others are named", () => {
  const defaults = { reference: "", note: "", allocations: null, keepExcess: false };

  expect(paymentSchema.parse(payment)).toEqual({ ...payment, ...defaults });
  expect(
    paymentSchema.parse({ ...payment, allocations: [{ invoiceId: id, amountCents: 5000 }] }).allocations,
  ).toHaveLength(1);
});

test("a payment is of today or earlier, in the shop's currency", () => {
  expect(() => requireReceived({ receivedOn: today }, today)).not.toThrow();
  expect(() => requireReceived({ receivedOn: "2026-05-05" }, today)).toThrow(
    expect.objectContaining({ code: "payment-in-the-future" }),
  );
  for (const own of ["USD", null, undefined]) expect(() => requireCurrency(own, "USD")).not.toThrow();
  expect(() => requireCurrency("CAD", "USD")).toThrow("This shop bills in USD");
});

test("an invoice begins as a draft, alone or from an estimate", () => {
  expect(newInvoiceSchema.parse({ serviceOrderId: id })).toEqual({
    serviceOrderId: id,
    estimateId: null,
    fromOrder: false,
  });
  expect(invoiceDraftSchema.parse(draft)).toEqual({ ...draft, notes: "", poNumber: null });
  expect(invoiceIssueSchema.parse({ id, version: 1 })).toEqual({
    id,
    version: 1,
    overrideNote: null,
    dueDate: null,
    send: null,
  });
});

test("of an issued invoice only what is sent changes", () => {
  const change = { id, version: 1, dueDate: "2026-06-03" };

  expect(issuedInvoiceChangeSchema.parse(change)).toEqual(change);
  expect(issuedInvoiceChangeSchema.parse({ ...change, poNumber: null, lines: [] })).toEqual({
    ...change,
    poNumber: null,
  });
});

test.each([
  ["method", paymentSchema, { ...payment, method: "barter" }],
  ["amountCents", paymentSchema, { ...payment, amountCents: 0 }],
  ["amountCents", paymentSchema, { ...payment, amountCents: -1 }],
  ["amountCents", paymentSchema, { ...payment, amountCents: 10.5 }],
  ["amountCents", paymentSchema, { ...payment, amountCents: 2 ** 31 }],
  ["currency", paymentSchema, { ...payment, currency: "dollars" }],
  ["receivedOn", paymentSchema, { ...payment, receivedOn: "2026-05-05" }],
  ["receivedOn", paymentSchema, { ...payment, receivedOn: "yesterday" }],
  ["reference", paymentSchema, { ...payment, reference: "x".repeat(81) }],
  ["note", paymentSchema, { ...payment, note: "x".repeat(501) }],
  ["allocations.0.amountCents", paymentSchema, { ...payment, allocations: [{ invoiceId: id, amountCents: 0 }] }],
  [
    "allocations",
    paymentSchema,
    { ...payment, allocations: Array.from({ length: 101 }, () => ({ invoiceId: id, amountCents: 1 })) },
  ],
  ["reason", paymentReversalSchema, { id, reason: "no" }],
  ["version", invoiceVersionSchema, { id }],
  ["serviceOrderId", newInvoiceSchema, {}],
  ["poNumber", invoiceDraftSchema, { ...draft, poNumber: "" }],
  ["overrideNote", invoiceIssueSchema, { id, version: 1, overrideNote: "too short" }],
  ["dueDate", issuedInvoiceChangeSchema, { id, version: 1, dueDate: "soon" }],
  ["reason", invoiceVoidSchema, { id, version: 1, reason: "no" }],
])("%s is refused with a sentence", (field, schema, input) => {
  const [problem, ...others] = problemsOf(schema.safeParse(input).error!);

  expect(others).toEqual([]);
  expect(problem).toMatchObject({ field, message: expect.stringMatching(/^[A-Z].+ .+/) });
  expect(problem?.message).not.toContain("Invalid");
});
