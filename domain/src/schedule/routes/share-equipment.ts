/** Tools and targets in a plan of vans: none is at two stops at a time. */
import { freeness } from "#schedule/freeness.ts";
import type { Span } from "#schedule/working-time.ts";
import type { TimeWindow } from "./route-problem.ts";
import type { Van, VanDay, VanEquipment, VanStop } from "./van-day.ts";
import type { RoutedStop, VanRoute } from "./van-routes.ts";

const minute = 60_000;
const second = 1000;

/** What a stop may do besides its own windows: begin at that moment alone, or never while it would meet these times. */
export interface StopLimit {
  only: number | null;
  never: readonly Span[];
}

export type StopLimits = ReadonlyMap<string, StopLimit>;

/** From the times at which everything is in use that would serve one of its needs. */
export function firstLimits({ stops, equipment = [] }: VanDay): StopLimits {
  const busy = new Map(equipment.map(({ id, busy: times }) => [id, times]));
  return new Map(
    stops.flatMap(({ id, needs = [] }) => {
      const never = needs.flatMap((need) => inAll(need.map((one) => busy.get(one) ?? [])));
      return never.length > 0 ? [[id, { only: null, never }]] : [];
    }),
  );
}

/** The times that all lists have in common. */
const inAll = ([first = [], ...others]: readonly (readonly Span[])[]): readonly Span[] =>
  others.reduce<readonly Span[]>(
    (common, spans) =>
      common.flatMap((one) =>
        spans
          .map((other) => ({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) }))
          .filter(({ start, end }) => start < end),
      ),
    first,
  );

/** The windows, in seconds, in which a stop of that length in minutes may begin under its limit. */
export function limited(
  windows: readonly TimeWindow[],
  limit: StopLimit | undefined,
  minutes: number,
): readonly TimeWindow[] {
  if (!limit) return windows;
  const { only, never } = limit;
  if (only !== null) return [[only / second, only / second]];
  return never.reduce<readonly TimeWindow[]>(
    (left, { start, end }) => left.flatMap((window) => without(window, start / second - minutes * 60, end / second)),
    windows,
  );
}

/** Of a window what begins no later than `from` or no earlier than `to`. */
const without = ([first, last]: TimeWindow, from: number, to: number): readonly TimeWindow[] =>
  (
    [
      [first, Math.min(last, Math.floor(from))],
      [Math.max(first, Math.ceil(to)), last],
    ] as const
  ).filter(([begin, end]) => begin <= end);

interface Use extends Span {
  stopId: string;
  equipmentId: string;
}

/**
 * Gives each stop what it needs, as applying the plan does: those that stay keep theirs, and the others take what is free.
 * Returns narrower limits where something is missing; null where nothing is.
 */
export function sharedLimits(day: VanDay, routes: readonly VanRoute[], limits: StopLimits): StopLimits | null {
  const known = new Map(day.stops.map((stop) => [stop.id, stop]));
  const placed = routes.flatMap(({ bayId, stops }) =>
    stops.flatMap((routed) => {
      const stop = known.get(routed.id);
      return stop?.needs?.length ? [{ bayId, routed, stop }] : [];
    }),
  );
  const staying = placed.filter(({ routed, stop }) => !routed.isMoved && routed.minutes === stop.minutes);
  const uses = staying.flatMap(({ routed, stop }) => usesOf(routed, stop.uses ?? []));
  const narrower = new Map(limits);
  let isShort = false;
  for (const one of placed.filter((other) => !staying.includes(other))) {
    const { found, meets } = choose(day, one, uses);
    uses.push(...usesOf(one.routed, found));
    if (meets.length === 0) continue;
    isShort = true;
    const limit = narrower.get(one.stop.id);
    narrower.set(one.stop.id, { only: null, never: [...(limit?.never ?? []), ...meets] });
    for (const { stopId, start } of meets) {
      const other = narrower.get(stopId);
      if (stopId !== one.stop.id) narrower.set(stopId, { never: other?.never ?? [], only: start });
    }
  }
  return isShort ? narrower : null;
}

const usesOf = ({ id: stopId, startsAt: start, minutes }: RoutedStop, equipmentIds: readonly string[]): Use[] =>
  equipmentIds.map((equipmentId) => ({ stopId, equipmentId, start, end: start + minutes * minute }));

interface Placed {
  bayId: string;
  routed: RoutedStop;
  stop: VanStop;
}

/** What it takes of each need, and whose uses are in its way. */
function choose({ equipment = [] }: VanDay, { bayId, routed, stop }: Placed, uses: readonly Use[]) {
  const start = routed.startsAt;
  const end = start + routed.minutes * minute;
  const found: string[] = [];
  const meets: Use[] = [];
  for (const need of stop.needs ?? []) {
    if (need.some((id) => found.includes(id))) continue;
    const candidates = equipment
      .filter(({ id, vanId }) => need.includes(id) && (vanId === null || vanId === bayId))
      .toSorted((one, other) => keptFirst(stop, one.id) - keptFirst(stop, other.id));
    const usedThen = (id: string) => uses.filter((use) => use.equipmentId === id && use.start < end && use.end > start);
    const free = candidates.find(({ id, busy }) => freeness(busy)(start, end) && usedThen(id).length === 0);
    if (free) found.push(free.id);
    else meets.push(...inTheWay(stop.id, candidates, { start, end }), ...candidates.flatMap(({ id }) => usedThen(id)));
  }
  return { found, meets };
}

/** What cannot be had then because of others than the stops of the plan; never, where nothing would serve. */
const inTheWay = (stopId: string, candidates: readonly VanEquipment[], { start, end }: Span): Use[] =>
  candidates.length === 0
    ? [{ stopId, equipmentId: "", start: -Infinity, end: Infinity }]
    : candidates.flatMap(({ id: equipmentId, busy }) =>
        busy
          .filter((span) => span.start < end && span.end > start)
          .map((span) => ({ stopId, equipmentId, start: span.start, end: span.end })),
      );

/** Whether the van can take along something of each that the stop needs. */
export const canEquip = ({ equipment = [] }: VanDay, { needs = [] }: VanStop, { bayId }: Van): boolean =>
  needs.every((need) => equipment.some(({ id, vanId }) => need.includes(id) && (vanId === null || vanId === bayId)));

const keptFirst = ({ uses = [] }: VanStop, id: string): number => (uses.includes(id) ? 0 : 1);

/** Everything that needs equipment at its own time: what is booked today meets nothing. */
export const ownTimes = ({ stops }: VanDay): StopLimits =>
  new Map(
    stops.flatMap(({ id, needs = [], startsAt }) => (needs.length > 0 ? [[id, { only: startsAt, never: [] }]] : [])),
  );
