/** When a vehicle is where: it leaves as late as it can, works as early as it can, and rests where it would wait. */
import type { PreparedProblem, PreparedVehicle } from "./prepare-problem.ts";
import type { RouteStep } from "./route-problem.ts";
import { firstStart } from "./time-windows.ts";
import type { TimedRoute } from "./timed-route.ts";

interface Journey {
  problem: PreparedProblem;
  vehicle: PreparedVehicle;
  route: TimedRoute;
  steps: RouteStep[];
  time: number;
  location: number;
  /** How many breaks have been taken. */
  taken: number;
}

const never = Number.POSITIVE_INFINITY;

/** A start, the jobs with the breaks between them, and the end; breaks that would come after the end are left out. */
export function stepsOf(problem: PreparedProblem, route: TimedRoute): RouteStep[] {
  const vehicle = problem.vehicles[route.vehicle];
  if (!vehicle) return [];
  const time = vehicle.timeWindow[0];
  const start = { type: "start", id: null, arrival: time, begin: time, departure: time, ...noWay } as const;
  const journey: Journey = { problem, vehicle, route, steps: [start], time, location: vehicle.start, taken: 0 };
  for (let row = 0; row < route.visits.length; row++) {
    restBeforeLeaving(journey, row);
    doJob(journey, row);
  }
  restBeforeLeaving(journey, route.visits.length);
  const way = drive(journey, vehicle.end);
  const end = journey.time;
  journey.steps.push({ type: "end", id: null, arrival: end, begin: end, departure: end, ...way });
  return leaveLater(journey.steps);
}

const noWay = { duration: 0, distance: 0 };

function drive(journey: Journey, to: number): { duration: number; distance: number } {
  const cell = journey.location * journey.problem.size + to;
  const duration = journey.problem.durations[cell] ?? never;
  const distance = journey.problem.distances[cell] ?? never;
  journey.time += duration;
  journey.location = to;
  return { duration, distance };
}

function doJob(journey: Journey, row: number): void {
  const { problem, route, steps } = journey;
  const visit = route.visits[row];
  const job = visit && problem.jobs[visit.job];
  if (!job) return;
  const windows = job.modes[visit.mode]?.windows ?? [];
  const way = drive(journey, job.location);
  const arrival = journey.time;
  const rests: RouteStep[] = [];
  for (let after = afterBreak(journey); Number.isFinite(after); after = afterBreak(journey)) {
    const begin = firstStart(windows, journey.time);
    const isNeeded = !canGoOn(journey, { time: begin + job.service, taken: journey.taken, row: row + 1 });
    if (after > begin && !isNeeded) break;
    rests.push(rest(journey));
  }
  const begin = firstStart(windows, journey.time);
  journey.time = begin + job.service;
  const [first] = rests;
  if (first) rests[0] = { ...first, ...way };
  steps.push(...rests);
  const shown = first ? { arrival: rests.at(-1)?.departure ?? arrival, ...noWay } : { arrival, ...way };
  steps.push({ type: "job", id: job.id, begin, departure: journey.time, ...shown });
}

/** Rests at once where that leaves time for everything; waits for the break only where there is no going on without. */
function restBeforeLeaving(journey: Journey, row: number): void {
  for (let after = afterBreak(journey); Number.isFinite(after); after = afterBreak(journey)) {
    const pause = journey.vehicle.breaks[journey.taken];
    const isOpen = firstStart(pause?.timeWindows ?? [], journey.time) === journey.time;
    const isPossible = canGoOn(journey, { time: after, taken: journey.taken + 1, row });
    if (!(isOpen && isPossible) && canLeave(journey, { time: journey.time, taken: journey.taken, row })) return;
    journey.steps.push(rest(journey));
  }
}

/** When the next break would be over; infinite when there is none. */
function afterBreak({ vehicle, taken, time }: Journey): number {
  const pause = vehicle.breaks[taken];
  return pause ? firstStart(pause.timeWindows, time) + pause.service : never;
}

function rest(journey: Journey): RouteStep {
  const pause = journey.vehicle.breaks[journey.taken];
  const arrival = journey.time;
  const begin = firstStart(pause?.timeWindows ?? [], arrival);
  journey.time = begin + (pause?.service ?? 0);
  journey.taken++;
  return { type: "break", id: pause?.id ?? null, arrival, begin, departure: journey.time, ...noWay };
}

interface Moment {
  time: number;
  taken: number;
  /** Of the visit that was last, counted from 1; 0 is the start. */
  row: number;
}

/** Whether everything that follows can still be done, with or without breaks before leaving. */
function canGoOn(journey: Journey, moment: Moment): boolean {
  const { vehicle } = journey;
  let { time } = moment;
  for (let { taken } = moment; taken <= vehicle.breaks.length; taken++) {
    if (canLeave(journey, { time, taken, row: moment.row })) return true;
    time = afterBreak({ ...journey, taken, time });
  }
  return false;
}

function canLeave({ problem, vehicle, route }: Journey, { time, taken, row }: Moment): boolean {
  const visit = route.visits[row - 1];
  const from = visit ? problem.jobs[visit.job]?.location : vehicle.start;
  const next = route.visits[row];
  const to = next ? problem.jobs[next.job]?.location : vehicle.end;
  const way = problem.durations[(from ?? 0) * problem.size + (to ?? 0)] ?? never;
  const columns = vehicle.breaks.length + 1;
  return time + way <= (route.latest[(row + 1) * columns + taken] ?? -never);
}

/** Nobody waits at the first stop for what could be waited for at home. */
function leaveLater(steps: RouteStep[]): RouteStep[] {
  const [start, first] = steps;
  if (!start || first?.type !== "job") return steps;
  const departure = first.begin - first.duration;
  return steps.with(0, { ...start, departure }).with(1, { ...first, arrival: first.begin });
}
