import { graphql } from "#graphql/gql.ts";

export const TaskFileRow = graphql(`
  fragment TaskFileRow on TaskFile {
    ...TaskFileFields
    task {
      id
      taskName
      serviceOrderStatus {
        id
        statusName
      }
    }
  }
`);
