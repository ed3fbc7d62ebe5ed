import type { PreparedProblem } from "./prepare-problem.ts";
import { visit, type TimedRoute } from "./timed-route.ts";

export interface Insertion {
  route: number;
  /** Before the visit that is there now. */
  position: number;
  mode: number;
  /** By how much the route gets dearer. */
  cost: number;
}

interface Search {
  routes: readonly TimedRoute[];
  /** Whether a place is passed over, so that the search goes other ways too. */
  isSkipped?: () => boolean;
}

const never = Number.POSITIVE_INFINITY;

/** The cheapest place for a job in each route that has one; of equal vehicles without work only the first is asked. */
export function findInsertions(problem: PreparedProblem, job: number, { routes, isSkipped }: Search): Insertion[] {
  const found: Insertion[] = [];
  const seen = new Set<string>();
  for (const [index, route] of routes.entries()) {
    if (route.visits.length === 0) {
      const profile = problem.vehicles[route.vehicle]?.profile ?? "";
      if (seen.has(profile)) continue;
      seen.add(profile);
    }
    const cheapest = cheapestIn(problem, job, { route, ...(isSkipped && { isSkipped }) });
    if (cheapest) found.push({ ...cheapest, route: index });
  }
  return found;
}

function cheapestIn(
  problem: PreparedProblem,
  index: number,
  { route, isSkipped }: { route: TimedRoute; isSkipped?: () => boolean },
): Omit<Insertion, "route"> | null {
  const { distances, size } = problem;
  const job = problem.jobs[index];
  const vehicle = problem.vehicles[route.vehicle];
  if (!job || !vehicle || !job.allowed[route.vehicle] || route.load + job.amount > vehicle.capacity) return null;
  let best: Omit<Insertion, "route"> | null = null;
  let from = vehicle.start;
  for (let position = 0; position <= route.visits.length; position++) {
    const next = route.visits[position];
    const to = next ? (problem.jobs[next.job]?.location ?? 0) : vehicle.end;
    const direct = route.visits.length > 0 ? (distances[from * size + to] ?? 0) : 0;
    const detour =
      (distances[from * size + job.location] ?? never) + (distances[job.location * size + to] ?? never) - direct;
    for (let mode = 0; mode < job.modes.length; mode++) {
      const cost = detour + (job.modes[mode]?.cost ?? never);
      if (cost >= (best?.cost ?? never) || isSkipped?.()) continue;
      if (fitsBetween(problem, { route, position, index, mode, from, to })) best = { position, mode, cost };
    }
    from = to;
  }
  return best;
}

interface Place {
  route: TimedRoute;
  position: number;
  index: number;
  mode: number;
  from: number;
  to: number;
}

const row: number[] = []; // Kept from call to call: a search asks this millions of times.

function fitsBetween(problem: PreparedProblem, { route, position, index, mode, from, to }: Place): boolean {
  const { durations, size } = problem;
  const job = problem.jobs[index];
  const breaks = problem.vehicles[route.vehicle]?.breaks;
  if (!job || !breaks) return false;
  const columns = breaks.length + 1;
  row.length = columns;
  for (let taken = 0; taken < columns; taken++) row[taken] = route.departs[position * columns + taken] ?? never;
  const way = durations[from * size + job.location] ?? never;
  visit(row, { way, mode: job.modes[mode], service: job.service, breaks });
  const onward = durations[job.location * size + to] ?? never;
  for (let taken = 0; taken < columns; taken++) {
    if ((row[taken] ?? never) + onward <= (route.latest[(position + 1) * columns + taken] ?? -never)) return true;
  }
  return false;
}
