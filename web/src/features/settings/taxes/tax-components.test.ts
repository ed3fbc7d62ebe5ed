import { expect, test } from "vitest";
import { combinedRate, componentsOf, type TaxRate } from "./tax-components.ts";

const rate = (name: string, thousandths: number, validFrom: string): TaxRate => ({
  id: `${name} ${validFrom}`,
  name,
  rate: thousandths,
  validFrom,
});

const state = rate("State", 2900, "2020-01-01");
const city = rate("City", 4810, "2020-01-01");
const cityLater = rate("City", 5150, "2026-07-01");
const cultural = rate("Cultural district", 100, "2020-01-01");
const culturalEnds = rate("Cultural district", 0, "2025-01-01");
const transit = rate("Transit", 1000, "2026-09-01");
const rates = [transit, cityLater, culturalEnds, cultural, city, state];

test("a location charges the latest rate of each of its taxes side by side, until one ends with a rate of 0", () => {
  const components = componentsOf(rates, "2026-06-01");

  expect(components).toEqual([
    { name: "City", current: city, coming: [cityLater] },
    { name: "State", current: state, coming: [] },
    { name: "Transit", current: null, coming: [transit] },
  ]);
  expect(combinedRate(components)).toBe(7710);
});

test("a rate holds from its first day on", () => {
  expect(combinedRate(componentsOf(rates, "2026-07-01"))).toBe(8050);
  expect(combinedRate(componentsOf(rates, "2019-12-31"))).toBe(0);
});
