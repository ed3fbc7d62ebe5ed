// What a file belongs to: an order, or a task's slot in it. The uploader names it in the file's metadata.
import { fail } from "@boresight/domain/base/errors";
import { messageSlot } from "@boresight/domain/files/file-refusal";
import { largestFor, takesType, type SlotRule } from "@boresight/domain/files/file-rules";
import { isDocumentKind, isSigned } from "@boresight/domain/files/document-kinds";
import { signatureSchema, type Signature } from "@boresight/domain/files/document-schema";
import { isStaff } from "@boresight/domain/accounts/roles";
import { z } from "zod";
import type { FileRow, OrderTaskFileRow } from "#db/rows.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

const uploadTargetSchema = z.object({
  serviceOrderId: z.uuid().nullish(),
  orderTaskFileId: z.uuid().nullish(),
  customerVisible: z.boolean().nullish(),
  kind: z.string().nullish(),
  /** It will be sent with a message on the order, and belongs to nothing until then. */
  forMessage: z.boolean().nullish(),
  signature: signatureSchema.nullish(),
});

export interface UploadTarget extends Pick<
  FileRow,
  "serviceOrderId" | "orderTaskFileId" | "customerVisible" | "documentKind"
> {
  signature: Signature | null;
}

export interface Arriving {
  name: string;
  size: number;
  mimeType: string;
  isGenuine: boolean;
}

/**
 * Returns what the file will belong to. Throws `file-not-authorized` for an order or slot that the caller does not
 * see, `file-not-asked` when a customer uploads to an order outside its slots, `file-slot-closed`,
 * `file-metadata-unreadable`, and what `requireFits` throws.
 */
export async function resolveUploadTarget(
  metadata: Record<string, unknown> | null,
  file: Arriving,
  tx: Transaction,
): Promise<UploadTarget> {
  const { data: said } = uploadTargetSchema.safeParse(metadata ?? {});
  if (!said) throw fail("file-metadata-unreadable");
  const ofStaff = isStaff(tx.caller.role);
  if (said.serviceOrderId) await requireVisible("service_orders", said.serviceOrderId, tx);
  if (said.forMessage) return ofMessage(file);
  if (said.orderTaskFileId) await requireVisible("order_task_files", said.orderTaskFileId, tx);
  if (!ofStaff && said.serviceOrderId && !said.orderTaskFileId) throw fail("file-not-asked");
  const slot = said.orderTaskFileId ? await requireFits(said.orderTaskFileId, file, tx.system) : null;
  if (slot && said.serviceOrderId && slot.serviceOrderId !== said.serviceOrderId) throw fail("file-not-authorized");
  if (slot?.isClosed) throw fail("file-slot-closed");
  if (slot && !slot.allowMultiple) await requireEmpty(slot.id, tx.system);
  const kind = ofStaff ? (said.kind ?? slot?.documentKind) : (slot?.documentKind ?? said.kind);
  const documentKind = isDocumentKind(kind) ? kind : "other";
  return {
    serviceOrderId: slot?.serviceOrderId ?? said.serviceOrderId ?? null,
    orderTaskFileId: slot?.id ?? null,
    customerVisible: said.customerVisible ?? slot?.customerVisible ?? true,
    documentKind,
    signature: isSigned(documentKind) ? (said.signature ?? null) : null,
  };
}

function ofMessage(file: Arriving): UploadTarget {
  requireTaken(messageSlot, file);
  return {
    serviceOrderId: null,
    orderTaskFileId: null,
    customerVisible: true, // The message decides when it is sent.
    documentKind: "other",
    signature: null,
  };
}

/** Who signed the content that replaces a document's; null for nobody. */
export function signatureOf(metadata: Record<string, unknown> | null, documentKind: string): Signature | null {
  const { data: said } = uploadTargetSchema.safeParse(metadata ?? {});
  if (!said) throw fail("file-metadata-unreadable");
  return isSigned(documentKind) ? (said.signature ?? null) : null;
}

interface Slot
  extends
    SlotRule,
    Pick<OrderTaskFileRow, "id" | "serviceOrderId" | "allowMultiple" | "customerVisible" | "documentKind"> {
  isClosed: boolean;
}

/**
 * Judges the real content, not the name; locks the order so that it cannot be closed meanwhile. Throws
 * `file-type-not-allowed`, `file-too-big`.
 */
export async function requireFits(slotId: string, file: Arriving, system: Rights): Promise<Slot> {
  const { orderId } = await system.one<{ orderId: string }>({
    text: `select service_order_id as order_id from app.order_task_files where id = $1`,
    values: [slotId],
  });
  await lockRows(system, "app.service_orders", { ids: [orderId], strength: "share" });
  const slot = await system.one<Slot>({
    text: `select f.id, f.service_order_id, f.allowed_file_types, f.max_size_mb,
        f.allow_multiple, f.customer_visible, f.document_kind,
        s.is_terminal as is_closed
      from app.order_task_files f
      join app.service_orders o on o.id = f.service_order_id
      join app.service_order_statuses s on s.id = o.status_id
      where f.id = $1`,
    values: [slotId],
  });
  requireTaken(slot, file);
  return slot;
}

function requireTaken(slot: SlotRule, file: Arriving): void {
  if (!takesType(slot, file) || !file.isGenuine) throw fail("file-type-not-allowed");
  const [size, maxSize] = [file.size, largestFor(slot)];
  if (size > maxSize) throw fail("file-too-big", { data: { filename: file.name, size, maxSize } });
}

async function requireVisible(
  table: "order_task_files" | "service_orders",
  id: string,
  { caller }: Transaction,
): Promise<void> {
  const seen = await caller.maybe({ text: `select id from app.${table} where id = $1`, values: [id] });
  if (!seen) throw fail("file-not-authorized");
}

async function requireEmpty(slotId: string, system: Rights): Promise<void> {
  // One after the other: of two concurrent files the second must see the first.
  await system.run({ text: "select pg_advisory_xact_lock(hashtextextended($1::text, 0))", values: [slotId] });
  const taken = await system.maybe({
    text: "select id from app.files where order_task_file_id = $1 and version_of is null limit 1",
    values: [slotId],
  });
  if (taken) throw fail("file-slot-full");
}
