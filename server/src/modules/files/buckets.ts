import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { asSystem } from "#platform/database/transaction.ts";

/** What a bucket accepts, and how its files are served. Sizes in bytes. */
export interface Bucket {
  id: string;
  minSize: number;
  maxSize: number;
  cacheControl: string;
  presignedUrls: boolean;
  presignedSeconds: number;
}

/** Columns of `app_private.buckets b`. */
export const bucketColumns = `b.id, b.min_size_bytes as "minSize", b.max_size_bytes as "maxSize", b.cache_control as "cacheControl",
  b.presigned_urls as "presignedUrls", b.presigned_seconds as "presignedSeconds"`;

export const readBuckets = (pool: Pool): Promise<readonly Bucket[]> =>
  asSystem(pool, (system) => system.rows<Bucket>({ text: `select ${bucketColumns} from app_private.buckets b` }));

/** Throws `bucket-not-found`. */
export function bucketOf(id: string, buckets: readonly Bucket[]): Bucket {
  const bucket = buckets.find((each) => each.id === id);
  if (!bucket) throw fail("bucket-not-found");
  return bucket;
}
