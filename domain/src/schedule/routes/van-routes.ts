/** What a van's day comes to when it is driven as planned: ways, late arrivals and overtime. */
import type { Span } from "#schedule/working-time.ts";
import { drivingMinutes } from "#schedule/driving-time.ts";
import { wayBetween } from "#schedule/travel/ways.ts";
import { milesOfAsking, type Van, type VanDay, type VanStop } from "./van-day.ts";

export interface RoutedStop {
  id: string;
  version: number;
  technicianId: string | null;
  startsAt: number;
  minutes: number;
  /** From the place before. */
  driveMinutes: number;
  miles: number;
  /** How long after its time the van gets there. */
  lateMinutes: number;
  /** To another van, time or day. */
  isMoved: boolean;
  /** The customer was told another time. */
  mustAsk: boolean;
}

export interface VanRoute {
  bayId: string;
  driverId: string | null;
  stops: readonly RoutedStop[];
  /** With the way home. */
  miles: number;
  homeMinutes: number;
  /** On the road or at work while the facility is closed. */
  overtimeMinutes: number;
  lateMinutes: number;
  /** What the customers who were told other times weigh, in miles. */
  askingMiles: number;
}

/** A stop at its time in a plan. */
export interface Assigned {
  stop: VanStop;
  startsAt: number;
}

const minute = 60_000;

/** The route of a van with its stops, in the order of their times. */
export function routeOf({ base, open, travel }: VanDay, van: Van, assigned: readonly Assigned[]): VanRoute {
  const ordered = assigned.toSorted((one, other) => one.startsAt - other.startsAt);
  let place = van.place;
  let time = van.from;
  let left: number | null = null;
  const stops = ordered.map(({ stop, startsAt }, index): RoutedStop => {
    const way = wayBetween(place, stop.place, travel) ?? noWay;
    const leaves = index === 0 ? Math.max(time, startsAt - way.minutes * minute) : time;
    left ??= leaves;
    const arrival = leaves + way.minutes * minute;
    const begin = freeFrom(van.busy, Math.max(arrival, startsAt), stop.workMinutes * minute);
    time = begin + stop.workMinutes * minute;
    place = stop.place;
    const isSame = startsAt === stop.startsAt;
    return {
      id: stop.id,
      version: stop.version,
      technicianId: van.bayId === stop.bayId && !stop.isOfEarlierDay ? stop.technicianId : van.driverId,
      startsAt,
      minutes: stop.minutes,
      driveMinutes: way.minutes,
      miles: way.miles,
      lateMinutes: Math.round((begin - startsAt) / minute),
      isMoved: !isSame || van.bayId !== stop.bayId,
      mustAsk: !isSame,
    };
  });
  const home = stops.length > 0 ? (wayBetween(place, base, travel) ?? noWay) : noWay;
  const sum = (key: "lateMinutes" | "miles") => stops.reduce((total, stop) => total + stop[key], 0);
  return {
    bayId: van.bayId,
    driverId: van.driverId,
    stops,
    miles: tenths(sum("miles") + home.miles),
    homeMinutes: home.minutes,
    overtimeMinutes: left === null ? 0 : outside(open, { start: left, end: time + home.minutes * minute }),
    lateMinutes: sum("lateMinutes"),
    askingMiles: assigned.reduce(
      (total, { stop, startsAt }) => total + (startsAt === stop.startsAt ? 0 : milesOfAsking(stop)),
      0,
    ),
  };
}

/** The first moment from then on at which there is that much time. */
function freeFrom(busy: readonly Span[], from: number, length: number): number {
  const ordered = busy.toSorted((one, other) => one.start - other.start);
  return ordered.reduce((begin, { start, end }) => (start < begin + length && end > begin ? end : begin), from);
}

const noWay = { miles: 0, minutes: 0 };
const tenths = (miles: number): number => Math.round(miles * 10) / 10;

/** Before the first opening and after the last, in minutes. */
function outside(open: readonly Span[], { start, end }: Span): number {
  const [opens, closes] = [open[0]?.start ?? end, open.at(-1)?.end ?? start];
  return Math.round((Math.max(0, Math.min(end, opens) - start) + Math.max(0, end - Math.max(start, closes))) / minute);
}

/** What a plan is to the people in it, in minutes: late arrivals, overtime, ways, and customers to be asked. */
export function burdenOf(routes: readonly VanRoute[]): number {
  return routes.reduce(
    (sum, { lateMinutes, overtimeMinutes, miles, askingMiles }) =>
      sum + lateMinutes + overtimeMinutes + drivingMinutes(miles + askingMiles),
    0,
  );
}
