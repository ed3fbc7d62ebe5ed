import { wrongField } from "@boresight/domain/base/problems";
import { messageSlot } from "@boresight/domain/files/file-refusal";
import { largestFor } from "@boresight/domain/files/file-rules";
import { text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";

interface Sent {
  id: string;
  fileIds: readonly string[];
}

/**
 * Makes the files part of a message, and so documents of its order, which customers see unless it is internal. Throws
 * `invalid-input` unless the caller uploaded each, each belongs to nothing yet, and messages take it. Returns how many
 * of them are photos.
 */
export async function attachFiles({ id, fileIds }: Sent, { caller, system }: Transaction): Promise<number> {
  const attached = await system.rows<{ mimeType: string; isTaken: boolean }>({
    text: `update app.files f set service_order_id = m.service_order_id, customer_id = m.customer_id, order_message_id = m.id,
        message_position = array_position($1::uuid[], f.id), customer_visible = not m.is_internal, document_kind = 'other'
      from app.order_messages m
      where f.id = any ($1) and m.id = $2 and f.uploaded_by = $3 and f.is_uploaded and f.version_of is null
        and f.service_order_id is null and not app_private.is_certificate(f.id)
      returning f.mime_type, f.is_genuine and f.mime_type = any ($4) and f.size <= $5 as is_taken`,
    values: [fileIds, id, caller.userId, messageSlot.allowedFileTypes, largestFor(messageSlot)],
  });
  if (attached.length < fileIds.length)
    throw wrongField("fileIds", "wrong-reference", text("orders.attachTheFilesAgain"));
  if (attached.some(({ isTaken }) => !isTaken))
    throw wrongField(
      "fileIds",
      "wrong-reference",
      text("orders.messagesTakePhotosAndPdfs", { max: messageSlot.maxSizeMb }),
    );
  return attached.filter(({ mimeType }) => mimeType.startsWith("image/")).length;
}
