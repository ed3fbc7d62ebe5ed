import { graphql } from "#graphql/gql.ts";

/** The definition of a status, with the transitions that lead out of it. */
export const StatusDefinition = graphql(`
  fragment StatusDefinition on ServiceOrderStatus {
    id
    version
    key
    statusName
    customerLabel
    storedName: statusName
    storedLabel: customerLabel
    ...EditedStatusFields
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
