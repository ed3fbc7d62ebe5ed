import { graphql } from "#graphql/gql.ts";

export const DeliveryParts = graphql(`
  fragment DeliveryParts on WebhookDelivery {
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
