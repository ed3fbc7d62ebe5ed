// PDFium, as WebAssembly: it merges, draws and looks into PDFs.
import { readFile } from "node:fs/promises";
import type { FileProblem } from "@boresight/domain/documents/document-content";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import * as z from "zod";

/** Of fpdfview.h. */
const passwordError = 4;

/** Created each time: it moves as it grows. The package's types leave it out. */
export const memoryOf = ({ pdfium }: WrappedPdfiumModule): Uint8Array =>
  z.instanceof(Uint8Array).parse(Reflect.get(pdfium, "HEAPU8"));

let loaded: Promise<WrappedPdfiumModule> | undefined;

async function load(): Promise<WrappedPdfiumModule> {
  const file = await readFile(new URL("pdfium.wasm", import.meta.resolve("@embedpdf/pdfium")));
  const pdfium = await init({ wasmBinary: Uint8Array.from(file).buffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** Calls `use` with the opened PDF, and closes it. Returns the problem of one that cannot be opened. */
export async function withPdf<Result>(
  content: Uint8Array,
  use: (document: number, pdfium: WrappedPdfiumModule) => Promise<Result> | Result,
): Promise<Result | Extract<FileProblem, "broken" | "locked">> {
  const pdfium = await (loaded ??= load());
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const at = malloc(content.length);
  memoryOf(pdfium).set(content, at);
  const document = pdfium.FPDF_LoadMemDocument(at, content.length, "");
  try {
    if (document === 0) return pdfium.FPDF_GetLastError() === passwordError ? "locked" : "broken";
    return await use(document, pdfium);
  } finally {
    if (document !== 0) pdfium.FPDF_CloseDocument(document);
    free(at);
  }
}
