import { expect, test } from "vitest";
import { countRestarts } from "./restarts.ts";

const counted = (processes: number) => {
  let now = 0;
  const next = countRestarts(processes, () => now);
  return { next, wait: (ms: number) => void (now += ms) };
};

test("processes that end for the first time are started again at once, then after growing pauses", () => {
  const { next } = counted(2);

  expect([next(), next(), next(), next(), next()]).toEqual([0, 0, 1000, 2000, 4000]);
});

test("no pause is longer than ten seconds", () => {
  const { next } = counted(2);

  const pauses = Array.from({ length: 10 }, next);

  expect(Math.max(...pauses.map((pause) => pause ?? Infinity))).toBe(10_000);
});

test("more than five ends of each within a minute are too many", () => {
  const { next } = counted(2);

  const pauses = Array.from({ length: 11 }, next);

  expect(pauses.slice(0, 10)).not.toContain(null);
  expect(pauses[10]).toBeNull();
});

test("what ended a minute ago does not count", () => {
  const { next, wait } = counted(2);

  for (let end = 0; end < 40; end++) {
    expect(next()).toBe(0);
    wait(30_000);
  }
});
