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
const pagesOf = async (content: DocumentContent) =>
  (await readPdf(await typesetPdf({ content, images }))).pages.map(({ text }) => text);
const invoice = sampleInvoice("en");
const signature: Block = { kind: "signature", label: "Signature", image: null, name: null, about: null };
const lengths = Array.from({ length: 24 }, (_, step) => 8 + step);

test.each([
  ["a short table", (count: number): Block[] => [rowsOf(count), rowsOf(4)], /Line \d+/],
  ["a paragraph", (count: number): Block[] => [rowsOf(count), { kind: "paragraph", text: "Pay here." }], /Pay here/],
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
