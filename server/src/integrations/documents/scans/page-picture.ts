import type { Box } from "@boresight/domain/intake/reading/page";
import sharp, { type Sharp } from "sharp";
import { isHeic } from "#integrations/pdf/is-heic.ts";
import { evenlyLit } from "./even-light.ts";
import { findSheet, scaled } from "./find-sheet.ts";
import type { GrayPicture } from "./gray-picture.ts";
import { fullestPart, printBeside } from "./fullest-part.ts";
import { straightened } from "./straighten-sheet.ts";
import { withoutRules } from "./table-rules.ts";
import { findTickBoxes, withoutTickBoxes, type TickBox } from "./tick-boxes.ts";
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
/** What a camera takes beyond this is memory alone. */
const mostTaken = 3600;
/** Edges of a sheet are looked for on a small picture. */
const smallSide = 256;
/** Factor and offset: nearly white is white, and print is darker. */
const ink = [1.4, -80] as const;
/** Of the print: a table has a pattern. */
const mostBeside = 0.1;
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

/** The print alone, without ruled lines, and the boxes to tick, which are no print either. */
export async function printOf(page: PagePicture): Promise<{ print: PagePicture; boxes: TickBox[] }> {
  const gray = await grayOf(sharp(page.content));
  const boxes = findTickBoxes(gray);
  const { data, width, height } = withoutRules(withoutTickBoxes(gray, boxes));
  return { print: await drawn(sharp(data, { raw: { width, height, channels: 1 } })), boxes };
}

/** The part with the most print: a short letter leaves the middle of its page empty. */
export async function printedPart(page: PagePicture): Promise<PagePicture> {
  const { top, height } = fullestPart(await grayOf(sharp(page.content)));
  const left = Math.floor(page.width / 10);
  return drawn(sharp(page.content).extract({ left, top, width: Math.max(1, page.width - 2 * left), height }));
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
  const taken = await grayOf(
    upright
      .flatten({ background: "white" })
      .resize({ width: Math.max(1, Math.round(autoOrient.width * Math.min(mostTaken / longest, 1))) }),
  );
  const plain = (await sheetOf(taken)) ?? (await sized(taken));
  // A picture that small is no page, and has no light of its own.
  const { data, width, height } = longest < smallSide ? plain : evenlyLit(plain);
  return drawn(sharp(data, { raw: { width, height, channels: 1 } }).linear(...ink));
}

async function grayOf(image: Sharp): Promise<GrayPicture> {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const resized = ({ data, width, height }: GrayPicture, scale: number): Promise<GrayPicture> =>
  grayOf(
    sharp(data, { raw: { width, height, channels: 1 } }).resize({ width: Math.max(1, Math.round(width * scale)) }),
  );

const sized = async (taken: GrayPicture): Promise<GrayPicture> => {
  const scale = Math.min(longestSide / Math.max(taken.width, taken.height), mostEnlarged);
  return scale === 1 ? taken : resized(taken, scale);
};

/** The sheet on a photo, straight; null where the picture is the page. */
async function sheetOf(taken: GrayPicture): Promise<GrayPicture | null> {
  const scale = smallSide / Math.max(taken.width, taken.height);
  if (scale >= 1) return null;
  const found = findSheet(await resized(taken, scale));
  if (!found) return null;
  const own = scaled(found, 1 / scale);
  return printBeside(taken, own.corners) > mostBeside ? null : straightened(taken, own, longestSide);
}

async function drawn(image: Sharp): Promise<PagePicture> {
  const { data, info } = await image.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}
