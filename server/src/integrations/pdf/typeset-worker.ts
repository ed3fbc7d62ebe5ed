// The process that sets documents, one at a time: it is given the images one by one, then the content, and returns the
// PDF. A process, because native code cannot be interrupted in a thread: whoever started it ends it when it takes too long.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { coverageOf } from "./font-coverage.ts";
import { prepareContent } from "./prepare-content.ts";
import type { Answer, Order } from "./typeset-messages.ts";

const layout = join(import.meta.dirname, "layout");
const fontsFolder = join(import.meta.dirname, "fonts");

/** Has a thread of its own, which goes on while the compiler works. */
new Worker(new URL("./memory-guard.ts", import.meta.url)).unref();

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
  void answer(order).then(
    (said) => process.send?.(said),
    (error: unknown) => process.send?.({ kind: "failed", why: whyOf(error) } satisfies Answer),
  );
});
process.once("disconnect", () => process.exit());

async function answer(order: Order): Promise<Answer> {
  if (order.kind === "image") await addImage(order);
  else if (order.kind === "pdf") addPdf(order);
  else return { kind: "set", pdf: await set(order) };
  return { kind: "taken" };
}

async function addImage({ name, content }: { name: string; content: Uint8Array }) {
  const { prepareImage } = await import("./prepare-image.ts");
  const image = await prepareImage(content);
  if (!image) return;
  const path = `given-${Object.keys(images).length}.${image.extension}`;
  compiler.mapShadow(join(layout, path), image.bytes);
  images[name] = { path, size: [image.width, image.height], pages: 0 };
}

/** Each page is set by itself first, as one that cannot be read would fail the whole document. */
function addPdf({ name, content, pages }: { name: string; content: Uint8Array; pages: number }) {
  const path = `given-${Object.keys(images).length}.pdf`;
  compiler.mapShadow(join(layout, path), Buffer.from(content));
  const isReadable = (page: number) => {
    try {
      compiler.pdf({ mainFileContent: `#image("${path}", page: ${page}, height: 5cm)` });
      return true;
    } catch {
      return false;
    }
  };
  let readable = 0;
  while (readable < pages && isReadable(readable + 1)) readable++;
  if (readable > 0) images[name] = { path, size: [1, 1], pages: readable };
}

async function set({ content }: Extract<Order, { kind: "set" }>): Promise<Buffer> {
  try {
    compiler.mapShadow(join(layout, "document.json"), asFile(await prepareContent(content, isCovered)));
    compiler.mapShadow(join(layout, "images.json"), asFile(images));
    return pdfOf();
  } finally {
    images = {};
    compiler.resetShadow();
    compiler.evictCache(2);
  }
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
