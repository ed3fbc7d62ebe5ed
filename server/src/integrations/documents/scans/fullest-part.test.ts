import { expect, test } from "vitest";
import { fullestPart, printBeside } from "./fullest-part.ts";

const [width, height] = [100, 200];
/** Print from one row to another. */
const page = (from: number, to: number) => ({
  data: Uint8Array.from({ length: width * height }, (_none, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return y >= from && y < to && x % 4 < 2 ? 30 : 240;
  }),
  width,
  height,
});

test.each([
  [0, 40],
  [70, 130],
  [160, 200],
])("print from row %i to %i is where a page is looked at", (from, to) => {
  const { top, height: high } = fullestPart(page(from, to));

  expect(high).toBe(60);
  expect(Math.min(top + high, to) - Math.max(top, from)).toBe(Math.min(to - from, high));
});

const square = (top: number, bottom: number) =>
  [
    { x: 0, y: top },
    { x: width, y: top },
    { x: width, y: bottom },
    { x: 0, y: bottom },
  ] as const;

test("print beside the corners of a sheet says that it is none", () => {
  expect(printBeside(page(40, 60), square(20, 80))).toBe(0);
  expect(printBeside(page(40, 60), square(50, 90))).toBeGreaterThan(0.4);
  expect(printBeside(page(0, 0), square(20, 80))).toBe(0);
});
