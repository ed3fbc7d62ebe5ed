/**
 * Solomon's problems of 1987 (Operations Research 35(2), 254-265), as far as time is short in them: R1, C1 and RC1 with
 * their first 25 or 50 customers. What is best is the known optimum of the distance, with ways cut off after one decimal.
 */
import type { RouteJob, RouteProblem } from "@boresight/domain/schedule/routes/route-problem";
import solomon from "./solomon.json" with { type: "json" };

export const sizes = [25, 50] as const;

interface Instance {
  /** Such as R101.25. */
  name: string;
  customers: number;
  /** In tenths, as are all ways and times of the problem. */
  best: number;
  problem: RouteProblem;
}

const vans = 25;

/** All instances with so many customers. */
export const solomonInstances = (customers: (typeof sizes)[number]): Instance[] =>
  solomon.instances.map((instance) => ({
    name: `${instance.name}.${customers}`,
    customers,
    best: Math.round(instance.best[customers] * 10),
    problem: problemOf(instance, customers),
  }));

function problemOf({ set, windows }: (typeof solomon.instances)[number], customers: number): RouteProblem {
  const { capacity, service, places } = solomon.sets[set === "R1" ? "R1" : set === "C1" ? "C1" : "RC1"];
  const used = places.slice(0, customers + 1);
  const ways = used.map(([x = 0, y = 0]) => used.map(([a = 0, b = 0]) => Math.floor(10 * Math.hypot(x - a, y - b))));
  const windowOf = (row: number): [number, number] => [10 * (windows[row]?.[0] ?? 0), 10 * (windows[row]?.[1] ?? 0)];
  const jobs = used.slice(1).map(([, , amount = 0], index): RouteJob => ({
    id: String(index + 1),
    location: index + 1,
    service: 10 * service,
    timeWindows: [windowOf(index + 1)],
    skills: [],
    amount,
    priority: 0,
    vehicle: null,
    isPinned: false,
    promised: null,
  }));
  const vehicles = Array.from({ length: vans }, (_, index) => ({
    id: `van ${index + 1}`,
    start: 0,
    end: 0,
    timeWindow: windowOf(0),
    breaks: [],
    skills: [],
    capacity,
  }));
  return { vehicles, jobs, matrix: { durations: ways, distances: ways } };
}
