// The image library, set up for what strangers send.
import sharp, { type Sharp } from "sharp";

const mostPixels = 100_000_000;

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

/** Returns the image, to be read when something is made of it. `failOn` says how broken it may be; pages count from 0. */
export const openImage = (content: Uint8Array, failOn: "error" | "none" = "none", page = 0): Sharp =>
  sharp(content, { limitInputPixels: mostPixels, failOn, page });

/** Returns the picture of a phone, which compresses with HEVC, as the image library reads it; null for other files. */
export async function openHeic(content: Uint8Array): Promise<Sharp | null> {
  if (!isHeic(content)) return null;
  const { decodeHeic } = await import("./decode-heic.ts");
  const { width, height, data } = await decodeHeic(content, mostPixels);
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
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
export function isHeic(content: Uint8Array): boolean {
  const text = (from: number, length: number) => Buffer.from(content.subarray(from, from + length)).toString("latin1");
  if (text(4, 4) !== "ftyp") return false;
  const length = Math.min(Buffer.from(content.subarray(0, 4)).readUInt32BE(), 256);
  const all = [
    text(8, 4),
    ...Array.from({ length: Math.max(0, (length - 16) / 4) }, (_none, at) => text(16 + 4 * at, 4)),
  ];
  return brands.has(all[0] ?? "") && !all.includes("avif");
}
