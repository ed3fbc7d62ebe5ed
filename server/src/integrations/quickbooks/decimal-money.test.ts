import { cents } from "@boresight/domain/base/money";
import { expect, test } from "vitest";
import { z } from "zod";
import { centsOfDecimal, decimalOfCents, moneySchema, quantitySchema } from "./decimal-money.ts";

test.each([
  [0, 0],
  [-0, 0],
  [0.01, 1],
  [0.07, 7],
  [1.1, 110],
  [19.99, 1999],
  [490, 49_000],
  [1.005, null],
  [-12.34, -1234],
  [-0.05, -5],
  [8.2 * 3, 2460],
  [0.1 + 0.2, 30],
  [100.1 - 100, 10],
  [33.333333, null],
  [0.001, null],
  [99_999_999_999.99, 9_999_999_999_999],
  [100_000_000_000, null],
  [1e21, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])("the decimal %d is %o cents", (decimal, expected) => {
  expect(centsOfDecimal(decimal)).toBe(expected);
});

test("every amount is the same after the way there and back, and is written with two decimals at most", () => {
  const starts = [0, 100, 99_950, 1_234_567_850, 9_999_999_999_900];
  const amounts = starts.flatMap((start) => Array.from({ length: 100 }, (_, step) => start + step));
  const both = amounts.flatMap((amount) => [amount, 0 - amount]);

  const wrong = both.filter((amount) => {
    const written = JSON.stringify(decimalOfCents(cents(amount)));
    return centsOfDecimal(Number(written)) !== amount + 0 || !/^-?\d+(?:\.\d\d?)?$/.test(written);
  });

  expect(both).toHaveLength(1000);
  expect(wrong).toEqual([]);
});

test("amounts larger than QuickBooks takes are not sent", () => {
  expect(() => decimalOfCents(cents(10_000_000_000_000))).toThrow(RangeError);
});

test("an amount with a part of a cent does not fit, and one that is no number neither", () => {
  expect(moneySchema.safeParse(10.005).success).toBe(false);
  expect(moneySchema.safeParse("10.00").success).toBe(false);
});

test("money and quantities are sent as decimals", () => {
  expect(z.encode(moneySchema, cents(24_550))).toBe(245.5);
  expect(z.encode(quantitySchema, 1500)).toBe(1.5);
  expect(quantitySchema.parse(0.125)).toBe(125);
});
