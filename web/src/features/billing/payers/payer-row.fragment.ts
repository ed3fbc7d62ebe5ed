import { graphql } from "#graphql/gql.ts";

export const PayerRow = graphql(`
  fragment PayerRow on Payer {
    id
    version
    name
    kind
    aliases
    isActive
    mergedInto {
      id
      name
    }
  }
`);

export const PayerRuleRow = graphql(`
  fragment PayerRuleRow on PayerRule {
    id
    version
    number
    payerId
    validFrom
    validTo
    content
    sendingChannel
    sendingTo
    retentionMonths
    sourceTitle
    sourceUrl
    sourceOn
    verifiedAt
    verifiedByUser {
      id
      displayName
    }
  }
`);
