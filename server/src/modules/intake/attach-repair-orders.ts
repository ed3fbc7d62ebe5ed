import { text } from "@boresight/domain/texts/text";
import { wrongField } from "@boresight/domain/base/problems";
import type { SubmittedIntake } from "@boresight/domain/orders/submitted-intake";
import { requireFits, type Arriving } from "#modules/files/upload-target.ts";
import { readRepairOrderLater } from "#modules/files/read-repair-order.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

type Papers = Pick<SubmittedIntake, "repairOrderFileId" | "repairOrderFileIds">;

/**
 * Attaches repair orders and estimates that were uploaded before the order existed. The first one fills the slot for the
 * repair order, by that slot's rules. Throws `invalid-input` unless the caller uploaded each and it belongs to nothing yet.
 */
export async function attachRepairOrders(
  orderId: string,
  { repairOrderFileId: first, repairOrderFileIds: further }: Papers,
  tx: Transaction,
): Promise<void> {
  const slot = first ? await slotForRepairOrder(orderId, tx.system) : null;
  if (first) await attach(first, { orderId, slotId: slot?.id ?? null, field: "repairOrderFileId" }, tx);
  for (const id of new Set(further)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    if (id !== first) await attach(id, { orderId, slotId: null, field: "repairOrderFileIds" }, tx);
  }
  if (first)
    await tx.system.run({
      text: "update app.service_orders set repair_order_file_id = $2 where id = $1",
      values: [orderId, first],
    });
}

interface Place {
  orderId: string;
  slotId: string | null;
  /** Of the input, for the refusal. */
  field: keyof Papers;
}

async function attach(fileId: string, { orderId, slotId, field }: Place, { caller, system }: Transaction) {
  const file = await system.maybe<Arriving>({
    text: `select name, size::float8 as size, mime_type, is_genuine from app.files
      where id = $1 and uploaded_by = $2 and service_order_id is null and is_uploaded for update`,
    values: [fileId, caller.userId],
  });
  if (!file) throw wrongField(field, "wrong-reference", text("intake.uploadTheRepairOrderAgain"));
  if (slotId) await requireFits(slotId, file, system);
  await system.run({
    text: `update app.files f set service_order_id = o.id, customer_id = o.customer_id, document_kind = 'repairOrder',
        order_task_file_id = $3
      from app.service_orders o where f.id = $1 and o.id = $2`,
    values: [fileId, orderId, slotId],
  });
  await system.run(readRepairOrderLater(fileId));
}

const slotForRepairOrder = (orderId: string, system: Rights) =>
  system.maybe<{ id: string }>({
    text: `select id from app.order_task_files where service_order_id = $1 and document_kind = 'repairOrder'
      order by sort_order limit 1`,
    values: [orderId],
  });
