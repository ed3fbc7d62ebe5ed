// Changes images; it runs in a process of its own.
import { fail } from "@boresight/domain/base/errors";
import { longestSide, mostPixels, mostPixelsOf } from "@boresight/domain/files/image-sizes";
import type { ResizeOptions, Sharp } from "sharp";
import { isHeic } from "#integrations/pdf/is-heic.ts";
import type { ImageChange } from "./image-change.ts";
import { imageLibrary } from "./image-library.ts";

/** Limits all steps but the last, the encoding, which cannot be aborted: the limit on the longest side keeps that short. */
const longestSeconds = 20;
/** The library's default takes a minute for 4 megapixels of AVIF. */
const avifEffort = 2;
/** High enough that re-encoding is not visible. */
const bareQuality = 95;
const leastBlur = 0.3; // The library's minimum.

/** Returns the content unchanged when it has no metadata or is not an image. */
export async function bareContent(content: Buffer, change: ImageChange): Promise<Buffer> {
  const sharp = await imageLibrary();
  const beside = await sharp(content, { limitInputPixels: false }) // Too large to re-encode is still read: only its header is.
    .metadata()
    .then(
      ({ exif, xmp, iptc, comments }) => [exif, xmp, iptc, comments],
      () => [], // The library does not recognize it, so no viewer finds a location in it either.
    );
  const isClean = beside.every((written) => written === undefined);
  if (isClean) return content;
  const limitInputPixels = mostPixelsOf(`image/${change.format}`);
  return written(sharp(content, { limitInputPixels, autoOrient: true }), { ...change, quality: bareQuality });
}

export async function changedContent(content: Buffer, change: ImageChange): Promise<Buffer> {
  const sharp = await imageLibrary();
  if (isHeic(content)) return written(await decoded(content, sharp), change, longestSide);
  const limitInputPixels = mostPixelsOf(isJpeg(content) ? "image/jpeg" : "");
  const image = sharp(content, { limitInputPixels, autoOrient: true });
  return written(image, change, longestSide);
}

/** The image library itself does not read the pictures of phones, which compress with HEVC. */
async function decoded(content: Buffer, sharp: Awaited<ReturnType<typeof imageLibrary>>): Promise<Sharp> {
  const { decodeHeic } = await import("#integrations/pdf/decode-heic.ts");
  const { width, height, data } = await decodeHeic(content, mostPixels).catch((error: unknown) => {
    const isTooLarge = error instanceof Error && error.message === "too many pixels";
    throw fail(isTooLarge ? "image-too-large" : "image-unreadable");
  });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

const isJpeg = (content: Buffer): boolean => content.readUIntBE(0, Math.min(3, content.length)) === 0xff_d8_ff;

async function written(image: Sharp, change: ImageChange, longest = Infinity): Promise<Buffer> {
  const { width, height, quality, blur, format } = change;
  try {
    const { autoOrient } = await image.metadata();
    image.resize(within(longest, sidesOf({ width, height }, autoOrient))).timeout({ seconds: longestSeconds });
    if (blur >= leastBlur) image.blur(blur);
    const options = {
      ...(quality && format !== "png" && { quality }),
      ...(format === "avif" && { effort: avifEffort }),
    };
    return await image.toFormat(format, options).toBuffer();
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message);
    throw fail(isTooLarge ? "image-too-large" : "image-unreadable");
  }
}

interface Sides extends ResizeOptions {
  width: number;
  height: number;
}

function within(longest: number, sides: Sides): Sides {
  const scale = Math.min(1, longest / Math.max(sides.width, sides.height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { ...sides, width: scaled(sides.width), height: scaled(sides.height) };
}

type Wanted = Pick<ImageChange, "height" | "width">;

/** One side scales the other in proportion; given both, the image fills them and is cropped around the center. */
function sidesOf({ width, height }: Wanted, own: { width: number; height: number }): Sides {
  if (width && height) return { width, height, fit: "cover" };
  const scale = (((width ?? own.width) / own.width) * (height ?? own.height)) / own.height;
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: width ?? scaled(own.width), height: height ?? scaled(own.height), fit: "fill" };
}
