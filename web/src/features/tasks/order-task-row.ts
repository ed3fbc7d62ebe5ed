import { graphql } from "#graphql/gql.ts";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";

/**
 * A task of an order with its slots. Fields that a role may not read are not queried, because one of them would fail
 * the whole page.
 */
export const OrderTaskRow = graphql(`
  fragment OrderTaskRow on OrderTask {
    id
    version
    taskName
    description
    isBlocking
    state
    applies
    awaitsColleague
    completesWith
    checkAskedAt @include(if: $staff)
    decidedAt
    note @include(if: $staff)
    decidedByUser @include(if: $staff) {
      id
      displayName
    }
    serviceOrderStatus {
      id
      statusName
      sortOrder
    }
    files(first: 12, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        title
        description
        required
        minCount
        applies
        counted: files(filter: { versionOf: { isNull: true } }) {
          totalCount
        }
        ...SlotFiles
      }
    }
  }
`);

export type TaskSlot = NonNullable<OrderTaskRowFragment["files"]["nodes"][number]>;

/** The number of tasks that are loaded with the order. */
export const tasksAtOnce = 50;
