/** Reads a file of a repair order, whatever it is: by its content, not by its name. */
import type { EstimateDocument } from "@boresight/domain/intake/reading/estimate-document";
import { rowsOfPages } from "@boresight/domain/intake/reading/layout";
import type { TextLine } from "@boresight/domain/intake/reading/mention";
import type { Page } from "@boresight/domain/intake/reading/page";
import { readDocument } from "@boresight/domain/intake/reading/read-document";
import { readPdfText } from "#integrations/pdf/pdf-text.ts";
import { readScan } from "./scans/read-scan.ts";

export interface ReadFile {
  /** `noText`: nothing is written on it; `failed`: broken, locked or too expensive; `unsupported`: a format nobody reads. */
  state: "failed" | "noText" | "read" | "unsupported";
  lines: readonly TextLine[];
  /** Null unless it was read. */
  document: EstimateDocument | null;
  /** The name of a format that nobody reads. */
  format: string | null;
}

const without = (state: ReadFile["state"]): ReadFile => ({ state, lines: [], document: null, format: null });

export async function readFile(content: Uint8Array<ArrayBuffer>, mimeType: string): Promise<ReadFile> {
  if (mimeType === "application/pdf") return readPdf(content);
  if (mimeType.startsWith("image/")) return ofPages(await readScan(content, "picture"));
  return without("noText");
}

/** Fewer words on a page are a stamp or a page number over a picture; a page of more bytes may be one with hidden text. */
const [fewWords, manyBytes] = [12, 20_000];

/** The pages that are pictures are read as they look; what hidden text says of them does not count. */
async function readPdf(content: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  const { state, pages } = await readPdfText(content);
  if (state === "failed") return without("failed");
  const isWritten =
    pages.length > 0 &&
    pages.every(({ words }) => words.length > fewWords) &&
    content.length / pages.length < manyBytes;
  const seen = (isWritten ? [] : await readScan(content, "pdf")) ?? [];
  const byNumber = new Map([...pages, ...seen].map((page) => [page.number, page]));
  return ofPages([...byNumber.values()].toSorted((one, other) => one.number - other.number));
}

function ofPages(pages: readonly Page[] | null): ReadFile {
  if (!pages) return without("failed");
  const lines = rowsOfPages(pages).map(({ page, text }) => ({ page, text }));
  if (lines.length === 0) return without("noText");
  return { state: "read", lines, document: readDocument(pages), format: null };
}
