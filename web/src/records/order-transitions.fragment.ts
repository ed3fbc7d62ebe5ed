import type { GuardKey } from "@boresight/domain/statuses/status-definition";
import { graphql } from "#graphql/gql.ts";
import type { OrderTransitionsFragment } from "#graphql/graphql.ts";

export const OrderTransitionsFields = graphql(`
  fragment OrderTransitions on ServiceOrder {
    id
    version
    status {
      id
      sortOrder
      isHold
    }
    cameFrom: statusHistory(first: 1, orderBy: CHANGED_AT_DESC) {
      nodes {
        id
        fromStatus {
          id
        }
      }
    }
    allowedTransitions {
      asks
      blockedBy
      unmetGuards
      endsEarly
      mayOverride
      status {
        id
        key
        statusName
        customerLabel
        sortOrder
        category
        isHold
        icon
      }
    }
  }
`);

export type OfferedTransition = OrderTransitionsFragment["allowedTransitions"][number];

interface Blocked {
  /** The sentences that people read, and beside each the rule it comes from. */
  blockedBy: readonly string[];
  unmetGuards: readonly string[];
}

const vinConfirmed: GuardKey = "vinConfirmed";

/** Whether the VIN is to be read at the vehicle before this move: that is done on the way. */
export const awaitsVin = ({ unmetGuards }: Pick<Blocked, "unmetGuards">): boolean => unmetGuards.includes(vinConfirmed);

/** What must be done before anybody can begin with this move. */
export const obstaclesOf = ({ blockedBy, unmetGuards }: Blocked): string[] =>
  blockedBy.filter((_, index) => unmetGuards[index] !== vinConfirmed);

/** Whether there is something to say or to do besides choosing the move. */
export const asksFor = ({ asks, blockedBy }: Pick<OfferedTransition, "asks" | "blockedBy">): boolean =>
  asks.length > 0 || blockedBy.length > 0;
