import { expect, test } from "vitest";
import { growth } from "../../test/growth.ts";

/** Work that takes milliseconds: as many steps as this. */
function stepThrough(steps: number): number {
  let sum = 0;
  for (let step = 0; step < steps; step++) sum = (sum * 31 + step) % 1_000_003;
  return sum;
}

test("what grows with the length of its input is told from what grows faster", () => {
  expect(growth((size) => stepThrough(size * 1000), 800)).toBeLessThan(1.5);
  expect(growth((size) => stepThrough(size * size), 800)).toBeGreaterThan(2.5);
});

test("what clearly grows with its input is measured twice, and anything else six times", () => {
  let calls = 0;
  const counted = (steps: number) => {
    calls++;
    stepThrough(steps);
  };

  growth((size) => counted(size * 1000), 800);
  const linear = calls;
  growth((size) => counted(size * size), 800);

  expect([linear, calls - linear]).toEqual([2 * 5, 6 * 5]);
});
