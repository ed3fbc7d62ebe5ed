/** A solution from somebody else's search: its orders, at the times of our own rules. */
import { describeSolution } from "./describe-solution.ts";
import { emptyRoutes, planOf } from "./draft-plan.ts";
import { prepareProblem, type PreparedProblem } from "./prepare-problem.ts";
import type { RouteProblem, RouteSolution } from "./route-problem.ts";
import { timeRoute, type TimedRoute } from "./timed-route.ts";

export interface VehicleOrder {
  vehicle: string;
  /** In the order of time; as promised, or at any time it may begin. */
  jobs: readonly { id: string; isAsPromised: boolean }[];
}

/** The vehicles that can keep their own breaks and hours at all. */
export function usableVehicles(problem: RouteProblem): ReadonlySet<string> {
  const routes = emptyRoutes(prepareProblem(problem));
  return new Set(routes.flatMap(({ vehicle }) => problem.vehicles[vehicle]?.id ?? []));
}

/** Returns null where a vehicle or job is unknown or there twice, or where windows, skills, breaks or roads do not allow an order. */
export function followOrders(problem: RouteProblem, orders: readonly VehicleOrder[]): RouteSolution | null {
  const prepared = prepareProblem(problem);
  const routes = new Map(emptyRoutes(prepared).map((route) => [route.vehicle, route]));
  const done = new Set<number>();
  for (const order of orders) {
    const route = routeOf(prepared, order);
    if (!route || routes.get(route.vehicle)?.visits.length !== 0) return null;
    for (const { job } of route.visits) {
      if (done.has(job)) return null;
      done.add(job);
    }
    routes.set(route.vehicle, route);
  }
  const absent = prepared.jobs.map((_job, index) => index).filter((index) => !done.has(index));
  return describeSolution(problem, prepared, planOf(prepared, [...routes.values()], absent));
}

function routeOf(prepared: PreparedProblem, { vehicle: name, jobs }: VehicleOrder): TimedRoute | null {
  const vehicle = prepared.vehicles.findIndex(({ id }) => id === name);
  const visits = jobs.map(({ id, isAsPromised }) => {
    const job = prepared.jobs.findIndex((one) => one.id === id);
    return { job, mode: isAsPromised ? 0 : (prepared.jobs[job]?.modes.length ?? 0) - 1 };
  });
  if (vehicle < 0 || visits.some(({ job }) => job < 0)) return null;
  return timeRoute(prepared, { vehicle, visits });
}
