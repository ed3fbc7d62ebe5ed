import { graphql } from "#graphql/gql.ts";

export const ImportLineFields = graphql(`
  fragment ImportLineFields on Import {
    id
    kind
    fileName
    createdCount
    updatedCount
    skippedCount
    wrongCount
    createdAt
    undoneAt
    importedBy {
      id
      displayName
    }
    undoneByUser {
      id
      displayName
    }
  }
`);
