import { graphql } from "#graphql/gql.ts";

export const OperationTermRow = graphql(`
  fragment OperationTermRow on OperationTerm {
    id
    version
    term
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
