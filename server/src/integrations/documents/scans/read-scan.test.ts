import { execFileSync } from "node:child_process";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { pdfOf, pdfOfStream } from "../../../../test/files/sample-pdfs.ts";
import { drawPage } from "./draw-pages.ts";
import { cutPieces, readScan } from "./read-scan.ts";

const childrenOf = (pid: number): string[] =>
  execFileSync("ps", ["-A", "-o", "ppid=,pid=,comm="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.trim().startsWith(`${pid} `) && !line.endsWith(" ps"));

const lines = [
  "Preliminary Estimate",
  "RO Number: 22182   Claim #: 70-4471-2",
  "VIN: 1HGCV1F3XMA990002   Owner: Doe & Sons",
  "Policy #: IHY 4471 - 002",
  ...["FRONT BUMPER", "R&I RT Headlamp assy", "R&I Bumper cover 1.4", "Repl Grille 233.10"].flatMap((line) => [
    line,
    `${line} again`,
  ]),
];

/** A page as a camera or a scanner would see it. */
async function printed(change = (image: Sharp) => image): Promise<Uint8Array<ArrayBuffer>> {
  const spaced = lines.flatMap((line) => [line, "", ""]);
  const page = await drawPage(new Uint8Array(pdfOf([[...Array.from({ length: 15 }, () => ""), ...spaced]])), 1);
  return Uint8Array.from(await change(sharp(page?.content)).toBuffer());
}

const wordsOf = async (content: Uint8Array<ArrayBuffer>, source: "pdf" | "picture") => {
  const pages = await readScan(content, source);
  return pages?.map(({ words }) => words.map(({ text }) => text).join(" ")).join("\n") ?? null;
};

test("a picture is read with places in points", async () => {
  const pages = await readScan(await printed(), "picture");

  const claim = pages?.[0]?.words.find(({ text }) => text === "70-4471-2");
  expect(pages).toHaveLength(1);
  expect([Math.round(pages?.[0]?.width ?? 0), pages?.[0]?.height]).toEqual([612, 792]);
  expect(claim?.confidence).toBeGreaterThan(0.5);
  expect(claim?.box.x).toBeGreaterThan(100);
  expect(claim?.box.y).toBeLessThan(300);
});

test.each([
  ["upside down", (image: Sharp) => image.rotate(180)],
  ["lying on its side", (image: Sharp) => image.rotate(90)],
  ["slightly askew", (image: Sharp) => image.rotate(2, { background: "#bbb" }).jpeg({ quality: 60 })],
  ["half as sharp", (image: Sharp) => image.resize({ width: 900 }).jpeg({ quality: 60 })],
])("a page %s is read like one that stands straight", async (_how, change) => {
  const text = await wordsOf(await printed(change), "picture");

  expect(text).toContain("RO Number: 22182");
  expect(text).toContain("Claim #: 70-4471-2");
  expect(text).toContain("R&I RT Headlamp assy");
  expect(text).toContain("Doe & Sons");
  expect(text).toContain("4471 - 002");
});

/** A short letter, the wrong way up, on a table, and half of it in the shadow of a hand. */
async function photographed(): Promise<Uint8Array<ArrayBuffer>> {
  const rows = [...Array.from({ length: 6 }, () => ""), ...lines];
  const page = await drawPage(new Uint8Array(pdfOf([rows])), 1);
  const gray = "#7a7a7a";
  const { data, info } = await sharp(page?.content)
    .rotate(183, { background: gray })
    .extend({ top: 150, bottom: 150, left: 120, right: 120, background: gray })
    .flatten()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shaded = data.map(
    (value, at) => value * (1 - 0.55 / (1 + Math.exp(12 - (24 * (at % info.width)) / info.width))),
  );
  return Uint8Array.from(
    await sharp(shaded, { raw: { width: info.width, height: info.height, channels: 1 } })
      .jpeg({ quality: 75 })
      .toBuffer(),
  );
}

test("a short letter on a table, upside down and half in the shadow, is read", async () => {
  const text = await wordsOf(await photographed(), "picture");

  expect(text).toContain("RO Number: 22182");
  expect(text).toContain("R&I RT Headlamp assy");
  expect(text).toContain("Doe & Sons");
});

test("a box of a form that nobody has ticked is seen", async () => {
  const rows = [...Array.from({ length: 30 }, () => ""), "[ ] Wheel alignment     [X] Rear bumper R&I"];
  const page = await drawPage(new Uint8Array(pdfOf([rows])), 1);

  const text = await wordsOf(Uint8Array.from(await sharp(page?.content).toBuffer()), "picture");

  expect(text).toContain("[ ] Wheel alignment");
  expect(text).toContain("[X] Rear bumper R&I");
});

const cell = (x: number, label: string, value: string) =>
  `${x} 690 170 30 re S BT /F1 6 Tf ${x + 3} 712 Td (${label}) Tj 0 -16 Td /F1 9 Tf (${value}) Tj ET`;
const choice = (y: number, text: string) => `40 ${y} 9 9 re S BT /F1 9 Tf 56 ${y} Td (${text}) Tj ET`;

test("what stands in the boxes of a form is read, and which of those to tick are ticked", async () => {
  const stream = [
    cell(36, "SHOP RO", "88104"),
    cell(206, "VEHICLE OWNER", "Nadia Petrossian"),
    choice(640, "Windshield replaced"),
    "40 640 m 49 649 l S 40 649 m 49 640 l S",
    choice(620, "Rear bumper replaced"),
  ].join("\n");
  const page = await drawPage(new Uint8Array(pdfOfStream(stream)), 1);

  const text = await wordsOf(Uint8Array.from(await sharp(page?.content).toBuffer()), "picture");

  expect(text).toContain("88104 Nadia Petrossian");
  expect(text).toContain("[X] Windshield replaced");
  expect(text).toContain("[ ] Rear bumper replaced");
});

/** A page with a picture on its upper part, and what is written over it. */
async function scan(picture: Uint8Array, over: string, part = 1): Promise<Uint8Array<ArrayBuffer>> {
  const { data, info } = await sharp(picture).toColourspace("srgb").jpeg().toBuffer({ resolveWithObject: true });
  return Uint8Array.from(
    pdfOfStream(
      Buffer.concat([
        Buffer.from(`q 612 0 0 ${792 * part} 0 ${792 - 792 * part} cm BI /W ${info.width} /H ${info.height} `),
        Buffer.from(
          `/CS ${info.channels === 1 ? "/G" : "/RGB"} /BPC 8 /F [/AHx /DCT] ID ${data.toString("hex")}>\nEI Q\n${over}`,
        ),
      ]),
    ),
  );
}
const hidden = "BT 3 Tr /F1 9 Tf 56 700 Td (RO Number: 99999) Tj ET";
const stamp = "BT /F1 9 Tf 280 20 Td (Page 1 of 1) Tj ET";
const upperHalf = (image: Sharp) => image.extract({ left: 0, top: 0, width: 1700, height: 1100 });

test.each([
  ["under hidden text", hidden, 1],
  ["under a page number", stamp, 1],
  ["that covers half of the page, under hidden text", hidden, 0.5],
])("a scanned page in a PDF is read as it looks, %s", async (_how, over, part) => {
  const picture = await printed(part < 1 ? upperHalf : undefined);

  const text = await wordsOf(await scan(picture, over, part), "pdf");

  expect(text).toContain("22182");
  expect(text).not.toContain("99999");
});

test("text over a picture in the background is no scan", async () => {
  const gray = await sharp({ create: { width: 50, height: 60, channels: 3, background: "#eee" } })
    .png()
    .toBuffer();
  const written = `BT /F1 9 Tf 56 700 Td (${"Repl Windshield ".repeat(6)}) Tj ET`;

  expect(await readScan(await scan(gray, written), "pdf")).toEqual([]);
});

test("all pages of a TIFF are read", async () => {
  const page = await printed((image) => upperHalf(image).png());
  const tiff = await sharp([page, page], { join: { animated: true } })
    .tiff()
    .toBuffer();

  const pages = await readScan(Uint8Array.from(tiff), "picture");

  const seen = pages?.map(({ number, words }) => [number, words.some(({ text }) => text === "70-4471-2")]);
  expect(seen).toEqual([
    [1, true],
    [2, true],
  ]);
});

test("reading ends with the time for all pages", async () => {
  const limits = { pages: 1, milliseconds: 90_000, altogether: 1 };

  expect(await readScan(await printed(), "picture", limits)).toBeNull();
});

test("a PDF with text of its own has no scanned pages", async () => {
  expect(await readScan(new Uint8Array(pdfOf([["Repl Windshield"]])), "pdf")).toEqual([]);
});

test.each([
  ["no picture at all", Buffer.from("just words")],
  ["nothing", Buffer.alloc(0)],
])("%s fails", async (_what, content) => {
  expect(await readScan(new Uint8Array(content), "picture")).toBeNull();
});

test("its process has ended once a file was read, and when the time is up", async () => {
  const before = childrenOf(process.pid);

  await readScan(Uint8Array.from(Buffer.from("just words")), "picture");
  await readScan(await printed(), "picture", { pages: 1, milliseconds: 90_000, altogether: 500 });

  expect(childrenOf(process.pid)).toEqual(before);
});

test("a blank page has no words", async () => {
  const blank = await sharp({ create: { width: 800, height: 1000, channels: 3, background: "white" } })
    .png()
    .toBuffer();

  expect(await wordsOf(new Uint8Array(blank), "picture")).toBe("");
});

test("a piece of a page is cut out upright, whichever way up the page lies", async () => {
  const upsideDown = await printed((image) => image.rotate(180));
  const [page] = (await readScan(upsideDown, "picture")) ?? [];
  const claim = page?.words.find(({ text }) => text === "70-4471-2");
  if (!page || !claim) throw new Error("The page was not read");

  const pieces = await cutPieces(upsideDown, "picture", [
    { number: 1, width: page.width, turn: page.turn, boxes: [claim.box, { x: -50, y: 9000, width: 10, height: 10 }] },
  ]);

  const [piece, outside] = pieces.get(1) ?? [];
  expect(page.turn).toBe(180);
  expect(await sharp(outside).metadata()).toMatchObject({ format: "webp" });
  expect(
    await wordsOf(Uint8Array.from(await sharp(piece).resize({ width: 900 }).png().toBuffer()), "picture"),
  ).toContain("70-4471-2");
});
