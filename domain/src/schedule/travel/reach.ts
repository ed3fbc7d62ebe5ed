/** Whether people and vans get from one appointment to the next in time, and home. */
import type { WorkPlan } from "#schedule/time-off.ts";
import type { Span, WorkingCalendar } from "#schedule/working-time.ts";
import { isCutOff, wayBetween, type Travel, type VanPlace } from "./ways.ts";
import { night, workingTime } from "./working-day.ts";

/** Where somebody is with a van. */
export interface Outing {
  place: VanPlace;
  bayId: string;
  /** Who drives; null: nobody is named yet. */
  technicianId: string | null;
}

/** What takes somebody's time; without an outing it is at the facility. */
export interface Booked extends Span {
  outing?: Outing;
}

/** Between two appointments there is less time than the way takes, in minutes. */
export interface TravelGap {
  side: "after" | "before";
  needs: number;
  has: number;
}

/** Why nobody drives to a place at all. */
export type OffLimits = "noRoad" | "tooFar" | "unknownPlace";

const minute = 60_000;
/** One way. */
const farthestMinutes = 240;

interface Ground {
  base: VanPlace;
  travel: Travel;
}

/** Why no van drives to a place, whatever the time; null where one does. */
export function offLimits(place: VanPlace, { base, travel }: Ground): OffLimits | null {
  if (isCutOff(place, base, travel)) return "noRoad";
  const way = wayBetween(base, place, travel);
  if (!way) return "unknownPlace";
  return way.minutes > farthestMinutes ? "tooFar" : null;
}

export interface Journey extends Ground {
  calendar: WorkingCalendar;
  /** Where the work is; the base where the vehicle comes to us. */
  place: VanPlace;
  /** The van; null in a bay. */
  van: { id: string; booked: readonly Booked[] } | null;
  /** Null while nobody is named. */
  technician: (WorkPlan & { id: string; booked: readonly Booked[] }) | null;
}

interface Reach {
  /** Whether the ways before and after a time fit. */
  fits: (span: Span) => boolean;
  /** The way that does not; null where all do. */
  gap: (span: Span) => TravelGap | null;
}

const everywhere: Reach = { fits: () => true, gap: () => null };

/** Returns how the ways before and after a time are judged. */
export function reachOf(journey: Journey): Reach {
  const { van, technician } = journey;
  if (!van && !technician?.booked.some(({ outing }) => outing)) return everywhere;
  const atWork = workingTime(journey);
  const ways = waysOf(journey);
  const all = [van?.booked ?? [], technician?.booked ?? []].map((booked) =>
    booked.toSorted((one, other) => one.start - other.start),
  );
  const gap = (span: Span): TravelGap | null => {
    const day = atWork.around(span);
    for (const booked of all) {
      const [before, after] = neighbors(booked, span, day);
      const gaps = [
        { side: "before", needs: ways.to(before), from: before?.end ?? day.start, to: span.start },
        { side: "after", needs: ways.from(after), from: span.end, to: after?.start ?? day.end },
      ] as const;
      for (const { side, needs, from, to } of gaps) {
        if (needs === 0) continue;
        const has = Math.floor(atWork.between(from, to) / minute);
        if (needs > has) return { side, needs, has };
      }
    }
    return null;
  };
  /** Between appointments that are no night apart, there is no more time than the clock says: most are told by that. */
  const isTooTight = (span: Span): boolean =>
    all.some((booked) => {
      const [before, after] = neighbors(booked, span, { start: span.start - night, end: span.end + night });
      return (
        (before !== undefined && ways.to(before) * minute > span.start - before.end) ||
        (after !== undefined && ways.from(after) * minute > after.start - span.end)
      );
    });
  return { gap, fits: (span) => !isTooTight(span) && gap(span) === null };
}

/** What comes last before a time and first after it, within the day. */
function neighbors(booked: readonly Booked[], span: Span, day: Span): [Booked | undefined, Booked | undefined] {
  let [low, high] = [0, booked.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((booked[middle]?.start ?? 0) < span.end) low = middle + 1;
    else high = middle;
  }
  const after = booked[low];
  let before: Booked | undefined;
  for (let index = low - 1; index >= 0; index--) {
    const one = booked[index];
    if (!one || one.end <= day.start) break;
    if (one.end > span.start) continue;
    before = one;
    break;
  }
  return [before, after && after.start < day.end ? after : undefined];
}

/** The ways from each place in minutes, worked out once for all that one search asks. */
const knownWays = new WeakMap<Travel, WeakMap<VanPlace, WeakMap<VanPlace, number>>>();

function minutesBetween(from: VanPlace, to: VanPlace, travel: Travel): number {
  const all = knownWays.get(travel) ?? new WeakMap<VanPlace, WeakMap<VanPlace, number>>();
  knownWays.set(travel, all);
  const ways = all.get(from) ?? new WeakMap<VanPlace, number>();
  all.set(from, ways);
  const known = ways.get(to) ?? wayBetween(from, to, travel)?.minutes ?? 0;
  ways.set(to, known);
  return known;
}

/** In minutes; undefined stands for the base. */
function waysOf({ base, travel, place, van, technician }: Journey) {
  const minutes = (from: VanPlace, to: VanPlace) => minutesBetween(from, to, travel);
  const [out, home] = [minutes(base, place), minutes(place, base)];
  /** Another van, or another driver's, is fetched at the base. */
  const isSameTour = ({ bayId, technicianId }: Outing) =>
    van?.id === bayId && (technicianId === null || technician === null || technicianId === technician.id);
  return {
    to: (before: Booked | undefined): number => {
      const outing = before?.outing;
      if (!outing) return out;
      if (isSameTour(outing) && isKnown(outing.place)) return minutes(outing.place, place);
      return minutes(outing.place, base) + out;
    },
    from: (after: Booked | undefined): number => {
      const outing = after?.outing;
      if (!outing) return home;
      if (isSameTour(outing) && isKnown(outing.place)) return minutes(place, outing.place);
      return home + minutes(base, outing.place);
    },
  };
}

const isKnown = ({ coordinates, milesFromBase }: VanPlace): boolean => coordinates !== null || milesFromBase !== null;
