import { expect, test } from "vitest";
import { cents } from "#base/money.ts";
import { overlappingEntry, priceOf, type PriceListEntry } from "./price-list.ts";

const camera = { id: "camera", unitPrice: cents(32_500) };
const entry = (values: Partial<PriceListEntry>): PriceListEntry => ({
  lineItemTypeId: "camera",
  unitPrice: null,
  percentage: null,
  validFrom: null,
  validUntil: null,
  ...values,
});
const priceOn = (day: string, ...entries: PriceListEntry[]) => priceOf(camera, entries, day);

test.each<[string, Partial<PriceListEntry>, number]>([
  ["a price of its own", { unitPrice: cents(30_000) }, 30_000],
  ["a price of nothing", { unitPrice: cents(0) }, 0],
  ["90 % of the catalogue's", { percentage: 9000 }, 29_250],
  ["102.5 % of the catalogue's", { percentage: 10_250 }, 33_313],
  ["another type's price", { lineItemTypeId: "radar", unitPrice: cents(1) }, 32_500],
])("with %s a camera calibration has its price", (_, values, price) => {
  expect(priceOn("2026-05-04", entry(values))).toBe(price);
});

test("a price is valid from its first through its last day", () => {
  const may = entry({ unitPrice: cents(30_000), validFrom: "2026-05-01", validUntil: "2026-05-31" });

  const prices = ["2026-04-30", "2026-05-01", "2026-05-31", "2026-06-01"].map((day) => priceOn(day, may));

  expect(prices).toEqual([32_500, 30_000, 30_000, 32_500]);
});

test("of several prices the one that began last is valid", () => {
  const always = entry({ unitPrice: cents(30_000) });
  const lately = entry({ unitPrice: cents(28_000), validFrom: "2026-05-01" });

  expect([priceOn("2026-05-04", lately, always), priceOn("2026-05-04", always, lately)]).toEqual([28_000, 28_000]);
  expect(priceOn("2026-04-04", lately, always)).toBe(30_000);
});

test.each<[string, Partial<PriceListEntry>[], number | null]>([
  ["on days after each other", [{ validUntil: "2026-04-30" }, { validFrom: "2026-05-01" }], null],
  ["with a day in common", [{ validUntil: "2026-05-01" }, { validFrom: "2026-05-01" }], 1],
  ["both for good", [{}, {}], 1],
  ["of different types", [{}, { lineItemTypeId: "radar" }], null],
  ["one within the other", [{ lineItemTypeId: "radar" }, {}, { validFrom: "2026-05-01", validUntil: "2026-05-02" }], 2],
])("two prices of a list %s", (_, values, index) => {
  expect(overlappingEntry(values.map(entry))).toBe(index);
});
