import type { Task } from "graphile-worker";
import { z } from "zod";
import { hashContent } from "#modules/files/hash-content.ts";
import type { FileParts } from "#modules/files/file-parts.ts";

const payloadSchema = z.object({ blobId: z.uuid() });

/** Gives a large file's row the hash of its content. */
export const hashContentJob =
  (parts: Pick<FileParts, "blobs" | "pool">): Task =>
  (payload) =>
    hashContent(payloadSchema.parse(payload).blobId, parts);
