/** Where a page has print: letters change from dark to bright often, shadows and lines do not. */
import { inwards, type Corners, type Point } from "./find-sheet.ts";
import type { GrayPicture } from "./gray-picture.ts";

/** From one pixel to the next, more than noise makes. */
const leastChange = 60;
const share = 0.3;

/** A band over the whole width. */
export function fullestPart(picture: GrayPicture): { top: number; height: number } {
  const height = Math.max(1, Math.ceil(picture.height * share));
  const changes = Array.from({ length: picture.height }, (_none, row) => changesIn(picture, row));
  let sum = changes.slice(0, height).reduce((one, other) => one + other, 0);
  let best = { sum, top: 0 };
  for (let top = 1; top + height <= picture.height; top++) {
    sum += (changes[top + height - 1] ?? 0) - (changes[top - 1] ?? 0);
    if (sum > best.sum) best = { sum, top };
  }
  return { top: best.top, height };
}

const changesIn = (picture: GrayPicture, row: number): number => columnsOfChange(picture, row).length;

function columnsOfChange({ data, width }: GrayPicture, row: number): number[] {
  const columns: number[] = [];
  for (let at = row * width + 1; at < (row + 1) * width; at++)
    if (Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)) > leastChange) columns.push(at - row * width);
  return columns;
}

/** The edges of the sheet are no print: so near to the corners nothing counts. */
const edges = 0.03;

/** Of all print the share that stands beside the corners: where it is much, they are not those of the sheet. */
export function printBeside(picture: GrayPicture, corners: Corners): number {
  const wide = inwards(corners, -edges);
  let [within, all] = [0, 0];
  for (let y = 0; y < picture.height; y++)
    for (const x of columnsOfChange(picture, y)) {
      all++;
      if (isWithin({ x, y }, wide)) within++;
    }
  return all === 0 ? 0 : 1 - within / all;
}

/** On the same side of all edges, with the clock. */
const isWithin = ({ x, y }: Point, corners: Corners): boolean =>
  corners.every((one, index) => {
    const next = corners[(index + 1) % corners.length] ?? one;
    return (next.x - one.x) * (y - one.y) - (next.y - one.y) * (x - one.x) >= 0;
  });
