import { graphql } from "#graphql/gql.ts";

export const MessageRow = graphql(`
  fragment MessageRow on Message {
    id
    template
    recipient
    subject
    status
    error
    attempts
    repeats
    createdAt
    sentAt
    serviceOrder {
      id
      internalOrderNumber
    }
  }
`);
