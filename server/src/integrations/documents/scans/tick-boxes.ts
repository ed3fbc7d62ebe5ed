/** The boxes to tick that a form has drawn: recognition takes them for letters, or loses them. */
import type { GrayPicture } from "./gray-picture.ts";

export interface TickBox {
  /** In pixels. */
  left: number;
  top: number;
  side: number;
  isTicked: boolean;
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Darker is ink. */
const ink = 150;
/** In pixels of a page of 200 dots per inch; the sides of a box differ by less than this share. */
const [leastSide, mostSide, unlike] = [16, 48, 0.2];
/** A side may waver by so many pixels, and so much of it is drawn. */
const [waver, drawn] = [2, 0.88];
/** Of what is within the sides: more is a mark, and nearly all is a bullet. */
const [marked, filled] = [0.05, 0.85];

export function findTickBoxes(picture: GrayPicture): TickBox[] {
  const boxes: TickBox[] = [];
  for (let top = 0; top + leastSide < picture.height; top++)
    for (const upperSide of runsIn(picture, top)) {
      if (boxes.some((one) => isOver(one, upperSide))) continue;
      const box = boxBelow(picture, upperSide);
      if (box) boxes.push(box);
    }
  return boxes.filter((one) => !isInComb(one, boxes));
}

/** Runs of ink as long as a side may be. */
function runsIn({ data, width }: GrayPicture, top: number): Area[] {
  const runs: Area[] = [];
  let length = 0;
  for (let x = 0; x <= width; x++) {
    if (x < width && (data[top * width + x] ?? 255) < ink) length++;
    else {
      if (length >= leastSide && length <= mostSide) runs.push({ left: x - length, top, width: length, height: 1 });
      length = 0;
    }
  }
  return runs;
}

function boxBelow(picture: GrayPicture, { left, top, width }: Area): TickBox | null {
  const height = heightBelow(picture, left, top);
  if (height < leastSide || Math.abs(height - width) > unlike * Math.max(height, width)) return null;
  const [right, bottom] = [left + width - 1, top + height - 1];
  const across = (x: number, y: number) =>
    hasInk(picture, { left: x - waver, top: y, width: 2 * waver + 1, height: 1 });
  const down = (x: number, y: number) => hasInk(picture, { left: x, top: y - waver, width: 1, height: 2 * waver + 1 });
  const sides = [
    shareOf(height, (at) => across(right, top + at)),
    shareOf(width, (at) => down(left + at, bottom)),
    shareOf(width, (at) => down(left + at, top)),
  ];
  const area = { left, top, width, height };
  if (sides.some((one) => one < drawn) || !hasCorners(picture, area)) return null;
  if (isInWord(picture, area) || isBold(picture, area)) return null;
  const inset = Math.ceil(Math.max(width, height) / 5);
  const share = inkIn(picture, {
    left: left + inset,
    top: top + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
  });
  return share > filled ? null : { left, top, side: Math.max(width, height), isTicked: share > marked };
}

/** How far ink goes on below the start of the upper side. */
function heightBelow(picture: GrayPicture, left: number, top: number): number {
  const isSide = (y: number) => hasInk(picture, { left: left - waver, top: y, width: 2 * waver + 1, height: 1 });
  let height = 0;
  while (height <= mostSide && isSide(top + height)) height++;
  return height;
}

function shareOf(length: number, isDrawn: (at: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < length; at++) if (isDrawn(at)) count++;
  return count / length;
}

/** How large a corner is, in pixels, and how far a side may bulge. */
const [corner, mostBulge] = [3, 8];

/** The sides of an O and a D bulge, so that there is no ink where their corners would be. */
function hasCorners(picture: GrayPicture, { left, top, width, height }: Area): boolean {
  const [right, bottom, middle, center] = [left + width - 1, top + height - 1, top + height / 2, left + width / 2];
  const start = left - bulge((off) => hasInk(picture, pixel(left - off, middle)));
  const end = right + bulge((off) => hasInk(picture, pixel(right + off, middle)));
  const above = top - bulge((off) => hasInk(picture, pixel(center, top - off)));
  const below = bottom + bulge((off) => hasInk(picture, pixel(center, bottom + off)));
  return [start, end - corner + 1].every((x) =>
    [above, below - corner + 1].every((y) => hasInk(picture, { left: x, top: y, width: corner, height: corner })),
  );
}

const pixel = (x: number, y: number): Area => ({ left: Math.round(x), top: Math.round(y), width: 1, height: 1 });

/** How far ink goes on outwards from the middle of a side. */
function bulge(isInk: (off: number) => boolean): number {
  let far = 0;
  for (let off = 1; off <= Math.min(far + waver, mostBulge); off++) if (isInk(off)) far = off;
  return far;
}

/** Where paper is looked for beside a box, and how much of it the letters of a word leave white. */
const [nearest, strip, mostBeside] = [4, 4, 0.15];

/** A letter of a heading has others close beside it. */
const isInWord = (picture: GrayPicture, { left, top, width, height }: Area): boolean =>
  inkIn(picture, { left: left - nearest - strip, top, width: strip, height }) +
    inkIn(picture, { left: left + width + nearest, top, width: strip, height }) >
  mostBeside;

/** Of what lies so far within the left side of a letter in bold print; the line of a box is thinner. */
const [within, mostWithin] = [4, 0.6];

const isBold = (picture: GrayPicture, { left, top, height }: Area): boolean =>
  inkIn(picture, {
    left: left + within,
    top: Math.round(top + height / 4),
    width: 2,
    height: Math.round(height / 2),
  }) > mostWithin;

const hasInk = (picture: GrayPicture, area: Area): boolean => inkIn(picture, area) > 0;

/** The share of an area that is ink. */
function inkIn({ data, width, height }: GrayPicture, area: Area): number {
  const [right, bottom] = [Math.min(width, area.left + area.width), Math.min(height, area.top + area.height)];
  let count = 0;
  for (let y = Math.max(0, area.top); y < bottom; y++)
    for (let x = Math.max(0, area.left); x < right; x++) if ((data[y * width + x] ?? 255) < ink) count++;
  return count / (area.width * area.height);
}

const isOver = ({ left, top, side }: TickBox, run: Area): boolean =>
  run.left >= left - 2 * waver && run.left <= left + side && run.top <= top + side + 2 * waver;

/** One sign is to be written into each of several boxes that touch one another. */
const isInComb = (box: TickBox, all: readonly TickBox[]): boolean =>
  all.some(
    (one) =>
      one !== box &&
      Math.abs(one.top - box.top) < box.side / 2 &&
      Math.abs(Math.abs(one.left - box.left) - box.side) < box.side / 3,
  );

const around = 3;

/** The picture with white paper where the boxes were. */
export function withoutTickBoxes({ data, width, height }: GrayPicture, boxes: readonly TickBox[]): GrayPicture {
  const clean = Uint8Array.from(data);
  for (const { left, top, side } of boxes)
    for (let y = Math.max(0, top - around); y < Math.min(height, top + side + around); y++)
      clean.fill(255, y * width + Math.max(0, left - around), y * width + Math.min(width, left + side + around));
  return { data: clean, width, height };
}
