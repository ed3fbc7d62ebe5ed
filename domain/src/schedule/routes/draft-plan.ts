/** A plan on the way to a better one: never changed, each step makes a new one of the routes it leaves as they are. */
import { findInsertions, type Insertion } from "./find-insertion.ts";
import type { PreparedProblem } from "./prepare-problem.ts";
import { timeRoute, type TimedRoute } from "./timed-route.ts";

export interface DraftPlan {
  routes: readonly TimedRoute[];
  /** Jobs that nobody does. */
  absent: readonly number[];
  /** Of the routes, and the penalties of the absent. */
  cost: number;
}

export function planOf(problem: PreparedProblem, routes: readonly TimedRoute[], absent: readonly number[]): DraftPlan {
  const driven = routes.reduce((sum, { cost }) => sum + cost, 0);
  return { routes, absent, cost: driven + absent.reduce((sum, job) => sum + (problem.jobs[job]?.penalty ?? 0), 0) };
}

export const emptyRoutes = (problem: PreparedProblem): TimedRoute[] =>
  problem.vehicles.flatMap((_vehicle, vehicle) => timeRoute(problem, { vehicle, visits: [] }) ?? []);

/** Puts a job where an insertion says, in place of that route. */
export function insert(
  problem: PreparedProblem,
  routes: TimedRoute[],
  { job, insertion }: { job: number; insertion: Insertion },
): void {
  const route = routes[insertion.route];
  const timed = route && timeRoute(problem, { vehicle: route.vehicle, visits: withVisit(route, job, insertion) });
  if (timed) routes[insertion.route] = timed;
}

const withVisit = ({ visits }: TimedRoute, job: number, { position, mode }: Insertion) =>
  visits.toSpliced(position, 0, { job, mode });

/** Those first for which it is dearest not to come first: the difference between their best route and their next best. */
export function insertByRegret(
  problem: PreparedProblem,
  given: readonly TimedRoute[],
  jobs: readonly number[],
): DraftPlan {
  const routes = [...given];
  const waiting = new Set(jobs);
  const absent: number[] = [];
  while (waiting.size > 0) {
    let most: { job: number; insertion: Insertion; regret: number } | null = null;
    for (const job of waiting) {
      const choice = choiceOf(problem, job, routes);
      if (!choice) {
        waiting.delete(job);
        absent.push(job);
      } else if (choice.regret > (most?.regret ?? Number.NEGATIVE_INFINITY)) most = { job, ...choice };
    }
    if (!most) break;
    insert(problem, routes, most);
    waiting.delete(most.job);
  }
  return planOf(problem, routes, absent);
}

function choiceOf(problem: PreparedProblem, job: number, routes: readonly TimedRoute[]) {
  const found = findInsertions(problem, job, { routes }).toSorted((one, other) => one.cost - other.cost);
  const [best, next] = found;
  if (!best) return null;
  const penalty = problem.jobs[job]?.penalty ?? 0;
  return { insertion: best, regret: (next?.cost ?? penalty) - best.cost };
}
