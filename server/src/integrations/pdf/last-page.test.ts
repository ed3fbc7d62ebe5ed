import type { Block, DocumentContent } from "@boresight/domain/documents/document-content";
import { afterAll, expect, test } from "vitest";
import { readPdf } from "../../../test/documents/read-pdf.ts";
import { sampleInvoice } from "../../../test/documents/sample-documents.ts";
import { sampleImages } from "../../../test/documents/sample-images.ts";
import { endTypesetting, typesetPdf } from "./typeset-pdf.ts";

const images = await sampleImages();
afterAll(endTypesetting);

const rowsOf = (count: number): Block => ({
  kind: "table",
  summary: "Lines",
  columns: [
    { head: "Description", align: "start", share: 3 },
    { head: "Amount", align: "end", share: 1 },
  ],
  rows: Array.from({ length: count }, (_, row) => ({ cells: [`Line ${row}`, "$1.00"], note: null })),
});
const noted = (block: Block): Block =>
  block.kind === "table"
    ? { ...block, rows: block.rows.map((row) => ({ ...row, note: `SHA-256 ${"0".repeat(64)}` })) }
    : block;
const pagesOf = async (content: DocumentContent) =>
  (await readPdf(await typesetPdf({ content, images }))).pages.map(({ text }) => text);
const invoice = sampleInvoice("en");
const signature: Block = { kind: "signature", label: "Signature", image: null, name: null, about: null };
const lengths = Array.from({ length: 24 }, (_, step) => 8 + step);

test.each([
  ["a short table", (count: number): Block[] => [rowsOf(count), rowsOf(4)], /Line \d+/],
  ["a paragraph", (count: number): Block[] => [rowsOf(count), { kind: "paragraph", text: "Pay here." }], /Pay here/],
  ["a long table", (count: number): Block[] => [rowsOf(count + 20)], /Line \d+/],
  ["a long table with notes", (count: number): Block[] => [noted(rowsOf(count + 10))], /Line \d+/],
  [
    "a signature",
    (count: number): Block[] => [rowsOf(count), { kind: "paragraph", text: "I agree." }, signature],
    /I agree|Line/,
  ],
])(
  "the code is never alone on the last page, however long a document is that ends with %s",
  async (_what, blocks, beside) => {
    const alone: number[] = [];
    for (const count of lengths) {
      const pages = await pagesOf({ ...invoice, blocks: blocks(count) });
      const last = pages.at(-1) ?? "";
      if (pages.length > 1 && last.includes("Scan to verify") && !beside.test(last)) alone.push(count);
    }

    expect(alone).toEqual([]);
  },
);

test("the end of a long table is its own table only on a page of its own", async () => {
  for (const count of lengths.map((length) => length + 20)) {
    const pages = await pagesOf({ ...invoice, blocks: [rowsOf(count)] });
    const last = pages.at(-1) ?? "";

    const isEndAlone = last.match(/Line \d+/g)?.length === 3; // Heads that repeat within a table are not read out.
    expect(last.split("Description").length - 1, `${count} rows`).toBe(isEndAlone ? 1 : 0);
    expect(pages.join(" ").match(/Line \d+/g)).toEqual(Array.from({ length: count }, (_, row) => `Line ${row}`));
  }
});
