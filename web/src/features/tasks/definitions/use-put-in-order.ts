import { asSentence } from "@boresight/domain/texts/as-sentence";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { orderAt } from "@boresight/domain/tasks/sort-order";
import type { Problem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import type { TaskDefinitionFragment, TaskFileDefinitionFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import type { SortableGroup } from "#ui/drag/sortable-order.ts";

const ReorderTasks = graphql(`
  mutation ReorderTasks($input: ReorderTasksInput!) {
    reorderTasks(input: $input) {
      __typename
      tasks {
        __typename
        id
        version
        taskOrder
        serviceOrderStatusId
      }
    }
  }
`);

const ReorderTaskFiles = graphql(`
  mutation ReorderTaskFiles($input: ReorderTaskFilesInput!) {
    reorderTaskFiles(input: $input) {
      __typename
      task {
        __typename
        id
        files(orderBy: SORT_ORDER_ASC) {
          __typename
          nodes {
            __typename
            id
            version
            sortOrder
          }
        }
      }
    }
  }
`);

interface Kept {
  id: string;
  version: number;
}

const inOrder = (itemIds: readonly string[], rows: readonly Kept[]) =>
  itemIds.map((id, index) => ({
    id,
    version: rows.find((row) => row.id === id)?.version ?? 1,
    order: orderAt(index),
  }));

/** The optimistic order has been reverted by the time the problem is shown. */
const inWords = ({ message }: Problem) => t("base.orderAsItWas", { problem: asSentence(message) });

/** Reorders the tasks of a status: optimistic, reverted if the server returns an error. */
export function usePutTasksInOrder(tasks: readonly TaskDefinitionFragment[]) {
  const [reorder] = useMutation(ReorderTasks);
  const { run } = useVerb({ inWords });
  return async ({ id: serviceOrderStatusId, itemIds }: SortableGroup) => {
    const placed = inOrder(itemIds, tasks).map(({ order, ...task }) => ({
      __typename: "Task" as const,
      ...task,
      taskOrder: order,
      serviceOrderStatusId,
    }));
    await run(() =>
      reorder({
        variables: { input: { serviceOrderStatusId, ids: [...itemIds] } },
        optimisticResponse: { reorderTasks: { __typename: "TaskOrderPayload", tasks: placed } },
      }),
    );
  };
}

/** The same for the files of a task. */
export function usePutFilesInOrder(taskId: string, files: readonly TaskFileDefinitionFragment[]) {
  const [reorder] = useMutation(ReorderTaskFiles);
  const { run } = useVerb({ inWords });
  return async ({ itemIds }: SortableGroup) => {
    const nodes = inOrder(itemIds, files).map(({ order, ...file }) => ({
      __typename: "TaskFile" as const,
      ...file,
      sortOrder: order,
    }));
    const task = {
      __typename: "Task" as const,
      id: taskId,
      files: { __typename: "TaskFileConnection" as const, nodes },
    };
    await run(() =>
      reorder({
        variables: { input: { taskId, ids: [...itemIds] } },
        optimisticResponse: { reorderTaskFiles: { __typename: "TaskPayload", task } },
      }),
    );
  };
}
