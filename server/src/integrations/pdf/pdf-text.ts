/** Reads the text of a PDF in a worker thread, so that a malicious file stops the thread and not the server. */
import { Worker } from "node:worker_threads";
import { rowsOfPages } from "@boresight/domain/intake/reading/layout";
import type { TextLine } from "@boresight/domain/intake/reading/mention";
import type { Page } from "@boresight/domain/intake/reading/page";
import * as z from "zod";
import { pageSchema } from "./page-schema.ts";

const readSchema = z.object({ pages: z.array(pageSchema), pageCount: z.int() });

export interface PdfText {
  /** `noText` is a scan; `failed` is broken, encrypted, or too expensive to read. */
  state: "failed" | "noText" | "read";
  lines: readonly TextLine[];
  pages: readonly Page[];
  /** How many the file has; fewer are read of a long one. */
  pageCount: number;
}

export interface PdfLimits {
  pages: number;
  /** Of text, in characters. */
  bytes: number;
  /** Counted from when the thread is ready to read. */
  milliseconds: number;
}

const usual: PdfLimits = { pages: 40, bytes: 200_000, milliseconds: 10_000 };
const mostHeapMb = 256;
const mostBuffers = 400_000_000;
const checkInterval = 200;
/** On a very busy machine. */
const longestStart = 120_000;

const failed: PdfText = { state: "failed", lines: [], pages: [], pageCount: 0 };

/** Reads the PDF up to the limits. A time-out is retried once, as the machine may have been busy. */
export async function readPdfText(content: Uint8Array<ArrayBuffer>, limits: PdfLimits = usual): Promise<PdfText> {
  return (await readOnce(content, limits)) ?? (await readOnce(content, limits)) ?? failed;
}

/** Returns null when it took too long. */
async function readOnce(content: Uint8Array, { milliseconds, ...most }: PdfLimits): Promise<PdfText | null> {
  const worker = new Worker(new URL("./pdf-text-worker.ts", import.meta.url), {
    workerData: { content, most },
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb },
    stdout: true, // The reader's own errors do not help anyone.
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<PdfText | null>();
  let deadline = setTimeout(() => resolve(null), longestStart);
  worker.on("message", (said) => {
    if (said !== "ready") return resolve(textOf(readSchema.safeParse(said).data));
    clearTimeout(deadline);
    deadline = setTimeout(() => resolve(null), milliseconds);
  });
  worker.on("error", () => resolve(failed));
  worker.once("exit", () => resolve(failed));
  const watch = setInterval(() => void tooLarge(worker).then((is) => is && resolve(failed)), checkInterval);
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    clearInterval(watch);
    await worker.terminate();
  }
}

function textOf(read: z.infer<typeof readSchema> | undefined): PdfText {
  if (!read) return failed;
  const lines = rowsOfPages(read.pages).map(({ page, text }) => ({ page, text }));
  return { state: lines.length > 0 ? "read" : "noText", lines, ...read };
}

/** A few bytes can decompress to gigabytes, which the heap limit does not count. */
async function tooLarge(worker: Worker): Promise<boolean> {
  try {
    return (await worker.getHeapStatistics()).external_memory > mostBuffers;
  } catch {
    return false; // It has just ended.
  }
}
