import type { Task } from "graphile-worker";
import { z } from "zod";
import { hashContent } from "#modules/files/hash-content.ts";
import type { FileDeps } from "#modules/files/file-deps.ts";

const payloadSchema = z.object({ blobId: z.uuid() });

/** Gives a large file's row the hash of its content. */
export const hashContentJob =
  (deps: Pick<FileDeps, "blobs" | "pool">): Task =>
  (payload) =>
    hashContent(payloadSchema.parse(payload).blobId, deps);
