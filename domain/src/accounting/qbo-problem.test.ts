import { expect, test } from "vitest";
import { nextAttemptIn } from "./qbo-problem.ts";

test("attempts come at twice the distance, up to a bound", () => {
  expect([1, 2, 3, 20].map((attempts) => nextAttemptIn("unavailable", attempts, 0))).toEqual([
    5_000, 10_000, 20_000, 900_000,
  ]);
});

test("those who failed together do not come back together", () => {
  expect(nextAttemptIn("misconfigured", 1, 0.5)).toBe(330_000);
});

test("after days of attempts a person has to help", () => {
  expect(nextAttemptIn("unavailable", 300, 0)).toBeNull();
});
