import type { Task } from "graphile-worker";
import { z } from "zod";
import type { FileParts } from "#modules/files/file-parts.ts";
import { readRepairOrder } from "#modules/files/read-repair-order.ts";

const payloadSchema = z.object({ blobId: z.uuid() });

export const readRepairOrderJob =
  (parts: Pick<FileParts, "blobs" | "pool">): Task =>
  (payload) =>
    readRepairOrder(payloadSchema.parse(payload).blobId, parts);
