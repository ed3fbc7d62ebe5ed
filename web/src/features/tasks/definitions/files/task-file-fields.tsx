import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useWatch } from "react-hook-form";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { ConditionEditor } from "#features/tasks/definitions/conditions/condition-editor.tsx";
import { kindChoices } from "#features/tasks/definitions/definition-words.ts";
import { FileTypesInput } from "./file-types-input.tsx";
import type { TaskFileForm } from "./task-file-form.ts";

const whole = { inputProps: { inputMode: "numeric", maxLength: 3 } as const };

export function TaskFileFields({ form }: { form: TaskFileForm }) {
  const takesSeveral = useWatch({ control: form.control, name: "allowMultiple" });

  return (
    <>
      <TextInput form={form} name="title" label={t("base.title")} input={{ autoComplete: "off" }} />
      <TextInput
        form={form}
        name="description"
        label={t("base.description")}
        optional
        input={{ multiline: true, minRows: 2, maxRows: 6 }}
      />
      <SelectInput form={form} name="documentKind" label={t("base.documentType")} choices={kindChoices} />
      <FileTypesInput form={form} />
      <CheckInput form={form} name="required" label={t("tasks.required")} help={t("tasks.theTaskIsDoneOnlyWhen")} />
      <CheckInput form={form} name="allowMultiple" label={t("tasks.takesSeveralFiles")} />
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 3 }}>
        {takesSeveral && (
          <TextInput
            form={form}
            name="minCount"
            label={t("tasks.atLeast")}
            help={t("tasks.filesRange")}
            input={whole}
          />
        )}
        <TextInput
          form={form}
          name="maxSizeMb"
          label={t("tasks.largestSize")}
          help={t("tasks.sizeRange")}
          input={whole}
        />
      </Box>
      <CheckInput form={form} name="customerVisible" label={t("tasks.visibleToCustomer")} />
      <ConditionEditor form={form} name="conditionRows" always={t("tasks.fileAppliesToEveryOrder")} />
    </>
  );
}
