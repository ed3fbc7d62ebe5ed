/** An order that enters a status gets that status's tasks; files, calibrations, readiness checks and the PO number complete those that ask for no more. */
import type { Reactions } from "#platform/database/events.ts";
import type { Statement } from "#platform/database/transaction.ts";
import { completeByCalibrations, completeByFiles, completeByPoNumber, completeByReadiness } from "./complete-tasks.ts";

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
  "order.workChanged": ({ entityId, actor }, work) => completeByCalibrations(entityId, actor, work),
  "calibration.decided": ({ payload: { serviceOrderId }, actor }, work) =>
    completeByCalibrations(serviceOrderId, actor, work),
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

/**
 * Gives an order its own copy of its status's tasks and their slots. Tasks that it already has are unchanged: a redo
 * or a return from hold keeps what was done, and later changes of a definition do not affect them.
 */
const beginTasks = (orderId: string): Statement => ({
  isPrepared: true,
  text: `with begun as (
      insert into app.order_tasks (service_order_id, task_id, service_order_status_id, task_name, description, task_order, is_blocking,
        asks_customer, needs_colleague, completes_with, applies_when)
      select o.id, t.id, t.service_order_status_id, t.task_name, t.description, t.task_order, t.is_blocking, t.asks_customer, t.needs_colleague, t.completes_with, t.applies_when
      from app.service_orders o join app.tasks t on t.service_order_status_id = o.status_id
      where o.id = $1 and t.archived_at is null
      on conflict (service_order_id, task_id) do nothing
      returning id, service_order_id, task_id)
    insert into app.order_task_files (order_task_id, service_order_id, task_file_id, title, description, document_kind, required,
      allowed_file_types, allow_multiple, min_count, max_size_mb, customer_visible, applies_when, sort_order)
    select begun.id, begun.service_order_id, f.id, f.title, f.description, f.document_kind, f.required,
      f.allowed_file_types, f.allow_multiple, f.min_count, f.max_size_mb, f.customer_visible, f.applies_when, f.sort_order
    from begun join app.task_files f on f.task_id = begun.task_id`,
  values: [orderId],
});
