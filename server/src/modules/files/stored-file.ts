import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Pool } from "pg";
import type { FileRow } from "#db/rows.ts";
import type { Caller } from "#platform/caller.ts";
import { inTransaction, type Rights } from "#platform/database/transaction.ts";
import { bucketColumns, type Bucket } from "./buckets.ts";

export interface StoredFile extends Pick<
  FileRow,
  "id" | "name" | "mimeType" | "blobId" | "isUploaded" | "serviceOrderId" | "createdAt" | "updatedAt"
> {
  bucket: Bucket;
  size: number;
  uploadedByUserId: string | null;
  metadata: Record<string, unknown> | null;
}

/** For requests over the network. Throws `file-not-found` for a file that the caller may not see. */
export async function seeFile(id: string, caller: Caller, pool: Pool): Promise<StoredFile> {
  if (caller.role === "public") throw fail("file-not-found");
  return inTransaction(pool, caller, (tx) => findFile(id, tx.caller));
}

/** Throws `file-not-found` for a file that these rights do not see, and for an invalid id. */
export async function findFile(id: string, rights: Rights): Promise<StoredFile> {
  const found = isFileId(id) && (await rights.maybe<StoredFile>(fileStatement(id)));
  if (!found) throw fail("file-not-found");
  return found;
}

/** For a link without a caller. Throws `file-not-found` for an internal file unless the link was made for staff. */
export async function findLinkedFile(id: string, maySeeInternal: boolean, system: Rights): Promise<StoredFile> {
  const file = await findFile(id, system);
  const isOpen = {
    text: "select id from app.files where id = $1 and (customer_visible or $2)",
    values: [id, maySeeInternal],
  };
  if (!(await system.maybe(isOpen))) throw fail("file-not-found");
  return file;
}

const fileStatement = (id: string) => ({
  text: `select f.id, f.name, f.size::float8 as size, f.mime_type, f.blob_id,
      f.is_uploaded, f.service_order_id, f.uploaded_by as uploaded_by_user_id, f.metadata, f.created_at,
      f.updated_at, (select to_json(bucket) from (select ${bucketColumns}) as bucket) as bucket
    from app.files f join app_private.buckets b on b.id = f.bucket_id where f.id = $1`,
  values: [id],
});

export const isFileId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

/** The location of a picture is for staff and its uploader only; everyone else gets a copy without it. */
export const mayHaveOriginal = ({ uploadedByUserId }: StoredFile, { role, userId }: Caller): boolean =>
  isStaff(role) || (userId !== null && userId === uploadedByUserId);

/** A login that is not linked to a customer could be anybody's. */
export const isLinked = ({ role, customerId }: Caller): boolean => isStaff(role) || customerId !== null;

/** Strong: new content has a new tag. */
export const etagOf = ({ blobId }: StoredFile): string => `"${blobId}"`;

export const blobKey = (blobId: string): string => `files/${blobId.slice(0, 2)}/${blobId}`;

/** The folder of the images derived from this content. */
export const derivedFolder = (blobId: string): string => `derived/${blobId.slice(0, 2)}/${blobId}/`;
