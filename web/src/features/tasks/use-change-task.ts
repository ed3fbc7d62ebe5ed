import { useMutation } from "@apollo/client/react";
import type { TaskState } from "@boresight/domain/tasks/order-task";
import { useState } from "react";
import type { Problem } from "#data/problem.ts";
import { queued } from "#data/offline/use-offline.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useTaskFrame } from "./task-frame.ts";

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
const staleProblems = ["order-task-changed", "order-closed", "task-checks-open", "task-files-missing", "not-found"];

/** Changes the task in the version shown; `coming` is the state it will have once the server confirms. */
export function useChangeTask({ id, version, taskName }: Pick<OrderTaskRowFragment, "id" | "taskName" | "version">): {
  change: ChangeTask;
  coming: TaskState | null;
} {
  const [coming, setComing] = useState<TaskState | null>(null);
  const { orderId } = useTaskFrame();
  const [mutate] = useMutation(ChangeTask, queued({ orderId, about: taskName, subject: id }));
  const { run } = useVerb({ fieldsSuffice: true, stale: staleProblems });
  const change: ChangeTask = async (state, note = "") => {
    setComing(state);
    const problem = await run(() => mutate({ variables: { input: { id, version, state, note }, staff: true } }));
    setComing(null);
    return problem;
  };

  return { change, coming };
}
