import { expect, test } from "vitest";
import type { Word } from "@boresight/domain/intake/reading/page";
import { levelWords } from "./level-words.ts";

const pageWidth = 600;

/** A line whose middle is at `y` in the middle of the page, and falls by `slope` to the right. */
const line = (y: number, slope: number, places = [20, 140, 260, 380, 500]): Word[] =>
  places.map((x) => {
    const middle = y + slope * (x + 25 - pageWidth / 2);
    return { text: "word", confidence: 0.9, box: { x, y: middle - 3, width: 50, height: 6 } };
  });

const levels = (lines: readonly (readonly Word[])[]) =>
  levelWords(lines, pageWidth).map(({ level }) => level !== undefined && Math.round(level * 10) / 10);

test("the lines of a page that was taken at an angle are level, whether they slope up or down", () => {
  const lines = [100, 200, 300, 400, 500].map((y) => line(y, 0.02 - y / 20_000));

  expect(levels(lines)).toEqual([100, 200, 300, 400, 500].flatMap((y) => [y, y, y, y, y]));
});

test("a line that was put together of two does not change where the others stand", () => {
  const lines = [...[100, 200, 300, 400].map((y) => line(y, 0.01)), line(500, 0.1)];

  expect(levels(lines).slice(0, 20)).toEqual([100, 200, 300, 400].flatMap((y) => [y, y, y, y, y]));
});

test("few or short lines say nothing of an angle", () => {
  expect(levels([line(100, 0.02), line(200, 0.02)])).toEqual(Array.from({ length: 10 }, () => false));
  expect(levels([100, 200, 300, 400, 500].map((y) => line(y, 0.02, [20, 80, 140]))).every((one) => one === false)).toBe(
    true,
  );
});
