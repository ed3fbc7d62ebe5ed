import { t } from "@boresight/domain/texts/text";
import { useMutation, useQuery } from "@apollo/client/react";
import type { NewTask } from "@boresight/domain/tasks/task";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useMemo, useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { TaskDefinitionFragment } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { TaskDefinition } from "./task-definition.ts";
import { TaskEditor } from "./task-editor.tsx";
import { TaskFiles } from "./files/task-files.tsx";
import { taskValues } from "./task-form.ts";

const TaskInSheet = graphql(`
  query TaskInSheet($id: UUID!) {
    task(id: $id) {
      id
      ...TaskDefinition
    }
  }
`);

const UpdateTask = graphql(`
  mutation UpdateTask($input: UpdateTaskInput!) {
    updateTask(input: $input) {
      task {
        id
        ...TaskDefinition
      }
    }
  }
`);

interface KnownTaskProps {
  id: string;
  /** There are unsaved changes. */
  filled: boolean;
  onFilled: (filled: boolean) => void;
}

/** An existing task: its fields and its files. */
export function KnownTask({ id, ...typing }: KnownTaskProps) {
  const { data, error, refetch } = useQuery(TaskInSheet, { variables: { id }, fetchPolicy: "cache-and-network" });
  const task = readFragment(TaskDefinition, data?.task);
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <Skeleton height={480} sx={{ mx: 6 }} />;
  if (!task) return <BlankState kind="noMatch" title={t("tasks.thisTaskIsNotThere")} dense />;
  if (task.archivedAt !== null) {
    return (
      <BlankState kind="empty" title={`"${task.taskName}" is archived`} dense>
        {t("tasks.itIsAskedOfNoMore")}
      </BlankState>
    );
  }

  return <EditedTask task={task} {...typing} />;
}

interface EditedTaskProps extends Omit<KnownTaskProps, "id"> {
  task: TaskDefinitionFragment;
}

/** The server compares with the version that editing began with, whatever is loaded in the meantime. */
function EditedTask({ task, filled, onFilled }: EditedTaskProps) {
  const [seen, setSeen] = useState(task);
  if (!filled && seen !== task) setSeen(task);
  const values = useMemo(() => taskValues(seen), [seen]);
  const [update] = useMutation(UpdateTask);
  const showMessage = useMessage();
  const save = async (input: NewTask) => {
    const { data } = await update({ variables: { input: { ...input, id: seen.id, version: seen.version } } });
    const saved = readFragment(TaskDefinition, data?.updateTask?.task);
    if (saved) setSeen(saved);
    showMessage(t("tasks.taskSaved", { taskName: input.taskName }));
  };

  return (
    <TaskEditor values={values} action={t("base.save")} onFilled={onFilled} onSave={save}>
      <Box sx={{ pb: 4 }}>
        <TaskFiles task={task} />
      </Box>
    </TaskEditor>
  );
}
