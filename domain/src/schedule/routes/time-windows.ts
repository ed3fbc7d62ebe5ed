import type { TimeWindow } from "./route-problem.ts";

/** The first moment from `ready` on that lies in a window; infinite if there is none. */
export function firstStart(windows: readonly TimeWindow[], ready: number): number {
  for (const [from, to] of windows) if (ready <= to) return ready < from ? from : ready;
  return Number.POSITIVE_INFINITY;
}

/** The last moment up to `by` that lies in a window; negative and infinite if there is none. */
export function lastStart(windows: readonly TimeWindow[], by: number): number {
  for (let index = windows.length - 1; index >= 0; index--) {
    const window = windows[index];
    if (window && by >= window[0]) return by > window[1] ? window[1] : by;
  }
  return Number.NEGATIVE_INFINITY;
}
