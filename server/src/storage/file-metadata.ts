import { etagOf, type StoredFile } from "#modules/files/stored-file.ts";

/** A file as the contract describes it. */
export const fileMetadata = (file: StoredFile) => ({
  id: file.id,
  name: file.name,
  size: file.size,
  bucketId: file.bucket.id,
  etag: etagOf(file),
  createdAt: file.createdAt,
  updatedAt: file.updatedAt,
  isUploaded: file.isUploaded,
  mimeType: file.mimeType,
  uploadedByUserId: file.uploadedByUserId,
  metadata: file.metadata,
});
