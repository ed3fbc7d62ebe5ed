import { graphql } from "#graphql/gql.ts";

export const RepairKeywordRow = graphql(`
  fragment RepairKeywordRow on RepairKeyword {
    id
    version
    keyword
    locale
    countsWith
    isActive
    repairOperation {
      id
      key
      name
    }
  }
`);
