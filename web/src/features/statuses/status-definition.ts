import { graphql } from "#graphql/gql.ts";

/** All that an admin keeps of a status, with the moves that lead away from it. */
export const StatusDefinition = graphql(`
  fragment StatusDefinition on ServiceOrderStatus {
    id
    version
    key
    statusName
    customerLabel
    description
    category
    color
    icon
    slaMinutes
    isInitial
    isTerminal
    isHold
    isActive
    sortOrder
    orderCount
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
`);
