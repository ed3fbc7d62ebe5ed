import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, sum } from "#base/money.ts";
import { computeTotals, documentTotals, marginOf, type DocumentLine } from "./document-totals.ts";

const colorado = { name: "Colorado", rate: 2900 };
const denver = { name: "Denver", rate: 5910 };

const line = (unitPrice: number, values: Partial<DocumentLine> = {}): DocumentLine => ({
  quantity: 1000,
  unitPrice: cents(unitPrice),
  taxable: true,
  ...values,
});
const untaxed = (unitPrice: number) => line(unitPrice, { taxable: false });
const totalsOf = (lines: readonly DocumentLine[], taxes = [colorado, denver], isTaxExempt = false) =>
  documentTotals({ lines, taxes, isTaxExempt });

test("the handbook's worked example: two calibrations, two scans and untaxed fuel", () => {
  const fuel = line(70, { quantity: 36_400, taxable: false });
  const totals = totalsOf(
    [line(32_500), line(32_500), line(7500), line(7500), fuel],
    [{ name: "Sales tax", rate: 8810 }],
  );

  expect(totals).toEqual({
    lineTotals: [32_500, 32_500, 7500, 7500, 2548],
    subtotal: 82_548,
    taxable: 80_000,
    taxes: [{ name: "Sales tax", rate: 8810, taxable: 80_000, amount: 7048 }],
    tax: 7048,
    total: 89_596,
  });
});

test("each tax is rounded by itself, once for the document, and none is levied on another", () => {
  const { taxes, tax } = totalsOf(
    [line(50), line(50)],
    [
      { name: "State", rate: 500 },
      { name: "City", rate: 500 },
    ],
  );

  expect(taxes.map(({ amount }) => amount)).toEqual([1, 1]);
  expect(tax).toBe(2);
});

test("an exempt customer pays no tax, and every tax is shown as zero", () => {
  const { taxes, tax, total } = totalsOf([line(10_000)], [colorado, denver], true);

  expect(taxes.map(({ name, amount }) => [name, amount])).toEqual([
    ["Colorado", 0],
    ["Denver", 0],
  ]);
  expect([tax, total]).toEqual([0, 10_000]);
});

test.each<[string, DocumentLine[], number]>([
  ["all charges taxed: the whole discount counts", [line(40_000), line(-1000)], 39_000],
  ["four fifths taxed: four fifths of it count", [line(40_000), untaxed(10_000), line(-1000)], 39_200],
  ["half a cent of it is rounded up", [line(1), untaxed(1), line(-1)], 0],
  ["a discount that is not taxable leaves the base", [line(40_000), untaxed(-1000)], 40_000],
  ["discounts above the charges leave nothing to tax", [line(1000), line(-3000)], 0],
  ["only a discount", [line(-3000)], 0],
  ["nothing taxed", [untaxed(1000), line(-100)], 0],
])("taxable discount lines reduce what is taxed in proportion: %s", (_, lines, taxable) => {
  expect(totalsOf(lines).taxable).toBe(taxable);
});

test("an optional line counts once it is accepted, and shows its price before", () => {
  const optional = line(5000, { isOptional: true });
  const open = totalsOf([line(1000), optional], []);
  const accepted = totalsOf([line(1000), { ...optional, isAccepted: true }], []);

  expect([open.lineTotals, open.total, accepted.total]).toEqual([[1000, 5000], 1000, 6000]);
});

test("a document without lines comes to nothing", () => {
  expect(totalsOf([])).toMatchObject({ lineTotals: [], subtotal: 0, tax: 0, total: 0 });
});

const largest = 2 ** 31 - 1;

test.each<[string, DocumentLine[]]>([
  ["a line", [line(99_999_999, { quantity: 9_999_999 })]],
  ["a discount line", [line(-99_999_999, { quantity: 9_999_999 })]],
  ["a product beyond exact numbers", [line(Number.MAX_SAFE_INTEGER, { quantity: Number.MAX_SAFE_INTEGER })]],
  ["the sum", [untaxed(largest), untaxed(1)]],
  ["the tax on top", [line(largest)]],
])("%s of more than 32 bits is refused", (_, lines) => {
  expect(() => totalsOf(lines)).toThrow(expect.objectContaining({ code: "amount-too-large" }));
  expect(computeTotals({ lines, taxes: [colorado, denver], isTaxExempt: false })).toBeNull();
});

test("the largest amount is exact to the cent", () => {
  expect(totalsOf([untaxed(largest)]).total).toBe(2_147_483_647);
});

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 20_000 }),
    unitPrice: fc.integer({ min: -50_000, max: 200_000 }).map(cents),
    taxable: fc.boolean(),
    isOptional: fc.boolean(),
    isAccepted: fc.option(fc.boolean()),
    discount: fc.option(
      fc.oneof(
        fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
        fc.record({ amount: fc.integer({ min: 1, max: 300_000 }).map(cents) }),
      ),
    ),
  }),
  { maxLength: 30 },
);
const taxes = fc.array(fc.record({ name: fc.string(), rate: fc.integer({ min: 0, max: 50_000 }) }), { maxLength: 3 });

test("the parts make the whole, taxes are never negative, and no more is taxed than is charged", () => {
  fc.assert(
    fc.property(lines, taxes, fc.boolean(), (lines, taxes, isTaxExempt) => {
      const totals = documentTotals({ lines, taxes, isTaxExempt });
      const counted = totals.lineTotals.filter((_, index) => !lines[index]?.isOptional || lines[index].isAccepted);

      expect(totals.subtotal).toBe(sum(counted));
      expect(totals.tax).toBe(sum(totals.taxes.map(({ amount }) => amount)));
      expect(totals.total).toBe(totals.subtotal + totals.tax);
      expect(totals.taxes.every(({ amount }) => amount >= 0)).toBe(true);
      expect(totals.taxable).toBeGreaterThanOrEqual(0);
      expect(totals.taxable).toBeLessThanOrEqual(sum(counted.filter((total) => total > 0)));
    }),
  );
});

test("the order of lines and of taxes does not matter", () => {
  fc.assert(
    fc.property(lines, taxes, (lines, taxes) => {
      const forwards = documentTotals({ lines, taxes, isTaxExempt: false });
      const backwards = documentTotals({ lines: lines.toReversed(), taxes: taxes.toReversed(), isTaxExempt: false });

      expect(backwards).toEqual({
        ...forwards,
        lineTotals: forwards.lineTotals.toReversed(),
        taxes: forwards.taxes.toReversed(),
      });
    }),
  );
});

test("several pieces on one line cost the same as a line for each", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 100_000 }), (pieces, price) => {
      const together = totalsOf([line(price, { quantity: pieces * 1000 })]);
      const apart = totalsOf(Array.from({ length: pieces }, () => line(price)));

      expect(together.total).toBe(apart.total);
    }),
  );
});

test("the margin is what the prices leave after the costs", () => {
  const calibration = { totalPrice: cents(32_500), quantity: 1000, purchaseCost: cents(4500) };
  const fuel = { totalPrice: cents(2548), quantity: 36_400, purchaseCost: cents(28) };
  const discount = { totalPrice: cents(-1000), quantity: 1000, purchaseCost: cents(0) };

  expect(marginOf([calibration, fuel, discount])).toBe(32_500 - 4500 + 2548 - 1019 - 1000);
});
