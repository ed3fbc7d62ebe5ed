/**
 * Plans the routes of vans: insertion by regret, then ruin and recreate under annealing, with local search on
 * the best now and then. The budget is a number of rounds, so that the same problem has the same answer on every machine.
 */
import { describeSolution } from "./describe-solution.ts";
import { emptyRoutes, insertByRegret, planOf, type DraftPlan } from "./draft-plan.ts";
import { improveLocally } from "./local-search.ts";
import { prepareProblem, type PreparedProblem } from "./prepare-problem.ts";
import type { RouteProblem, RouteSolution } from "./route-problem.ts";
import { ruinAndRecreate } from "./ruin-and-recreate.ts";
import { seededRandom } from "#base/chance/seeded-random.ts";
import { timeRoute, type TimedRoute } from "./timed-route.ts";

export interface SearchBudget {
  rounds: number;
  seed?: number;
}

const roundsAtOnce = 100;
/** Of what an average way costs: how much worse a plan may get at the beginning and at the end. */
const heat = { first: 1, last: 0.01 };

/** Returns the best plan that the budget allows. */
export function solveRoutes(problem: RouteProblem, budget: SearchBudget): RouteSolution {
  const search = searchRoutes(problem, budget);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}

/** The same in steps: between two of them it can be left waiting or given up; each says how many rounds are done. */
export function* searchRoutes(
  problem: RouteProblem,
  { rounds, seed = 1 }: SearchBudget,
): Generator<number, RouteSolution> {
  const prepared = prepareProblem(problem);
  const random = seededRandom(seed);
  let current = improveLocally(prepared, startingPlan(prepared, problem));
  let best = current;
  const unit = wayOf(current);
  for (let round = 0; round < rounds && prepared.jobs.length > 0; round++) {
    const temperature = unit * heat.first * (heat.last / heat.first) ** (round / rounds);
    const next = ruinAndRecreate(prepared, current, random);
    if (next.cost < current.cost - temperature * Math.log(random())) current = next;
    if (next.cost < best.cost) best = next;
    if (round % roundsAtOnce > 0) continue;
    const improved = improveLocally(prepared, best);
    if (improved.cost < best.cost) current = improved;
    best = improved;
    yield round;
  }
  return describeSolution(problem, prepared, improveLocally(prepared, best));
}

function wayOf({ routes }: DraftPlan): number {
  const used = routes.filter(({ visits }) => visits.length > 0);
  const ways = used.reduce((sum, { visits }) => sum + visits.length + 1, 0);
  return ways === 0 ? 1 : used.reduce((sum, { cost }) => sum + cost, 0) / ways;
}

/** As it is planned today where that can be kept; the pinned first, then whatever is left by regret. */
function startingPlan(prepared: PreparedProblem, { initial = [] }: RouteProblem): DraftPlan {
  const routes = emptyRoutes(prepared);
  const pinned = prepared.jobs.flatMap(({ isPinned }, index) => (isPinned ? [index] : []));
  const withPinned = insertByRegret(prepared, routes, pinned);
  const indexOf = new Map(prepared.jobs.map(({ id }, index) => [id, index]));
  const kept = withPinned.routes.map((route) => {
    const planned = initial.find(({ vehicle }) => vehicle === prepared.vehicles[route.vehicle]?.id);
    const jobs = planned?.jobs.flatMap((id) => indexOf.get(id) ?? []) ?? [];
    return keepPlanned(prepared, route, jobs);
  });
  const placed = new Set(kept.flatMap(({ visits }) => visits.map(({ job }) => job)));
  const left = prepared.jobs.flatMap((_job, index) => (placed.has(index) || pinned.includes(index) ? [] : [index]));
  const plan = insertByRegret(prepared, kept, left);
  return planOf(prepared, plan.routes, [...withPinned.absent, ...plan.absent]);
}

/** The jobs in their order as far as they fit among those that are there. */
function keepPlanned(prepared: PreparedProblem, route: TimedRoute, jobs: readonly number[]): TimedRoute {
  const there = new Set(route.visits.map(({ job }) => job));
  let kept = route;
  let position = 0;
  for (const job of jobs) {
    if (there.has(job)) {
      position = kept.visits.findIndex((visit) => visit.job === job) + 1;
      continue;
    }
    const { vehicle, visits } = kept;
    const timed = timeRoute(prepared, { vehicle, visits: visits.toSpliced(position, 0, { job, mode: 0 }) });
    if (!timed) continue;
    kept = timed;
    position++;
  }
  return kept;
}
