import { text } from "@boresight/domain/texts/text";
import { fail } from "@boresight/domain/base/errors";
import { requireFits, type Arriving } from "#modules/files/upload-target.ts";
import { readRepairOrderLater } from "#modules/files/read-repair-order.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

/**
 * Attaches a file that was uploaded before the order existed, and fills the slot for the repair order, by that slot's
 * rules. Throws `invalid-input` unless the caller uploaded the file and it belongs to nothing yet.
 */
export async function attachRepairOrder(
  orderId: string,
  fileId: string,
  { caller, system }: Transaction,
): Promise<void> {
  const file = await system.maybe<Arriving>({
    text: `select name, size::float8 as size, mime_type, is_genuine from app.files
      where id = $1 and uploaded_by = $2 and service_order_id is null and is_uploaded for update`,
    values: [fileId, caller.userId],
  });
  if (!file) throw fail("invalid-input", missing);
  const slot = await slotForRepairOrder(orderId, system);
  if (slot) await requireFits(slot.id, file, system);
  await system.run({
    text: `update app.files f set service_order_id = o.id, customer_id = o.customer_id, document_kind = 'repairOrder',
        order_task_file_id = $3
      from app.service_orders o where f.id = $1 and o.id = $2`,
    values: [fileId, orderId, slot?.id ?? null],
  });
  await system.run({
    text: "update app.service_orders set repair_order_file_id = $2 where id = $1",
    values: [orderId, fileId],
  });
  await system.run(readRepairOrderLater(fileId));
}

const slotForRepairOrder = (orderId: string, system: Rights) =>
  system.maybe<{ id: string }>({
    text: `select id from app.order_task_files where service_order_id = $1 and document_kind = 'repairOrder'
      order by sort_order limit 1`,
    values: [orderId],
  });

const message = text("intake.uploadTheRepairOrderAgain");
const missing = { message, fields: [{ field: "repairOrderFileId", code: "wrong-reference", message }] };
