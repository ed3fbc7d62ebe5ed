import type { ShownAction } from "#data/offline/queued-action.ts";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";

/** A task as it will be once what waits on this device is sent. */
export interface ShownTask extends OrderTaskRowFragment {
  isWaiting?: boolean;
}

/** The last decision on a task counts. */
export function withQueuedDecisions(
  tasks: readonly OrderTaskRowFragment[],
  actions: readonly ShownAction[],
): readonly ShownTask[] {
  const decisions = new Map(
    actions.flatMap(({ verb, input }) => (verb === "updateOrderTask" ? [[input["id"], input] as const] : [])),
  );
  if (decisions.size === 0) return tasks;
  return tasks.map((task) => {
    const decision = decisions.get(task.id);
    if (!decision) return task;
    const { state, note } = decision as Pick<ShownTask, "note" | "state">; // What the tick asked for.
    return { ...task, state, note: note ?? "", decidedAt: null, decidedByUser: null, isWaiting: true };
  });
}
