import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "#base/money.ts";
import { changedPrices, priceChangeSchema, requireShown, type PriceChange } from "./price-change.ts";
import { lineItemCategories } from "./line-item-type-schema.ts";

const price = (id: string, category: string, unitPrice: number) => ({ id, category, unitPrice: cents(unitPrice) });
const catalog = [
  price("camera", "calibration", 32_500),
  price("scan", "scan", 7495),
  price("discount", "adjustment", -2500),
  price("free", "fee", 0),
];
const change = (values: Partial<PriceChange>) =>
  changedPrices(catalog, { basisPoints: -1000, categories: null, rounding: "cents", ...values }).map(
    ({ id, after }) => [id, after],
  );

test.each<[string, Partial<PriceChange>, unknown[]]>([
  [
    "10 % off everything",
    {},
    [
      ["camera", 29_250],
      ["scan", 6746],
    ],
  ],
  [
    "10 % off in whole dollars",
    { rounding: "dollars" },
    [
      ["camera", 29_300],
      ["scan", 6700],
    ],
  ],
  ["2.5 % on scans", { basisPoints: 250, categories: ["scan"] }, [["scan", 7682]]],
  ["10 % off discounts", { categories: ["adjustment"] }, [["discount", -2250]]],
  [
    "all of it off",
    { basisPoints: -10_000 },
    [
      ["camera", 0],
      ["scan", 0],
    ],
  ],
  ["of no category", { categories: [] }, []],
])("%s makes of the catalog what it says", (_, values, expected) => {
  expect(change(values)).toEqual(expected);
});

const anyChange = fc.record({
  basisPoints: fc.integer({ min: -10_000, max: 90_000 }),
  categories: fc.option(fc.subarray([...lineItemCategories])),
  rounding: fc.constantFrom("cents" as const, "dollars" as const),
});
const anyPrice = fc.record({
  id: fc.uuid(),
  category: fc.constantFrom(...lineItemCategories),
  unitPrice: fc.integer({ min: 0, max: 99_999_999 }).map(cents),
});

test("every changed price is within half a step of its exact percentage, and no other changes", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyPrice, { selector: ({ id }) => id }), anyChange, (prices, asked) => {
      const changed = new Map(changedPrices(prices, asked).map(({ id, after }) => [id, after]));
      const step = asked.rounding === "dollars" ? 100n : 1n;
      const isMeant = (category: string) =>
        asked.categories?.some((one) => one === category) ?? category !== "adjustment";
      expect(prices.filter(({ id, category }) => !isMeant(category) && changed.has(id))).toEqual([]);
      const meant = prices.filter(({ category }) => isMeant(category));
      const wrong = meant.filter(({ id, unitPrice }) => {
        const after = BigInt(changed.get(id) ?? unitPrice);
        const off = after * 10_000n - BigInt(unitPrice) * BigInt(10_000 + asked.basisPoints);
        return 2n * (off < 0n ? -off : off) > step * 10_000n || (after % step !== 0n && changed.has(id));
      });
      expect(wrong).toEqual([]);
    }),
  );
});

test("what comes out has to be what was shown", () => {
  const changed = changedPrices(catalog, { basisPoints: -1000, categories: null, rounding: "cents" });
  const shown = changed.map(({ id, after }) => ({ id, unitPrice: after }));

  expect(() => requireShown(changed, shown)).not.toThrow();
  const refused = expect.objectContaining({ code: "definition-changed" });
  expect(() => requireShown(changed, shown.slice(1))).toThrow(refused);
  expect(() => requireShown(changed, [...shown.slice(1), { id: "camera", unitPrice: cents(1) }])).toThrow(refused);
});

test.each([
  ["basisPoints", { basisPoints: 0 }],
  ["basisPoints", { basisPoints: -10_001 }],
  ["basisPoints", { basisPoints: 12.5 }],
  ["rounding", { rounding: "nickels" }],
  ["categories.0", { categories: ["cars"] }],
  ["shown", { shown: [] }],
])("a change is refused for its %s: %j", (field, values) => {
  const shown = [{ id: "0198c6e5-0000-4000-8000-0000000000c1", unitPrice: 1 }];
  const { error } = priceChangeSchema.safeParse({ basisPoints: -1000, shown, ...values });

  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});
