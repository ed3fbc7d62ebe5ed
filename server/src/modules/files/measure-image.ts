import readExif from "exif-reader";
import { isChangeable } from "./image-change.ts";
import { imageLibrary } from "./image-library.ts";

export interface Measured {
  width: number | null;
  height: number | null;
  /** By the camera's clock, which may be wrong; UTC where the camera does not record its zone. */
  takenAt: Date | null;
}

const unknown: Measured = { width: null, height: null, takenAt: null };

/**
 * Returns the upright size and the time taken; both unknown for what cannot be read as an image. Reads only the
 * beginning of the file.
 */
export async function measureImage(path: string, mimeType: string): Promise<Measured> {
  if (!isChangeable(mimeType)) return unknown;
  const sharp = await imageLibrary();
  try {
    const { autoOrient, exif } = await sharp(path, { limitInputPixels: false }).metadata();
    return { width: autoOrient.width, height: autoOrient.height, takenAt: exif ? momentIn(exif) : null };
  } catch {
    return unknown;
  }
}

/** Malformed metadata does not invalidate the image. */
function momentIn(exif: Buffer): Date | null {
  try {
    const { DateTimeOriginal: taken, OffsetTimeOriginal: offset } = readExif(exif).Photo ?? {};
    if (!taken || Number.isNaN(taken.getTime())) return null;
    const local = new Date(
      taken.toISOString().replace("Z", /^[+-]\d\d:\d\d$/.test(offset ?? "") ? (offset ?? "") : "Z"),
    );
    return Number.isNaN(local.getTime()) ? null : local;
  } catch {
    return null;
  }
}
