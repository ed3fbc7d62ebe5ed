import { t } from "@boresight/domain/texts/text";
import { wordOfKind } from "@boresight/domain/files/document-kinds";
import { useMutation } from "@apollo/client/react";
import Box from "@mui/material/Box";
import ArrowDownward from "~icons/ic/baseline-arrow-downward";
import ArrowUpward from "~icons/ic/baseline-arrow-upward";
import DeleteOutlined from "~icons/ic/outline-delete";
import EditOutlined from "~icons/ic/outline-edit";
import type { ReactNode } from "react";
import { graphql } from "#graphql/gql.ts";
import type { TaskFileDefinitionFragment } from "#graphql/graphql.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import { orderAfterStep, type SortableGroup } from "#ui/drag/sortable-order.ts";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { countOf, typesOf } from "#features/tasks/definitions/definition-words.ts";
import { RequiredMark } from "#features/tasks/definitions/task-marks.tsx";
import { useVerb } from "#records/use-verb.ts";

const DeleteTaskFile = graphql(`
  mutation DeleteTaskFile($input: TaskVersionInput!) {
    deleteTaskFile(input: $input) {
      task {
        id
        ...TaskDefinition
      }
    }
  }
`);

interface TaskFileLineProps {
  file: TaskFileDefinitionFragment;
  handle: ReactNode;
  group: SortableGroup;
  onOrder: (group: SortableGroup) => void;
  onEdit: () => void;
}

/** One file of a task, with its requirements. */
export function TaskFileLine({ file, handle, group, onOrder, onEdit }: TaskFileLineProps) {
  const remove = useRemoveFile(file);
  const up = orderAfterStep(group, file.id, -1);
  const down = orderAfterStep(group, file.id, 1);
  const actions: RowAction[] = [
    { label: t("base.edit"), icon: EditOutlined, run: onEdit },
    ...(up ? [{ label: t("base.moveUp"), icon: ArrowUpward, run: () => onOrder(up) }] : []),
    ...(down ? [{ label: t("base.moveDown"), icon: ArrowDownward, run: () => onOrder(down) }] : []),
    { label: t("base.remove"), icon: DeleteOutlined, run: () => void remove() },
  ];
  const details = [
    wordOfKind(file.documentKind),
    countOf(file),
    t("tasks.upToMb", { size: file.maxSizeMb }),
    typesOf(file),
  ];

  return (
    <Box
      sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 52, px: 6, py: 1, bgcolor: "background.paper" }}
    >
      {handle}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TwoLines main={file.title} second={details.join(" · ")} />
      </Box>
      {file.required && <RequiredMark />}
      <RowMenu label={t("tasks.actionsForTitle", { title: file.title })} actions={actions} />
    </Box>
  );
}

function useRemoveFile({ id, version, title }: TaskFileDefinitionFragment) {
  const [remove] = useMutation(DeleteTaskFile, { refetchQueries: "active" });
  const confirm = useConfirm();
  const { run } = useVerb();
  return async () => {
    const question = t("tasks.newOrdersAreNoLongerAsked", { title });
    if (!(await confirm(question))) return;
    await run(() => remove({ variables: { input: { id, version } } }), `"${title}" is removed`);
  };
}
