import type { GuardKey } from "@boresight/domain/statuses/status-definition";
import { graphql } from "#graphql/gql.ts";
import type { OrderTransitionsFragment } from "#graphql/graphql.ts";

export const OrderTransitionsFields = graphql(`
  fragment OrderTransitions on ServiceOrder {
    id
    version
    internalOrderNumber
    status {
      id
      key
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
      requiredAnswers
      blockedBy {
        guard
        params
      }
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

export type AvailableTransition = OrderTransitionsFragment["allowedTransitions"][number];

type Blocked = Pick<AvailableTransition, "blockedBy">;

const vinConfirmed: GuardKey = "vinConfirmed";

/** Whether the VIN must be read at the vehicle before this status change; the dialog does that on the way. */
export const awaitsVin = ({ blockedBy }: Blocked): boolean => blockedBy.some(({ guard }) => guard === vinConfirmed);

/** Returns what must be done before this status change can begin; the VIN is read on the way. */
export const obstaclesOf = <One extends { guard: string }>({ blockedBy }: { blockedBy: readonly One[] }): One[] =>
  blockedBy.filter(({ guard }) => guard !== vinConfirmed);

/** Whether there is something to say or to do in addition to choosing the status. */
export const needsInput = ({
  requiredAnswers,
  blockedBy,
}: Pick<AvailableTransition, "requiredAnswers" | "blockedBy">): boolean =>
  requiredAnswers.length > 0 || blockedBy.length > 0;
