import { expect, test } from "vitest";
import { findSheet, type Point } from "./find-sheet.ts";
import type { GrayPicture } from "./gray-picture.ts";

const [width, height] = [200, 256];

/** `of` says how bright a place is. */
function drawn(of: (x: number, y: number) => number): GrayPicture {
  const data = Uint8Array.from({ length: width * height }, (_none, at) => of(at % width, Math.floor(at / width)));
  return { data, width, height };
}

/** On the same side of all edges, with the clock. */
const isWithin = (corners: readonly Point[], x: number, y: number): boolean =>
  corners.every((one, index) => {
    const next = corners[(index + 1) % corners.length] ?? one;
    return (next.x - one.x) * (y - one.y) - (next.y - one.y) * (x - one.x) >= 0;
  });

const corners = (...points: readonly (readonly [number, number])[]): Point[] => points.map(([x, y]) => ({ x, y }));
const askew = corners([21, 17], [185, 25], [188, 244], [12, 238]);
const even = () => 1;
/** From the lower right corner the light is less than half; there the sheet is darker than the table at the upper left. */
const shadow = (x: number, y: number) => 1 - 0.55 / (1 + Math.exp(-(x - 90 + (y - 120) * 0.6) / 12));

const photo = (sheet: readonly Point[], table: number, light: (x: number, y: number) => number) =>
  drawn((x, y) => (isWithin(sheet, x, y) ? (x % 9 < 5 && y % 12 < 1 ? 190 : 235) : table) * light(x, y));

test.each([
  ["in even light", even],
  ["half in the shadow", shadow],
])("a sheet on a table is found %s", (_how, light) => {
  const found = findSheet(photo(askew, 130, light));

  expect(found).not.toBeNull();
  for (const [index, { x, y }] of (found?.corners ?? []).entries()) {
    expect(Math.abs(x - (askew[index]?.x ?? 0))).toBeLessThan(3);
    expect(Math.abs(y - (askew[index]?.y ?? 0))).toBeLessThan(3);
  }
});

const bent = (x: number) => 3 * Math.cos((x / width) * 5);

test("a sheet that is bent says how much", () => {
  const found = findSheet(
    drawn((x, y) => (x > 20 && x < 180 && y > 20 + bent(x) && y < 230 + 0.5 * bent(x) ? 230 : 110)),
  );

  const [first, second] = found?.corners ?? askew;
  const edge = (x: number) =>
    (first?.y ?? 0) +
    (((second?.y ?? 0) - (first?.y ?? 0)) * (x - (first?.x ?? 0))) / ((second?.x ?? 0) - (first?.x ?? 0));
  const apart = [40, 70, 100, 130, 160].map((x) => edge(x) + (found?.top(x) ?? 0) - 20 - bent(x));
  expect(Math.max(...apart) - Math.min(...apart)).toBeLessThan(1);
});

test.each([
  ["a page without a border", drawn(() => 240)],
  ["a sheet that goes on beside the picture", photo(corners([-30, 20], [180, 20], [180, 240], [-30, 240]), 120, even)],
  ["a small card", photo(corners([60, 60], [120, 60], [120, 100], [60, 100]), 120, even)],
  ["a round table", drawn((x, y) => (Math.hypot(x - 100, y - 128) < 95 ? 230 : 90))],
])("%s is no sheet on a table", (_what, picture) => {
  expect(findSheet(picture)).toBeNull();
});
