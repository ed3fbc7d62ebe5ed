import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { RouteJob, RouteProblem, RouteSolution, RouteStep, RouteVehicle, TimeWindow } from "./route-problem.ts";
import { solveRoutes } from "./solve-routes.ts";

const place = fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) });
const window = fc
  .record({ from: fc.integer({ min: 0, max: 500 }), length: fc.integer({ min: 0, max: 200 }) })
  .map(({ from, length }): TimeWindow => [from, from + length]);
const skills = fc.subarray(["radar", "camera"]);
const pause = fc.record({ timeWindows: fc.tuple(window), service: fc.integer({ min: 5, max: 40 }) });

const vehicle = fc.record({
  timeWindow: fc.constantFrom<TimeWindow>([0, 700], [100, 500]),
  breaks: fc.array(pause, { maxLength: 2 }),
  skills,
  capacity: fc.integer({ min: 1, max: 12 }),
});
const job = fc.record({
  at: place,
  service: fc.integer({ min: 0, max: 60 }),
  timeWindows: fc.array(window, { minLength: 1, maxLength: 2 }).map(apart),
  skills,
  amount: fc.integer({ min: 0, max: 4 }),
  priority: fc.integer({ min: 0, max: 100 }),
  promised: fc.option(fc.record({ window, cost: fc.integer({ min: 1, max: 50 }) }), { nil: null }),
});

const problems = fc
  .record({ base: place, vehicles: fc.array(vehicle, { maxLength: 3 }), jobs: fc.array(job, { maxLength: 9 }) })
  .map(({ base, vehicles, jobs }): RouteProblem => {
    const places = [base, ...jobs.map(({ at }) => at)];
    const ways = places.map((from) => places.map((to) => Math.floor(Math.hypot(from.x - to.x, from.y - to.y))));
    return {
      vehicles: vehicles.map((given, index): RouteVehicle => ({
        ...given,
        id: `van ${index}`,
        start: 0,
        end: 0,
        breaks: given.breaks.map((rest, order) => ({ ...rest, id: `break ${order}` })),
      })),
      jobs: jobs.map(({ at: _at, ...given }, index): RouteJob => ({
        ...given,
        id: `job ${index}`,
        location: index + 1,
        vehicle: null,
        isPinned: false,
      })),
      matrix: { durations: ways, distances: ways },
    };
  });

/** Windows in the order of time that do not overlap. */
function apart(windows: readonly TimeWindow[]): TimeWindow[] {
  const [one, other] = windows.toSorted((first, second) => first[0] - second[0]);
  if (!one) return [];
  return other && other[0] > one[1] ? [one, other] : [one];
}

test("a plan breaks no rule of its problem, whatever that is", () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const solution = solveRoutes(problem, { rounds: 60 });

      expect(brokenRules(problem, solution)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test("one van with up to five jobs goes the shortest way there is", () => {
  const small = problems.filter(({ vehicles, jobs }) => vehicles.length > 0 && jobs.length <= 5);
  fc.assert(
    fc.property(small, ({ matrix, jobs, vehicles: [vehicle] }) => {
      const van = vehicle && { ...vehicle, breaks: [], skills: ["radar", "camera"], capacity: 100 };
      const free = jobs.map((given) => ({ ...given, promised: null }));
      const problem = { vehicles: van ? [van] : [], jobs: free, matrix };

      const solution = solveRoutes(problem, { rounds: 500 }); // No day of a shop is searched with fewer.

      const shortest = shortestOf(problem, free);
      expect(solution.unassigned.length === 0 ? solution.distance : null).toBe(shortest);
    }),
    { numRuns: 200 },
  );
});

test("the same problem has the same plan again", () => {
  fc.assert(
    fc.property(problems, (problem) => {
      expect(solveRoutes(problem, { rounds: 30, seed: 7 })).toEqual(solveRoutes(problem, { rounds: 30, seed: 7 }));
    }),
    { numRuns: 50 },
  );
});

function brokenRules(problem: RouteProblem, { routes, unassigned }: RouteSolution): string[] {
  const seen = [
    ...unassigned.map(({ id }) => id),
    ...routes.flatMap(({ steps }) => steps.filter(({ type }) => type === "job").map(({ id }) => id)),
  ];
  const names = problem.jobs.map(({ id }) => id);
  const isWhole = seen.length === names.length && new Set(seen).size === new Set(names).size;
  return [
    ...(isWhole ? [] : ["each job is done or left out once"]),
    ...routes.flatMap((route) => brokenOn(problem, route)),
  ];
}

function brokenOn(problem: RouteProblem, { vehicle: name, steps }: RouteSolution["routes"][number]): string[] {
  const van = problem.vehicles.find(({ id }) => id === name);
  if (!van) return ["an unknown van"];
  const broken: string[] = [];
  const require = (isFine: boolean, rule: string) => isFine || broken.push(`${name}: ${rule}`);
  let load = 0;
  let driven = 0;
  let at = van.start;
  let location = van.start;
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    const job = problem.jobs.find(({ id }) => id === step.id);
    if (step.type === "job" || step.type === "end") location = job?.location ?? van.end;
    if (before) require(before.departure + step.duration <= step.arrival, "no step before the way to it");
    require(step.arrival <= step.begin && step.begin <= step.departure, "time goes on");
    if (step.type === "break")
      require(isIn(van.breaks.find(({ id }) => id === step.id)?.timeWindows, step), "breaks in time");
    driven += step.distance;
    if (step.type === "job" || step.type === "end") {
      require(driven === problem.matrix.distances[at]?.[location], "whole ways");
      driven = 0;
      at = location;
    }
    if (!job) continue;
    require(step.departure - step.begin === job.service, "time for the work");
    require(isIn(job.timeWindows, step), "work in its window");
    require(job.skills.every((skill) => van.skills.includes(skill)), "skills");
    load += job.amount;
  }
  require(load <= van.capacity, "capacity");
  require((steps[0]?.departure ?? 0) >= van.timeWindow[0], "no start before the day");
  require((steps.at(-1)?.arrival ?? 0) <= van.timeWindow[1], "home before the day ends");
  return broken;
}

const isIn = (windows: readonly TimeWindow[] | undefined, { begin }: RouteStep): boolean =>
  windows?.some(([from, to]) => from <= begin && begin <= to) ?? false;

/** By going through all orders; null where none keeps the times. */
function shortestOf(problem: RouteProblem, jobs: readonly RouteJob[]): number | null {
  const [van] = problem.vehicles;
  if (!van) return null;
  const { distances } = problem.matrix;
  const way = (from: number, to: number) => distances[from]?.[to] ?? 0;
  const from = (location: number, time: number, left: readonly RouteJob[]): number => {
    if (left.length === 0)
      return time + way(location, van.end) <= van.timeWindow[1] ? way(location, van.end) : Infinity;
    const tries = left.map((next) => {
      const ready = time + way(location, next.location);
      const window = next.timeWindows.find(([, to]) => ready <= to);
      if (!window) return Infinity;
      const done = Math.max(ready, window[0]) + next.service;
      return (
        way(location, next.location) +
        from(
          next.location,
          done,
          left.filter((other) => other !== next),
        )
      );
    });
    return Math.min(...tries);
  };
  const shortest = jobs.length === 0 ? 0 : from(van.start, van.timeWindow[0], jobs);
  return Number.isFinite(shortest) ? shortest : null;
}
