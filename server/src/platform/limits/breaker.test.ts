import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openBreaker, openBreakers, Paused } from "./breaker.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const away = async () => {
  throw new Error("no answer");
};
const refuses = async () => {
  throw new Error("refused");
};
const works = async () => "answer";

test("what was away three times in a row is left alone for a while, and then tried by one", async () => {
  const { run } = openBreaker({ pause: 1000 });
  for (const _ of [1, 2, 3]) await expect(run(away)).rejects.toThrow("no answer");
  await expect(run(works)).rejects.toThrow(Paused);

  vi.advanceTimersByTime(1001);

  expect(await run(works)).toBe("answer");
  await expect(run(away)).rejects.toThrow("no answer");
  expect(await run(works)).toBe("answer");
});

test("one failed try prolongs the pause, for those who wait for it too", async () => {
  const { run } = openBreaker({ pause: 1000 });
  for (const _ of [1, 2, 3]) await expect(run(away)).rejects.toThrow("no answer");
  vi.advanceTimersByTime(1001);

  const [first, second] = await Promise.allSettled([run(away), run(works)]);

  expect(first).toMatchObject({ status: "rejected", reason: expect.objectContaining({ message: "no answer" }) });
  expect(second).toMatchObject({ status: "rejected", reason: expect.any(Paused) });
});

test("an answer that refuses is no outage, and others have breakers of their own", async () => {
  const breakerOf = openBreakers({ isOutage: ({ message }) => message !== "refused" });
  for (const _ of [1, 2, 3, 4]) await expect(breakerOf("a").run(refuses)).rejects.toThrow("refused");
  for (const _ of [1, 2, 3]) await expect(breakerOf("a").run(away)).rejects.toThrow("no answer");

  await expect(breakerOf("a").run(works)).rejects.toThrow(Paused);
  expect(await breakerOf("b").run(works)).toBe("answer");
});
