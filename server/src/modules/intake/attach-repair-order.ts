import { fail } from "@boresight/domain/errors";
import { readRepairOrderLater } from "../files/read-repair-order.ts";
import type { Transaction } from "#platform/transaction.ts";

/**
 * Gives the order the file that was uploaded before it existed: only one's own, and only one that belongs to nothing yet.
 * It also fills the slot that asks for the repair order.
 */
export async function attachRepairOrder(
  orderId: string,
  fileId: string,
  { caller, system }: Transaction,
): Promise<void> {
  const attached = await system.run({
    text: `update app.files f set service_order_id = o.id, customer_id = o.customer_id, document_kind = 'repairOrder',
        order_task_file_id = (select slot.id from app.order_task_files slot
          where slot.service_order_id = o.id and slot.document_kind = 'repairOrder' order by slot.sort_order limit 1)
      from app.service_orders o
      where f.id = $1 and o.id = $2 and f.uploaded_by = $3 and f.service_order_id is null and f.is_uploaded`,
    values: [fileId, orderId, caller.userId],
  });
  if (attached === 0) throw fail("invalid-input", missing);
  await system.run({
    text: "update app.service_orders set repair_order_file_id = $2 where id = $1",
    values: [orderId, fileId],
  });
  await system.run(readRepairOrderLater(fileId));
}

const message = "Upload the repair order again";
const missing = { message, fields: [{ field: "repairOrderFileId", code: "wrong-reference", message }] };
