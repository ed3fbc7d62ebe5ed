import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { each, get, object, type Step } from "postgraphile/grafast";
import { extendSchema } from "postgraphile/utils";
import { activateStatus } from "#modules/statuses/activate-status.ts";
import { countOrders } from "#modules/statuses/count-orders.ts";
import { createStatus } from "#modules/statuses/create-status.ts";
import { deactivateStatus } from "#modules/statuses/deactivate-status.ts";
import { removeTransition } from "#modules/statuses/remove-transition.ts";
import { reorderStatuses } from "#modules/statuses/reorder-statuses.ts";
import { setTransition } from "#modules/statuses/set-transition.ts";
import { updateStatus } from "#modules/statuses/update-status.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach, runVerb } from "#graphql/run-verb.ts";
import { statusTypes } from "./status-types.ts";

type StatusVerb = (input: unknown, tx: Transaction) => Promise<string | readonly string[]>;

/** Those of one status answer its id; `reorderStatuses` answers the ids in their new order. */
const verbs: Record<string, StatusVerb> = {
  createStatus: onceOnly("createStatus", createStatus),
  updateStatus,
  reorderStatuses,
  deactivateStatus: (input, tx) => deactivateStatus(input, tx, () => tx.now),
  activateStatus,
  setTransition,
  removeTransition,
};

/** What admins do with the statuses and the policy of moves between them. */
export const statusVerbsPlugin = extendSchema((build) => {
  const statuses = resource(build, "service_order_statuses");
  return {
    typeDefs: statusTypes,
    objects: {
      Mutation: {
        plans: Object.fromEntries(
          Object.entries(verbs).map(([name, verb]) => [
            name,
            (_$root: Step, args: { getRaw: (name: string) => Step<unknown> }) =>
              object({ changed: runVerb(statuses.executor, args.getRaw("input"), verb) }),
          ]),
        ),
      },
      ServiceOrderStatus: {
        plans: {
          orderCount: ($status: PgSelectSingleStep) => readForEach(statuses.executor, $status.get("id"), countOrders),
        },
      },
      ServiceOrderStatusPayload: {
        plans: {
          serviceOrderStatus: ($payload: Step<{ changed: string }>) => statuses.get({ id: get($payload, "changed") }),
        },
      },
      StatusOrderPayload: {
        plans: {
          serviceOrderStatuses: ($payload: Step<{ changed: readonly string[] }>) =>
            each(get($payload, "changed"), ($id) => statuses.get({ id: $id })),
        },
      },
    },
  };
});
