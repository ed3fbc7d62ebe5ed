/** When a van gets to its next stops as its day goes, and which new time a customer is told without anybody's doing. */
import { wayBetween, type Travel, type VanPlace } from "#schedule/travel/ways.ts";
import { arrivalAfter, isWorthTelling } from "./trip.ts";

const minute = 60_000;
/** Whoever should be there and is not takes at least so long. */
const shortestLeft = 5;
/** Whoever forgot to say that they arrived writes to nobody all day. */
const mostRetold = 3;

/** Returns when somebody on the way arrives: as expected, or soon once that time has passed; not before they can, by where they are. */
export const arrivalNow = (expectedAt: Date, now: Date, minutesAway = 0): Date =>
  expectedAt > now ? expectedAt : (arrivalAfter(Math.max(shortestLeft, minutesAway), now) ?? expectedAt);

interface Told {
  /** The time of arrival that the customer knows; null: none. */
  toldAt: Date | null;
  /** How often they have heard of another one already. */
  retold: number;
}

/** Whether the customer hears of a new time of arrival: 15 minutes from the one they know, and three times at most. */
export const isWorthRetelling = ({ toldAt, retold }: Told, expectedAt: Date): boolean =>
  toldAt !== null && retold < mostRetold && isWorthTelling(toldAt, expectedAt);

/** The stop that a van drives to, is at or has left last: when, in milliseconds; null for what has not happened. */
export interface LatestStop {
  place: VanPlace;
  startsAt: number;
  minutes: number;
  expectedAt: number | null;
  arrivedAt: number | null;
  endedAt: number | null;
}

/** Returns when a van can drive on: not before now, and not before the work there is done. */
export function freeAfter({ startsAt, minutes, expectedAt, arrivedAt, endedAt }: LatestStop, now: number): number {
  if (endedAt !== null) return now;
  const there = arrivedAt ?? Math.max(expectedAt ?? now, now);
  return Math.max(now, Math.max(startsAt, there) + minutes * minute);
}

export interface StopAhead {
  id: string;
  place: VanPlace;
  startsAt: number;
  minutes: number;
}

/**
 * Returns when a van gets to each of its next stops, in order: never before the agreed time, else to the next 5 minutes.
 * What comes after a way that nobody knows is left out.
 */
export function arrivalsAhead(
  from: { place: VanPlace; freeAt: number },
  stops: readonly StopAhead[],
  travel: Travel,
): Map<string, Date> {
  const arrivals = new Map<string, Date>();
  let { place, freeAt } = from;
  for (const stop of stops.toSorted((one, other) => one.startsAt - other.startsAt)) {
    const there = arrivalAfter(wayBetween(place, stop.place, travel)?.minutes ?? null, new Date(freeAt));
    if (there === null) break;
    const arrivesAt = Math.max(stop.startsAt, there.getTime());
    arrivals.set(stop.id, new Date(arrivesAt));
    ({ place } = stop);
    freeAt = arrivesAt + stop.minutes * minute;
  }
  return arrivals;
}
