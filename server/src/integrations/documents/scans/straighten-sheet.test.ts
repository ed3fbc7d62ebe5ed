import { expect, test } from "vitest";
import { straightened } from "./straighten-sheet.ts";

test("the corners of a sheet become those of the picture", () => {
  const [width, height] = [100, 120];
  const data = new Uint8Array(width * height).fill(90);
  const corners = [
    { x: 20, y: 10 },
    { x: 80, y: 16 },
    { x: 90, y: 110 },
    { x: 10, y: 104 },
  ] as const;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isSheet = corners.every((one, index) => {
        const next = corners[(index + 1) % 4] ?? one;
        return (next.x - one.x) * (y - one.y) - (next.y - one.y) * (x - one.x) >= 0;
      });
      if (isSheet) data[y * width + x] = 230;
    }

  const sheet = straightened({ data, width, height }, { corners, top: () => 0, bottom: () => 0 }, 200);

  const inside = [...sheet.data].filter((value) => value > 200).length;
  expect(Math.max(sheet.width, sheet.height)).toBe(200);
  expect(sheet.width / sheet.height).toBeCloseTo(70 / 94, 1);
  expect(inside / sheet.data.length).toBeGreaterThan(0.95);
});

const bend = (x: number) => 4 * Math.sin(x / 20);

test("rows of a bent sheet become level", () => {
  const [width, height] = [120, 100];
  const data = Uint8Array.from({ length: width * height }, (_none, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return Math.abs(y + 0.5 - 50 - bend(x)) < 1.5 ? 20 : 230;
  });
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ] as const;

  const sheet = straightened({ data, width, height }, { corners, top: bend, bottom: bend }, width);

  const dark = Array.from(sheet.data.keys())
    .filter((at) => (sheet.data[at] ?? 255) < 100)
    .map((at) => Math.floor(at / sheet.width));
  expect(Math.max(...dark) - Math.min(...dark)).toBeLessThan(5);
});
