import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the first is done at once, a burst behind it once more when the pause is over", () => {
  const work = vi.fn<() => void>();
  const { ask } = throttle(work, 300);

  for (let time = 0; time < 50; time++) ask();
  const atOnce = work.mock.calls.length;
  vi.advanceTimersByTime(10_000);

  expect([atOnce, work.mock.calls.length]).toEqual([1, 2]);
});

test("after a quiet pause the next is done at once again", () => {
  const work = vi.fn<() => void>();
  const { ask } = throttle(work, 300);

  ask();
  vi.advanceTimersByTime(300);
  ask();

  expect(work).toHaveBeenCalledTimes(2);
});

test("who has stopped does nothing any more", () => {
  const work = vi.fn<() => void>();
  const { ask, stop } = throttle(work, 300);

  ask();
  ask();
  stop();
  vi.advanceTimersByTime(1000);

  expect(work).toHaveBeenCalledTimes(1);
});
