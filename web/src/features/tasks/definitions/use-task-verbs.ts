import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { TaskDefinitionFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";

const ArchiveTask = graphql(`
  mutation ArchiveTask($input: TaskVersionInput!) {
    archiveTask(input: $input) {
      task {
        id
        ...TaskDefinition
      }
    }
  }
`);

const RestoreTask = graphql(`
  mutation RestoreTask($input: TaskVersionInput!) {
    restoreTask(input: $input) {
      task {
        id
        ...TaskDefinition
      }
    }
  }
`);

/** Actions that need only a confirmation; each reports its outcome. */
export function useTaskVerbs({ id, version, taskName, use }: TaskDefinitionFragment) {
  const [archive] = useMutation(ArchiveTask, { refetchQueries: "active" });
  const [restore] = useMutation(RestoreTask, { refetchQueries: "active" });
  const confirm = useConfirm();
  const { run } = useVerb();
  const question =
    use && use.openOrders > 0
      ? t("tasks.newOrdersAreNoLongerAskedForKept", { taskName, count: use.openOrders })
      : t("tasks.newOrdersAreNoLongerAskedFor", { taskName });

  return {
    archive: async () => {
      if (!(await confirm(question))) return;
      await run(() => archive({ variables: { input: { id, version } } }), t("tasks.taskArchived", { taskName }));
    },
    restore: () => run(() => restore({ variables: { input: { id, version } } }), t("tasks.taskRestored", { taskName })),
  };
}
