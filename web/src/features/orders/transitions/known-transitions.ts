import { isStaff } from "@boresight/domain/accounts/roles";
import { useQuery } from "@apollo/client/react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useQueuedActions } from "#data/offline/use-offline.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderTransitionsFragment } from "#graphql/graphql.ts";
import type { AvailableTransition } from "#records/order-transitions.fragment.ts";
import { offersAfter, statusAfter, withoutAnswered, type KnownStatus } from "./queued-moves.ts";

/** The shop's transitions; the device keeps them, so that the step after a status change that waits is known. */
export const KnownTransitions = graphql(`
  query KnownTransitions {
    serviceOrderStatuses(first: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        key
        statusName
        customerLabel
        sortOrder
        category
        isHold
        isTerminal
        isActive
        icon
        moves: serviceOrderTransitionsByFromStatusId(first: 100) {
          nodes {
            id
            toStatusId
            roles
            guards
            requiresNote
          }
        }
      }
    }
  }
`);

interface Offers {
  offers: readonly AvailableTransition[];
  status: Pick<KnownStatus, "sortOrder" | "isHold" | "key"> | null;
}

/** What can be done next with an order: as the server said, or as it will be once what waits on this device is sent. */
export function useOffers({ id, status, allowedTransitions }: OrderTransitionsFragment): Offers {
  const role = roleOf(useAuth().user);
  const actions = useQueuedActions(id);
  const movedTo = statusAfter(actions);
  const { data } = useQuery(KnownTransitions, { skip: movedTo === null });
  if (actions.length === 0 || !isStaff(role)) return { offers: allowedTransitions, status };
  if (movedTo === null) return { offers: withoutAnswered(allowedTransitions, actions), status };
  const statuses = rowsOf(data?.serviceOrderStatuses);
  return {
    offers: offersAfter(statuses, movedTo, role),
    status: statuses.find(({ key }) => key === movedTo) ?? null,
  };
}
