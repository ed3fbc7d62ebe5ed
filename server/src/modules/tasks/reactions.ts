/** An order that enters a status gets that status's tasks; files and readiness checks complete those that ask for no more. */
import type { Reactions } from "#platform/events.ts";
import { beginTasks } from "./begin-tasks.ts";
import { completeByFiles, completeByReadiness } from "./complete-tasks.ts";

export const taskReactions: Reactions = {
  "order.created": async ({ entityId }, { system }) => void (await system.run(beginTasks(entityId))),
  "order.statusChanged": async ({ entityId }, { system }) => void (await system.run(beginTasks(entityId))),
  "document.added": async ({ entityId, actor }, work) => {
    const place = await work.system.maybe<{ slotId: string | null }>({
      text: "select order_task_file_id as slot_id from app.files where id = $1",
      values: [entityId],
    });
    if (place?.slotId) await completeByFiles(place.slotId, actor, work);
  },
  "document.removed": async ({ payload, actor }, work) => {
    if (payload.orderTaskFileId) await completeByFiles(payload.orderTaskFileId, actor, work);
  },
  "readiness.checked": ({ entityId, actor }, work) => completeByReadiness(entityId, actor, work),
  "readiness.overridden": ({ entityId, actor }, work) => completeByReadiness(entityId, actor, work),
};
