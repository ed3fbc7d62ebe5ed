import { expect, test } from "vitest";
import { growth } from "../../test/growth.ts";

/** Work that takes milliseconds: as many steps as this. */
function stepThrough(steps: number): number {
  let sum = 0;
  for (let step = 0; step < steps; step++) sum = (sum * 31 + step) % 1_000_003;
  return sum;
}

test("what grows with the length of its input is told from what grows faster", () => {
  expect(growth((size) => stepThrough(size * 1000), 800)).toBeLessThan(2.5);
  expect(growth((size) => stepThrough(size * size), 800)).toBeGreaterThan(2.5);
});
