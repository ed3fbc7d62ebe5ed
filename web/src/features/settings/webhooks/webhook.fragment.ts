import { graphql } from "#graphql/gql.ts";

export const WebhookFields = graphql(`
  fragment WebhookFields on Webhook {
    id
    url
    eventTypes
    isActive
    failedAt
    createdAt
    version
    webhookDeliveries(first: 1, orderBy: [CREATED_AT_DESC, PRIMARY_KEY_ASC]) {
      nodes {
        id
        status
        createdAt
      }
    }
  }
`);
