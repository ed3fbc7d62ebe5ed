/** Reads a BMS in a worker thread: 50 MB of XML take a second or two, in which the server would answer nobody. */
import { Worker } from "node:worker_threads";
import type { EstimateDocument } from "@boresight/domain/intake/reading/estimate-document";

const mostHeapMb = 512;

/** Null for other XML, and for what does not fit into memory. */
export async function readBms(content: Uint8Array<ArrayBuffer>): Promise<EstimateDocument | null> {
  const worker = new Worker(new URL("./read-bms-worker.ts", import.meta.url), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb },
  });
  const { promise, resolve } = Promise.withResolvers<EstimateDocument | null>();
  worker.once("message", (read: EstimateDocument | null) => resolve(read));
  worker.once("error", () => resolve(null));
  try {
    return await promise;
  } finally {
    await worker.terminate();
  }
}
