/** Takes the shadows of a hand and a lamp out of a photo: each place is held against the paper around it. */
import type { GrayPicture } from "./gray-picture.ts";

/** In pixels: more than a letter, less than the edge of a shadow. */
const cell = 16;
/** Of the pixels of a cell so many are paper; and the paper within so many cells, over a dark bar, is its light. */
const [paperShare, reach] = [0.2, 2];
/** A table beside the sheet stays dark. */
const darkestPaper = 48;

export function evenlyLit(picture: GrayPicture): GrayPicture {
  const { data, width, height } = picture;
  const light = lightOf(picture);
  const columns = Array.from({ length: width }, (_none, x) => between(x, light.columns));
  const even = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [above, below, down] = between(y, light.rows);
    const across = Array.from({ length: light.columns }, (_none, column) =>
      mixed(light.of(column, above), light.of(column, below), down),
    );
    for (const [x, [before, behind, share]] of columns.entries()) {
      const paper = mixed(across[before] ?? 255, across[behind] ?? 255, share);
      even[y * width + x] = Math.min(255, Math.round(((data[y * width + x] ?? 0) * 255) / paper));
    }
  }
  return { data: even, width, height };
}

const mixed = (one: number, other: number, share: number): number => one + (other - one) * share;

/** The two cells whose middles a pixel lies between, and how far it is on its way from the first. */
function between(pixel: number, cells: number): readonly [number, number, number] {
  const at = Math.max(0, (pixel + 0.5) / cell - 0.5);
  const first = Math.min(Math.floor(at), cells - 1);
  return [first, Math.min(first + 1, cells - 1), at - first];
}

const most = (near: readonly number[]) => near.reduce((one, other) => Math.max(one, other), darkestPaper);
const least = (near: readonly number[]) => near.reduce((one, other) => Math.min(one, other), 255);
const mean = (near: readonly number[]) => near.reduce((sum, value) => sum + value, 0) / near.length;

interface Light {
  columns: number;
  rows: number;
  of: (column: number, row: number) => number;
}

/** How bright the paper is in each cell. */
function lightOf(picture: GrayPicture): Light {
  const [columns, rows] = [Math.ceil(picture.width / cell), Math.ceil(picture.height / cell)];
  const cells = Array.from({ length: columns * rows }, (_none, index) =>
    paperIn(picture, (index % columns) * cell, Math.floor(index / columns) * cell),
  );
  const around = (values: readonly number[], radius: number, of: (near: readonly number[]) => number) =>
    values.map((_value, index) => of(neighbors(values, { columns, rows, index, radius })));
  // What is dark and narrow goes, and what is wide stays where it was.
  const smooth = around(around(around(cells, reach, most), reach, least), 1, mean);
  return { columns, rows, of: (column, row) => smooth[row * columns + column] ?? 255 };
}

interface Around {
  columns: number;
  rows: number;
  index: number;
  radius: number;
}

function neighbors(values: readonly number[], { columns, rows, index, radius }: Around): number[] {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const near: number[] = [];
  for (let y = Math.max(0, row - radius); y <= Math.min(rows - 1, row + radius); y++)
    for (let x = Math.max(0, column - radius); x <= Math.min(columns - 1, column + radius); x++)
      near.push(values[y * columns + x] ?? 0);
  return near;
}

/** The value that the brightest fifth of a cell reaches. */
function paperIn({ data, width, height }: GrayPicture, left: number, top: number): number {
  const counts = new Uint16Array(256);
  const [right, bottom] = [Math.min(left + cell, width), Math.min(top + cell, height)];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) count(counts, data[y * width + x] ?? 0);
  let wanted = (right - left) * (bottom - top) * paperShare;
  for (let value = 255; value > 0; value--) {
    wanted -= counts[value] ?? 0;
    if (wanted <= 0) return value;
  }
  return 0;
}

const count = (counts: Uint16Array, value: number): void => {
  counts[value] = (counts[value] ?? 0) + 1;
};
