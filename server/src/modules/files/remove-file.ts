import { fail } from "@boresight/domain/base/errors";
import { mayTakeBack } from "@boresight/domain/files/file-rules";
import type { Clock } from "#platform/clock.ts";
import type { Caller } from "#platform/caller.ts";
import { errorCode } from "#platform/startup-error.ts";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import type { FileDeps } from "./file-deps.ts";
import { hashContent } from "./hash-content.ts";
import { blobKey, derivedFolder, seeFile, type StoredFile } from "./stored-file.ts";

/**
 * Deletes a file with its versions and derived images; the audit keeps name and hash. Throws `file-not-found`,
 * `file-not-authorized`, `file-in-use`, `file-reason-missing` for an order's document without a reason, unless its
 * uploader takes it back, and what `requireRemovable` throws.
 */
export async function removeFile(
  { id, reason, requireRemovable }: Removal,
  caller: Caller,
  { pool, blobs, clock }: FileDeps & { clock: Clock },
): Promise<void> {
  const file = await seeFile(id, caller, pool);
  if (reason === null && needsReason(file, caller, clock())) throw fail("file-reason-missing");
  await requireRemovable(file);
  await hashWithout(id, { pool, blobs });
  const blobIds = await inTransaction(pool, caller, async (tx) => {
    await tx.system.run({
      text: "select set_config('app.reason', $1, true), set_config('app.removable_file', $2, true)",
      values: [reason ?? "", id],
    });
    const contents = await tx.system.rows<{ blobId: string }>({
      text: `select blob_id from app.files where id = $1 or version_of = $1`,
      values: [id],
    });
    const place = await tx.system.maybe<Place>(placeOf(id));
    const removed = await tx.caller.run({ text: "delete from app.files where id = $1", values: [id] });
    if (removed === 0) throw fail("file-not-authorized");
    if (place) await tx.emit({ type: "document.removed", entityId: id, payload: place });
    return contents.map(({ blobId }) => blobId);
  }).catch((error: unknown) => {
    throw errorCode(error) === "23503" ? fail("file-in-use") : error;
  });
  for (const blobId of blobIds) await removeContent(blobId, blobs);
}

interface Removal {
  id: string;
  reason: string | null;
  requireRemovable: (file: StoredFile) => Promise<void>;
}

interface Place {
  serviceOrderId: string;
  orderTaskFileId: string | null;
}

const placeOf = (id: string) => ({
  text: "select service_order_id, order_task_file_id from app.files where id = $1 and service_order_id is not null",
  values: [id],
});

/** Whoever takes back what they have just uploaded need not say why. */
const needsReason = (
  { serviceOrderId, uploadedByUserId, createdAt }: StoredFile,
  { role, userId }: Caller,
  now: Date,
) =>
  serviceOrderId !== null && role === "admin" && !mayTakeBack({ uploadedBy: uploadedByUserId, createdAt }, userId, now);

/** Hashes what was not hashed yet, for the audit. */
async function hashWithout(id: string, deps: Pick<FileDeps, "blobs" | "pool">): Promise<void> {
  const unhashed = await asSystem(deps.pool, (system) =>
    system.rows<{ blobId: string }>({
      text: `select blob_id from app.files where (id = $1 or version_of = $1) and sha256 is null`,
      values: [id],
    }),
  );
  for (const { blobId } of unhashed) await hashContent(blobId, deps);
}

/** Removes a content whose row is gone, with the images derived from it. */
export async function removeContent(blobId: string, blobs: FileDeps["blobs"]): Promise<void> {
  await blobs.remove(blobKey(blobId));
  await removeImagesOf(blobId, blobs);
}

/** Removes the images derived from this content. */
export async function removeImagesOf(blobId: string, blobs: FileDeps["blobs"]): Promise<void> {
  for await (const { key } of blobs.list(derivedFolder(blobId))) await blobs.remove(key);
}
