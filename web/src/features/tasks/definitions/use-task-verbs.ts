import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { useRefusal } from "#data/use-refusal.ts";
import { graphql } from "#graphql/gql.ts";
import type { TaskDefinitionFragment } from "#graphql/graphql.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { wordsForUse } from "./definition-words.ts";

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
  const kept = use && use.openOrders > 0 ? ` ${wordsForUse(use)} that have it keep it.` : "";

  return {
    archive: async () => {
      if (!(await confirm(t("tasks.newOrdersAreNoLongerAskedFor", { taskName, kept })))) return;
      await attempt(() => archive({ variables: { input: { id, version } } }), `"${taskName}" is archived`);
    },
    restore: () =>
      attempt(() => restore({ variables: { input: { id, version } } }), `"${taskName}" is asked for again`),
  };
}
