/** When a van gets to its next stops as its day goes, and which new time a customer is told without anybody's doing. */
import { wayBetween, type Travel, type VanPlace } from "#schedule/travel/ways.ts";
import type { WorkingDay } from "#schedule/travel/working-day.ts";
import type { Span } from "#schedule/working-time.ts";
import { arrivalAfter, isWorthTelling } from "./trip.ts";

const minute = 60_000;
/** Whoever should be there and is not takes at least so long. */
const shortestLeft = 5;
const mostRetold = 3;
/** What comes later can still be caught up, or is planned anew. */
export const tellsAheadHours = 2;
/** Of whom nothing is heard for so long has forgotten to say where they are: the clock alone makes nobody later. */
export const silentMinutes = 30;

/** Returns when somebody on the way arrives: as expected, or soon once that time has passed; not before they can, by where they are. */
export const arrivalNow = (expectedAt: Date, now: Date, minutesAway = 0): Date =>
  expectedAt > now ? expectedAt : (arrivalAfter(Math.max(shortestLeft, minutesAway), now) ?? expectedAt);

interface Told {
  /** The time of arrival that the customer knows; null: none. */
  toldAt: Date | null;
  /** How often they have heard of another one already. */
  retold: number;
}

/**
 * Whether the customer hears of a new time of arrival: 15 minutes from the one they know, and three times at most. Once at
 * most where the clock alone says so: somebody may be there already and has only not said it.
 */
export const isWorthRetelling = ({ toldAt, retold }: Told, expectedAt: Date, isKnown: boolean): boolean =>
  toldAt !== null && retold < (isKnown ? mostRetold : 1) && isWorthTelling(toldAt, expectedAt);

/** The stop that a van drives to, is at or has left last: when, in milliseconds; null for what has not happened. */
export interface LatestStop {
  place: VanPlace;
  startsAt: number;
  minutes: number;
  expectedAt: number | null;
  /** The same as somebody said it, or their position: the clock has not moved it. */
  knownExpectedAt: number | null;
  arrivedAt: number | null;
  endedAt: number | null;
}

type BreaksOfDay = Pick<WorkingDay, "breaks">;

/** Returns when a van could drive on by what was recorded: once the work there is done as planned. */
export function plannedFree(
  { startsAt, minutes, knownExpectedAt, arrivedAt, endedAt }: LatestStop,
  { breaks }: BreaksOfDay,
): number {
  return endedAt ?? workedUntil(Math.max(startsAt, arrivedAt ?? knownExpectedAt ?? startsAt), minutes, breaks);
}

/** Returns when a van can drive on as the clock says: not before now, and not before the work there is done. */
export function freeAfter(
  { startsAt, minutes, expectedAt, arrivedAt, endedAt }: LatestStop,
  now: number,
  { breaks }: BreaksOfDay,
): number {
  if (endedAt !== null) return Math.max(endedAt, now);
  return Math.max(now, workedUntil(Math.max(startsAt, arrivedAt ?? expectedAt ?? now), minutes, breaks));
}

/** The moment after so many minutes of driving or work, which breaks interrupt. */
function workedUntil(from: number, minutes: number, breaks: readonly Span[]): number {
  let time = from;
  let left = minutes * minute;
  for (const { start, end } of breaks) {
    if (end <= time) continue;
    if (start - time >= left) break;
    left -= Math.max(0, start - time);
    time = end;
  }
  return time + left;
}

/** The first moment from then on at which there is time for the whole work. */
const startOfWork = (from: number, minutes: number, breaks: readonly Span[]): number =>
  breaks.reduce((begin, { start, end }) => (start < begin + minutes * minute && end > begin ? end : begin), from);

export interface StopAhead {
  id: string;
  place: VanPlace;
  startsAt: number;
  minutes: number;
}

interface From {
  place: VanPlace;
  freeAt: number;
}

/**
 * Returns when a van gets to each of its next stops and can begin, in order: never before the agreed time, else to the next
 * 5 minutes, and after a break where there is no time for the work before it. What comes after a way that nobody knows is left out.
 */
export function arrivalsAhead(
  from: From,
  stops: readonly StopAhead[],
  { breaks, ...travel }: BreaksOfDay & Travel,
): Map<string, Date> {
  const arrivals = new Map<string, Date>();
  let { place, freeAt } = from;
  for (const stop of stops.toSorted((one, other) => one.startsAt - other.startsAt)) {
    const way = wayBetween(place, stop.place, travel);
    const there = way && arrivalAfter(0, new Date(workedUntil(freeAt, way.minutes, breaks)));
    if (!there) break;
    const arrivesAt = startOfWork(Math.max(stop.startsAt, there.getTime()), stop.minutes, breaks);
    arrivals.set(stop.id, new Date(arrivesAt));
    ({ place } = stop);
    freeAt = arrivesAt + stop.minutes * minute;
  }
  return arrivals;
}

export interface ExpectedArrival {
  at: Date;
  /** What was recorded makes it so late, and not the clock alone. */
  isKnown: boolean;
  /** After the end of the working day. */
  isAfterWork: boolean;
}

/**
 * Returns when a van gets to its next stops, by where it was last. Where nothing is heard of it, the clock makes the next one
 * no later than `silentMinutes`.
 */
export function expectArrivals(
  latest: LatestStop,
  ahead: readonly StopAhead[],
  { now, day, travel }: { now: number; day: WorkingDay; travel: Travel },
): Map<string, ExpectedArrival> {
  const { place } = latest;
  const around = { ...travel, breaks: day.breaks };
  const next = Math.min(...ahead.map(({ startsAt }) => startsAt));
  const clock = Math.min(now, next + silentMinutes * minute);
  const known = arrivalsAhead({ place, freeAt: plannedFree(latest, day) }, ahead, around);
  const byClock = arrivalsAhead({ place, freeAt: freeAfter(latest, clock, day) }, ahead, around);
  return new Map(
    [...byClock].map(([id, at]) => {
      const isKnown = !isWorthTelling(known.get(id) ?? at, at);
      return [id, { at, isKnown, isAfterWork: at.getTime() >= day.end }];
    }),
  );
}
