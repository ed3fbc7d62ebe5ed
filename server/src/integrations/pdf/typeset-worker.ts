// The process that sets documents, one at a time: it is given the images one by one, then the content, and returns the
// PDF. A process, because native code cannot be interrupted in a thread: whoever started it ends it when it takes too long.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { coverageOf } from "./font-coverage.ts";
import { prepareContent } from "./prepare-content.ts";
import { sizeOfSmallPng } from "./small-png.ts";
import type { Picture } from "./prepare-image.ts";
import { mostPages, type Answer, type Order } from "./typeset-messages.ts";

const layout = join(import.meta.dirname, "layout");
const fontsFolder = join(import.meta.dirname, "fonts");

const fontFiles = (await readdir(fontsFolder)).filter((name) => name.endsWith(".ttf")).toSorted();
const fonts = await Promise.all(fontFiles.map((name) => readFile(join(fontsFolder, name))));
const isCovered = coverageOf(fonts);
const compiler = NodeCompiler.create({ workspace: layout, fontArgs: [{ fontBlobs: fonts }] });

interface Shown {
  path: string;
  size: readonly [number, number];
  pages: number;
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
  else if (order.kind === "pdf") addPdf(order);
  else return { kind: "set", pdf: await set(order) };
  const pages = Object.values(images).reduce((sum, image) => sum + image.pages, 0);
  return { kind: pages > mostPages ? "tooManyPages" : "taken" };
}

async function addImage({ name, content }: { name: string; content: Uint8Array }) {
  const drawn = sizeOfSmallPng(content);
  if (drawn && add(name, { content, extension: "png", size: drawn }) === 1) return;
  const { prepareImage } = await import("./prepare-image.ts");
  const image = await prepareImage(content);
  if (image) add(name, image);
  globalThis.gc?.(); // Else what was sent of many photos would pile up, as it lies outside the heap.
}

const addPdf = ({ name, content, pages }: { name: string; content: Uint8Array; pages: number }) =>
  add(name, { content, extension: "pdf", size: [1, 1], pages });

/** Each page is set by itself first, as one that cannot be read would fail the whole document; returns how many can be. */
function add(name: string, { content, extension, size, pages = 1 }: Picture & { pages?: number }): number {
  const path = `given-${Object.keys(images).length}.${extension}`;
  compiler.mapShadow(join(layout, path), Buffer.from(content));
  let readable = 0;
  while (readable < pages && isReadable(path, readable + 1)) readable++;
  if (readable > 0) images[name] = { path, size, pages: extension === "pdf" ? readable : 0 };
  return readable;
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
