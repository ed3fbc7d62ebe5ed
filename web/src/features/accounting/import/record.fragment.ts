import { graphql } from "#graphql/gql.ts";

export const QboRecordRow = graphql(`
  fragment QboRecordRow on QboRecord {
    id
    name
    isActive
    details
    match
    decision
    problem
    appliedAt
    chosenCustomer {
      ...CustomerName
    }
    suggestedCustomer {
      ...CustomerName
    }
  }
`);
