import { graphql } from "#graphql/gql.ts";
import type { BoardCardFragment, BoardColumnFragment } from "#graphql/graphql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";

/** A card of the board: vehicle, customer, calibrations, promise, delay, technician and messages to answer. */
export const BoardCardFields = graphql(`
  fragment BoardCard on ServiceOrder {
    id
    internalOrderNumber
    priority
    poNumber
    statusDueAt
    statusChangedAt
    promisedAt
    estimatedCompletionDate
    unansweredMessages
    calibrationType
    orderCalibrations(first: 20, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        lineItemType {
          id
          key
          name
        }
      }
    }
    status {
      id
    }
    customer {
      ...CustomerName
      requiresPo
    }
    vehicle {
      id
      vehicleDescription
      vinNumber
    }
    assignedTechnician {
      id
      displayName
    }
  }
`);

export const BoardColumnFields = graphql(`
  fragment BoardColumn on OrderBoardColumn {
    category
    count
    isMore
    sumCents
    statuses {
      count
      isMore
      status {
        id
        key
        statusName
        ...StatusOnChip
      }
    }
    orders {
      id
      ...BoardCard
    }
  }
`);

export type BoardStatus = BoardColumnFragment["statuses"][number];
export type Cards = readonly BoardCardFragment[];

export const cardsOf = (orders: readonly (FragmentType<typeof BoardCardFields> | null)[]): Cards =>
  orders.filter((order) => order !== null).map((order) => readFragment(BoardCardFields, order));
