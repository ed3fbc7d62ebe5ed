/** A better plan for a day of vans: the problem for the search, and the plan from its solution. */
import type { Span } from "#schedule/working-time.ts";
import type {
  RouteJob,
  RouteProblem,
  RouteSolution,
  RouteVehicle,
  TimeWindow,
  UnassignedReason,
} from "./route-problem.ts";
import { solveRoutes, type SearchBudget } from "./solve-routes.ts";
import { firstLimits, limited, canEquip, ownTimes, sharedLimits, type StopLimits } from "./share-equipment.ts";
import { milesOfAsking, isPlaced, matrixOf, type Van, type VanDay, type VanStop } from "./van-day.ts";
import { burdenOf, routeOf, type Assigned, type RoutedStop, type VanRoute } from "./van-routes.ts";

export interface VanPlan {
  /** As it is planned today, and as it would be better; the same where nothing better is found. */
  before: readonly VanRoute[];
  after: readonly VanRoute[];
  isBetter: boolean;
  /** Something has a van that can do it now, whatever that costs. */
  isRescue: boolean;
  /** What no plan reaches in time, and what lies nobody knows where or misses its target: all stay as they are. */
  left: readonly { id: string; reason: UnassignedReason | "noEquipment" | "noPlace" }[];
}

const minute = 60_000;
const step = 5 * minute;
/** How long before the opening a van may leave, and after closing get home. */
const longestOvertime = 120 * minute;
/** The matrix has hundredths of a mile. */
const hundredths = 100;
const mostTries = 8;

/** What cannot be reached stays where it is, and the rest is planned round it. */
export function planVans(day: VanDay, { rounds, ...budget }: SearchBudget): VanPlan {
  const steps = planSteps(day);
  let step = steps.next();
  let left = rounds;
  while (step.done !== true) {
    step = steps.next(solveRoutes(step.value, { ...budget, rounds: left }));
    left = Math.ceil(rounds / 3); // What is searched again begins where the search before has ended.
  }
  return step.value;
}

/** The same for any search: problems one after the other, each with its solution. */
export function* planSteps(day: VanDay): Generator<RouteProblem, VanPlan, RouteSolution> {
  const before = currentRoutes(day);
  let limits = firstLimits(day);
  let left: VanPlan["left"] = day.stops.flatMap((stop): VanPlan["left"] => {
    if (!isPlaced(stop.place, day)) return [{ id: stop.id, reason: "noPlace" }];
    const isHeld = !stop.isFixed && windowsOf(day, stop).length > 0 && windowsOf(day, stop, limits).length === 0;
    return isHeld ? [{ id: stop.id, reason: "noEquipment" }] : [];
  });
  let initial: RouteProblem["initial"];
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const staying = new Set(left.map(({ id }) => id));
    const problem = problemOf(day, staying, limits);
    const solution = yield { ...problem, initial: initial ?? problem.initial ?? [] };
    left = [...left, ...solution.unassigned];
    if (solution.unassigned.length > 0) continue;
    const after = plannedRoutes(day, { solution, staying });
    const narrower = sharedLimits(day, after, limits);
    if (narrower) {
      initial = ordersOf(solution);
      limits = attempt < mostTries - 2 ? narrower : ownTimes(day);
      continue;
    }
    const isRescue = day.stops.some((stop) => isLost(stop) && !staying.has(stop.id));
    const isBetter = isRescue || burdenOf(after) < burdenOf(before) - 1;
    return { before, after: isBetter ? after : before, isBetter, isRescue, left };
  }
  return { before, after: before, isBetter: false, isRescue: false, left };
}

/** It comes from another day, or its van cannot do it. */
const isLost = ({ isOfEarlierDay, isFixed, vans, bayId }: VanStop): boolean =>
  isOfEarlierDay || !(isFixed || vans.includes(bayId));

const ordersOf = ({ routes }: RouteSolution): RouteProblem["initial"] =>
  routes.map(({ vehicle, steps }) => ({
    vehicle,
    jobs: steps.flatMap(({ type, id }) => (type === "job" && id !== null ? [id] : [])),
  }));

const currentRoutes = (day: VanDay): VanRoute[] =>
  day.vans.map((van) =>
    routeOf(
      day,
      van,
      ownStops(day, van).map((stop) => ({ stop, startsAt: stop.startsAt })),
    ),
  );

const ownStops = ({ stops }: VanDay, van: Van): VanStop[] =>
  stops.filter(({ bayId, isOfEarlierDay }) => bayId === van.bayId && !isOfEarlierDay);

function problemOf(day: VanDay, staying: ReadonlySet<string>, limits: StopLimits): RouteProblem {
  const planned = day.stops.filter(({ id }) => !staying.has(id));
  const vans = day.vans.filter(({ from }) => from < lastMoment(day));
  const matrix = matrixOf(
    [day.base, ...vans.map(({ place }) => place), ...planned.map(({ place }) => place)],
    day.travel,
  );
  return {
    matrix,
    vehicles: vans.map((van, index) => vehicleOf(day, van, { start: index + 1, staying })),
    jobs: planned.map((stop, index) => jobOf(day, stop, { location: 1 + vans.length + index, limits })),
    initial: vans.map(({ bayId }) => ({
      vehicle: bayId,
      jobs: planned
        .filter((stop) => stop.bayId === bayId && !stop.isOfEarlierDay)
        .toSorted((one, other) => one.startsAt - other.startsAt)
        .map(({ id }) => id),
    })),
  };
}

const lastMoment = ({ open }: VanDay): number => (open.at(-1)?.end ?? Number.NEGATIVE_INFINITY) + longestOvertime;

function vehicleOf(
  day: VanDay,
  van: Van,
  { start, staying }: { start: number; staying: ReadonlySet<string> },
): RouteVehicle {
  const earliest = Math.max(van.from, day.now, (day.open[0]?.start ?? 0) - longestOvertime);
  const own = day.vans
    .filter(({ bayId, driverId }) => bayId === van.bayId || (driverId !== null && driverId === van.driverId))
    .flatMap((one) => ownStops(day, one))
    .filter(({ id }) => staying.has(id))
    .map((stop) => ({ start: stop.startsAt, end: stop.startsAt + stop.minutes * minute }));
  return {
    id: van.bayId,
    start,
    end: 0,
    timeWindow: [seconds(roundedUp(earliest)), seconds(lastMoment(day))],
    breaks: apart([...van.busy, ...own], earliest).map((span, index) => ({
      id: `busy ${index}`,
      timeWindows: [[seconds(span.start), seconds(span.start)]],
      service: seconds(span.end) - seconds(span.start),
    })),
    skills: day.stops
      .filter((stop) => stop.vans.includes(van.bayId) && (stop.bayId === van.bayId || canEquip(day, stop, van)))
      .map(({ id }) => id),
    capacity: 0,
  };
}

const roundedUp = (moment: number): number => Math.ceil(moment / step) * step;
const seconds = (moment: number): number => Math.ceil(moment / 1000);

/** From that moment on, those that meet as one. */
function apart(spans: readonly Span[], from: number): Span[] {
  const whole: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (end <= from) continue;
    const before = whole.at(-1);
    if (before && start <= before.end) before.end = Math.max(before.end, end);
    else whole.push({ start: Math.max(start, roundedUp(from)), end: Math.max(end, roundedUp(from)) });
  }
  return whole;
}

function jobOf(day: VanDay, stop: VanStop, { location, limits }: { location: number; limits: StopLimits }): RouteJob {
  const { id, startsAt, workMinutes, isFixed, isConfirmed, bayId } = stop;
  const told: TimeWindow = [seconds(startsAt), seconds(startsAt)];
  return {
    id,
    location,
    service: workMinutes * 60,
    timeWindows: isFixed ? [told] : windowsOf(day, stop, limits),
    skills: [id],
    amount: 0,
    priority: isConfirmed ? 2 : 1,
    vehicle: isFixed ? bayId : null,
    isPinned: isFixed,
    promised: isFixed ? null : { window: told, cost: milesOfAsking(stop) * hundredths },
  };
}

/** When its work can begin while the facility is open, its glass has cured, and the vehicle, tools and targets are free. */
function windowsOf({ open, now }: VanDay, stop: VanStop, limits?: StopLimits): readonly TimeWindow[] {
  const windows = open
    .map(({ start, end }): TimeWindow => [
      seconds(roundedUp(Math.max(start, now, stop.curedAt ?? start))),
      seconds(end - stop.workMinutes * minute),
    ])
    .filter(([from, to]) => from <= to);
  const free = limited(windows, { only: null, never: stop.vehicleBusy ?? [] }, stop.minutes);
  return limited(free, limits?.get(stop.id), stop.minutes);
}

interface Solved {
  solution: RouteSolution;
  staying: ReadonlySet<string>;
}

function plannedRoutes(day: VanDay, { solution, staying }: Solved): VanRoute[] {
  const stops = new Map(day.stops.map((stop) => [stop.id, stop]));
  return day.vans.map((van) => {
    const steps = solution.routes.find(({ vehicle }) => vehicle === van.bayId)?.steps ?? [];
    const found = steps.flatMap(({ id, begin }): Assigned[] => {
      const stop = id === null ? undefined : stops.get(id);
      return stop ? [{ stop, startsAt: begin * 1000 }] : [];
    });
    const kept = ownStops(day, van).filter(({ id }) => staying.has(id));
    const all = [...found, ...kept.map((stop) => ({ stop, startsAt: stop.startsAt }))];
    const route = routeOf(day, van, all);
    return { ...route, stops: keptFree(day, route) };
  });
}

/** The schedule keeps the work free; whatever stays, as long as it was, unless that is in the way. */
function keptFree(day: VanDay, { stops }: VanRoute): RoutedStop[] {
  const known = new Map(day.stops.map((stop) => [stop.id, stop]));
  return stops.map((routed, index): RoutedStop => {
    const stop = known.get(routed.id);
    const next = stops[index + 1];
    if (!stop) return routed;
    const until = next?.startsAt ?? Number.POSITIVE_INFINITY;
    if (!routed.isMoved && routed.startsAt + stop.minutes * minute <= until) return routed;
    const end = Math.min(routed.startsAt + stop.workMinutes * minute, until);
    return { ...routed, minutes: Math.floor((end - routed.startsAt) / minute) };
  });
}
