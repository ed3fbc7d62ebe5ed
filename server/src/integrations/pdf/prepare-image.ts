import type { FileProblem } from "@boresight/domain/documents/document-content";
import sharp, { type Sharp } from "sharp";

export interface Picture {
  content: Uint8Array;
  extension: "jpg" | "pdf" | "png";
  size: readonly [number, number];
  /** What is not right with it, although it is shown. */
  problem?: FileProblem;
  /** How many pages the file has, where it has several. */
  of?: number;
}

/** Sharp in print at half the width of a page; a camera's JPEG is read at a quarter of its size. */
const mostPixels = 1000;
const mostInputPixels = 100_000_000;

sharp.concurrency(1);
sharp.cache(false);
// Nothing else is ever given to the image library, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadHeif",
    "VipsForeignLoadNsgif",
    "VipsForeignLoadTiff",
  ],
});

/**
 * Returns the image upright, as large as print needs and without what it says about camera and place; of a file that
 * was cut short, what is there. Of several pages it is the first. Returns the problem of a file that cannot be shown.
 */
export async function prepareImage(content: Uint8Array): Promise<Picture | FileProblem> {
  try {
    if (isHeic(content)) return await prepareHeic(content);
    const { pages = 1, format } = await sharp(content, { limitInputPixels: mostInputPixels }).metadata();
    const of = format === "tiff" && pages > 1 ? { of: pages } : {};
    const whole = await drawn(sharp(content, { limitInputPixels: mostInputPixels, failOn: "error" })).catch(() => null);
    if (whole) return { ...whole, ...of };
    const rest = await drawn(sharp(content, { limitInputPixels: mostInputPixels, failOn: "none" }));
    return { ...rest, ...of, problem: "incomplete" };
  } catch (error) {
    return problemOf(error);
  }
}

async function drawn(image: Sharp): Promise<Picture> {
  const upright = image
    .rotate()
    .resize({ width: mostPixels, height: mostPixels, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  const isDrawn = (await upright.metadata()).hasAlpha;
  const { data, info } = await (isDrawn ? upright.png() : upright.jpeg({ quality: 80, mozjpeg: false })).toBuffer({
    resolveWithObject: true,
  });
  return { content: data, extension: isDrawn ? "png" : "jpg", size: [info.width, info.height] };
}

/** Phones compress their pictures with HEVC, which the image library does not read. */
async function prepareHeic(content: Uint8Array): Promise<Picture> {
  const { decodeHeic } = await import("./decode-heic.ts");
  const { width, height, data } = await decodeHeic(content, mostInputPixels);
  return drawn(sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha());
}

/** The image library says only in words what it does not read. */
function problemOf(error: unknown): FileProblem {
  const said = error instanceof Error ? error.message : "";
  if (/exceeds pixel limit|too many pixels/i.test(said)) return "tooLarge";
  return /unsupported image format|blocked/i.test(said) ? "unknown" : "broken";
}

const brands: ReadonlySet<string> = new Set([
  "heic",
  "heix",
  "hevc",
  "hevx",
  "heim",
  "heis",
  "hevm",
  "hevs",
  "mif1",
  "msf1",
]);

/** Whether a file begins as ISO/IEC 23008-12 says of pictures compressed with HEVC; AV1 (`avif`) is another matter. */
function isHeic(content: Uint8Array): boolean {
  const text = (from: number, length: number) => Buffer.from(content.subarray(from, from + length)).toString("latin1");
  if (text(4, 4) !== "ftyp") return false;
  const length = Math.min(Buffer.from(content.subarray(0, 4)).readUInt32BE(), 256);
  const all = [
    text(8, 4),
    ...Array.from({ length: Math.max(0, (length - 16) / 4) }, (_none, at) => text(16 + 4 * at, 4)),
  ];
  return brands.has(all[0] ?? "") && !all.includes("avif");
}
