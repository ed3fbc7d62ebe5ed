/** An order that enters a status gets that status's tasks; files, readiness checks and the PO number complete those that ask for no more. */
import type { Reactions } from "#platform/database/events.ts";
import { beginTasks } from "./begin-tasks.ts";
import { completeByFiles, completeByPoNumber, completeByReadiness } from "./complete-tasks.ts";

export const taskReactions: Reactions = {
  "order.created": async ({ entityId, actor }, work) => {
    await work.system.run(beginTasks(entityId));
    await completeByPoNumber(entityId, actor, work);
  },
  "order.statusChanged": async ({ entityId, actor }, work) => {
    await work.system.run(beginTasks(entityId));
    await completeByPoNumber(entityId, actor, work);
    await completeByReadiness(entityId, actor, work); // The vehicle may have been checked before its turn.
  },
  "order.updated": async ({ entityId, payload, actor }, work) => {
    if (payload.fields.includes("poNumber")) await completeByPoNumber(entityId, actor, work);
  },
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
