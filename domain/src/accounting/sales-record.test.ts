import { expect, test } from "vitest";
import { cents, lineTotal } from "#base/money.ts";
import { salesRecordLine } from "./sales-record.ts";

const sold = (quantity: number, unitPrice: number, totalPrice: number) => ({
  description: "Front camera",
  quantity,
  unitPrice: cents(unitPrice),
  totalPrice: cents(totalPrice),
});

test("quantity times price stays as it is", () => {
  expect(salesRecordLine(sold(36_400, 70, 2548))).toEqual({
    description: "Front camera",
    quantity: 36_400,
    unitPrice: 70,
  });
});

test("a discounted line is one piece at its net amount, and says so", () => {
  expect(salesRecordLine(sold(2000, 24_500, 44_100))).toEqual({
    description: "Front camera (2 × $245.00, less $49.00)",
    quantity: 1000,
    unitPrice: 44_100,
  });
});

test("a product with a part of a cent is one piece at the rounded amount", () => {
  expect(salesRecordLine(sold(12_345, 70, 864))).toEqual({
    description: "Front camera (12.345 × $0.70)",
    quantity: 1000,
    unitPrice: 864,
  });
});

test("a credit stays below zero", () => {
  expect(salesRecordLine(sold(1000, -5000, -5000))).toMatchObject({ quantity: 1000, unitPrice: -5000 });
});

test("a line that is all discount is worth nothing", () => {
  expect(salesRecordLine(sold(1000, 5000, 0))).toMatchObject({ quantity: 1000, unitPrice: 0 });
});

test.each([
  [1, 1, 0],
  [1500, 333, 500],
  [9_999_999, 99_999, 999_989_900],
  [333, -100, -33],
])("%i thousandths at %i cents add up to what was billed", (quantity, unitPrice, totalPrice) => {
  const line = salesRecordLine(sold(quantity, unitPrice, totalPrice));

  expect(lineTotal(line.quantity, line.unitPrice)).toBe(totalPrice);
  expect(Math.abs(line.quantity * line.unitPrice) % 1000).toBe(0);
});
