import { detailsOf } from "@boresight/domain/intake/reading/repair-order-details";
import { expect, test } from "vitest";
import sharp from "sharp";
import { heic, png } from "../../../test/files/sample-files.ts";
import { zipOf } from "../../../test/files/data-files.ts";
import { pdfOf, pdfOfStream } from "../../../test/files/sample-pdfs.ts";
import { readFile } from "./read-file.ts";

const content = (buffer: Buffer) => Uint8Array.from(buffer);

test("what was filled into a form is read as if it were printed", async () => {
  const pdf = pdfOf([["RO Number:", "", "Claim #:"]], {
    annotations: [
      { entries: "/Subtype /Widget /FT /Tx /T (ro) /V (22182) /Rect [150 776 300 790]" },
      {
        entries: "/Subtype /FreeText /Contents (Insurance Company: Erie) /Rect [56 600 300 614]",
        shows: "Insurance Company: Erie",
      },
    ],
  });

  const { document } = await readFile(content(pdf), { name: "ro.pdf", mimeType: "application/pdf" });

  expect(document?.repairOrderNumber?.value).toBe("22182");
  expect(document?.insurer?.value).toBe("Erie");
  expect(document?.claimNumber).toBeNull();
});

const unknownType = "application/octet-stream";
const read = (text: Buffer | string, name: string) =>
  readFile(content(Buffer.from(text)), { name, mimeType: unknownType });

const readPdf = (pdf: Buffer) => readFile(content(pdf), { name: "ro.pdf", mimeType: "application/pdf" });

const sideways = (x: number, y: number, text: string) => `BT /F1 9 Tf 0 1 -1 0 ${x} ${y} Tm (${text}) Tj ET`;

const field = (name: string, value: string, rect: string) => ({
  entries: `/Subtype /Widget /FT /Tx /T (${name}) /V (${value}) /MK << /R 90 >> /Rect [${rect}]`,
});

test("a form's fields are where they look on a turned page", async () => {
  const labels = [sideways(50, 40, "RO Number:"), sideways(70, 40, "Claim #:"), sideways(90, 40, "Owner:")];
  const annotations = [field("ro", "22182", "40 110 54 260"), field("owner", "DOE, JANE", "80 110 94 260")];

  const { document } = await readPdf(pdfOfStream(labels.join("\n"), "", { annotations, rotation: 90 }));

  expect(document).toMatchObject({
    repairOrderNumber: { value: "22182" },
    claimNumber: null,
    owner: { value: "DOE, JANE" },
  });
});

test("what hidden text says over a fax does not count", async () => {
  const packed = "/F [/AHx /CCITTFaxDecode] /DP [null << /K -1 /Columns 8 /Rows 8 >>]";
  const fax = `q 612 0 0 792 0 0 cm BI /W 8 /H 8 /CS /G /BPC 1 ${packed} ID FF001001> EI Q`;
  const hidden = `BT 3 Tr /F1 9 Tf 56 700 Td (RO Number: 22182 ${"and words ".repeat(10)}) Tj ET`;

  expect((await readPdf(pdfOfStream(`${fax}\n${hidden}`))).state).toBe("noText");
});

const checkBox = (name: string, state: string, rect: string) => ({
  entries: `/Subtype /Widget /FT /Btn /T (${name}) /V /${state} /AS /${state} /AP << /N << /Yes 3 0 R /Off 3 0 R >> >> /Rect [${rect}]`,
});

test("a box of a form is read with its mark", async () => {
  const pdf = pdfOfStream("BT /F1 9 Tf 74 700 Td (Windshield) Tj 0 -20 Td (Bumper) Tj ET", "", {
    annotations: [checkBox("a", "Yes", "56 698 66 708"), checkBox("b", "Off", "56 678 66 688")],
  });

  expect((await readPdf(pdf)).lines.map(({ text }) => text)).toEqual(["[X] Windshield", "[ ] Bumper"]);
});

const choices = (...drawn: string[]) => [
  "BT /F1 9 Tf 74 700 Td (Windshield) Tj 0 -20 Td (Bumper) Tj ET",
  "56 698 9 9 re S",
  "56 678 9 9 re S",
  ...drawn,
];

test.each([
  ["crossed", choices("56 698 m 65 707 l S 56 707 m 65 698 l S"), ["[X] Windshield", "[ ] Bumper"]],
  ["ticked beyond its side", choices("57 702 m 60 698 l 68 711 l S"), ["[X] Windshield", "[ ] Bumper"]],
  ["marked with a letter", choices("BT /F1 9 Tf 57.5 679 Td (X) Tj ET"), ["[ ] Windshield", "[X] Bumper"]],
  ["drawn on its own scale", ["q 0.8 0 0 0.8 0 0 cm", ...choices(), "Q"], ["[ ] Windshield", "[ ] Bumper"]],
  ["the cell of a table", choices("65 698 90 9 re S", "65 678 90 9 re S"), ["Windshield", "Bumper"]],
  ["filled with a figure", choices("BT /F1 8 Tf 58 700 Td (2) Tj 0 -20 Td (3) Tj ET"), ["2 Windshield", "3 Bumper"]],
])("a box that a form draws is read as it is %s", async (_, stream, lines) => {
  expect((await readPdf(pdfOfStream(stream.join("\n")))).lines.map(({ text }) => text)).toEqual(lines);
});

const bmsOf = (claim: string, more = "") =>
  `<VehicleDamageEstimateAddRq><ClaimInfo><ClaimNum>${claim}</ClaimNum></ClaimInfo>${more}</VehicleDamageEstimateAddRq>`;

test.each([
  ["a PDF", { "a.jpg": "x", "__MACOSX/._ro.pdf": "x", "in/ro.pdf": pdfOf([["Claim #: 44-1"]]) }],
  ["a BMS file", { "estimate.xml": bmsOf("44-1") }],
  ["a broken PDF before one that is whole", { "a.pdf": "%PDF-1.4 broken", "b.pdf": pdfOf([["Claim #: 44-1"]]) }],
])("of a zip with %s the first document is read that can be", async (_, files) => {
  const { state, document } = await read(await zipOf(files), "papers.zip");

  expect([state, document?.claimNumber?.value]).toEqual(["read", "44-1"]);
});

test("of a zip whose tables are none the document beside them is read", async () => {
  const zip = await zipOf({ "settings.env": "KEY=1", "ro.pdf": pdfOf([["Claim #: 44-1"]]) });

  expect((await read(zip, "papers.zip")).document?.claimNumber?.value).toBe("44-1");
});

test.each([
  ["called a picture", pdfOf([["Claim #: 44-1"]]), "image/jpeg"],
  [
    "behind what a mailer left",
    Buffer.concat([Buffer.from("\r\n--part\r\n"), pdfOf([["Claim #: 44-1"]])]),
    unknownType,
  ],
])("a PDF is read as one, %s", async (_, pdf, mimeType) => {
  const { printed, document } = await readFile(content(pdf), { name: "ro.jpg", mimeType });

  expect([printed?.source, document?.claimNumber?.value]).toEqual(["pdf", "44-1"]);
});

test.each(["jpeg", "png", "webp", "tiff", "gif", "avif"] as const)(
  "a %s is a picture, whatever it is called",
  async (format) => {
    const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } });

    expect((await read(await blank.toFormat(format).toBuffer(), "scan.pdf")).state).toBe("noText");
  },
);

test.each([
  ["HEIC", heic, "noText"],
  ["a picture cut short", png.subarray(0, 30), "failed"],
])("%s is a picture as well", async (_, picture, state) => {
  expect((await read(picture, "scan.pdf")).state).toBe(state);
});

const wide = (text: string) => Buffer.from(text, "utf16le");

test.each([
  ["marked", wide(`\uFEFF${bmsOf("44-1")}`)],
  ["turned and marked", wide(`\uFEFF${bmsOf("44-1")}`).swap16()],
  ["unmarked", wide(bmsOf("44-1"))],
])("a BMS file of two bytes a letter is read, %s", async (_, bytes) => {
  expect((await read(bytes, "estimate.xml")).document?.claimNumber?.value).toBe("44-1");
});

test("a BMS file is as large as the pictures in it", async () => {
  const picture = `<Attachment>${"QUJD".repeat(3_000_000)}</Attachment>`;

  expect((await read(bmsOf("44-1", picture), "estimate.xml")).document?.claimNumber?.value).toBe("44-1");
});

test.each([
  ["estimate.xml", "<?xml version='1.0'?><Invoice/>", "XML"],
  ["page.html", "<!DOCTYPE html><html></html>", "HTML"],
  ["note.rtf", "{\\rtf1 Repl Windshield}", "RTF"],
  ["data.json", '{"lines": []}', "JSON"],
  ["list.csv", "Company,Email\nA Body,a@x.example", "CSV"],
  ["old.doc", Buffer.from("d0cf11e0a1b11ae1", "hex"), "Word"],
  ["note.msg", Buffer.from("d0cf11e0a1b11ae1", "hex"), "Outlook"],
  ["mail.eml", "Received: by mx\nSubject: estimate\n\nRepl Windshield", "EML"],
  ["page.xhtml", "<?xml version='1.0'?><!-- made --><html xmlns='x'/>", "HTML"],
  ["estimate.awf", Buffer.from("00ff10aa", "hex"), "AWF"],
])("%s is refused by the name of its format", async (name, text, format) => {
  expect(await read(text, name)).toMatchObject({ state: "unsupported", format, document: null });
});

test.each([
  ["a menu", ["Pasta", "1 Spaghetti carbonara 14.00", "2 Lasagna 15.50", "Glass of Chianti 2019 8.00"]],
  ["an invoice of goods", ["Customer: DOE, JANE", "1 Toner cartridge 55.00 55.00", "2 Mirror for wall 20.00 40.00"]],
])("%s has no lines of an estimate", async (_, lines) => {
  const { state, document } = await readPdf(pdfOf([lines]));

  expect([state, document?.lines, document?.vehicle.vin]).toEqual(["read", [], null]);
  expect(document && detailsOf(document).isEstimate).toBe(false);
});

test("an estimate's text is read as text", async () => {
  const { document } = await read(
    "RO Number: 22182\n1 FRONT BUMPER\n2 Repl Bumper cover 5211906X 1 410.00 Incl.\n",
    "estimate.txt",
  );

  expect(document?.repairOrderNumber?.value).toBe("22182");
  expect(document?.lines[0]).toMatchObject({ section: "FRONT BUMPER", operation: "replace" });
});

test("of a long file the first pages are read, and it is told", async () => {
  const pages = Array.from({ length: 41 }, (_, index) => [index === 0 ? "Claim #: 44-1" : `Page ${index + 1}`]);

  expect(await readPdf(pdfOf(pages))).toMatchObject({ isPartial: true, state: "read" });
  expect(await readPdf(pdfOf(pages.slice(1)))).toMatchObject({ isPartial: false });
});
