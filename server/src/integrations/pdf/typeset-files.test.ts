import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { readPdf, withRole, type Tag } from "../../../test/documents/read-pdf.ts";
import { sampleInvoice, samplePacket } from "../../../test/documents/sample-documents.ts";
import { sampleImages } from "../../../test/documents/sample-images.ts";
import { heic, pdf as hollowPdf } from "../../../test/files/sample-files.ts";
import { pdfOf } from "../../../test/files/sample-pdfs.ts";
import type { DocumentContent } from "@boresight/domain/documents/document-content";
import { readPdfText } from "./pdf-text.ts";
import { endTypesetting, typesetPdf } from "./typeset-pdf.ts";

const images = await sampleImages();
afterAll(endTypesetting);

const read = async (content: DocumentContent, given: Record<string, Uint8Array> = images) =>
  readPdf(await typesetPdf({ content, images: given }));
const textOf = (pages: readonly Tag[]) => pages.map(({ text }) => text).join(" ");
const texts = (pages: readonly Tag[], role: string) => withRole(pages, role).map(({ text }) => text);

const fileWords = {
  broken: "It is damaged.",
  incomplete: "A part is missing.",
  locked: "It is locked.",
  missing: "It is gone.",
  otherReader: "Adobe only.",
  pages: "{shown} of {pages} pages.",
  tooLarge: "It is too large.",
  unknown: "It cannot be printed.",
};

test("a photo that is broken or missing is a frame with its caption and why; a missing logo nothing", async () => {
  const { pages } = await read(
    { ...samplePacket("en", 4), fileWords },
    {
      ...images,
      "photo-1": Buffer.from("no picture"),
      logo: Buffer.of(),
    },
  );

  const captioned = withRole(pages, "Figure").filter(({ alt }) => alt?.startsWith("Target board"));
  expect(captioned.map(({ alt }) => alt?.slice(-1))).toEqual(["1", "2", "3", "4"]);
  expect(textOf(pages)).toContain("It cannot be printed.");
  expect(withRole(pages, "Figure").some(({ alt }) => alt === "Sunrise Calibration")).toBe(false);
});

const colours = sharp({ create: { width: 300, height: 200, channels: 3, background: "#b04010" } });
const noisy = sharp({
  create: {
    width: 900,
    height: 700,
    channels: 3,
    background: "#fff",
    noise: { type: "gaussian", mean: 120, sigma: 60 },
  },
});

const photoOf = (content: Uint8Array) =>
  read(
    {
      ...sampleInvoice("en", 1),
      fileWords,
      blocks: [{ kind: "photos", photos: [{ image: "one", caption: "Front" }] }],
    },
    { ...images, one: content },
  );

describe("every picture of a phone or camera is shown, or it is said why not", () => {
  test.each([
    ["HEIC, as phones make it", async () => heic],
    ["a JPEG", () => colours.clone().jpeg().toBuffer()],
    ["a JPEG in print colours", () => colours.clone().toColourspace("cmyk").jpeg().toBuffer()],
    ["a PNG of 16 bits", () => colours.clone().toColourspace("rgb16").png().toBuffer()],
    ["a GIF", () => colours.clone().gif().toBuffer()],
    ["a TIFF", () => colours.clone().tiff().toBuffer()],
    ["a TIFF in print colours", () => colours.clone().toColourspace("cmyk").tiff({ compression: "lzw" }).toBuffer()],
    ["WebP", () => colours.clone().webp().toBuffer()],
    ["AVIF", () => colours.clone().avif().toBuffer()],
  ])("%s", async (_what, contentOf) => {
    const { pages } = await photoOf(await contentOf());

    expect(texts(pages, "P").filter((said) => Object.values(fileWords).includes(said))).toEqual([]);
  });

  test.each([
    ["a JPEG that was cut short", "A part is missing.", async () => cut(await noisy.clone().jpeg().toBuffer())],
    ["a PNG that was cut short", "A part is missing.", async () => cut(await noisy.clone().png().toBuffer())],
    ["a drawing", "It cannot be printed.", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a bitmap of Windows", "It cannot be printed.", async () => Buffer.from("BM".padEnd(200, "\0"))],
    ["a HEIC that was cut short", "It is damaged.", async () => heic.subarray(0, 400)],
    ["a file that is gone", "It is gone.", async () => undefined],
  ])("%s", async (_what, words, contentOf) => {
    const content = await contentOf();

    const { pages } = await (content
      ? photoOf(content)
      : read({
          ...sampleInvoice("en", 1),
          fileWords,
          blocks: [{ kind: "photos", photos: [{ image: "nowhere", caption: "Front" }] }],
        }));

    expect(textOf(pages)).toContain(words);
  });
});

const cut = (content: Buffer) => content.subarray(0, Math.floor(content.length * 0.7));

test.each([
  ["broken", hollowPdf, "It is damaged."],
  ["not a PDF", Buffer.from("just words"), "It is damaged."],
  ["empty", Buffer.alloc(0), "It is damaged."],
  ["locked with a password", pdfOf([["Windshield"]], { locked: true }), "It is locked."],
])("an uploaded PDF that is %s is a frame with its title and why", async (_, scan, words) => {
  const { bookmarks, isUniversallyAccessible, pages } = await read(
    { ...samplePacket("en"), fileWords },
    { ...images, scan },
  );

  expect(bookmarks).toContain("Lane marks recognised at 40 m (PDF)");
  expect(textOf(pages)).toContain(words);
  expect(isUniversallyAccessible).toBe(true);
});

const uploaded = (pdf: string) => ({ kind: "pages", pdf, pages: 260, title: "Scan" }) as const;

test("of uploaded PDFs with more pages than a document can hold it is said how many are shown", async () => {
  const [scan, content] = [pdfOf(Array.from({ length: 260 }, () => ["x"])), samplePacket("en")];
  const long = { ...content, fileWords, blocks: ["one", "other", "third"].map(uploaded) };

  const { pages } = await read(long, { one: scan, other: scan, third: scan });

  expect(textOf(pages)).toContain("240 of 260 pages.");
  expect(textOf(pages)).toContain("It is too large.");
});

const printed = async (scan: Buffer) => {
  const pdf = await typesetPdf({
    content: { ...samplePacket("en"), fileWords, blocks: [uploaded("scan")] },
    images: { scan },
  });
  const { lines } = await readPdfText(new Uint8Array(pdf));
  return lines.map(({ text }) => text).join(" ");
};

describe("what was filled in, typed over or stamped on a PDF is printed with it", () => {
  test.each([
    ["a filled field", "/Subtype /Widget /FT /Tx /T (ro) /V (77120) /Rect [200 700 320 720] /F 4", "77120"],
    ["text typed over the page", "/Subtype /FreeText /Rect [200 600 320 620] /F 4", "approved by Joe"],
    ["a stamp that is not for print", "/Subtype /Stamp /Rect [200 500 320 520] /F 0", "PAID"],
  ])("%s", async (_what, entries, shows) => {
    expect(await printed(pdfOf([["RO Number"]], { annotations: [{ entries, shows }] }))).toContain(shows);
  });

  test("a field that its program left without looks", async () => {
    const entries = "/Subtype /Widget /FT /Tx /T (ro) /V (88230) /DA (/Helv 10 Tf 0 g) /Rect [200 700 320 720] /F 4";

    expect(await printed(pdfOf([["RO Number"]], { annotations: [{ entries }] }))).toContain("88230");
  });

  test("what is hidden stays hidden", async () => {
    const hidden = { entries: "/Subtype /FreeText /Rect [200 600 320 620] /F 2", shows: "secret" };

    expect(await printed(pdfOf([["RO Number"]], { annotations: [hidden] }))).not.toContain("secret");
  });
});
