import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { useRefusal } from "#data/use-refusal.ts";
import { graphql } from "#graphql/gql.ts";
import type { TaskDefinitionFragment } from "#graphql/graphql.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useMessage } from "#ui/dialog/message-bar.tsx";

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
  const refusalOf = useRefusal();
  const showMessage = useMessage();
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      showMessage(done);
    } catch (error) {
      showMessage(refusalOf(error).message, { color: "error" });
    }
  };
  const question =
    use && use.openOrders > 0
      ? t("tasks.newOrdersAreNoLongerAskedForKept", { taskName, count: use.openOrders })
      : t("tasks.newOrdersAreNoLongerAskedFor", { taskName });

  return {
    archive: async () => {
      if (!(await confirm(question))) return;
      await attempt(() => archive({ variables: { input: { id, version } } }), t("tasks.taskArchived", { taskName }));
    },
    restore: () =>
      attempt(() => restore({ variables: { input: { id, version } } }), t("tasks.taskRestored", { taskName })),
  };
}
