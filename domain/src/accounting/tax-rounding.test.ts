import { expect, test } from "vitest";
import { cents } from "#base/money.ts";
import { taxRounding } from "./tax-rounding.ts";

const invoice = (net: number, tax: number) => ({ total: cents(net + tax), tax: cents(tax) });
const one = { lines: 1, components: 1 };

test.each([
  [2864, 2863, one, 1],
  [2862, 2863, one, -1],
  [2863, 2863, one, null],
  [2865, 2863, one, null],
  [2865, 2863, { lines: 4, components: 1 }, 2],
  [2866, 2863, { lines: 2, components: 3 }, 3],
  [2867, 2863, { lines: 2, components: 3 }, null],
  [2864, 2863, { lines: 0, components: 0 }, 1],
  [12_863, 2863, { lines: 100, components: 5 }, null],
])("a tax of %s cents against %s, for %j, is rounded by %s", (ours, theirs, parts, expected) => {
  expect(taxRounding(invoice(32_500, ours), invoice(32_500, theirs), parts)).toBe(expected);
});

test("another net amount is no rounding, even where the tax is a cent off", () => {
  expect(taxRounding(invoice(32_500, 2864), invoice(32_501, 2863), one)).toBeNull();
});
