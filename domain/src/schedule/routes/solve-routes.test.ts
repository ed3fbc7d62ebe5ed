import { expect, test } from "vitest";
import type { RouteJob, RouteProblem, RouteSolution, RouteVehicle, TravelMatrix } from "./route-problem.ts";
import { searchRoutes, solveRoutes } from "./solve-routes.ts";

const hour = 3600;
const budget = { rounds: 200 };

/** A straight road: a mile in a minute. */
const road = (...miles: number[]): TravelMatrix => {
  const distances = miles.map((from) => miles.map((to) => Math.abs(to - from)));
  return { distances, durations: distances.map((row) => row.map((distance) => distance * 60)) };
};

const van = (changes: Partial<RouteVehicle> = {}): RouteVehicle => ({
  id: "van 1",
  start: 0,
  end: 0,
  timeWindow: [8 * hour, 17 * hour],
  breaks: [],
  skills: [],
  capacity: 100,
  ...changes,
});

const job = (location: number, changes: Partial<RouteJob> = {}): RouteJob => ({
  id: `job ${location}`,
  location,
  service: hour,
  timeWindows: [[8 * hour, 17 * hour]],
  skills: [],
  amount: 0,
  priority: 0,
  vehicle: null,
  isPinned: false,
  promised: null,
  ...changes,
});

/** The jobs of each van in order. */
const orderOf = ({ routes }: RouteSolution) =>
  Object.fromEntries(
    routes.map(({ vehicle, steps }) => [
      vehicle,
      steps.flatMap((step) => (step.type === "job" ? (step.id ?? []) : [])),
    ]),
  );

const stepOf = ({ routes }: RouteSolution, id: string) =>
  routes.flatMap(({ steps }) => steps).find((step) => step.id === id);

test("one way out and one way home are shortest for jobs along a road", () => {
  const problem = { vehicles: [van()], jobs: [job(2), job(3), job(1), job(4)], matrix: road(0, 5, 10, 15, -5) };

  const solution = solveRoutes(problem, budget);

  expect(solution).toMatchObject({ distance: 40, duration: 40 * 60, unassigned: [] });
});

test("two at the same time far from each other need two vans", () => {
  const at9 = { timeWindows: [[9 * hour, 9 * hour]] } as const;
  const vehicles = [van(), van({ id: "van 2" })];
  const problem = { vehicles, jobs: [job(1, at9), job(2, at9)], matrix: road(0, 20, -20) };

  const solution = solveRoutes(problem, budget);

  expect(solution.unassigned).toEqual([]);
  expect(solution.routes).toHaveLength(2);
});

test("only a van that has what the work asks for is sent", () => {
  const vehicles = [van(), van({ id: "van 2", start: 2, end: 2, skills: ["radar"] })];
  const problem = { vehicles, jobs: [job(1, { skills: ["radar"] })], matrix: road(0, 1, 90) };

  const solution = solveRoutes(problem, budget);

  expect(orderOf(solution)).toEqual({ "van 2": ["job 1"] });
});

test("a pinned job stays with its van and time, and the others go round it", () => {
  const pinned = job(1, { vehicle: "van 1", isPinned: true, timeWindows: [[12 * hour, 12 * hour]] });
  const vehicles = [van(), van({ id: "van 2", start: 1, end: 1 })];
  const problem = { vehicles, jobs: [pinned, job(2), job(3)], matrix: road(0, 30, 60, 61) };

  const solution = solveRoutes(problem, budget);

  expect(orderOf(solution)["van 1"]).toContain("job 1");
  expect(stepOf(solution, "job 1")?.begin).toBe(12 * hour);
  expect(solution.unassigned).toEqual([]);
});

test("what was promised is kept unless a change saves more than asking costs", () => {
  const early = { promised: { window: [8 * hour + 1800, 8 * hour + 1800], cost: 30 } } as const;
  const late = { promised: { window: [13 * hour, 13 * hour], cost: 30 } } as const;
  const problemAt = (miles: number): RouteProblem => ({
    vehicles: [van()],
    jobs: [job(1, early), job(2, { timeWindows: [[10 * hour, 11 * hour]] }), job(3, late)],
    matrix: road(0, miles, -miles, miles),
  });

  const near = solveRoutes(problemAt(5), budget);
  const far = solveRoutes(problemAt(29), budget);

  expect(near.distance).toBe(30);
  expect(stepOf(near, "job 3")?.begin).toBe(13 * hour);
  expect(far.distance).toBe(116);
});

test("a break is taken in its time, and no job falls into it", () => {
  const lunch = { id: "lunch", timeWindows: [[11.5 * hour, 12.5 * hour]], service: 1800 } as const;
  const jobs = [1, 2, 3, 4].map((location) => job(location, { service: 1.5 * hour }));
  const problem = { vehicles: [van({ breaks: [lunch] })], jobs, matrix: road(0, 10, 20, 30, 40) };

  const solution = solveRoutes(problem, budget);

  const rest = stepOf(solution, "lunch");
  expect(solution.unassigned).toEqual([]);
  expect(rest?.begin).toBeGreaterThanOrEqual(11.5 * hour);
  expect(rest?.begin).toBeLessThanOrEqual(12.5 * hour);
});

test("without room for everything the more important is done", () => {
  const atNoon = { timeWindows: [[12 * hour, 12 * hour]] } as const;
  const jobs = [job(1, atNoon), job(2, { ...atNoon, priority: 10 })];

  const solution = solveRoutes({ vehicles: [van()], jobs, matrix: road(0, 1, 50) }, budget);

  expect(orderOf(solution)).toEqual({ "van 1": ["job 2"] });
  expect(solution.unassigned).toEqual([{ id: "job 1", reason: "noRoom" }]);
});

test("the van leaves as late as it can for its first job", () => {
  const problem = { vehicles: [van()], jobs: [job(1, { timeWindows: [[10 * hour, 11 * hour]] })], matrix: road(0, 30) };

  const solution = solveRoutes(problem, budget);

  expect(solution.routes[0]?.steps[0]?.departure).toBe(9.5 * hour);
});

const island: TravelMatrix = {
  distances: [
    [0, null],
    [null, 0],
  ],
  durations: [
    [0, null],
    [null, 0],
  ],
};

test.each([
  { reason: "skills", change: { skills: ["radar"] }, matrix: road(0, 10) },
  { reason: "skills", change: { vehicle: "a van that was sold" }, matrix: road(0, 10) },
  { reason: "capacity", change: { amount: 101 }, matrix: road(0, 10) },
  { reason: "noRoad", change: {}, matrix: island },
  { reason: "outOfReach", change: {}, matrix: road(0, 900) },
  { reason: "outOfReach", change: { timeWindows: [[3 * hour, 4 * hour]] as const }, matrix: road(0, 10) },
  { reason: "outOfReach", change: { timeWindows: [] }, matrix: road(0, 10) },
] as const)("a job that nobody can do is left out with its reason, here $reason", ({ reason, change, matrix }) => {
  const problem = { vehicles: [van()], jobs: [job(1, { id: "odd", ...change })], matrix };

  const solution = solveRoutes(problem, budget);

  expect(solution).toMatchObject({ routes: [], unassigned: [{ id: "odd", reason }] });
});

test("without vans or without jobs there is nothing to plan", () => {
  expect(solveRoutes({ vehicles: [], jobs: [job(1)], matrix: road(0, 1) }, budget).unassigned).toHaveLength(1);
  expect(solveRoutes({ vehicles: [van()], jobs: [], matrix: road(0) }, budget).routes).toEqual([]);
});

test("a van whose break cannot be taken any more is left at home", () => {
  const lunch = { id: "lunch", timeWindows: [[6 * hour, 7 * hour]], service: 1800 } as const;

  const solution = solveRoutes({ vehicles: [van({ breaks: [lunch] })], jobs: [job(1)], matrix: road(0, 1) }, budget);

  expect(solution.unassigned).toEqual([{ id: "job 1", reason: "outOfReach" }]);
});

test("the plan of today stays where nothing better is found", () => {
  const vehicles = [van(), van({ id: "van 2" })];
  const initial = [{ vehicle: "van 2", jobs: ["job 1", "job 2"] }];

  const solution = solveRoutes({ vehicles, jobs: [job(1), job(2)], matrix: road(0, 10, 20), initial }, budget);

  expect(orderOf(solution)).toEqual({ "van 2": ["job 1", "job 2"] });
});

test("a search goes in steps and can be given up", () => {
  const problem = { vehicles: [van()], jobs: [job(1), job(2)], matrix: road(0, 10, 20) };

  const search = searchRoutes(problem, { rounds: 250 });

  expect([search.next().value, search.next().value, search.next().value]).toEqual([0, 100, 200]);
  expect(search.return({ routes: [], unassigned: [], distance: 0, duration: 0 }).done).toBe(true);
});
