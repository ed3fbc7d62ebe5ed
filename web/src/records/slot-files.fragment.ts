import { graphql } from "#graphql/gql.ts";

/** A slot of a task with the files in it. */
export const SlotFiles = graphql(`
  fragment SlotFiles on OrderTaskFile {
    id
    title
    description
    documentKind
    serviceOrderId
    allowedFileTypes
    allowMultiple
    maxSizeMb
    files(first: 20, orderBy: CREATED_AT_ASC, filter: { versionOf: { isNull: true } }) {
      nodes {
        id
        ...StoredFile
      }
    }
  }
`);
