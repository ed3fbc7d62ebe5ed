import { buffer } from "node:stream/consumers";
import { fail } from "@boresight/domain/base/errors";
import type { ResizeOptions, Sharp } from "sharp";
import { limitWork } from "#platform/limits/limited-work.ts";
import type { FileDeps } from "./file-deps.ts";
import { formatOf, type ImageFormat } from "./image-formats.ts";
import { imageLibrary } from "./image-library.ts";
import { blobKey, derivedFolder, type StoredFile } from "./stored-file.ts";

export interface ImageChange {
  width: number | null;
  height: number | null;
  /** 1 to 100; null for the format's own default. */
  quality: number | null;
  /** Sigma of the blur; 0 for none. */
  blur: number;
  format: ImageFormat;
}

/** The image in its own size and format, without the metadata that the camera wrote. */
export const bareImage = (format: ImageFormat): ImageChange => ({
  width: null,
  height: null,
  quality: null,
  blur: 0,
  format,
});

/** Above this the library would need more memory and time than one image is worth. */
const mostPixels = 40_000_000;
/** A JPEG that only loses its metadata is read line by line, so even a phone's largest is accepted. */
const mostPixelsOfBareJpeg = 120_000_000;
export const longestSide = 2048;
/** Limits all steps but the last, the encoding, which cannot be aborted: the limit on the longest side keeps that short. */
const longestSeconds = 20;
/** The library's default takes a minute for 4 megapixels of AVIF. */
const avifEffort = 2;
/** Requests beyond this are told to retry. */
const imageWork = { atOnce: 2, waiting: 16, retryAfter: 5 };
/** High enough that re-encoding is not visible. */
const bareQuality = 95;
const leastBlur = 0.3; // The library's minimum.

/** One name per result, so that each change is computed once and then cached. */
export const nameOfChange = ({ width, height, quality, blur, format }: ImageChange): string =>
  `w${width ?? ""}h${height ?? ""}q${quality ?? ""}b${blur}.${format}`;

export type ChangeImage = (file: StoredFile, change: ImageChange) => Promise<Buffer>;

/**
 * Returns a function that changes an image, cached, and computed once for concurrent requests. It throws `image-busy`
 * when too many are being made, `file-not-uploaded` when the content is missing.
 */
export function createChangeImage(deps: Pick<FileDeps, "blobs">): ChangeImage {
  const underWay = new Map<string, Promise<Buffer>>();
  const { atOnce, waiting, retryAfter } = imageWork;
  const limited = limitWork({ atOnce, waiting, refuse: () => fail("image-busy", { retryAfter }) });

  return (file, change) => {
    const key = derivedFolder(file.blobId) + nameOfChange(change);
    const making = underWay.get(key) ?? findOrMake(key, file, change).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };

  async function findOrMake(key: string, file: StoredFile, change: ImageChange): Promise<Buffer> {
    const made = await deps.blobs.open(key);
    return made ? buffer(made) : limited(() => make(key, file, change));
  }

  async function make(key: string, file: StoredFile, change: ImageChange): Promise<Buffer> {
    const content = await deps.blobs.open(blobKey(file.blobId));
    if (!content) throw fail("file-not-uploaded");
    const image = await (isBare(file, change) ? bared : changed)(await buffer(content), change);
    await deps.blobs.cache(key, image);
    return image;
  }
}

const isBare = ({ mimeType }: StoredFile, change: ImageChange): boolean =>
  formatOf(mimeType) === change.format && nameOfChange(change) === nameOfChange(bareImage(change.format));

/** Returns the content unchanged when it has no metadata or is not an image. */
async function bared(content: Buffer, change: ImageChange): Promise<Buffer> {
  const sharp = await imageLibrary();
  const beside = await sharp(content, { limitInputPixels: false }) // Too large to re-encode is still read: only its header is.
    .metadata()
    .then(
      ({ exif, xmp, iptc, comments }) => [exif, xmp, iptc, comments],
      () => [], // The library does not recognize it, so no viewer finds a location in it either.
    );
  const isClean = beside.every((written) => written === undefined);
  if (isClean) return content;
  const limitInputPixels = change.format === "jpeg" ? mostPixelsOfBareJpeg : mostPixels;
  return written(sharp(content, { limitInputPixels, autoOrient: true }), { ...change, quality: bareQuality });
}

async function changed(content: Buffer, change: ImageChange): Promise<Buffer> {
  const sharp = await imageLibrary();
  const image = sharp(content, { limitInputPixels: mostPixels, autoOrient: true });
  return written(image, change, longestSide);
}

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
