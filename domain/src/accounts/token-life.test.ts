import { describe, expect, test } from "vitest";
import { canRetry, isPassing, isUsable, refreshIsDue, retryDelay } from "./token-life.ts";

const minutes = 60_000;
const life = (lifetime: number) => ({ receivedAt: 0, lifetime, expiresAt: lifetime });

describe("a refresh is due", () => {
  test.each([
    { lifetime: 15 * minutes, now: 14 * minutes - 1, due: false },
    { lifetime: 15 * minutes, now: 14 * minutes, due: true },
    { lifetime: 15 * minutes, now: 20 * minutes, due: true },
    { lifetime: 40_000, now: 19_999, due: false },
    { lifetime: 40_000, now: 20_000, due: true },
  ])("after $now ms of $lifetime: $due", ({ lifetime, now, due }) => {
    expect(refreshIsDue(life(lifetime), { now, interval: null })).toBe(due);
  });

  test.each([
    { now: 5 * minutes, due: false },
    { now: 5 * minutes + 1, due: true },
  ])("with an interval of 5 minutes after $now ms: $due", ({ now, due }) => {
    expect(refreshIsDue(life(15 * minutes), { now, interval: 5 * minutes })).toBe(due);
  });
});

test("the wait doubles from 5 s", () => {
  expect([1, 2, 3, 4, 5].map(retryDelay)).toEqual([5000, 10_000, 20_000, 40_000, 80_000]);
});

test("there are five retries", () => {
  expect([0, 4, 5, 6].map(canRetry)).toEqual([true, true, false, false]);
});

test.each([
  [0, true],
  [1, false],
  [401, false],
  [429, false],
  [500, true],
  [503, true],
])("a failure of status %i is passing: %s", (status, passing) => {
  expect(isPassing(status)).toBe(passing);
});

test.each([
  [3001, true],
  [3000, false],
  [-1, false],
])("a token with %i ms to live is usable: %s", (left, usable) => {
  expect(isUsable(1_000_000 + left, 1_000_000)).toBe(usable);
});
