/** Reads a file of a repair order, whatever it is: by its content, not by its name. */
import type { EstimateDocument } from "@boresight/domain/intake/reading/estimate-document";
import { rowsOfPages } from "@boresight/domain/intake/reading/layout";
import type { TextLine } from "@boresight/domain/intake/reading/mention";
import type { Page } from "@boresight/domain/intake/reading/page";
import { readDocument, readText } from "@boresight/domain/intake/reading/read-document";
import { decodeFile } from "#platform/decode-file.ts";
import { readPdfText } from "#integrations/pdf/pdf-text.ts";
import { readBms } from "./data-files/read-bms.ts";
import { isEmsFile, readEms, type NamedFile } from "./data-files/read-ems.ts";
import { unpackZip } from "./data-files/unpack-zip.ts";
import { mostScans, readScan } from "./scans/read-scan.ts";
import { officeFormat, sniffFormat, type Format } from "./sniff-format.ts";

export interface ReadFile {
  /** `noText`: nothing is written on it; `failed`: broken, locked or too expensive; `unsupported`: a format nobody reads. */
  state: "failed" | "noText" | "read" | "unsupported";
  lines: readonly TextLine[];
  /** Null unless it was read. */
  document: EstimateDocument | null;
  /** The name of a format that nobody reads. */
  format: string | null;
  /** Null for what has no pages, such as a data file. */
  printed: Printed | null;
  /** Whether a long file has further pages that nobody has read. */
  isPartial: boolean;
}

interface Printed {
  source: "pdf" | "picture";
  pages: readonly Page[];
  /** Of the document itself, also where it was packed. */
  content: Uint8Array<ArrayBuffer>;
}

const without = (state: ReadFile["state"]): ReadFile => ({
  state,
  lines: [],
  document: null,
  format: null,
  printed: null,
  isPartial: false,
});

/** `name` decides only where the content does not. */
export async function readFile(
  content: Uint8Array<ArrayBuffer>,
  { name, mimeType }: { name: string; mimeType: string },
): Promise<ReadFile> {
  const format = sniffFormat(content, name);
  if (mimeType.startsWith("image/") && format !== "pdf") return readPicture(content);
  if (typeof format === "object") return { ...without("unsupported"), format: format.other };
  return readers[format](content, name);
}

const readPicture = async (content: Uint8Array<ArrayBuffer>): Promise<ReadFile> =>
  ofPages(await readScan(content, "picture"), { source: "picture", content });

type Reader = (content: Uint8Array<ArrayBuffer>, name: string) => Promise<ReadFile> | ReadFile;

const readers: Readonly<Record<Exclude<Format, object>, Reader>> = {
  pdf: (content) => readPdf(content),
  picture: readPicture,
  text: (content) => ofText(decoded(content)),
  bms: async (content) => (content.length > mostXml ? without("failed") : ofData(await readBms(content))),
  ems: (content, name) => ofData(readEms([{ name, content }])),
  zip: readZip,
};

const [mostXml, mostText] = [50_000_000, 1_000_000];

const ofData = (document: EstimateDocument | null): ReadFile =>
  document ? { state: "read", lines: [], document, format: null, printed: null, isPartial: false } : without("failed");

const decoded = (content: Uint8Array<ArrayBuffer>): string =>
  decodeFile(Buffer.from(content.buffer, content.byteOffset, content.byteLength)).text;

function ofText(text: string): ReadFile {
  const lines = text
    .slice(0, mostText)
    .split(/\r\n?|\n/)
    .map((line) => ({ page: 1, text: line.slice(0, longestLine) }))
    .slice(0, mostLines);
  return { state: "read", lines, document: ofTrade(readText(lines)), format: null, printed: null, isPartial: false };
}
const [longestLine, mostLines] = [1000, 5000];

const mostDocuments = 5;
const isDocument = ({ name }: { name: string }): boolean => /(?:^|\/)[^./][^/]*\.(?:pdf|xml|bms)$/i.test(name);

/** A set of tables, a document that was packed (also beside tables that are none), or a document of an office program, which is a zip too. */
async function readZip(content: Uint8Array): Promise<ReadFile> {
  const tables = await unpackZip(content, isEmsFile);
  if (!tables) return without("failed");
  const set = tables.files.length > 0 ? readEms(tables.files) : null;
  if (set || tables.names.every((name) => isEmsFile({ name }))) return ofData(set);
  const office = officeFormat(tables.names);
  if (office !== null || !tables.names.some((name) => isDocument({ name })))
    return { ...without("unsupported"), format: office ?? "ZIP" };
  const packed = await unpackZip(content, isDocument);
  return packed ? readFirst(packed.files.slice(0, mostDocuments)) : without("failed");
}

/** The first that is readable, or what is wrong with the first. */
async function readFirst([first, ...others]: readonly NamedFile[]): Promise<ReadFile> {
  if (!first) return without("failed");
  const read = await readFile(Uint8Array.from(first.content), { name: first.name, mimeType: "" });
  if (read.state === "read" || others.length === 0) return read;
  const next = await readFirst(others);
  return next.state === "read" ? next : read;
}

/** Fewer words on a page are a stamp or a page number over a picture; a page of more bytes may be one with hidden text. */
const [fewWords, manyBytes] = [12, 20_000];
/** How scanners pack pages in black and white, into few bytes. */
const faxes = ["/CCITTFaxDecode", "/JBIG2Decode"];

/** The pages that are pictures are read as they look; what hidden text says of them does not count. */
async function readPdf(content: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  const { state, pages, pageCount } = await readPdfText(content);
  if (state === "failed") return without("failed");
  const isWritten =
    pages.length > 0 &&
    pages.every(({ words }) => words.length > fewWords) &&
    content.length / pages.length < manyBytes &&
    !faxes.some((filter) => Buffer.from(content.buffer, content.byteOffset, content.length).includes(filter));
  const seen = (isWritten ? [] : await readScan(content, "pdf")) ?? [];
  const isPartial = pageCount > pages.length || seen.length === mostScans;
  const byNumber = new Map([...pages, ...seen].map((page) => [page.number, page]));
  return ofPages(
    [...byNumber.values()].toSorted((one, other) => one.number - other.number),
    { source: "pdf", content },
    isPartial,
  );
}

function ofPages(pages: readonly Page[] | null, file: Omit<Printed, "pages">, isPartial = false): ReadFile {
  if (!pages) return without("failed");
  const lines = rowsOfPages(pages).map(({ page, text }) => ({ page, text }));
  if (lines.length === 0) return without("noText");
  const document = ofTrade(readDocument(pages));
  return { state: "read", lines, document, format: null, printed: { ...file, pages }, isPartial };
}

/** Menus, invoices and lists have numbered lines too: they count where one has an operation, or the paper names a repair or a vehicle. */
function ofTrade(document: EstimateDocument): EstimateDocument {
  const { lines, repairOrderNumber, claimNumber, insurer, vehicle } = document;
  const named = [repairOrderNumber, claimNumber, insurer, vehicle.vin, vehicle.plate, vehicle.year, vehicle.make];
  const isOne = named.some((found) => found !== null) || lines.some(({ operation }) => operation !== null);
  return isOne ? document : { ...document, lines: [] };
}
