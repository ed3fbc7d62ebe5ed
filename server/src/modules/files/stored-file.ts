import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Pool } from "pg";
import type { FileRow } from "#db/rows.ts";
import type { Caller } from "#platform/caller.ts";
import { inTransaction, type Rights } from "#platform/database/transaction.ts";
import { bucketColumns, type Bucket } from "./buckets.ts";

export interface StoredFile extends Pick<
  FileRow,
  "id" | "name" | "mimeType" | "blobId" | "isUploaded" | "createdAt" | "updatedAt"
> {
  bucket: Bucket;
  size: number;
  uploadedByUserId: string | null;
  metadata: Record<string, unknown> | null;
}

/** For who asks over the network: what they may not see is not there. */
export async function seeFile(id: string, caller: Caller, pool: Pool): Promise<StoredFile> {
  if (caller.role === "public") throw fail("file-not-found");
  return inTransaction(pool, caller, (tx) => findFile(id, tx.caller));
}

/** What these rights do not see is not found; neither is anything under an id that is none. */
export async function findFile(id: string, rights: Rights): Promise<StoredFile> {
  const found = isFileId(id) && (await rights.maybe<StoredFile>(fileStatement(id)));
  if (!found) throw fail("file-not-found");
  return found;
}

const fileStatement = (id: string) => ({
  text: `select f.id, f.name, f.size::float8 as size, f.mime_type, f.blob_id,
      f.is_uploaded, f.uploaded_by as uploaded_by_user_id, f.metadata, f.created_at,
      f.updated_at, (select to_json(bucket) from (select ${bucketColumns}) as bucket) as bucket
    from app.files f join app_private.buckets b on b.id = f.bucket_id where f.id = $1`,
  values: [id],
});

export const isFileId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

/** Where a picture was taken is for staff and for whoever brought it; everybody else sees a copy that does not tell. */
export const mayHaveOriginal = ({ uploadedByUserId }: StoredFile, { role, userId }: Caller): boolean =>
  isStaff(role) || (userId !== null && userId === uploadedByUserId);

/** A login that is linked to no customer may be anybody's. */
export const isLinked = ({ role, customerId }: Caller): boolean => isStaff(role) || customerId !== null;

/** Strong: new content, new tag. */
export const etagOf = ({ blobId }: StoredFile): string => `"${blobId}"`;

export const blobKey = (blobId: string): string => `files/${blobId.slice(0, 2)}/${blobId}`;

/** Where the images lie that were made of this content. */
export const derivedFolder = (blobId: string): string => `derived/${blobId.slice(0, 2)}/${blobId}/`;
