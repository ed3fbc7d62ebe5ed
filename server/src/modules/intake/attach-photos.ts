import { text } from "@boresight/domain/texts/text";
import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";

/**
 * Attaches photos that were uploaded before the order existed. Throws `invalid-input` unless the caller uploaded each
 * and it belongs to nothing yet.
 */
export async function attachPhotos(
  orderId: string,
  fileIds: readonly string[],
  { caller, system }: Transaction,
): Promise<void> {
  const attached = await system.rows<{ id: string }>({
    text: `update app.files f set service_order_id = o.id, customer_id = o.customer_id, document_kind = 'vehiclePhoto'
      from app.service_orders o
      where f.id = any ($1) and o.id = $2 and f.uploaded_by = $3 and f.service_order_id is null
        and f.is_uploaded and f.is_genuine and f.mime_type like 'image/%' returning f.id`,
    values: [fileIds, orderId, caller.userId],
  });
  if (attached.length < new Set(fileIds).size) throw fail("invalid-input", missing);
}

const message = text("intake.addThePhotosAgain");
const missing = { message, fields: [{ field: "photoFileIds", code: "wrong-reference", message }] };
