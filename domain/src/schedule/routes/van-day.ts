/** A day of a facility's vans: where they are, what they have to do, and how far it is from one place to another. */
import { approximateMiles, type Coordinates } from "#customers/address-book.ts";
import { drivingMinutes } from "#schedule/driving-time.ts";
import type { Span } from "#schedule/working-time.ts";
import type { TravelMatrix } from "./route-problem.ts";

/** Where it lies, or at least how far from the base; both null where nobody knows. */
export interface VanPlace {
  coordinates: Coordinates | null;
  milesFromBase: number | null;
}

export interface Van {
  bayId: string;
  /** Who drives it that day; null: nobody is named, so nothing is given to it. */
  driverId: string | null;
  /** Where it is when it becomes free, and when that is. */
  place: VanPlace;
  from: number;
  /** When it or its driver has something else to do. */
  busy: readonly Span[];
}

export interface VanStop {
  /** Of the appointment. */
  id: string;
  version: number;
  bayId: string;
  technicianId: string | null;
  place: VanPlace;
  startsAt: number;
  /** As the schedule keeps it free, the way included. */
  minutes: number;
  /** At the vehicle. */
  workMinutes: number;
  isConfirmed: boolean;
  /** Stays where it is. */
  isFixed: boolean;
  /** The vans that could do it, with what they carry and who drives them. */
  vans: readonly string[];
}

export interface VanDay {
  base: VanPlace;
  /** When the facility is open, in the order of time. */
  open: readonly Span[];
  now: number;
  vans: readonly Van[];
  stops: readonly VanStop[];
}

/** What it weighs, in miles, to leave a time that a customer was told. */
export const milesOfAsking = ({ isConfirmed }: Pick<VanStop, "isConfirmed">): number => (isConfirmed ? 10 : 3);

export interface Way {
  miles: number;
  minutes: number;
}

const step = 5;

/**
 * The way by the great circle × 1.25 at 35 miles per hour, in full five minutes: 28.2 miles take 50. Without coordinates
 * it leads past the base; null where that is not known either.
 */
export function wayBetween(from: VanPlace, to: VanPlace): Way | null {
  const miles = milesBetween(from, to);
  if (miles === null) return null;
  return { miles, minutes: Math.ceil(drivingMinutes(miles) / step) * step };
}

function milesBetween(from: VanPlace, to: VanPlace): number | null {
  if (from === to) return 0;
  if (from.coordinates && to.coordinates) return approximateMiles(from.coordinates, to.coordinates);
  if (from.milesFromBase === null || to.milesFromBase === null) return null;
  return from.milesFromBase + to.milesFromBase;
}

/** Seconds, and hundredths of a mile. */
export function matrixOf(places: readonly VanPlace[]): TravelMatrix {
  const ways = places.map((from) => places.map((to) => wayBetween(from, to)));
  return {
    durations: ways.map((row) => row.map((way) => way && way.minutes * 60)),
    distances: ways.map((row) => row.map((way) => way && Math.round(way.miles * 100))),
  };
}

/** Whether it can be said how far the place is from the base. */
export const isPlaced = (place: VanPlace, base: VanPlace): boolean => wayBetween(place, base) !== null;
