import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { TaskEditor } from "./task-editor.tsx";
import { emptyTask } from "./task-form.ts";

const CreateTask = graphql(`
  mutation CreateTask($input: CreateTaskInput!) {
    createTask(input: $input) {
      task {
        id
        ...TaskDefinition
      }
    }
  }
`);

interface NewTaskProps {
  statusId: string;
  onFilled: (filled: boolean) => void;
  onAdded: (taskId: string) => void;
}

/** A new task; its files can be added once it is saved. */
export function NewTask({ statusId, onFilled, onAdded }: NewTaskProps) {
  const [values] = useState(() => emptyTask(statusId));
  const [create] = useMutation(CreateTask, { refetchQueries: "active" });
  const showMessage = useMessage();

  return (
    <TaskEditor
      values={values}
      action={t("tasks.addTask")}
      onFilled={onFilled}
      onSave={async (input) => {
        const { data } = await create({ variables: { input } });
        showMessage(t("tasks.taskAdded", { taskName: input.taskName }));
        const id = data?.createTask?.task?.id;
        if (id) onAdded(id);
      }}
    />
  );
}
