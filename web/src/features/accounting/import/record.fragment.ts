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
      id
      companyName
      firstName
      lastName
    }
    suggestedCustomer {
      id
      companyName
      firstName
      lastName
    }
  }
`);
