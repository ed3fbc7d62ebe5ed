/** How often and how much at once a company may be called. */
import type { Clock } from "../clock.ts";

export interface LimitSettings {
  callsPerMinute: number;
  batchesPerMinute: number;
  atOnce: number;
}

export const usualLimits: LimitSettings = { callsPerMinute: 500, batchesPerMinute: 40, atOnce: 10 };

export interface CallLimits {
  /** Counts the call in. Null when it may go on, else how many seconds to wait. */
  enter(realmId: string, isBatch: boolean): number | null;
  /** The call that entered is answered. */
  leave(realmId: string): void;
}

const minute = 60_000;

export function openCallLimits({ callsPerMinute, batchesPerMinute, atOnce }: LimitSettings, clock: Clock): CallLimits {
  const recent = new Map<string, number[]>();
  const running = new Map<string, number>();

  /** Seconds until one more fits in the minute; 0 when it fits now. */
  function wait(key: string, most: number): number {
    const now = clock().getTime();
    const times = (recent.get(key) ?? []).filter((time) => time > now - minute);
    recent.set(key, times);
    const [first] = times;
    return first === undefined || times.length < most ? 0 : Math.ceil((first + minute - now) / 1000);
  }

  return {
    enter(realmId, isBatch) {
      const batches = `${realmId} batches`;
      const seconds = Math.max(wait(realmId, callsPerMinute), isBatch ? wait(batches, batchesPerMinute) : 0);
      if (seconds > 0) return seconds;
      if ((running.get(realmId) ?? 0) >= atOnce) return 1;
      running.set(realmId, (running.get(realmId) ?? 0) + 1);
      for (const key of isBatch ? [realmId, batches] : [realmId]) recent.get(key)?.push(clock().getTime());
      return null;
    },
    leave: (realmId) => void running.set(realmId, Math.max(0, (running.get(realmId) ?? 0) - 1)),
  };
}
