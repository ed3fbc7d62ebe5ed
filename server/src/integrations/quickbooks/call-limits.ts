/** Keeps the calls of one company within what QuickBooks allows: 10 at once, 500 a minute, of them 40 batches. */
import type { Clock } from "#platform/clock.ts";
import { limitWork } from "#platform/limits/limited-work.ts";

export type Sleep = (ms: number) => Promise<void>;

export interface Time {
  clock: Clock;
  sleep: Sleep;
}

export interface CallLimits {
  /** Runs a call and its repetitions in one of the ten places. */
  inPlace<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits until one more call may begin: first come, first served. */
  turn(kind: CallKind): Promise<void>;
  /** No call begins before this time has passed. */
  pause(ms: number): void;
}

export type CallKind = "single" | "batch";

const atOnce = 10;
const minute = 60_000;
const callsPerMinute = 500;
const batchesPerMinute = 40;

export function limitCalls({ clock, sleep }: Time): CallLimits {
  const inPlace = limitWork({ atOnce, waiting: Infinity, refuse: () => new RangeError("too many calls") });
  const calls = countStarts(callsPerMinute);
  const batches = countStarts(batchesPerMinute);
  let pausedUntil = 0;
  let last: Promise<void> = Promise.resolve();

  async function wait(counts: readonly StartCount[]): Promise<void> {
    for (;;) {
      const now = clock().getTime();
      const missing = Math.max(pausedUntil - now, ...counts.map((count) => count.wait(now)));
      if (missing <= 0) return counts.forEach((count) => count.add(now));
      await sleep(missing);
    }
  }

  return {
    inPlace,
    turn(kind) {
      const turn = last.then(() => wait(kind === "batch" ? [calls, batches] : [calls]));
      last = turn.catch(() => {}); // Whoever took this turn gets the error; the next ones go on.
      return turn;
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, clock().getTime() + ms);
    },
  };
}

interface StartCount {
  /** How long until one more may start. */
  wait(now: number): number;
  add(now: number): void;
}

function countStarts(most: number): StartCount {
  const starts: number[] = []; // The last ones only, oldest first.
  return {
    wait(now) {
      const [oldest = 0] = starts;
      // A clock that was set back makes nobody wait longer than a minute.
      return starts.length < most ? 0 : Math.min(minute, oldest + minute - now);
    },
    add(now) {
      starts.push(now);
      if (starts.length > most) starts.shift();
    },
  };
}
