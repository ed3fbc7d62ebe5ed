import { graphql } from "#graphql/gql.ts";

export const QboJobRow = graphql(`
  fragment QboJobRow on QboJob {
    id
    entity
    operation
    status
    label
    problem
    detail
    attempts
    nextAttemptAt
    createdAt
    updatedAt
    intuitTid
    localId
    customer {
      ...CustomerName
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
