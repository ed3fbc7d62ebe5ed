import { graphql } from "#graphql/gql.ts";

export const DeliveryFields = graphql(`
  fragment DeliveryFields on WebhookDelivery {
    id
    eventType
    status
    attempts
    nextAttemptAt
    responseStatus
    error
    createdAt
  }
`);
