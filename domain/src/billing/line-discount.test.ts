import { expect, test } from "vitest";
import { cents } from "#base/money.ts";
import { discountedTotal, discountOf, type LineDiscount } from "./line-discount.ts";

const line = (discount: LineDiscount | null, unitPrice = 333, quantity = 1500) => ({
  quantity,
  unitPrice: cents(unitPrice),
  discount,
});

test.each<[string, LineDiscount | null, number]>([
  ["no discount", null, 500],
  ["10 %", { basisPoints: 1000 }, 450],
  ["0.1 %, half a cent rounded up", { basisPoints: 10 }, 499],
  ["10 % and no amount", { basisPoints: 1000, amount: cents(0) }, 450],
  ["everything", { basisPoints: 10_000 }, 0],
  ["an amount", { amount: cents(120) }, 380],
  ["more than the line", { amount: cents(501) }, 0],
])("a line of $5.00 with %s", (_, discount, total) => {
  expect(discountedTotal(line(discount))).toBe(total);
});

test("a line that is a credit is not reduced", () => {
  const credit = line({ basisPoints: 5000 }, -1000, 1000);

  expect([discountOf(credit), discountedTotal(credit)]).toEqual([0, -1000]);
});
