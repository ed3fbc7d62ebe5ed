// The image library, set up for what strangers send.
import sharp, { type Sharp } from "sharp";
import { isHeic } from "./is-heic.ts";

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
