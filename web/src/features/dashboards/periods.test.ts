import { expect, test } from "vitest";
import { periodOf } from "./periods.ts";

test.each([
  ["7", 7],
  [undefined, 30],
  ["365", 30],
  ["a week", 30],
])("%s days in the URL select %i", (typed, days) => {
  const period = periodOf(typed);

  expect(period.days).toBe(days);
});
