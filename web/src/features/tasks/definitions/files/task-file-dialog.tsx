import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import type { NewTaskFile } from "@boresight/domain/tasks/task";
import Box from "@mui/material/Box";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { TaskFileDefinitionFragment } from "#graphql/graphql.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { leaveUnsaved } from "#ui/dialog/leave-unsaved.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { saveByKey } from "#ui/dialog/save-by-key.ts";
import { problemsOfForm } from "#features/tasks/definitions/conditions/judge-form.ts";
import { useVerb } from "#records/use-verb.ts";
import { TaskFileFields } from "./task-file-fields.tsx";
import { emptyTaskFile, taskFileResolver, taskFileValues, type TaskFileFormValues } from "./task-file-form.ts";

const CreateTaskFile = graphql(`
  mutation CreateTaskFile($input: CreateTaskFileInput!) {
    createTaskFile(input: $input) {
      taskFile {
        id
        task {
          id
          ...TaskDefinition
        }
      }
    }
  }
`);

const UpdateTaskFile = graphql(`
  mutation UpdateTaskFile($input: UpdateTaskFileInput!) {
    updateTaskFile(input: $input) {
      taskFile {
        id
        ...TaskFileDefinition
      }
    }
  }
`);

interface TaskFileDialogProps {
  taskId: string;
  /** The file to edit; undefined adds one. */
  file: TaskFileDefinitionFragment | null;
  onClose: () => void;
}

/** The requirements of one file of a task. */
export function TaskFileDialog({ taskId, file, onClose }: TaskFileDialogProps) {
  const form = useForm<TaskFileFormValues, unknown, NewTaskFile>({
    resolver: taskFileResolver,
    defaultValues: file ? taskFileValues(file) : emptyTaskFile(taskId),
  });
  const { isDirty, isSubmitting } = form.formState;
  const { problem, run } = useVerb({ form, toFormFields: problemsOfForm });
  const save = useSaveFile(file);
  const confirm = useConfirm();
  const submit = form.handleSubmit(async (values) => {
    const failure = await run(() => save(values));
    if (!failure) onClose();
  });
  const close = async () => {
    if (!isDirty || (await confirm(leaveUnsaved))) onClose();
  };

  return (
    <FormDialog
      title={file ? t("tasks.editFile") : t("tasks.addAFile")}
      action={file ? t("base.save") : t("tasks.addFile")}
      busy={isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={() => void close()}
    >
      <Box onKeyDown={saveByKey(() => void submit())} sx={{ display: "grid", gap: 1 }}>
        <TaskFileFields form={form} />
      </Box>
    </FormDialog>
  );
}

/** Adds the file, or updates it based on the version loaded when the dialog opened. */
function useSaveFile(file: TaskFileDefinitionFragment | null) {
  const [seen] = useState(file);
  const [create] = useMutation(CreateTaskFile, { refetchQueries: "active" });
  const [update] = useMutation(UpdateTaskFile);
  const showMessage = useMessage();

  return async ({ taskId, ...values }: NewTaskFile) => {
    if (seen) await update({ variables: { input: { ...values, id: seen.id, version: seen.version } } });
    else await create({ variables: { input: { ...values, taskId } } });
    showMessage(seen ? `"${values.title}" is saved` : `"${values.title}" is added`);
  };
}
