import type { DraftPlan } from "./draft-plan.ts";
import { emptyRoutes } from "./draft-plan.ts";
import { findInsertions } from "./find-insertion.ts";
import { whyNobody, type PreparedProblem } from "./prepare-problem.ts";
import type { PlannedRoute, RouteProblem, RouteSolution } from "./route-problem.ts";
import { stepsOf } from "./steps-of-route.ts";

export function describeSolution(problem: RouteProblem, prepared: PreparedProblem, plan: DraftPlan): RouteSolution {
  const routes = plan.routes
    .filter(({ visits }) => visits.length > 0)
    .map((route): PlannedRoute => {
      const steps = stepsOf(prepared, route);
      const distance = steps.reduce((sum, step) => sum + step.distance, 0);
      const duration = steps.reduce((sum, step) => sum + step.duration, 0);
      return { vehicle: prepared.vehicles[route.vehicle]?.id ?? "", steps, distance, duration };
    });
  const unassigned = plan.absent.flatMap((index) => {
    const job = problem.jobs[index];
    return job ? [{ id: job.id, reason: whyNobody(job, { problem, isReached: reachOf(prepared, index) }) }] : [];
  });
  const distance = routes.reduce((sum, route) => sum + route.distance, 0);
  const duration = routes.reduce((sum, route) => sum + route.duration, 0);
  return { routes, unassigned, distance, duration };
}

/** Whether a vehicle could do the job if it had nothing else to do. */
function reachOf(prepared: PreparedProblem, job: number): (vehicle: number) => boolean {
  const empty = emptyRoutes(prepared);
  return (vehicle) =>
    findInsertions(prepared, job, { routes: empty.filter((route) => route.vehicle === vehicle) }).length > 0;
}
