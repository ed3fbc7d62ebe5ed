/** Takes strings of neighboring visits out of the routes, and puts each job back where it is cheapest. */
import { insert, planOf, type DraftPlan } from "./draft-plan.ts";
import { findInsertions, type Insertion } from "./find-insertion.ts";
import type { PreparedProblem } from "./prepare-problem.ts";
import { pickBelow, type SeededRandom } from "#base/chance/seeded-random.ts";
import { timeRoute, type TimedRoute } from "./timed-route.ts";

const meanRemoved = 10;
const longestString = 10;
/** How often a place is passed over for chance alone. */
const skipped = 0.01;

export function ruinAndRecreate(problem: PreparedProblem, plan: DraftPlan, random: SeededRandom): DraftPlan {
  const ruined = ruin(problem, plan, random);
  return recreate(problem, ruined, random);
}

interface Ruined {
  routes: TimedRoute[];
  absent: number[];
}

function ruin(problem: PreparedProblem, plan: DraftPlan, random: SeededRandom): Ruined {
  const routes = [...plan.routes];
  const absent = [...plan.absent];
  const used = routes.filter(({ visits }) => visits.length > 0);
  if (used.length === 0) return { routes, absent };
  const meanLength = used.reduce((sum, { visits }) => sum + visits.length, 0) / used.length;
  const most = Math.min(longestString, meanLength);
  const strings = 1 + pickBelow(random, Math.max(1, (4 * meanRemoved) / (1 + most)));
  const routeOf = new Map(routes.flatMap(({ visits }, index) => visits.map(({ job }) => [job, index])));
  const touched = new Set<number>();
  const seed = problem.jobs[pickBelow(random, problem.jobs.length)];
  for (const job of seed?.neighbors ?? []) {
    if (touched.size >= strings) break;
    const index = routeOf.get(job);
    const route = index === undefined ? undefined : routes[index];
    if (index === undefined || !route || touched.has(index)) continue;
    const removed = new Set(stringAround(problem, { route, job, most, random }));
    const left = route.visits.filter((visit) => !removed.has(visit.job));
    const timed = timeRoute(problem, { vehicle: route.vehicle, visits: left });
    if (!timed) continue; // Without a stop between, there may be no road.
    routes[index] = timed;
    absent.push(...removed);
    touched.add(index);
  }
  return { routes, absent };
}

interface Around {
  route: TimedRoute;
  job: number;
  most: number;
  random: SeededRandom;
}

/** Some visits in a row with a job among them; half of the times with a few in their middle that stay. */
function stringAround(problem: PreparedProblem, { route, job, most, random }: Around): number[] {
  const { visits } = route;
  const length = 1 + pickBelow(random, Math.min(visits.length, most));
  const stays = random() < 0.5 ? pickBelow(random, visits.length - length + 1) : 0;
  const span = length + stays;
  const at = visits.findIndex((visit) => visit.job === job);
  const first = Math.max(0, at - span + 1);
  const last = Math.min(at, visits.length - span);
  const begin = first + pickBelow(random, last - first + 1);
  const stayFrom = begin + pickBelow(random, length);
  return visits
    .slice(begin, begin + span)
    .filter((_visit, offset) => begin + offset < stayFrom || begin + offset >= stayFrom + stays)
    .map((visit) => visit.job)
    .filter((removed) => problem.jobs[removed]?.isPinned === false);
}

function recreate(problem: PreparedProblem, { routes, absent }: Ruined, random: SeededRandom): DraftPlan {
  const left: number[] = [];
  const isSkipped = () => random() < skipped;
  for (const job of inSomeOrder(problem, absent, random)) {
    const found = findInsertions(problem, job, { routes, isSkipped });
    const insertion = found.reduce<Insertion | null>((best, one) => (!best || one.cost < best.cost ? one : best), null);
    if (insertion) insert(problem, routes, { job, insertion });
    else left.push(job);
  }
  return planOf(problem, routes, left);
}

type Key = (job: PreparedProblem["jobs"][number], problem: PreparedProblem) => number;

const fromStart: Key = ({ location }, { vehicles, distances, size }) =>
  distances[(vehicles[0]?.start ?? 0) * size + location] ?? 0;
const opens: Key = ({ modes }) => modes[0]?.windows[0]?.[0] ?? 0;
const closes: Key = ({ modes }) => modes[0]?.windows.at(-1)?.[1] ?? 0;

/** Each as often as its weight says. */
const orders: readonly { weight: number; key: Key | null }[] = [
  { weight: 4, key: null },
  { weight: 2, key: ({ amount }) => -amount },
  { weight: 2, key: (job, problem) => -fromStart(job, problem) },
  { weight: 1, key: fromStart },
  { weight: 2, key: (job, problem) => closes(job, problem) - opens(job, problem) },
  { weight: 2, key: opens },
  { weight: 2, key: (job, problem) => -closes(job, problem) },
];
const weights = orders.reduce((sum, { weight }) => sum + weight, 0);

/** What is worth most comes first where not everything fits. */
function inSomeOrder(problem: PreparedProblem, jobs: readonly number[], random: SeededRandom): number[] {
  let drawn = random() * weights;
  const order = orders.find(({ weight }) => (drawn -= weight) < 0);
  const key = order?.key ?? (() => random());
  const keyed = jobs.map((index) => {
    const job = problem.jobs[index];
    return { index, key: job ? key(job, problem) : 0 };
  });
  return keyed.toSorted((one, other) => one.key - other.key).map(({ index }) => index);
}
