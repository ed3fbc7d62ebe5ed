import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { testTime } from "../../../test/fakes/scripted-qbo.ts";
import { limitCalls, type CallKind } from "./call-limits.ts";

/** Takes turns and returns when each began, in seconds. */
async function begins(kinds: readonly CallKind[]): Promise<number[]> {
  const time = testTime();
  const start = time.clock().getTime();
  const limits = limitCalls(time);
  return Promise.all(
    kinds.map(async (kind) => {
      await limits.turn(kind);
      return (time.clock().getTime() - start) / 1000;
    }),
  );
}

const times = (count: number, kind: CallKind) => Array.from({ length: count }, () => kind);

test("a company takes 500 calls a minute, and the next ones wait", async () => {
  const began = await begins(times(1100, "single"));

  expect(began.filter((second) => second < 60)).toHaveLength(500);
  expect(began.filter((second) => second < 120)).toHaveLength(1000);
  expect(began.at(-1)).toBe(120);
});

test("of these, a company takes 40 batches a minute", async () => {
  const began = await begins(times(100, "batch"));

  expect(began.filter((second) => second < 60)).toHaveLength(40);
  expect(began.filter((second) => second < 120)).toHaveLength(80);
  expect(began.at(-1)).toBe(120);
});

test("batches count as calls", async () => {
  const began = await begins([...times(40, "batch"), ...times(470, "single")]);

  expect(began.filter((second) => second < 60)).toHaveLength(500);
});

test("ten calls run at once, and who came first goes first", async () => {
  const limits = limitCalls(testTime());
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const calls = Array.from({ length: 12 }, (_, index) =>
    limits.inPlace(async () => {
      began.push(index);
      await new Promise<void>((resolve) => ends.push(resolve));
    }),
  );

  await setImmediate();
  const first = [...began];
  ends[0]?.();
  await setImmediate();
  const then = [...began];
  while (began.length < 12 || ends.length > 0) {
    ends.splice(0).forEach((end) => end());
    await setImmediate();
  }
  await Promise.all(calls);

  expect(first).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(then).toEqual([...first, 10]);
  expect(began).toEqual([...then, 11]);
});

test("no call begins while the company is paused", async () => {
  const time = testTime();
  const limits = limitCalls(time);

  limits.pause(5000);
  limits.pause(2000);
  await limits.turn("single");
  await limits.turn("single");

  expect(time.sleeps).toEqual([5000]);
});

test("a clock that is set back makes nobody wait longer than a minute", async () => {
  const time = testTime();
  let behind = 0;
  const sleeps: number[] = [];
  const limits = limitCalls({
    clock: () => new Date(time.clock().getTime() - behind),
    sleep: (ms) => {
      sleeps.push(ms);
      behind = 0;
      return time.sleep(ms);
    },
  });
  await Promise.all(times(500, "single").map((kind) => limits.turn(kind)));

  behind = 3_600_000;
  await limits.turn("single");

  expect(sleeps).toEqual([60_000]);
});

test("a wait that fails concerns only the call that waited", async () => {
  const time = testTime();
  const sleeps = [() => Promise.reject(new Error("stopped")), time.sleep];
  const limits = limitCalls({ clock: time.clock, sleep: (ms) => sleeps.shift()!(ms) });
  limits.pause(1000);

  await expect(limits.turn("single")).rejects.toThrow("stopped");
  await expect(limits.turn("single")).resolves.toBeUndefined();
});
