import type { Task } from "graphile-worker";
import { z } from "zod";
import type { FileDeps } from "#modules/files/file-deps.ts";
import { readRepairOrder } from "#modules/files/read-repair-order.ts";

const payloadSchema = z.object({ blobId: z.uuid() });

export const readRepairOrderJob =
  (deps: Pick<FileDeps, "blobs" | "pool">): Task =>
  (payload) =>
    readRepairOrder(payloadSchema.parse(payload).blobId, deps);
