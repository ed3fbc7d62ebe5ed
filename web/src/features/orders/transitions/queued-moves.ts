import { endsEarly } from "@boresight/domain/orders/next-step";
import { requiredAnswers } from "@boresight/domain/orders/status-transition";
import type { GuardKey } from "@boresight/domain/statuses/status-definition";
import { rowsOf } from "#data/rows.ts";
import type { ShownAction } from "#data/offline/queued-action.ts";
import type { KnownTransitionsQuery } from "#graphql/graphql.ts";
import { needsInput, type AvailableTransition } from "#records/order-transitions.fragment.ts";

type Nodes = NonNullable<KnownTransitionsQuery["serviceOrderStatuses"]>["nodes"];
export type KnownStatus = NonNullable<Nodes[number]>;
type Action = Pick<ShownAction, "about" | "input" | "verb">;

/** The key of the status that the order will have once its status changes are sent; null when none waits. */
export function statusAfter(actions: readonly Action[]): string | null {
  const last = actions.findLast(({ verb }) => verb === "changeServiceOrderStatus");
  return last ? String(last.input["statusKey"]) : null;
}

const bound: readonly string[] = ["cameFromThere", "lastOpenStatus"] satisfies GuardKey[];

/** The status changes from a status that ask for nothing more. The server judges what is missing when they are sent. */
export function offersAfter(statuses: readonly KnownStatus[], from: string, role: string): AvailableTransition[] {
  const left = statuses.find(({ key }) => key === from);
  return rowsOf(left?.moves)
    .filter(({ roles, guards }) => roles.includes(role) && !guards.some((guard) => bound.includes(guard)))
    .flatMap(({ toStatusId, guards, requiresNote }) => {
      const status = statuses.find(({ id, isActive }) => id === toStatusId && isActive);
      if (!left || !status) return [];
      return {
        status,
        requiredAnswers: requiredAnswers({ guards, requiresNote }),
        blockedBy: [],
        endsEarly: endsEarly({ fromCategory: left.category, toIsTerminal: status.isTerminal }),
        mayOverride: false,
      };
    })
    .filter((offered) => !needsInput(offered));
}

/** Without the obstacles that what waits on this device is about. */
export const withoutAnswered = (
  offers: readonly AvailableTransition[],
  actions: readonly Action[],
): readonly AvailableTransition[] =>
  offers.map((offered) => {
    return { ...offered, blockedBy: offered.blockedBy.filter((obstacle) => !isAnswered(obstacle, actions)) };
  });

function isAnswered({ guard, params }: AvailableTransition["blockedBy"][number], actions: readonly Action[]): boolean {
  const about = (verb: Action["verb"], name: unknown) =>
    actions.some((action) => action.verb === verb && action.about === name);
  const named = (name: string): unknown => (typeof params === "object" && params ? Reflect.get(params, name) : null);
  switch (guard) {
    case "tasksDone":
      return about("updateOrderTask", named("task")) || (!named("task") && has(actions, "updateOrderTask"));
    case "calibrationsResulted":
    case "noFailedResult":
      return about("recordCalibrationAttempt", named("calibration"));
    case "readinessPassed":
      return has(actions, "passReadinessChecks") || has(actions, "recordReadinessCheck");
    default:
      return false;
  }
}

const has = (actions: readonly Action[], verb: Action["verb"]) => actions.some((action) => action.verb === verb);
