import { task } from "@boresight/domain/tasks/task-fields";
import { t } from "@boresight/domain/texts/text";
import { RecordFields } from "#records/form/record-fields.tsx";
import type { Choice } from "#ui/form/select-input.tsx";
import { ConditionEditor } from "./conditions/condition-editor.tsx";
import type { TaskForm } from "./task-form.ts";

export const TaskFields = ({ form, statuses }: { form: TaskForm; statuses: readonly Choice[] }) => (
  <>
    <RecordFields of={task} form={form} links={{ serviceOrderStatusId: statuses }} autoComplete="off" />
    <ConditionEditor form={form} name="conditionRows" always={t("tasks.taskAppliesToEveryOrder")} />
  </>
);
