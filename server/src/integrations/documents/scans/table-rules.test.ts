import { expect, test } from "vitest";
import { withoutRules } from "./table-rules.ts";

const [width, height] = [200, 100];

const paper = (isInk: (x: number, y: number) => boolean) => ({
  data: Uint8Array.from({ length: width * height }, (_none, at) =>
    isInk(at % width, Math.floor(at / width)) ? 40 : 250,
  ),
  width,
  height,
});

const darkIn = ({ data }: { data: Uint8Array }) => data.filter((value) => value < 128).length;

test.each([
  ["a line across", (_x: number, y: number) => y === 50 || y === 51],
  ["a line down", (x: number) => x >= 80 && x < 83],
  ["a line that falls", (x: number, y: number) => Math.abs(y - 40 - x / 60) < 1.5],
  ["a table", (x: number, y: number) => y % 40 < 2 || x % 70 < 2],
  ["a line with gaps", (x: number, y: number) => y === 50 && x % 20 !== 0],
])("%s is taken out", (_, isInk) => {
  expect(darkIn(withoutRules(paper(isInk)))).toBe(0);
});

const isLetter = (x: number, y: number) => x >= 90 && x < 94 && y >= 30 && y <= 50;

test("a letter that stands on a line keeps its strokes", () => {
  const clean = withoutRules(paper((x, y) => y === 51 || isLetter(x, y)));

  expect(darkIn(clean)).toBeGreaterThanOrEqual(4 * 21);
  expect(darkIn(clean)).toBeLessThan(4 * 21 + 8);
});

test.each([
  ["strokes of letters", (x: number, y: number) => x % 40 < 30 && y % 40 < 3],
  ["a dark bar", (_x: number, y: number) => y >= 40 && y < 60],
])("%s stay", (_, isInk) => {
  const picture = paper(isInk);

  expect(darkIn(withoutRules(picture))).toBe(darkIn(picture));
});
