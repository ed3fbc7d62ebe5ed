// The process that sets documents, one at a time: it is given the images one by one, then the content, and returns the
// PDF. A process, because native code cannot be interrupted in a thread: whoever started it ends it when it takes too long.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { coverageOf } from "./font-coverage.ts";
import { prepareContent } from "./prepare-content.ts";
import type { FileProblem } from "@boresight/domain/documents/document-content";
import type { Picture } from "./prepare-image.ts";
import { mostPages, type Answer, type Order } from "./typeset-messages.ts";

const layout = join(import.meta.dirname, "layout");
const fontsFolder = join(import.meta.dirname, "fonts");

const fontFiles = (await readdir(fontsFolder)).filter((name) => name.endsWith(".ttf")).toSorted();
const fonts = await Promise.all(fontFiles.map((name) => readFile(join(fontsFolder, name))));
const isCovered = coverageOf(fonts);
const compiler = NodeCompiler.create({ workspace: layout, fontArgs: [{ fontBlobs: fonts }] });

interface Shown {
  /** Null when nothing of it is shown. */
  path: string | null;
  size: readonly [number, number];
  /** Of a PDF, how many are shown. */
  pages: number;
  /** How many the file has. */
  of: number;
  problem: FileProblem | null;
}
let images: Record<string, Shown> = {};

process.on("message", (order: Order) => {
  if (order.kind === "pdf") startGuard(); // Of those that strangers upload.
  void answer(order)
    .catch((error: unknown): Answer => {
      console.error(`A document could not be set: ${whyOf(error)}`);
      return { kind: "failed" };
    })
    .then((said) => process.send?.(said, () => order.kind !== "begin" && startGuard()));
});
process.once("disconnect", () => process.exit());

let guard: Worker | undefined;

/** A thread of its own, which goes on while the compiler works. It starts after the first document: nobody waits for it. */
function startGuard() {
  guard ??= new Worker(new URL("./memory-guard.ts", import.meta.url), { workerData: Number(process.argv[2]) });
  guard.unref();
}

async function answer(order: Order): Promise<Answer> {
  if (order.kind === "begin") forgetAll();
  else if (order.kind === "image") await addImage(order);
  else if (order.kind === "pdf") await addPdf(order);
  else if (order.kind === "absent") leaveOut(order.name, order.problem);
  else return { kind: "set", pdf: await set(order) };
  return { kind: "taken" };
}

function leaveOut(name: string, problem: FileProblem) {
  images[name] = { path: null, size: [1, 1], pages: 0, of: 0, problem };
}

async function addImage({ name, content }: { name: string; content: Uint8Array }) {
  const drawn = sizeOfSmallPng(content);
  if (drawn && add(name, { content, extension: "png", size: drawn })) return;
  const { prepareImage } = await import("./prepare-image.ts");
  const image = await prepareImage(content);
  if (typeof image === "string") leaveOut(name, image);
  else if (!add(name, image)) leaveOut(name, "broken");
  globalThis.gc?.(); // Else what was sent of many photos would pile up, as it lies outside the heap.
}

async function addPdf({ name, content, pages: asked }: Extract<Order, { kind: "pdf" }>) {
  const left = mostPages - Object.values(images).reduce((sum, { pages }) => sum + pages, 0);
  const most = Math.min(asked, left);
  const { preparePdf } = await import("./prepare-pdf.ts");
  const pdf = await preparePdf(content, most);
  if (typeof pdf === "string") return leaveOut(name, pdf);
  const { pages: of, problem } = pdf;
  const given = { content: pdf.content, extension: "pdf", size: [1, 1], of, ...(problem && { problem }) } as const;
  if (most <= 0 || !add(name, given, Math.min(of, most))) leaveOut(name, most <= 0 ? "tooLarge" : "broken");
}

/** Each page is set by itself first, as one that cannot be read would fail the whole document; returns whether any can be. */
function add(name: string, { content, extension, size, problem, of = 1 }: Picture, pages = 1): boolean {
  const path = `given-${Object.keys(images).length}.${extension}`;
  compiler.mapShadow(join(layout, path), Buffer.from(content));
  let readable = 0;
  while (readable < pages && isReadable(path, readable + 1)) readable++;
  if (readable === 0) return false;
  const isCut = readable < of;
  const shown = extension === "pdf" ? readable : 0;
  images[name] = { path, size, pages: shown, of, problem: problem ?? (isCut ? "pages" : null) };
  return true;
}

function isReadable(path: string, page: number): boolean {
  const size = "width: 1cm, height: 1cm";
  const picture = path.endsWith(".pdf") ? `image("${path}", page: ${page}, ${size})` : `image("${path}", ${size})`;
  try {
    compiler.pdf({ mainFileContent: `#${picture}` });
    return true;
  } catch {
    return false;
  }
}

async function set({ content }: Extract<Order, { kind: "set" }>): Promise<Buffer> {
  try {
    compiler.mapShadow(join(layout, "document.json"), asFile(await prepareContent(content, isCovered)));
    compiler.mapShadow(join(layout, "images.json"), asFile(images));
    return pdfOf();
  } finally {
    forgetAll();
    compiler.evictCache(2);
  }
}

function forgetAll() {
  images = {};
  compiler.resetShadow();
}

const asFile = (value: object) => Buffer.from(JSON.stringify(value));

/** PDF/UA-1 refuses pages of other PDFs: such a document is tagged all the same, and does not claim the standard. */
function pdfOf(): Buffer {
  const main = { mainFilePath: join(layout, "main.typ") };
  if (Object.values(images).some(({ pages }) => pages > 0)) return compiler.pdf(main);
  try {
    return compiler.pdf(main, { pdfStandard: "ua-1" });
  } catch (error) {
    if (!whyOf(error).includes("PDF/UA-1")) throw error;
    return compiler.pdf(main); // Such as characters that no font has in this combination.
  }
}

/** The compiler's errors have no message: what they say is their code. */
const whyOf = (error: unknown): string =>
  error instanceof Error ? error.message || String(Reflect.get(error, "code")) : String(error);

const signature = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
const mostBytes = 300_000;
const mostPixels = 1400;

/** Returns width and height of a PNG that print can use as it is, as most logos are; null for any other file. */
function sizeOfSmallPng(content: Uint8Array): readonly [number, number] | null {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (file.length < 24 || file.length > mostBytes || !file.subarray(0, 8).equals(signature)) return null;
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  return Math.min(width, height) > 0 && Math.max(width, height) <= mostPixels ? [width, height] : null;
}
