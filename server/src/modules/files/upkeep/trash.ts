/** Contents that the repair job took for orphans are kept here, in case they were not. */
import type { BlobStore } from "#integrations/blobs/blob-store.ts";

const folder = "trash/";
const life = 7 * 24 * 3_600_000;

export const moveToTrash = (key: string, blobs: BlobStore): Promise<boolean> => blobs.move(key, folder + key);

/** Returns false when it is not there. */
export const takeFromTrash = (key: string, blobs: BlobStore): Promise<boolean> => blobs.move(folder + key, key);

export async function emptyOldTrash(now: number, blobs: BlobStore): Promise<void> {
  for await (const { key, writtenAt } of blobs.list(folder)) {
    if (writtenAt.getTime() < now - life) await blobs.remove(key);
  }
}
