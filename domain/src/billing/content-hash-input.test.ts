import { expect, test } from "vitest";
import { cents } from "#base/money.ts";
import { contentHashInput, type ApprovableEstimate } from "./content-hash-input.ts";

const line = {
  id: "l1",
  description: "Front camera",
  quantity: 1000,
  unitPrice: cents(32_500),
  discount: null,
  totalPrice: cents(32_500),
  taxable: true,
  isOptional: false,
};
const scan = { ...line, id: "l2", description: "Scan" };
const tax = { name: "Sales tax", rate: 8810, taxable: cents(32_500), amount: cents(2863) };
const estimate: ApprovableEstimate = {
  number: "E-100245-R1",
  lines: [line],
  taxes: [tax],
  subtotal: cents(32_500),
  tax: cents(2863),
  total: cents(35_363),
  termsVersion: "shop-3",
  currency: "USD",
};

test("the same content has the same text, however it is put together", () => {
  const { lines, ...rest } = structuredClone(estimate);
  const decomposed = { ...estimate, lines: [{ ...line, description: "Cafe\u0301" }] };
  const composed = { ...estimate, lines: [{ ...line, description: "Caf\u00E9" }] };

  expect(contentHashInput({ lines: lines.map(({ id, ...values }) => ({ ...values, id })), ...rest })).toBe(
    contentHashInput(estimate),
  );
  expect(contentHashInput(decomposed)).toBe(contentHashInput(composed));
});

test.each<[string, Partial<ApprovableEstimate>]>([
  ["number", { number: "E-100245-R2" }],
  ["currency", { currency: "CAD" }],
  ["version of the terms", { termsVersion: "shop-4" }],
  ["total", { total: cents(35_364) }],
  ["subtotal", { subtotal: cents(1) }],
  ["tax", { tax: cents(1) }],
  ["tax's name", { taxes: [{ ...tax, name: "State" }] }],
  ["tax's rate", { taxes: [{ ...tax, rate: 8811 }] }],
  ["line's description", { lines: [{ ...line, description: "Rear camera" }] }],
  ["line's quantity", { lines: [{ ...line, quantity: 2000 }] }],
  ["line's price", { lines: [{ ...line, unitPrice: cents(1) }] }],
  ["line's total", { lines: [{ ...line, totalPrice: cents(1) }] }],
  ["line's percentage", { lines: [{ ...line, discount: { basisPoints: 1 } }] }],
  ["line's amount off", { lines: [{ ...line, discount: { amount: cents(1) } }] }],
  ["taxable line", { lines: [{ ...line, taxable: false }] }],
  ["optional line", { lines: [{ ...line, isOptional: true }] }],
  ["line more", { lines: [line, scan] }],
])("another %s has another text", (_, values) => {
  expect(contentHashInput({ ...estimate, ...values })).not.toBe(contentHashInput(estimate));
});

const text = (...lines: ApprovableEstimate["lines"]) => contentHashInput({ ...estimate, lines });

test("lines in another order, or with separators in their text, have another text", () => {
  expect(text(line, scan)).not.toBe(text(scan, line));
  expect(text({ ...line, description: 'a",1000' })).not.toBe(text({ ...line, description: "a" }));
});
