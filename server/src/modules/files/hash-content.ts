import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { asSystem, type Statement } from "#platform/database/transaction.ts";
import type { FileDeps } from "./file-deps.ts";
import { blobKey } from "./stored-file.ts";

/** Queues the hashing of content that was too large to hash on upload, delayed until the load has passed. */
export const hashLater = (blobId: string): Statement => ({
  text: "select graphile_worker.add_job('hash-content', json_build_object('blobId', $1::uuid), run_at => now() + interval '1 minute')",
  values: [blobId],
});

/** Does nothing for content that was removed in the meantime. */
export async function hashContent(blobId: string, { pool, blobs }: Pick<FileDeps, "blobs" | "pool">): Promise<void> {
  const content = await blobs.open(blobKey(blobId));
  if (!content) return;
  const hash = createHash("sha256");
  await pipeline(content, hash);
  await asSystem(pool, (system) =>
    system.run({
      text: "update app.files set sha256 = $2 where blob_id = $1 and sha256 is null",
      values: [blobId, hash.digest("hex")],
    }),
  );
}
