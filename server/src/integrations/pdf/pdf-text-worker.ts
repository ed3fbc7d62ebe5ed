// The worker thread that reads one PDF: it signals that it is ready, then posts the lines, or fails with the reader's
// error.
import { parentPort, workerData } from "node:worker_threads";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import * as z from "zod";
import { linesOf, type Piece } from "./pdf-lines.ts";

const orderSchema = z.object({
  content: z.instanceof(Uint8Array),
  most: z.object({ pages: z.int(), bytes: z.int() }),
});

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target
parentPort?.postMessage("ready"); // Loading the reader takes longer than reading most files.
const { content, most } = orderSchema.parse(workerData);
const loading = getDocument({
  data: content,
  verbosity: VerbosityLevel.ERRORS,
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  enableXfa: false,
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target
parentPort?.postMessage(await readLines());

async function readLines() {
  const pdf = await loading.promise;
  const lines: { page: number; text: string }[] = [];
  let left = most.bytes;
  for (let page = 1; page <= Math.min(pdf.numPages, most.pages) && left > 0; page++) {
    for (const text of linesOf(await piecesOf(await pdf.getPage(page), left))) {
      left -= Buffer.byteLength(text);
      if (left >= 0) lines.push({ page, text });
    }
  }
  return lines;
}

type Page = Awaited<ReturnType<Awaited<typeof loading.promise>["getPage"]>>;
type Chunk = Awaited<ReturnType<Page["getTextContent"]>>;

/** A page's text is cut off at the limit. */
async function piecesOf(page: Page, bytes: number): Promise<Piece[]> {
  const pieces: Piece[] = [];
  const stream: ReadableStream<Chunk> = page.streamTextContent();
  const reader = stream.getReader();
  let left = bytes;
  while (left >= 0) {
    const { done, value } = await reader.read();
    if (done) return pieces;
    const found = value.items.flatMap((item) => ("str" in item ? pieceOf(item) : []));
    pieces.push(...found);
    left -= Buffer.byteLength(found.map(({ text }) => text).join(""));
  }
  await reader.cancel(new Error("enough was read")); // The reader requires a reason.
  return pieces;
}

function pieceOf({ str: text, transform, width, height }: Extract<Chunk["items"][number], { str: string }>): Piece {
  const [, , , , x = 0, y = 0] = transform.map(Number);
  return { text, x, y, width, height };
}
