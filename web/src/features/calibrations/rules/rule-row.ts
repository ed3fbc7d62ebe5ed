import { graphql } from "#graphql/gql.ts";

export const CalibrationRuleRow = graphql(`
  fragment CalibrationRuleRow on CalibrationRule {
    id
    version
    make
    model
    yearFrom
    yearTo
    trimPattern
    method
    minutes
    prerequisites
    note
    sourceTitle
    sourceUrl
    priority
    isActive
    verifiedAt
    updatedAt
    verifiedByUser {
      id
      displayName
    }
    repairOperation {
      id
      key
      name
    }
    lineItemType {
      id
      key
      name
      method
      minutes
    }
  }
`);
