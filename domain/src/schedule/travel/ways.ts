/** How far it is from one place to another and how long that takes: by road where a router said so, else estimated. */
import { approximateMiles, type Coordinates } from "#customers/address-book.ts";
import { drivingMinutes } from "#schedule/driving-time.ts";
import type { LearnedPace } from "./learned-pace.ts";

/** Where it lies, or at least how far from the base; both null where nobody knows. */
export interface VanPlace {
  coordinates: Coordinates | null;
  milesFromBase: number | null;
}

/** What the router said about one way. */
export interface RoadWay {
  seconds: number;
  miles: number;
}

export interface Travel extends LearnedPace {
  /** By `roadKey`: null where no road leads. What the router was not asked is not there. */
  roads: ReadonlyMap<string, RoadWay | null>;
}

/** Nothing but the distance is known. */
export const estimatedTravel: Travel = { pace: 1, drives: 0, roads: new Map() };

export interface Way {
  miles: number;
  minutes: number;
}

const step = 5;

/** A way from one pair of coordinates to another. */
export const roadKey = (from: Coordinates, to: Coordinates): string =>
  [from.latitude, from.longitude, to.latitude, to.longitude].join(" ");

/**
 * The way by road, else by the great circle × 1.25 at 35 miles per hour and the learned pace, in full five minutes: 28.2 miles
 * take 50. Without coordinates it leads past the base; null where that is not known either.
 */
export function wayBetween(from: VanPlace, to: VanPlace, travel: Travel): Way | null {
  const road = roadBetween(from, to, travel);
  if (road) return { miles: Math.round(road.miles * 10) / 10, minutes: inSteps(road.seconds / 60) };
  const miles = milesBetween(from, to);
  return miles === null ? null : { miles, minutes: inSteps(drivingMinutes(miles) * travel.pace) };
}

const inSteps = (minutes: number): number => Math.ceil(minutes / step) * step;

function roadBetween(from: VanPlace, to: VanPlace, { roads }: Travel): RoadWay | null {
  if (roads.size === 0 || from === to || !from.coordinates || !to.coordinates) return null;
  return roads.get(roadKey(from.coordinates, to.coordinates)) ?? null;
}

function milesBetween(from: VanPlace, to: VanPlace): number | null {
  if (from === to) return 0;
  if (from.coordinates && to.coordinates) return approximateMiles(from.coordinates, to.coordinates);
  if (from.milesFromBase === null || to.milesFromBase === null) return null;
  return from.milesFromBase + to.milesFromBase;
}

/** Whether the router says that no road leads from the base to a place, or back: nobody gets there, as to an island. */
export function isCutOff(place: VanPlace, base: VanPlace, { roads }: Travel): boolean {
  if (!place.coordinates || !base.coordinates) return false;
  return (
    roads.get(roadKey(base.coordinates, place.coordinates)) === null ||
    roads.get(roadKey(place.coordinates, base.coordinates)) === null
  );
}
