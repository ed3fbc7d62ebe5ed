import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Caller } from "#platform/caller.ts";
import { inTransaction, type Rights, type Transaction } from "#platform/database/transaction.ts";
import { withContent } from "./add-file.ts";
import { requireFits, signatureOf } from "./upload-target.ts";
import type { FileDeps } from "./file-deps.ts";
import { hashLater } from "./hash-content.ts";
import { inspectContent, type Arrival, type Inspected } from "./inspect-content.ts";
import { readRepairOrderLater } from "./read-repair-order.ts";
import { readScanReportLater } from "./read-scan-report.ts";
import { findFile, type StoredFile } from "./stored-file.ts";
import { requireWithinQuota } from "./upload-quota.ts";

export interface Replacement extends Arrival {
  /** Absent: unchanged. */
  metadata?: Record<string, unknown> | null;
}

/** Stores new content under the same id. The previous content stays as a version of the file: nothing is overwritten. */
export async function replaceFile(
  { id, bucket }: StoredFile,
  file: Replacement,
  { caller, ...deps }: FileDeps & { caller: Caller },
): Promise<StoredFile> {
  const inspected = await inspectContent(file, bucket, deps);
  return withContent(file, deps, (blobId) =>
    inTransaction(deps.pool, caller, (tx) => putContent({ ...file, ...inspected, id, blobId }, deps, tx)),
  );
}

async function putContent(
  file: Inspected & Replacement & { id: string; blobId: string },
  { ids, quota }: FileDeps,
  { caller, system, now, emit }: Transaction,
): Promise<StoredFile> {
  const before = await lockFile(file.id, system);
  if (before.isIssued) throw fail("file-issued");
  if (before.isSent) throw fail("file-sent");
  const { name, received, metadata } = file;
  if (!before.row["service_order_id"]) await requireWithinQuota({ caller, quota, size: received.size }, system);
  const slot =
    before.orderTaskFileId && (await requireFits(before.orderTaskFileId, { ...file, size: received.size }, system));
  if (slot && slot.isClosed && !isStaff(caller.role)) throw fail("file-slot-closed");
  const signature = signatureOf(metadata ?? null, String(before.row["document_kind"]));
  const replaced = await caller.run({
    text: `update app.files set name = $2, size = $3, mime_type = $4, sha256 = $5, width = $6, height = $7, taken_at = $8, virus_scan = $9, blob_id = $10,
        metadata = $11, is_uploaded = true, is_genuine = $12, signer_name = $13, signature_method = $14, signed_at = $15
      where id = $1`,
    values: [
      file.id,
      name,
      received.size,
      file.mimeType,
      received.sha256,
      file.width,
      file.height,
      file.takenAt,
      file.virusScan,
      file.blobId,
      metadata === undefined ? before.metadata : metadata,
      file.isGenuine,
      signature?.signerName ?? null,
      signature?.signatureMethod ?? null,
      signature && now,
    ],
  });
  if (replaced === 0) throw fail("file-not-authorized");
  await system.run(saveVersion(ids(), before));
  if (!received.sha256) await system.run(hashLater(file.blobId));
  await system.run(readRepairOrderLater(file.id));
  await system.run(readScanReportLater(file.id));
  const { service_order_id: serviceOrderId, document_kind: documentKind } = before.row;
  const of = typeof serviceOrderId === "string" ? { serviceOrderId } : {};
  await emit({ type: "document.replaced", entityId: file.id, payload: { ...of, documentKind: String(documentKind) } });
  return findFile(file.id, caller);
}

interface Before {
  row: Record<string, unknown>;
  orderTaskFileId: string | null;
  metadata: Record<string, unknown> | null;
  /** It is the PDF of an issued document. */
  isIssued: boolean;
  /** It came with a message, which stays as it was sent. */
  isSent: boolean;
}

/** Locked, so that of two concurrent replacements the second replaces the first. */
async function lockFile(id: string, system: Rights): Promise<Before> {
  const before = await system.maybe<Before>({
    text: `select to_jsonb(f) as row, order_task_file_id, metadata, exists (select from app.documents where file_id = f.id) as is_issued,
        order_message_id is not null as is_sent
      from app.files f where id = $1 and version_of is null for update`,
    values: [id],
  });
  if (!before) throw fail("file-not-authorized");
  return before;
}

const saveVersion = (id: string, { row }: Before) => ({
  text: "insert into app.files select (jsonb_populate_record(null::app.files, $1)).*",
  values: [JSON.stringify({ ...row, id, version_of: row["id"] })],
});
