import { expect, test } from "vitest";
import { ticksFor } from "./ticks.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 1, 2, 3, 4, 5]],
  [7, [0, 2, 4, 6, 8]],
  [23, [0, 5, 10, 15, 20, 25]],
  [100, [0, 20, 40, 60, 80, 100]],
  [123_456, [0, 50_000, 100_000, 150_000]],
])("a chart up to %i has its lines at round numbers from zero", (highest, ticks) => {
  expect(ticksFor(highest)).toEqual(ticks);
});
