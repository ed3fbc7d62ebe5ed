import type { WorkKind } from "@boresight/domain/schedule/hours/work-kind";
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

/** Minutes of what counts; what goes on counts until now. */
export function minutesToday(entries: readonly Entry[], now: Date): number {
  const counted = entries.filter(({ kind, isVoid }) => kind !== "break" && !isVoid);
  const spans = counted.map(({ startedAt, endedAt }) =>
    Math.max(0, (endedAt ? Date.parse(endedAt) : now.getTime()) - Date.parse(startedAt)),
  );
  return Math.round(spans.reduce((sum, span) => sum + span, 0) / 60_000);
}
