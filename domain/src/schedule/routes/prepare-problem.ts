import type {
  RouteBreak,
  RouteJob,
  RouteProblem,
  RouteVehicle,
  TimeWindow,
  UnassignedReason,
} from "./route-problem.ts";

/** A way to do a job: in which windows, at what cost besides the distance. */
export interface JobMode {
  windows: readonly TimeWindow[];
  cost: number;
}

export interface PreparedJob extends Pick<RouteJob, "amount" | "id" | "isPinned" | "location" | "service"> {
  modes: readonly JobMode[];
  /** What it costs to leave it out: more than any way to do it. */
  penalty: number;
  /** By index of the vehicle. */
  allowed: readonly boolean[];
  /** The other jobs, the nearest first. */
  neighbors: readonly number[];
}

export interface PreparedVehicle extends Pick<RouteVehicle, "capacity" | "end" | "id" | "start" | "timeWindow"> {
  breaks: readonly RouteBreak[];
  /** Equal for vehicles between which nothing distinguishes. */
  profile: string;
}

/** A problem with numbers in place of names. */
export interface PreparedProblem {
  jobs: readonly PreparedJob[];
  vehicles: readonly PreparedVehicle[];
  size: number;
  /** By row times size plus column; infinite where no road leads. */
  durations: Float64Array;
  distances: Float64Array;
}

export function prepareProblem(problem: RouteProblem): PreparedProblem {
  const { vehicles, jobs, matrix } = problem;
  const size = matrix.distances.length;
  const distances = flatten(matrix.distances, size);
  const durations = flatten(matrix.durations, size);
  const worst =
    1 + distances.reduce((most, distance) => (Number.isFinite(distance) ? Math.max(most, distance) : most), 0);
  const promises = jobs.reduce((sum, { promised }) => sum + (promised?.cost ?? 0), 0);
  const leftOut = 4 * worst * (jobs.length + vehicles.length) + promises;
  const allowed = jobs.map((job) => vehicles.map((vehicle) => mayDo(vehicle, job)));
  return {
    size,
    distances,
    durations,
    vehicles: vehicles.map((vehicle, index) =>
      prepareVehicle(
        vehicle,
        allowed.map((row) => row[index] === true),
      ),
    ),
    jobs: jobs.map((job, index) => ({
      id: job.id,
      amount: job.amount,
      isPinned: job.isPinned,
      location: job.location,
      service: job.service,
      modes: modesOf(job),
      penalty: leftOut * (1 + job.priority),
      allowed: allowed[index] ?? [],
      neighbors: neighborsOf(job, { jobs, distances, size }),
    })),
  };
}

function prepareVehicle(vehicle: RouteVehicle, may: readonly boolean[]): PreparedVehicle {
  const { id, start, end, timeWindow, breaks, capacity } = vehicle;
  const profile = JSON.stringify([start, end, timeWindow, breaks, capacity, may]);
  return { id, start, end, timeWindow, breaks, capacity, profile };
}

const mayDo = (vehicle: RouteVehicle, job: RouteJob): boolean =>
  (job.vehicle === null || job.vehicle === vehicle.id) && hasSkills(vehicle, job);

const hasSkills = (vehicle: RouteVehicle, job: RouteJob): boolean =>
  job.skills.every((skill) => vehicle.skills.includes(skill));

/** As promised where that is possible, and otherwise at any time it may begin, at the cost of asking. */
function modesOf({ timeWindows, promised }: RouteJob): JobMode[] {
  if (!promised) return [{ windows: timeWindows, cost: 0 }];
  const [from, to] = promised.window;
  const kept = timeWindows
    .map((window): TimeWindow => [Math.max(window[0], from), Math.min(window[1], to)])
    .filter((window) => window[0] <= window[1]);
  const anyTime = { windows: timeWindows, cost: promised.cost };
  return kept.length > 0 ? [{ windows: kept, cost: 0 }, anyTime] : [anyTime];
}

function neighborsOf(
  { location }: RouteJob,
  { jobs, distances, size }: { jobs: readonly RouteJob[]; distances: Float64Array; size: number },
): number[] {
  const between = (index: number) => distances[location * size + (jobs[index]?.location ?? 0)] ?? 0;
  return jobs
    .map((_job, index) => index)
    .toSorted((one, other) => (between(one) === between(other) ? one - other : between(one) - between(other)));
}

function flatten(rows: readonly (readonly (number | null)[])[], size: number): Float64Array {
  const flat = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) if (cell !== null) flat[row * size + column] = cell;
  }
  return flat;
}

/** The first thing that keeps every vehicle from a job, asked of those that pass what came before. */
export function whyNobody(
  job: RouteJob,
  { problem, isReached }: { problem: RouteProblem; isReached: (vehicle: number) => boolean },
): UnassignedReason {
  const { distances } = problem.matrix;
  const able = problem.vehicles.filter((vehicle) => mayDo(vehicle, job));
  if (able.length === 0) return "skills";
  const large = able.filter(({ capacity }) => capacity >= job.amount);
  if (large.length === 0) return "capacity";
  const near = large.filter(
    ({ start, end }) => isWay(distances[start]?.[job.location]) && isWay(distances[job.location]?.[end]),
  );
  if (near.length === 0) return "noRoad";
  return near.some((vehicle) => isReached(problem.vehicles.indexOf(vehicle))) ? "noRoom" : "outOfReach";
}

const isWay = (distance: number | null | undefined): boolean => typeof distance === "number";
