import { t } from "@boresight/domain/texts/text";
import { CheckInput } from "#ui/form/check-input.tsx";
import type { Choice } from "#ui/form/select-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { ConditionEditor } from "./conditions/condition-editor.tsx";
import type { TaskForm } from "./task-form.ts";

const completionChoices: readonly Choice[] = [
  { value: "", label: t("tasks.completedByHand") },
  { value: "files", label: t("tasks.completedByFiles") },
  { value: "readinessChecks", label: t("tasks.completedByReadinessChecks") },
  { value: "poNumber", label: t("tasks.completedByPoNumber") },
];

export function TaskFields({ form, statuses }: { form: TaskForm; statuses: readonly Choice[] }) {
  return (
    <>
      <TextInput form={form} name="taskName" label={t("base.name")} input={{ autoComplete: "off" }} />
      <TextInput
        form={form}
        name="description"
        label={t("base.description")}
        optional
        help={t("tasks.whatToDoInASentence")}
        input={{ multiline: true, minRows: 2, maxRows: 8 }}
      />
      <SelectInput form={form} name="serviceOrderStatusId" label={t("base.status")} choices={statuses} />
      <CheckInput
        form={form}
        name="isBlocking"
        label={t("tasks.holdsTheOrder")}
        help={t("tasks.theOrderGoesOnOnlyWhen")}
      />
      <CheckInput
        form={form}
        name="asksCustomer"
        label={t("tasks.asksTheCustomer")}
        help={t("tasks.theCustomerSeesItAndMay")}
      />
      <CheckInput
        form={form}
        name="needsColleague"
        label={t("tasks.needsAColleague")}
        help={t("tasks.notForWhoeverRecordedAnAttempt")}
      />
      <SelectInput
        form={form}
        name="completesWith"
        label={t("tasks.completed")}
        choices={completionChoices}
        help={t("tasks.completedByItselfOnlyIf")}
      />
      <ConditionEditor form={form} name="conditionRows" always={t("tasks.taskAppliesToEveryOrder")} />
    </>
  );
}
