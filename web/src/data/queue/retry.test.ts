import { expect, test } from "vitest";
import { dueAt, retryDelay } from "./retry.ts";

test.each([
  [1, 2000],
  [2, 4000],
  [5, 32_000],
  [6, 60_000],
  [900, 60_000],
])("after %i failures it waits %i ms", (attempts, delay) => {
  expect(retryDelay(attempts)).toBe(delay);
});

test("what never failed is due since it was added", () => {
  expect(dueAt({ addedAt: 1000, attempts: 0, failedAt: null }, 0)).toBe(1000);
});

test("what failed before the network came back is due at once", () => {
  const failed = { addedAt: 1000, attempts: 1, failedAt: 5000 };

  expect(dueAt(failed, 5001)).toBe(1000);
  expect(dueAt(failed, 4999)).toBe(7000);
});
