import { graphql } from "#graphql/gql.ts";

export const TaskFileRow = graphql(`
  fragment TaskFileRow on TaskFile {
    id
    title
    description
    documentKind
    required
    allowedFileTypes
    allowMultiple
    minCount
    maxSizeMb
    customerVisible
    appliesWhen
    taskId
    use {
      openOrders
      totalOrders
    }
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
