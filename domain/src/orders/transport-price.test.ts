import { expect, test } from "vitest";
import { billableMiles, fuelCost, towCost } from "./transport-price.ts";

const prices = {
  freeRadiusMiles: 10,
  fuelCentsPerMile: 70,
  towBaseCents: 9500,
  towMilesIncluded: 5,
  towCentsPerMile: 450,
};
const billable = (miles: number) => billableMiles(miles, prices);
const fuel = (miles: number) => fuelCost(miles, prices);
const tow = (miles: number) => towCost(miles, prices);

test("the handbook's example: 28.2 miles are 36.4 billable miles, $25.48 of fuel and a tow of $199.40", () => {
  expect([billable(28.2), fuel(28.2), tow(28.2)]).toEqual([36_400, 2548, 19_940]);
});

test("within the free radius fuel costs nothing, within five miles a tow its hook-up", () => {
  expect([fuel(0), fuel(10), fuel(10.1), tow(0), tow(5), tow(5.1)]).toEqual([0, 0, 14, 9500, 9500, 9545]);
});

test("a shop's own prices decide", () => {
  const own = {
    ...prices,
    freeRadiusMiles: 0,
    fuelCentsPerMile: 100,
    towBaseCents: 5000,
    towMilesIncluded: 0,
    towCentsPerMile: 100,
  };

  expect([fuelCost(10, own), towCost(10, own)]).toEqual([2000, 6000]);
});
