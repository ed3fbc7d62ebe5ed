import type { NewTask } from "@boresight/domain/tasks/task";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useId, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useVerb } from "#records/use-verb.ts";
import { saveByKey } from "#ui/dialog/save-by-key.ts";
import { problemsOfForm } from "./conditions/judge-form.ts";
import { taskResolver, type TaskFormValues, type TaskForm } from "./task-form.ts";
import { useStatusChoices } from "./use-status-choices.ts";
import { task } from "@boresight/domain/tasks/task-fields";
import { t } from "@boresight/domain/texts/text";
import { RecordFields } from "#records/form/record-fields.tsx";
import type { Choice } from "#ui/form/select-input.tsx";
import { ConditionEditor } from "./conditions/condition-editor.tsx";

interface TaskEditorProps {
  values: TaskFormValues;
  /** The label of the main button. */
  action: string;
  onSave: (task: NewTask) => Promise<void>;
  /** Called with whether closing would lose changes. */
  onFilled: (filled: boolean) => void;
  /** Content below the fields that is saved separately. */
  children?: ReactNode;
}

/** The fields of a task with the button that saves them. */
export function TaskEditor({ values, action, onSave, onFilled, children }: TaskEditorProps) {
  const formId = useId();
  const form = useForm<TaskFormValues, unknown, NewTask>({ resolver: taskResolver, values });
  const { isDirty, isSubmitting } = form.formState;
  const statuses = useStatusChoices();
  const { problem, run } = useVerb({ form, toFormFields: problemsOfForm });
  useEffect(() => {
    onFilled(isDirty);
    return () => onFilled(false);
  }, [onFilled, isDirty]);
  const save = form.handleSubmit(async (task) => {
    await run(() => onSave(task));
  });

  return (
    <Box sx={{ display: "flex", flexDirection: "column", minHeight: 0, flexGrow: 1 }}>
      <Box sx={{ flexGrow: 1, overflowY: "auto" }}>
        <Box
          component="form"
          id={formId}
          noValidate
          onSubmit={(event) => void save(event)}
          onKeyDown={saveByKey(() => void save())}
          sx={{ px: 6, pb: 2, display: "grid", gap: 1, alignContent: "start" }}
        >
          {problem && <Alert severity="error">{problem}</Alert>}
          <TaskFields form={form} statuses={statuses} />
        </Box>
        {children}
      </Box>
      <Box sx={{ p: 4, px: 6, borderTop: 1, borderColor: "divider" }}>
        <Button type="submit" form={formId} variant="contained" fullWidth loading={isSubmitting}>
          {action}
        </Button>
      </Box>
    </Box>
  );
}

const TaskFields = ({ form, statuses }: { form: TaskForm; statuses: readonly Choice[] }) => (
  <>
    <RecordFields of={task} form={form} links={{ serviceOrderStatusId: statuses }} autoComplete="off" />
    <ConditionEditor form={form} name="conditionRows" always={t("tasks.taskAppliesToEveryOrder")} />
  </>
);
