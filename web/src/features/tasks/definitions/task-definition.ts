import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { TaskDefinitionFragment, TaskFileDefinitionFragment } from "#graphql/graphql.ts";
import { rowsOf } from "#data/rows.ts";

export const TaskFileDefinition = graphql(`
  fragment TaskFileDefinition on TaskFile {
    ...TaskFileFields
    version
    storedTitle: title
    sortOrder
  }
`);

export const TaskDefinition = graphql(`
  fragment TaskDefinition on Task {
    id
    version
    taskName
    description
    storedName: taskName
    storedDescription: description
    taskOrder
    ...EditedTaskFields
    appliesWhen
    archivedAt
    use {
      openOrders
      totalOrders
    }
    files(first: 10, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        ...TaskFileDefinition
      }
    }
  }
`);

/** Returns the files of a task, in order. */
export const filesOf = ({ files }: Pick<TaskDefinitionFragment, "files">): TaskFileDefinitionFragment[] =>
  readFragment(TaskFileDefinition, rowsOf(files)).toSorted((one, other) => one.sortOrder - other.sortOrder);
