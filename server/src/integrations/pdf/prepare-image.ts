import type { FileProblem } from "@boresight/domain/documents/document-content";
import type { Sharp } from "sharp";
import { openHeic, openImage } from "./open-image.ts";

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

/**
 * Returns the image upright, as large as print needs and without what it says about camera and place; of a file that
 * was cut short, what is there. Of several pages it is the first. Returns the problem of a file that cannot be shown.
 */
export async function prepareImage(content: Uint8Array): Promise<Picture | FileProblem> {
  try {
    const ofPhone = await openHeic(content);
    if (ofPhone) return await drawn(ofPhone);
    const { pages = 1, format } = await openImage(content).metadata();
    const of = format === "tiff" && pages > 1 ? { of: pages } : {};
    const whole = await drawn(openImage(content, "error")).catch(() => null);
    if (whole) return { ...whole, ...of };
    const rest = await drawn(openImage(content, "none"));
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

/** The image library says only in words what it does not read. */
function problemOf(error: unknown): FileProblem {
  const said = error instanceof Error ? error.message : "";
  if (/exceeds pixel limit|too many pixels/i.test(said)) return "tooLarge";
  return /unsupported image format|blocked/i.test(said) ? "unknown" : "broken";
}
