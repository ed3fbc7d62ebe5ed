import { t } from "@boresight/domain/texts/text";
import ArchiveOutlined from "~icons/ic/outline-archive";
import ArrowDownward from "~icons/ic/baseline-arrow-downward";
import ArrowUpward from "~icons/ic/baseline-arrow-upward";
import DriveFileMoveOutlined from "~icons/ic/outline-drive-file-move";
import EditOutlined from "~icons/ic/outline-edit";
import UnarchiveOutlined from "~icons/ic/outline-unarchive";
import type { TaskDefinitionFragment } from "#graphql/graphql.ts";
import type { RowAction } from "#ui/table/row-menu.tsx";
import { orderAfterStep, type SortableGroup } from "#ui/drag/sortable-order.ts";
import { useTaskVerbs } from "./use-task-verbs.ts";

/** The actions that the screen provides. */
export interface TaskListActions {
  edit: (taskId: string) => void;
  move: (task: TaskDefinitionFragment) => void;
  order: (group: SortableGroup) => void;
}

/** Returns the actions on a task; `group` is its group for reordering, null while some of it are hidden. */
export function useTaskActions(
  task: TaskDefinitionFragment,
  group: SortableGroup | null,
  { edit, move, order }: TaskListActions,
): RowAction[] {
  const verbs = useTaskVerbs(task);
  if (task.archivedAt !== null) {
    return [{ label: t("base.restore"), icon: UnarchiveOutlined, run: () => void verbs.restore() }];
  }
  const up = group && orderAfterStep(group, task.id, -1);
  const down = group && orderAfterStep(group, task.id, 1);

  return [
    { label: t("base.edit"), icon: EditOutlined, run: () => edit(task.id) },
    ...(up ? [{ label: t("base.moveUp"), icon: ArrowUpward, run: () => order(up) }] : []),
    ...(down ? [{ label: t("base.moveDown"), icon: ArrowDownward, run: () => order(down) }] : []),
    { label: t("tasks.moveToStatus"), icon: DriveFileMoveOutlined, run: () => move(task) },
    { label: t("base.archive"), icon: ArchiveOutlined, run: () => void verbs.archive() },
  ];
}
