/** The held time in the list of free ones: it is not free any more, and a reloaded list may offer it in another bay. */
import { timeKey, type FreeTime } from "./use-hold-time.ts";

const startOf = (key: string): number => Date.parse(key.split(" ")[1] ?? "");

const isHeldTime = ({ startsAt }: FreeTime, heldKey: string): boolean => Date.parse(startsAt) === startOf(heldKey);

/** Returns the free times with the held one at its place, unless that is later than those shown. */
export function withHeldTime(free: readonly FreeTime[], heldKey: string, from: string | null): readonly FreeTime[] {
  const [bayId = "", startsAt = ""] = heldKey.split(" ");
  const held = { bayId, startsAt };
  const others = free.filter((time) => !isHeldTime(time, heldKey) || timeKey(time) === heldKey);
  const end = free.at(-1)?.startsAt;
  const isShown = startOf(heldKey) >= (from ? Date.parse(from) : 0) && (!end || startOf(heldKey) <= Date.parse(end));
  if (!isShown || others.some((time) => timeKey(time) === heldKey)) return others;
  return [...others, held].toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}
