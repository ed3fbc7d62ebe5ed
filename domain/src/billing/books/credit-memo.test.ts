import { expect, test } from "vitest";
import { cents, sum } from "#base/money.ts";
import { divideCredit } from "./credit-memo.ts";

const taxes = [
  { name: "State", rate: 2900, taxableCents: cents(30_000), taxCents: cents(870) },
  { name: "City", rate: 5910, taxableCents: cents(30_000), taxCents: cents(1773) },
];
const invoice = { total: cents(35_143), taxes, credited: cents(0) };

test("the whole invoice takes back all of its taxes", () => {
  expect(divideCredit(invoice, cents(35_143))).toEqual({ subtotal: 32_500, tax: 2643, taxes });
});

test.each([[1], [7], [333], [9999], [35_142]])("memos of %i cents and of the rest take back the same", (first) => {
  const one = divideCredit(invoice, cents(first));
  const rest = divideCredit({ ...invoice, credited: cents(first) }, cents(35_143 - first));

  expect(sum([one.subtotal, one.tax])).toBe(first);
  expect([one.subtotal + rest.subtotal, one.tax + rest.tax]).toEqual([32_500, 2643]);
  expect(one.taxes.map(({ taxCents }, index) => taxCents + (rest.taxes[index]?.taxCents ?? 0))).toEqual([870, 1773]);
});

test("no more is taken back than is left of the invoice", () => {
  const credited = cents(35_000);

  expect(() => divideCredit({ ...invoice, credited }, cents(144))).toThrow(
    expect.objectContaining({ code: "credit-memo-over-total", details: { data: { mostCents: 143 } } }),
  );
});

test("an invoice without tax gives back sales alone", () => {
  expect(divideCredit({ total: cents(500), taxes: [], credited: cents(0) }, cents(200))).toEqual({
    subtotal: 200,
    tax: 0,
    taxes: [],
  });
});
