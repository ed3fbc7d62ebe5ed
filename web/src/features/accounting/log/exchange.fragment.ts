import { graphql } from "#graphql/gql.ts";

export const QboExchangeRow = graphql(`
  fragment QboExchangeRow on QboExchange {
    id
    at
    method
    path
    responseStatus
    intuitTid
    jobId
    job {
      id
      entity
      operation
      label
    }
  }
`);
