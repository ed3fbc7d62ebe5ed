import { expect, test } from "vitest";
import { createRateLimits } from "./rate-limits.ts";

const minute = 60_000;

function limitsAt(start: string) {
  let now = Date.parse(start);
  const limits = createRateLimits({ guess: { count: 2, within: minute } }, () => new Date(now));
  return { limits, wait: (time: number) => (now += time) };
}

test("as many as allowed pass, the next one hears how many seconds to wait", () => {
  const { limits, wait } = limitsAt("2026-05-01T08:00:00Z");

  limits.take("guess", "one");
  wait(20_000);

  expect([limits.take("guess", "one"), limits.take("guess", "one")]).toEqual([null, 40]);
});

test("the window slides: a place is free again once the oldest request is old enough", () => {
  const { limits, wait } = limitsAt("2026-05-01T08:00:00Z");

  limits.take("guess", "one");
  wait(30_000);
  limits.take("guess", "one");
  wait(30_000);

  expect([limits.take("guess", "one"), limits.take("guess", "one")]).toEqual([null, 30]);
});

test("a refused request does not push the end of the wait away", () => {
  const { limits, wait } = limitsAt("2026-05-01T08:00:00Z");

  limits.take("guess", "one");
  limits.take("guess", "one");
  wait(59_000);
  limits.take("guess", "one");
  wait(1000);

  expect(limits.take("guess", "one")).toBe(null);
});

test("each address has its own count", () => {
  const { limits } = limitsAt("2026-05-01T08:00:00Z");

  limits.take("guess", "one");
  limits.take("guess", "one");

  expect(limits.take("guess", "other")).toBe(null);
});

test("asking how long to wait counts nothing", () => {
  const { limits } = limitsAt("2026-05-01T08:00:00Z");

  limits.take("guess", "one");
  const before = [limits.wait("guess", "one"), limits.wait("guess", "one")];
  limits.take("guess", "one");

  expect([...before, limits.wait("guess", "one")]).toEqual([null, null, 60]);
});
