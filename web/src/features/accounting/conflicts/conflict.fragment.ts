import { graphql } from "#graphql/gql.ts";

export const QboConflictRow = graphql(`
  fragment QboConflictRow on QboConflict {
    id
    entity
    kind
    label
    fields
    status
    resolution
    ours
    theirs
    agreed
    localId
    createdAt
    updatedAt
    solvedAt
    userBySolvedBy {
      id
      displayName
    }
    invoice {
      id
      serviceOrderId
    }
    estimate {
      id
      serviceOrderId
    }
  }
`);
