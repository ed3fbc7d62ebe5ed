import { hoursByDay } from "@boresight/domain/schedule/hours/hours-by-day";
import type { WorkKind } from "@boresight/domain/schedule/hours/work-kind";
import { endOfRun } from "@boresight/domain/schedule/hours/work-timeline";
import { localDay } from "@boresight/domain/schedule/working-time";
import type { ShownAction } from "#data/offline/queued-action.ts";
import { kindIn } from "./hours-words.ts";

interface Entry {
  kind: string;
  startedAt: string;
  endedAt?: string | null;
  isVoid: boolean;
}

/** What somebody does, and since when. */
interface Doing {
  kind: WorkKind;
  since: string;
}

/** What is done now, with what waits on this device; null for nothing. */
export function clockState(
  entries: readonly Entry[],
  actions: readonly Pick<ShownAction, "input" | "verb">[],
): Doing | null {
  const last = actions.findLast(({ verb }) => verb === "startWork" || verb === "stopWork");
  if (last) {
    const { kind, at } = last.input;
    return last.verb === "stopWork" ? null : { kind: kindIn(String(kind)), since: String(at) };
  }
  const running = entries.find(({ endedAt, isVoid }) => !endedAt && !isVoid);
  return running ? { kind: kindIn(running.kind), since: running.startedAt } : null;
}

/** Paid minutes since midnight by the clock of the location; what goes on counts until now. */
export function minutesToday(entries: readonly (Entry & { timeZone: string })[], now: Date): number {
  const spans = entries
    .filter(({ isVoid }) => !isVoid)
    .map(({ kind, timeZone, startedAt, endedAt }) => {
      const start = Date.parse(startedAt);
      const end = endedAt ? Date.parse(endedAt) : endOfRun(start, now.getTime());
      return { kind: kindIn(kind), timeZone, start, end, userId: "", isCorrected: false };
    });
  return hoursByDay(spans)
    .filter(({ day, timeZone }) => day === localDay(timeZone, now.getTime()))
    .reduce((sum, { paidMinutes }) => sum + paidMinutes, 0);
}
