/** Makes a plan cheaper by small changes until none of them helps any more. */
import { planOf, type DraftPlan } from "./draft-plan.ts";
import type { PreparedProblem } from "./prepare-problem.ts";
import { costOf, timeRoute, type TimedRoute, type Visit } from "./timed-route.ts";

const longestSegment = 3;
const least = 1e-6;

/** Returns a plan that no exchange of tails or of up to three visits, and no move within a route, makes cheaper. */
export function improveLocally(problem: PreparedProblem, plan: DraftPlan): DraftPlan {
  const routes = [...plan.routes];
  const pairs = routes.flatMap((_route, one) => routes.slice(one).map((_other, ahead) => [one, one + ahead] as const));
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const [one, other] of pairs) {
      const isImproved = one === other ? moveWithin(problem, routes, one) : exchange(problem, routes, [one, other]);
      if (isImproved) isBetter = true;
    }
  }
  return planOf(problem, routes, plan.absent);
}

/** Or-opt: up to three visits in a row go elsewhere in the same route. */
function moveWithin(problem: PreparedProblem, routes: TimedRoute[], index: number): boolean {
  const route = routes[index];
  if (!route) return false;
  for (const visits of movesWithin(route.visits)) {
    if (costOf(problem, route.vehicle, visits) >= route.cost - least) continue;
    const timed = timeRoute(problem, { vehicle: route.vehicle, visits });
    if (!timed) continue;
    routes[index] = timed;
    return true;
  }
  return false;
}

function* movesWithin(visits: readonly Visit[]): Generator<readonly Visit[]> {
  for (const [from, length] of segmentsOf(visits)) {
    const segment = visits.slice(from, from + length);
    const rest = visits.toSpliced(from, length);
    for (let to = 0; to <= rest.length; to++) if (to !== from) yield rest.toSpliced(to, 0, ...segment);
  }
}

function* segmentsOf({ length: count }: readonly Visit[]): Generator<readonly [number, number]> {
  for (let from = 0; from < count; from++) {
    for (let length = 1; length <= Math.min(longestSegment, count - from); length++) yield [from, length];
  }
}

/** Relocate, swap, cross and 2-opt*: two routes exchange up to three visits in a row, or all that follows a visit. */
function exchange(problem: PreparedProblem, routes: TimedRoute[], [one, other]: readonly [number, number]): boolean {
  const [first, second] = [routes[one], routes[other]];
  if (!first || !second || first.visits.length + second.visits.length === 0) return false;
  const before = first.cost + second.cost - least;
  for (const { left, right } of exchangesOf(first.visits, second.visits)) {
    const cost = costOf(problem, first.vehicle, left);
    if (cost >= before || cost + costOf(problem, second.vehicle, right) >= before) continue;
    const timedFirst = timeRoute(problem, { vehicle: first.vehicle, visits: left });
    const timedSecond = timedFirst && timeRoute(problem, { vehicle: second.vehicle, visits: right });
    if (!timedFirst || !timedSecond) continue;
    routes[one] = timedFirst;
    routes[other] = timedSecond;
    return true;
  }
  return false;
}

interface Exchanged {
  left: readonly Visit[];
  right: readonly Visit[];
}

function* exchangesOf(first: readonly Visit[], second: readonly Visit[]): Generator<Exchanged> {
  for (let from = 0; from <= first.length; from++) {
    for (let at = 0; at <= second.length; at++) yield* exchangesAt(first, second, [from, at]);
  }
}

function* exchangesAt(
  first: readonly Visit[],
  second: readonly Visit[],
  [from, at]: readonly [number, number],
): Generator<Exchanged> {
  for (const [length, size] of lengthsOf(first.length - from, second.length - at)) {
    yield {
      left: first.toSpliced(from, length, ...second.slice(at, at + size)),
      right: second.toSpliced(at, size, ...first.slice(from, from + length)),
    };
  }
}

function* lengthsOf(left: number, right: number): Generator<readonly [number, number]> {
  for (let length = 0; length <= Math.min(longestSegment, left); length++) {
    for (let size = 0; size <= Math.min(longestSegment, right); size++) if (length + size > 0) yield [length, size];
  }
  if (left > longestSegment || right > longestSegment) yield [left, right];
}
