// The worker thread that reads one PDF: it signals that it is ready, then posts the pages, or fails with the reader's
// error.
import { parentPort, workerData } from "node:worker_threads";
import { AnnotationMode, getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import * as z from "zod";
import type { Page } from "@boresight/domain/intake/reading/page";
import { drawnBoxes } from "./drawn-boxes.ts";
import { pageOf, type Field, type Piece } from "./pdf-page.ts";

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

async function readPages(): Promise<{ pages: Page[]; pageCount: number }> {
  const pdf = await loading.promise;
  const pages: Page[] = [];
  let left = most.bytes;
  for (let number = 1; number <= Math.min(pdf.numPages, most.pages) && left > 0; number++) {
    const page = await pdf.getPage(number);
    const written = await piecesOf(page, left);
    const { boxes, pieces } = isShortForm(number) ? await boxesOf(page, written) : { boxes: [], pieces: written };
    const fields = [...(await filledIn(page)), ...boxes];
    const read = pageOf(number, { pieces, fields, rotation: page.rotate }, page.view);
    left -= read.words.reduce((sum, { text }) => sum + Buffer.byteLength(text) + 1, 0);
    if (left >= 0) pages.push(read);
  }
  return { pages, pageCount: pdf.numPages };
}

/** Forms to tick are short, and their file holds no photos. */
const [formPages, formBytes] = [3, 200_000];
const isShortForm = (number: number): boolean => number <= formPages && content.length <= formBytes;

const boxesOf = async (page: PdfPage, pieces: readonly Piece[]) =>
  drawnBoxes(await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE }), pieces);

type PdfPage = Awaited<ReturnType<Awaited<typeof loading.promise>["getPage"]>>;
type Chunk = Awaited<ReturnType<PdfPage["getTextContent"]>>;

/** A page's text is cut off at the limit. */
async function piecesOf(page: PdfPage, bytes: number): Promise<Piece[]> {
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

/** None for text that has no place: a number of the file may be too large to count with. */
function pieceOf({ str: text, transform, width, height }: Extract<Chunk["items"][number], { str: string }>): Piece[] {
  const [along = 1, up = 0, , , x = 0, y = 0] = transform.map(Number);
  const turn = Math.atan2(up, along);
  return [x, y, width, height, turn].every(isOnPaper) ? [{ text, x, y, width, height, turn }] : [];
}

/** In points: no paper is as large. */
const farthest = 1e6;
const isOnPaper = (length: number): boolean => Math.abs(length) < farthest;

const annotationSchema = z.object({
  subtype: z.string(),
  rect: z.array(z.number()).length(4),
  fieldType: z.string().nullish(),
  fieldValue: z.unknown().optional(),
  checkBox: z.boolean().nullish(),
  radioButton: z.boolean().nullish(),
  exportValue: z.string().nullish(),
  buttonValue: z.string().nullish(),
  textContent: z.array(z.string()).nullish(),
  contentsObj: z.object({ str: z.string() }).nullish(),
});
const mostAnnotations = 500;

/** What people filled into a form or typed over the page. */
async function filledIn(page: PdfPage): Promise<Field[]> {
  const annotations: unknown[] = await page.getAnnotations();
  return annotations.slice(0, mostAnnotations).flatMap((given) => {
    const { success, data } = annotationSchema.safeParse(given);
    return success ? fieldOf(data) : [];
  });
}

type Annotation = z.infer<typeof annotationSchema>;

function fieldOf(annotation: Annotation): Field {
  const { subtype, rect, fieldType } = annotation;
  const typed = subtype === "FreeText" || subtype === "Stamp" ? (annotation.contentsObj?.str ?? "") : "";
  const filled = fieldType === "Btn" ? markOf(annotation) : valueOf(annotation.fieldValue);
  const text = fieldType === "Tx" || fieldType === "Ch" || fieldType === "Btn" ? filled : typed;
  const lines = (text || (annotation.textContent ?? []).join("\n"))
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "");
  return { lines, corners: rect };
}

/** A box to check says whether it is checked; another button says nothing. */
function markOf({ checkBox, radioButton, fieldValue, exportValue, buttonValue }: Annotation): string {
  if (checkBox !== true && radioButton !== true) return "";
  const isChecked = fieldValue === (checkBox === true ? exportValue : buttonValue);
  return isChecked ? "[X]" : "[ ]";
}

const valueOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target
parentPort?.postMessage(await readPages());
