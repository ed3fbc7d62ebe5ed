import { BoresightError, fail, type ErrorCode } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Caller } from "#platform/caller.ts";
import { errorCode } from "#platform/startup-error.ts";
import { insertRow } from "#platform/database/insert-row.ts";
import { inTransaction, type Rights, type Transaction } from "#platform/database/transaction.ts";
import { resolveUploadTarget } from "./upload-target.ts";
import type { Bucket } from "./buckets.ts";
import type { FileDeps } from "./file-deps.ts";
import { hashLater } from "./hash-content.ts";
import { inspectContent, type Arrival, type Inspected } from "./inspect-content.ts";
import { readRepairOrderLater } from "./read-repair-order.ts";
import { readScanReportLater } from "./read-scan-report.ts";
import { blobKey, findFile, type StoredFile } from "./stored-file.ts";
import { requireWithinQuota } from "./upload-quota.ts";

export interface NewFile extends Arrival {
  /** Null for a new one. */
  id: string | null;
  bucket: Bucket;
  metadata: Record<string, unknown> | null;
}

/** Stores a file for the caller. The content is stored before its row, so that no row exists without content. */
export async function addFile(file: NewFile, caller: Caller, deps: FileDeps): Promise<StoredFile> {
  const inspected = await inspectContent(file, file.bucket, deps);
  return withContent(file, deps, (blobId) =>
    inTransaction(deps.pool, caller, (tx) => insertFile({ ...file, ...inspected, blobId }, deps, tx)),
  );
}

/** Stores the content under a new name while the row is written, and removes it if the row is refused. */
export async function withContent(
  { received }: Arrival,
  { blobs, ids }: FileDeps,
  write: (blobId: string) => Promise<StoredFile>,
): Promise<StoredFile> {
  const blobId = ids();
  await blobs.keep(blobKey(blobId), received.path);
  try {
    return await write(blobId);
  } catch (error) {
    const refused = refusalOf(error);
    // After any other error the row may have been written: the repair job finds out.
    if (refused) await blobs.remove(blobKey(blobId));
    throw refused ?? error;
  }
}

async function insertFile(
  file: NewFile & Inspected & { blobId: string },
  { ids, quota }: FileDeps,
  tx: Transaction,
): Promise<StoredFile> {
  const id = file.id ?? ids();
  const { name, received, metadata } = file;
  const uploadTarget = await resolveUploadTarget(metadata, { ...file, size: received.size }, tx);
  if (!uploadTarget.serviceOrderId) {
    await requireWithinQuota({ caller: tx.caller, quota, size: received.size }, tx.system);
  }
  const row = insertRow("app.files", {
    id,
    bucketId: file.bucket.id,
    name,
    size: received.size,
    mimeType: file.mimeType,
    sha256: received.sha256,
    width: file.width,
    height: file.height,
    takenAt: file.takenAt,
    virusScan: file.virusScan,
    isGenuine: file.isGenuine,
    blobId: file.blobId,
    isUploaded: true,
    metadata: metadata && JSON.stringify(metadata),
    serviceOrderId: uploadTarget.serviceOrderId,
    orderTaskFileId: uploadTarget.orderTaskFileId,
    documentKind: uploadTarget.documentKind,
    ...(uploadTarget.signature && { ...uploadTarget.signature, signedAt: tx.now }),
    // Customers may not set this: everything they upload is visible to them.
    customerVisible: isStaff(tx.caller.role) ? uploadTarget.customerVisible : undefined,
  });
  await tx.caller.run(row);
  if (!received.sha256) await tx.system.run(hashLater(file.blobId));
  const { serviceOrderId, customerVisible, documentKind } = uploadTarget;
  const of = serviceOrderId === null ? {} : { serviceOrderId };
  await tx.emit({
    type: "document.added",
    entityId: id,
    payload: { ...of, documentKind, isCustomerVisible: customerVisible },
  });
  if (documentKind === "repairOrder") await linkRepairOrder(id, tx.system);
  await tx.system.run(readScanReportLater(id));
  return findFile(id, tx.caller);
}

/** The first repair order uploaded to an order becomes the order's repair order. */
async function linkRepairOrder(id: string, system: Rights): Promise<void> {
  await system.run({
    text: `update app.service_orders o set repair_order_file_id = f.id from app.files f
      where f.id = $1 and o.id = f.service_order_id and o.repair_order_file_id is null`,
    values: [id],
  });
  await system.run(readRepairOrderLater(id));
}

const refusals: Readonly<Record<string, ErrorCode>> = {
  "23505": "file-id-taken",
  "23503": "file-not-authorized",
  "42501": "file-not-authorized",
};

/** Returns the error to report when the database is certain that nothing was written. */
function refusalOf(error: unknown): BoresightError | null {
  if (error instanceof BoresightError) return error;
  const refusal = refusals[errorCode(error) ?? ""];
  return refusal ? fail(refusal) : null;
}
