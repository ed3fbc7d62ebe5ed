/** A vehicle's jobs in order, with what makes it quick to say whether another one fits in between. */
import type { PreparedProblem, PreparedVehicle, JobMode } from "./prepare-problem.ts";
import type { RouteBreak } from "./route-problem.ts";
import { firstStart, lastStart } from "./time-windows.ts";

/** A job with the mode it is done in. */
export interface Visit {
  job: number;
  mode: number;
}

export interface TimedRoute {
  vehicle: number;
  visits: readonly Visit[];
  /** The distance, and what its modes cost. */
  cost: number;
  load: number;
  /**
   * When it can leave the start (row 0) and each visit (row 1 …) at the earliest: a column for each number of breaks
   * taken by then.
   */
  departs: readonly number[];
  /** When it has to be ready at each visit (row 1 …) and at the end (the last row) at the latest: likewise. */
  latest: readonly number[];
}

const never = Number.POSITIVE_INFINITY;

/** Returns the route, or null where times, load or roads do not allow it. */
export function timeRoute(
  problem: PreparedProblem,
  { vehicle: index, visits }: Pick<TimedRoute, "vehicle" | "visits">,
): TimedRoute | null {
  const vehicle = problem.vehicles[index];
  if (!vehicle) return null;
  const cost = costOf(problem, index, visits);
  const load = visits.reduce((sum, { job }) => sum + (problem.jobs[job]?.amount ?? 0), 0);
  if (!Number.isFinite(cost) || load > vehicle.capacity) return null;
  if (!visits.every(({ job }) => problem.jobs[job]?.allowed[index])) return null;
  const departs = earliestDepartures(problem, vehicle, visits);
  const latest = latestReady(problem, vehicle, visits);
  const columns = vehicle.breaks.length + 1;
  const isFeasible = fits({ problem, vehicle, departs, latest, columns }, visits);
  return isFeasible ? { vehicle: index, visits, cost, load, departs, latest } : null;
}

/** The distance, and what the modes cost; infinite where no road leads. */
export function costOf(
  { vehicles, jobs, distances, size }: PreparedProblem,
  index: number,
  visits: readonly Visit[],
): number {
  const vehicle = vehicles[index];
  if (!vehicle || visits.length === 0) return 0;
  let cost = 0;
  let from = vehicle.start;
  for (const { job: at, mode } of visits) {
    const job = jobs[at];
    if (!job) return never;
    cost += (distances[from * size + job.location] ?? never) + (job.modes[mode]?.cost ?? never);
    from = job.location;
  }
  return cost + (distances[from * size + vehicle.end] ?? never);
}

interface Timing {
  problem: PreparedProblem;
  vehicle: PreparedVehicle;
  departs: readonly number[];
  latest: readonly number[];
  columns: number;
}

/** Whether the way from the start to whatever comes first can be gone: the rows hold that for all that follows. */
function fits({ problem, vehicle, departs, latest, columns }: Timing, visits: readonly Visit[]): boolean {
  const first = visits[0];
  const to = first ? (problem.jobs[first.job]?.location ?? 0) : vehicle.end;
  const way = visits.length > 0 ? (problem.durations[vehicle.start * problem.size + to] ?? never) : 0;
  for (let taken = 0; taken < columns; taken++) {
    if ((departs[taken] ?? never) + way <= (latest[columns + taken] ?? -never)) return true;
  }
  return false;
}

function earliestDepartures(problem: PreparedProblem, vehicle: PreparedVehicle, visits: readonly Visit[]): number[] {
  const { breaks } = vehicle;
  const columns = breaks.length + 1;
  const row = Array.from({ length: columns }, () => never);
  row[0] = vehicle.timeWindow[0];
  takeBreaks(row, breaks);
  const departs = [...row];
  let from = vehicle.start;
  for (const { job: index, mode } of visits) {
    const job = problem.jobs[index];
    if (!job) break;
    const way = problem.durations[from * problem.size + job.location] ?? never;
    visit(row, { way, mode: job.modes[mode], service: job.service, breaks });
    departs.push(...row);
    from = job.location;
  }
  return departs;
}

interface Stay {
  way: number;
  mode: JobMode | undefined;
  service: number;
  breaks: readonly RouteBreak[];
}

/** From the earliest departures before a visit to those after it. */
export function visit(row: number[], { way, mode, service, breaks }: Stay): void {
  const windows = mode?.windows ?? [];
  for (let taken = 0; taken < row.length; taken++) row[taken] = (row[taken] ?? never) + way;
  takeBreaks(row, breaks);
  for (let taken = 0; taken < row.length; taken++) row[taken] = firstStart(windows, row[taken] ?? never) + service;
  takeBreaks(row, breaks);
}

/** Breaks are taken at a stop, as soon as they may be, where that is the earliest way to have had them. */
function takeBreaks(row: number[], breaks: readonly RouteBreak[]): void {
  for (let taken = 0; taken < breaks.length; taken++) {
    const pause = breaks[taken];
    if (!pause) return;
    const after = firstStart(pause.timeWindows, row[taken] ?? never) + pause.service;
    if (after < (row[taken + 1] ?? never)) row[taken + 1] = after;
  }
}

function latestReady(problem: PreparedProblem, vehicle: PreparedVehicle, visits: readonly Visit[]): number[] {
  const { breaks } = vehicle;
  const columns = breaks.length + 1;
  const latest = Array.from({ length: columns * (visits.length + 2) }, () => -never);
  const row = Array.from({ length: columns }, () => -never);
  row[columns - 1] = vehicle.timeWindow[1];
  leaveForBreaks(row, breaks);
  let to = vehicle.end;
  for (let position = visits.length + 1; position > 0; position--) {
    for (let taken = 0; taken < columns; taken++) latest[position * columns + taken] = row[taken] ?? -never;
    const before = visits[position - 2];
    const job = before && problem.jobs[before.job];
    if (!job) continue;
    const way = problem.durations[job.location * problem.size + to] ?? never;
    for (let taken = 0; taken < columns; taken++) row[taken] = (row[taken] ?? -never) - way;
    leaveForBreaks(row, breaks);
    const windows = job.modes[before.mode]?.windows ?? [];
    for (let taken = 0; taken < columns; taken++) row[taken] = lastStart(windows, (row[taken] ?? -never) - job.service);
    leaveForBreaks(row, breaks);
    to = job.location;
  }
  return latest;
}

function leaveForBreaks(row: number[], breaks: readonly RouteBreak[]): void {
  for (let taken = breaks.length - 1; taken >= 0; taken--) {
    const pause = breaks[taken];
    if (!pause) return;
    const before = lastStart(pause.timeWindows, (row[taken + 1] ?? -never) - pause.service);
    if (before > (row[taken] ?? -never)) row[taken] = before;
  }
}
