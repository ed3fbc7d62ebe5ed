import { deflateSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { pdfOf, pdfOfStream } from "../../../test/files/sample-pdfs.ts";
import { pdf as hollowPdf } from "../../../test/files/sample-files.ts";
import { readPdfText } from "./pdf-text.ts";

const cell = (x: number, text: string) => `BT /F1 11 Tf ${x} 700 Td (${text}) Tj ET`;
const content = (buffer: Buffer) => new Uint8Array(buffer);

test("a PDF is read line by line, with page numbers", async () => {
  const pdf = pdfOf([["Work order 4711", "R&I FRT BMPR COVER (left)"], ["REPL WINDSHIELD"]]);

  const { state, lines } = await readPdfText(content(pdf));

  expect(state).toBe("read");
  expect(lines).toEqual([
    { page: 1, text: "Work order 4711" },
    { page: 1, text: "R&I FRT BMPR COVER (left)" },
    { page: 2, text: "REPL WINDSHIELD" },
  ]);
});

test("cells of a table row form one line, whatever order they were drawn in", async () => {
  const pdf = pdfOfStream([cell(300, "1.5"), cell(56, "Repl"), cell(120, "Windshield")].join("\n"));

  expect((await readPdfText(content(pdf))).lines).toEqual([{ page: 1, text: "Repl Windshield 1.5" }]);
});

test("a scan has no text", async () => {
  const picture = "q 200 0 0 100 56 600 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \u0080 EI Q";

  expect(await readPdfText(content(pdfOfStream(picture)))).toMatchObject({ state: "noText", lines: [] });
});

test.each([
  ["broken", hollowPdf],
  ["not a PDF at all", Buffer.from("just words")],
  ["empty", Buffer.alloc(0)],
  ["cut off in the middle", pdfOf([["Windshield"]]).subarray(0, 200)],
  ["locked with a password", pdfOf([["Windshield"]], { locked: true })],
])("a PDF that is %s fails", async (_, pdf) => {
  expect(await readPdfText(content(pdf))).toMatchObject({ state: "failed", lines: [] });
});

const huge = "9".repeat(400);

test.each([
  ["far off the page", `BT /F1 9 Tf ${huge} 0 Td (Windshield) Tj ET`],
  ["in letters without end", `BT /F1 ${huge} Tf 56 700 Td (Windshield) Tj ET`],
])("text %s is left out, and the rest is read", async (_, text) => {
  const pdf = pdfOfStream(`${text}\n${cell(56, "Bumper")}`);

  expect((await readPdfText(content(pdf))).lines).toEqual([{ page: 1, text: "Bumper" }]);
});

test("a page without end fails", async () => {
  const pdf = pdfOf([["Windshield"]])
    .toString("latin1")
    .replace("0 0 612 792", `0 0 ${huge} 792`);

  expect(await readPdfText(content(Buffer.from(pdf, "latin1")))).toMatchObject({ state: "failed" });
});

test("reading stops at the page limit", async () => {
  const pdf = pdfOf(Array.from({ length: 45 }, (_, index) => [`Page ${index + 1}`]));

  const { lines } = await readPdfText(content(pdf));

  expect(lines.map(({ page }) => page)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});

test("reading stops at the text limit", async () => {
  const line = "Replace windshield and calibrate. ".repeat(3);
  const pdf = pdfOf(Array.from({ length: 40 }, () => Array.from({ length: 70 }, () => line)));

  const { state, lines } = await readPdfText(content(pdf));

  expect(state).toBe("read");
  expect(Buffer.byteLength(lines.map(({ text }) => text).join(""))).toBeLessThanOrEqual(200_000);
  expect(lines.length).toBeGreaterThan(1500);
});

test("reading stops at the time limit, and the server keeps responding", async () => {
  const unit = Buffer.alloc(30_000_000, "BT /F1 11 Tf ET\n");
  const pdf = pdfOfStream(deflateSync(unit), "/Filter /FlateDecode");
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 20);

  const read = await readPdfText(content(pdf), { pages: 40, bytes: 200_000, milliseconds: 600 });

  clearInterval(ticking);
  expect(read.state).toBe("failed");
  expect(ticks).toBeGreaterThan(10);
});

test("characters that cannot be stored are removed", async () => {
  const pdf = pdfOfStream("BT /F1 11 Tf 56 700 Td (Wind\\000shield \\001\\r\\nreplaced) Tj ET");

  const { lines } = await readPdfText(content(pdf));

  expect(lines.map(({ text }) => text).join(" ")).not.toMatch(/\p{Cc}/u);
});

test("the time limit starts once the thread is ready, however long it took to start", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const reading = readPdfText(content(pdfOf([["Windshield"]])), { pages: 1, bytes: 1000, milliseconds: 1000 });

  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();

  expect(await reading).toMatchObject({ state: "read" });
});

test("a PDF that takes too long is retried once before it fails", async () => {
  const unit = Buffer.alloc(30_000_000, "BT /F1 11 Tf ET\n");
  const pdf = pdfOfStream(deflateSync(unit), "/Filter /FlateDecode");
  let threads = 0;
  const count = () => void threads++;
  process.on("worker", count);

  await readPdfText(content(pdf), { pages: 40, bytes: 200_000, milliseconds: 100 });

  process.off("worker", count);
  expect(threads).toBe(2);
});
