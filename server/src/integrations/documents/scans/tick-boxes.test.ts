import { expect, test } from "vitest";
import { findTickBoxes, withoutTickBoxes } from "./tick-boxes.ts";

const [width, height] = [200, 80];

type Rectangle = readonly [x: number, y: number, width: number, height: number, isFilled?: boolean];

const isDrawn = (x: number, y: number, [left, top, wide, high, isFilled]: Rectangle): boolean => {
  const [right, down] = [x - left, y - top];
  if (right < 0 || down < 0 || right >= wide || down >= high) return false;
  return isFilled === true || right < 2 || down < 2 || right >= wide - 2 || down >= high - 2;
};

/** Paper with rectangles in ink, each one two pixels strong, or filled. */
const paper = (...drawn: readonly Rectangle[]) => ({
  data: Uint8Array.from({ length: width * height }, (_none, at) =>
    drawn.some((one) => isDrawn(at % width, Math.floor(at / width), one)) ? 20 : 250,
  ),
  width,
  height,
});

/** Both diagonals of a square. */
function crossed(picture: ReturnType<typeof paper>, left: number, top: number, side: number) {
  for (let at = 0; at < side; at++)
    for (const x of [left + at, left + side - 1 - at]) {
      picture.data[(top + at) * width + x] = 20;
      picture.data[(top + at) * width + x + 1] = 20;
    }
  return picture;
}

const found = (picture: ReturnType<typeof paper>) =>
  findTickBoxes(picture).map(({ left, top, isTicked }) => [left, top, isTicked]);

test("an empty box and one with a cross are told apart", () => {
  expect(found(crossed(paper([20, 20, 24, 24], [120, 22, 24, 24]), 120, 22, 24))).toEqual([
    [20, 20, false],
    [120, 22, true],
  ]);
});

test.each([
  ["the cell of a table", paper([20, 10, 120, 60])],
  ["a box that is longer than high", paper([20, 20, 40, 22])],
  ["a bullet", paper([20, 20, 24, 24, true])],
  ["boxes in a row for one sign each", paper([20, 20, 24, 24], [42, 20, 24, 24], [64, 20, 24, 24])],
  ["a letter between others", paper([20, 20, 24, 24], [49, 20, 4, 24])],
  ["a letter in bold print", paper([20, 20, 24, 24], [20, 20, 7, 24, true])],
  ["letters", paper([20, 20, 3, 24], [20, 30, 24, 3], [41, 20, 3, 24])],
])("%s is nothing to tick", (_, picture) => {
  expect(findTickBoxes(picture)).toEqual([]);
});

test("round letters of a heading are nothing to tick", () => {
  const { data } = paper();
  for (let at = 0; at < data.length; at++) {
    const radius = Math.hypot((at % width) - 60, Math.floor(at / width) - 40);
    if (radius < 16 && radius > 9) data[at] = 20;
  }

  expect(findTickBoxes({ data, width, height })).toEqual([]);
});

test("what remains is paper", () => {
  const picture = paper([20, 20, 24, 24]);

  const clean = withoutTickBoxes(picture, findTickBoxes(picture));

  expect(clean.data.every((value) => value > 200)).toBe(true);
});
