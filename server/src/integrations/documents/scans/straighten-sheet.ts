/** Draws the sheet of a photo as if it had lain flat under the camera: its four corners become those of the picture. */
import { distance, type Corners, type Sheet } from "./find-sheet.ts";
import type { GrayPicture } from "./gray-picture.ts";

/** `longest` is the longer side of what is drawn, in pixels. */
export function straightened(picture: GrayPicture, { corners, top, bottom }: Sheet, longest: number): GrayPicture {
  const [first, second, third, fourth] = corners;
  const across = (distance(first, second) + distance(fourth, third)) / 2;
  const down = (distance(first, fourth) + distance(second, third)) / 2;
  const scale = longest / Math.max(across, down);
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const placeOf = projection(corners);
  const bends = Array.from({ length: width }, (_none, x) => {
    const u = (x + 0.5) / width;
    return [top(placeOf(u, 0).x), bottom(placeOf(u, 1).x)] as const;
  });
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const v = (row + 0.5) / height;
    for (const [column, [above, below]] of bends.entries()) {
      const { x, y } = placeOf((column + 0.5) / width, v);
      data[row * width + column] = sampled(picture, x, y + above * (1 - v) + below * v);
    }
  }
  return { data, width, height };
}

/** Where a place of the unit square stands between the corners, seen in perspective. */
function projection([first, second, third, fourth]: Corners): (u: number, v: number) => { x: number; y: number } {
  const [ax, ay] = [second.x - third.x, second.y - third.y];
  const [bx, by] = [fourth.x - third.x, fourth.y - third.y];
  const [cx, cy] = [first.x - second.x + third.x - fourth.x, first.y - second.y + third.y - fourth.y];
  const whole = ax * by - bx * ay;
  const [g, h] = [(cx * by - bx * cy) / whole, (ax * cy - cx * ay) / whole];
  return (u, v) => {
    const far = g * u + h * v + 1;
    return {
      x: ((second.x - first.x + g * second.x) * u + (fourth.x - first.x + h * fourth.x) * v + first.x) / far,
      y: ((second.y - first.y + g * second.y) * u + (fourth.y - first.y + h * fourth.y) * v + first.y) / far,
    };
  };
}

/** Between four pixels; beyond the picture its edge goes on. */
function sampled({ data, width, height }: GrayPicture, x: number, y: number): number {
  const [left, top] = [Math.min(Math.max(x - 0.5, 0), width - 1), Math.min(Math.max(y - 0.5, 0), height - 1)];
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const [right, below] = [Math.min(column + 1, width - 1), Math.min(row + 1, height - 1)];
  const [across, down] = [left - column, top - row];
  const of = (atX: number, atY: number) => data[atY * width + atX] ?? 0;
  const above = of(column, row) * (1 - across) + of(right, row) * across;
  const under = of(column, below) * (1 - across) + of(right, below) * across;
  return Math.round(above * (1 - down) + under * down);
}
