import type { GuardKey } from "@boresight/domain/status-move";
import { graphql } from "#graphql/gql.ts";
import type { OrderMovesFragment } from "#graphql/graphql.ts";

export const OrderMovesParts = graphql(`
  fragment OrderMoves on ServiceOrder {
    id
    version
    status {
      id
      sortOrder
      category
      isHold
    }
    cameFrom: statusHistory(first: 1, orderBy: MOVED_AT_DESC) {
      nodes {
        id
        fromStatus {
          id
        }
      }
    }
    allowedMoves {
      asks
      blockedBy
      unmet {
        guard
        message
      }
      mayOverride
      status {
        id
        key
        statusName
        customerLabel
        sortOrder
        category
        isHold
        isTerminal
        icon
      }
    }
  }
`);

export type OfferedMove = OrderMovesFragment["allowedMoves"][number];

/** What a move still waits for: the rule by its key, and the sentence that people read. */
export interface Unmet {
  guard: string;
  message: string;
}

interface Blocked {
  unmet: readonly Unmet[];
}

const vinConfirmed: GuardKey = "vinConfirmed";

/** Whether the VIN is to be read at the vehicle before this move: that is done on the way. */
export const awaitsVin = ({ unmet }: Blocked): boolean => unmet.some(({ guard }) => guard === vinConfirmed);

/** What must be done before anybody can begin with this move. */
export const obstaclesOf = ({ unmet }: Blocked): string[] =>
  unmet.flatMap(({ guard, message }) => (guard === vinConfirmed ? [] : [message]));

/** Whether there is something to say or to do besides choosing the move. */
export const asksFor = ({ asks, unmet }: Pick<OfferedMove, "asks" | "unmet">): boolean =>
  asks.length > 0 || unmet.length > 0;
