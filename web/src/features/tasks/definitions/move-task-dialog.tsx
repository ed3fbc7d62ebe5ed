import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import type { TaskDefinitionFragment } from "#graphql/graphql.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import type { SortableGroup } from "#ui/drag/sortable-order.ts";
import { useStatusChoices } from "./use-status-choices.ts";

interface MoveTaskDialogProps {
  task: TaskDefinitionFragment;
  groups: readonly SortableGroup[];
  onOrder: (group: SortableGroup) => Promise<void>;
  onClose: () => void;
}

/** Moves a task to the end of another status. */
export function MoveTaskDialog({ task, groups, onOrder, onClose }: MoveTaskDialogProps) {
  const form = useForm({ defaultValues: { statusId: "" } });
  const choices = useStatusChoices().filter(({ value }) => value !== task.serviceOrderStatusId);
  const submit = form.handleSubmit(async ({ statusId }) => {
    const target = groups.find(({ id }) => id === statusId);
    if (!target) return form.setError("statusId", { message: t("base.chooseAStatus") });
    await onOrder({ id: statusId, itemIds: [...target.itemIds, task.id] });
    onClose();
  });

  return (
    <FormDialog
      title={t("tasks.moveTaskname", { taskName: task.taskName })}
      action={t("base.move")}
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectInput
        form={form}
        name="statusId"
        label={t("base.status")}
        choices={choices}
        help={t("tasks.itComesLastThereOrdersThat")}
      />
    </FormDialog>
  );
}
