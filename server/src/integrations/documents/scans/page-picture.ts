import type { Box } from "@boresight/domain/intake/reading/page";
import sharp, { type Sharp } from "sharp";
import { isHeic } from "#integrations/pdf/is-heic.ts";
import { openHeic, openImage } from "#integrations/pdf/open-image.ts";

export interface PagePicture {
  /** A PNG in gray, upright as far as the camera knows. */
  content: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** A Letter page at 200 dots per inch: more is slower and reads no better. */
const longestSide = 2200;
/** Small print of a small picture reads better when it is enlarged. */
const mostEnlarged = 2;

/** Throws for a file that no picture can be read from. */
export async function pageOfPicture(content: Uint8Array, number = 1): Promise<PagePicture> {
  return readable((await openHeic(content)) ?? openImage(content, "none", number - 1));
}

/** A TIFF has pages, as fax machines and scanners write them; the frames of other pictures are one page. */
export async function pagesOfPicture(content: Uint8Array): Promise<number> {
  if (isHeic(content)) return 1;
  const { format, pages } = await openImage(content).metadata();
  return format === "tiff" ? (pages ?? 1) : 1;
}

export const pageOfPixels = (data: Uint8Array, width: number, height: number): Promise<PagePicture> =>
  readable(sharp(data, { raw: { width, height, channels: 4 } }));

export async function turned(page: PagePicture, degrees: 90 | 180 | 270): Promise<PagePicture> {
  return drawn(sharp(page.content).rotate(degrees));
}

/** A part with text, in the middle of what is printed. */
export async function middleOf(page: PagePicture): Promise<PagePicture> {
  const printed = await drawn(sharp(page.content).trim({ threshold: 60 })).catch(() => page); // A blank page stays whole.
  const [width, height] = [Math.ceil(printed.width * 0.8), Math.ceil(printed.height * 0.3)];
  const [left, top] = [Math.floor((printed.width - width) / 2), Math.floor((printed.height - height) / 2)];
  return drawn(sharp(printed.content).extract({ left, top, width, height }));
}

/** Around a piece, in heights of its text: where words end is estimated from their letters. */
const [marginStart, marginEnd, marginY] = [1, 2, 0.3];
/** In pixels. */
const [widestPiece, highestPiece] = [900, 160];

/** A piece of the page as WebP; `scale` is the page's pixels per point, of which the box is. */
export async function pieceOf(
  page: PagePicture,
  { x, y, width, height }: Box,
  scale: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const left = within((x - marginStart * height) * scale, page.width - 1);
  const top = within((y - marginY * height) * scale, page.height - 1);
  const right = within((x + width + marginEnd * height) * scale, page.width);
  const bottom = within((y + height + marginY * height) * scale, page.height);
  const piece = await sharp(page.content)
    .extract({ left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) })
    .resize({ width: widestPiece, height: highestPiece, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer();
  return Uint8Array.from(piece);
}

const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most));

async function readable(image: Sharp): Promise<PagePicture> {
  const upright = image.rotate();
  const { autoOrient } = await upright.metadata();
  const longest = Math.max(autoOrient.width, autoOrient.height);
  const scale = Math.min(longestSide / longest, mostEnlarged);
  return drawn(
    upright
      .flatten({ background: "white" })
      .resize({ width: Math.max(1, Math.round(autoOrient.width * scale)) })
      .greyscale()
      .normalise(),
  );
}

async function drawn(image: Sharp): Promise<PagePicture> {
  const { data, info } = await image.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}
