import { expect, test } from "vitest";
import { inEndurance, repeatedBy, seedOfDay } from "../../../test/endurance.ts";
import { simulateDays } from "./simulate-days.ts";

test("with better plans days have fewer miles and late starts than with first free slots, and no stop is lost or meets another", () => {
  const { firstFree, improved, broken, followed } = simulateDays(inEndurance(2000, 60), seedOfDay);

  expect(broken, repeatedBy).toEqual([]);
  expect(followed, repeatedBy).toBeGreaterThan(0);
  expect(improved.miles, repeatedBy).toBeLessThan(firstFree.miles);
  expect(improved.lateStarts, repeatedBy).toBeLessThan(firstFree.lateStarts);
  expect(improved.lateMinutes, repeatedBy).toBeLessThan(firstFree.lateMinutes);
});

test("the same days come to the same again", () => {
  expect(simulateDays(5, 7)).toEqual(simulateDays(5, 7));
});
