import { expect, test } from "vitest";
import { billableMiles, fuelCost, towCost } from "./transport-price.ts";

test("the handbook's example: 28.2 miles are 36.4 billable miles, $25.48 of fuel and a tow of $199.40", () => {
  expect([billableMiles(28.2), fuelCost(28.2), towCost(28.2)]).toEqual([36_400, 2548, 19_940]);
});

test("within the free radius fuel costs nothing, within five miles a tow its hook-up", () => {
  expect([fuelCost(0), fuelCost(10), fuelCost(10.1), towCost(0), towCost(5), towCost(5.1)]).toEqual([
    0, 0, 14, 9500, 9500, 9545,
  ]);
});
