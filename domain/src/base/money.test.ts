import { expect, test } from "vitest";
import {
  cappedPercentOf,
  cents,
  difference,
  formatCents,
  lineTotal,
  negated,
  notBelowZero,
  percentOf,
  proportionOf,
  smallest,
  sum,
  taxOn,
} from "./money.ts";

test("the handbook's worked example: two calibrations, two scans and untaxed fuel", () => {
  const taxed = [32_500, 32_500, 7500, 7500].map((price) => lineTotal(1000, cents(price)));
  const fuel = lineTotal(36_400, cents(70));
  const subtotal = sum([...taxed, fuel]);
  const tax = taxOn(sum(taxed), 8810);

  expect(fuel).toBe(2548);
  expect(subtotal).toBe(82_548);
  expect(tax).toBe(7048);
  expect(sum([subtotal, tax])).toBe(89_596);
});

test.each([
  [1500, 333, 500],
  [500, 1, 1],
  [499, 1, 0],
  [500, -1, -1],
  [9_999_999, 99_999_999, 999_999_890_000],
])("%i thousandths at %i cents are %i cents", (quantity, price, total) => {
  expect(lineTotal(quantity, cents(price))).toBe(total);
});

test.each([
  [333, 5000, 167],
  [-333, 5000, -167],
  [10_001, 1, 1],
  [4999, 1, 0],
  [99_999_999, 10_000, 99_999_999],
])("%i cents at %i basis points are %i cents", (amount, basisPoints, share) => {
  expect(percentOf(cents(amount), basisPoints)).toBe(share);
});

test.each([
  [1000, 40_000, 50_000, 800],
  [1, 1, 2, 1],
  [1, 1, 3, 0],
  [1000, 0, 0, 0],
])("of %i cents, %i in %i are %i", (amount, part, whole, share) => {
  expect(proportionOf(cents(amount), cents(part), cents(whole))).toBe(share);
});

test("half a cent above a cap is over it", () => {
  expect([cappedPercentOf(cents(333), 5000), cappedPercentOf(cents(334), 5000)]).toEqual([166, 167]);
});

test("amounts are subtracted, compared and turned into credits", () => {
  const [three, five] = [cents(3), cents(5)];

  expect([difference(three, five), smallest(five, three), notBelowZero(cents(-2)), negated(five)]).toEqual([
    -2, 3, 0, -5,
  ]);
  expect(Object.is(negated(cents(0)), 0)).toBe(true);
});

test("a fraction of a cent is not money", () => {
  expect(() => cents(0.5)).toThrow("0.5 is not a whole number of cents");
});

test("cents are always shown", () => {
  expect(formatCents(123_400)).toBe("$1,234.00");
});
