import { expect, test } from "vitest";
import { cents } from "#base/money.ts";
import { invoiceDifference, type InvoiceThere, type OwnInvoice } from "./invoice-difference.ts";

const ours = (
  values: Partial<Record<"total" | "tax" | "paid", number>> & Partial<Pick<OwnInvoice, "status">> = {},
) => ({
  status: values.status ?? "sent",
  total: cents(values.total ?? 10_000),
  tax: cents(values.tax ?? 800),
  paid: cents(values.paid ?? 0),
});
const there = (total = 10_000, balance = total, tax = 800): InvoiceThere => ({
  total: cents(total),
  balance: cents(balance),
  tax: cents(tax),
});
const conflict = (kind: string) => ({ is: "conflict", kind });

test.each<[string, OwnInvoice, InvoiceThere, object]>([
  ["the same on both sides", ours(), there(), { is: "same" }],
  ["paid there", ours(), there(10_000, 0), { is: "same" }],
  ["voided there and unpaid here", ours(), there(0, 0, 0), { is: "voidHere" }],
  ["voided there and paid here", ours({ status: "paid", paid: 10_000 }), there(0, 0, 0), conflict("voidedThere")],
  ["void on both sides", ours({ status: "void" }), there(0, 0, 0), { is: "same" }],
  ["void here and open there, which is to be sent", ours({ status: "void" }), there(), { is: "same" }],
  ["void here and paid there", ours({ status: "void" }), there(10_000, 2000), conflict("voidedHere")],
  ["edited there", ours(), there(12_000, 12_000), conflict("amount")],
  ["of another tax there", ours(), there(10_050, 10_050, 850), conflict("tax")],
  ["of the same total by other amounts", ours(), there(10_000, 10_000, 900), conflict("amount")],
  ["deleted there", ours(), null, conflict("deletedThere")],
  ["deleted there and void here", ours({ status: "void" }), null, { is: "same" }],
  ["of nothing on both sides", ours({ total: 0, tax: 0 }), there(0, 0, 0), { is: "same" }],
])("an invoice %s", (_what, own, theirs, expected) => {
  expect(invoiceDifference(own, theirs)).toEqual(expected);
});
