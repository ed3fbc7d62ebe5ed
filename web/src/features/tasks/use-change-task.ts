import { useMutation } from "@apollo/client/react";
import type { TaskState } from "@boresight/domain/tasks/order-task";
import { useState } from "react";
import { problemOf, type Problem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";

const ChangeTask = graphql(`
  mutation ChangeTask($input: UpdateOrderTaskInput!, $staff: Boolean!) {
    updateOrderTask(input: $input) {
      orderTask {
        id
        ...OrderTaskRow
      }
      serviceOrder {
        id
        ...OrderTransitions
      }
    }
  }
`);

/** Returns null, or why it failed. */
export type ChangeTask = (state: TaskState, note?: string) => Promise<Problem | null>;

/** Reloads what the screen shows. */
const staleProblems = ["order-task-changed", "order-closed", "task-files-missing", "not-found"];

/** Changes the task in the version shown; `coming` is the state it will have once the server confirms. */
export function useChangeTask({ id, version }: Pick<OrderTaskRowFragment, "id" | "version">): {
  change: ChangeTask;
  coming: TaskState | null;
} {
  const [coming, setComing] = useState<TaskState | null>(null);
  const [mutate, { client }] = useMutation(ChangeTask);
  const showMessage = useMessage();
  const change: ChangeTask = async (state, note = "") => {
    setComing(state);
    try {
      await mutate({ variables: { input: { id, version, state, note }, staff: true } });
      return null;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.fields.length === 0) showMessage(problem.message, { color: "error" });
      if (staleProblems.includes(problem.code)) await client.refetchQueries({ include: "active" });
      return problem;
    } finally {
      setComing(null);
    }
  };

  return { change, coming };
}
