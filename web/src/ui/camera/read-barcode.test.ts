import { create } from "qrcode/lib/core/qrcode.js";
import { expect, test } from "vitest";
import { readBarcode } from "./read-barcode.ts";

const vin = "4T1G11AK2MU990001";

/** Bars and spaces of characters of Code 39 (ISO/IEC 16388): wide or narrow. */
const code39: Readonly<Record<string, string>> = {
  "*": "nwnnwnwnn",
  "0": "nnnwwnwnn",
  "1": "wnnwnnnnw",
  "2": "nnwwnnnnw",
  "4": "nnnwwnnnw",
  "9": "nnwwnnwnn",
  A: "wnnnnwnnw",
  G: "nnnnnwwnw",
  K: "wnnnnnnww",
  M: "wnwnnnnwn",
  T: "nnnnwnwwn",
  U: "wwnnnnnnw",
};

/** A picture of dark and light squares, each of this many pixels, with a light margin; rows are repeated. */
function pictureOf(rows: readonly (readonly boolean[])[], square: number) {
  const margin = 12 * square;
  const width = rows[0]!.length * square + 2 * margin;
  const height = rows.length * square + 2 * margin;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let down = 0; down < square; down++)
        for (let along = 0; along < square; along++) {
          const at = ((margin + y * square + down) * width + margin + x * square + along) * 4;
          data.fill(20, at, at + 3);
        }
    }),
  );
  return { data, width, height };
}

function label(text: string): boolean[] {
  return `*${text}*`
    .split("")
    .flatMap((character) => [
      ...code39[character]!.split("").flatMap((kind, place) =>
        Array.from({ length: kind === "w" ? 3 : 1 }, () => place % 2 === 0),
      ),
      false,
    ]);
}

test("the label of a door says its VIN", () => {
  const bars = label(vin);

  expect(
    readBarcode(
      pictureOf(
        Array.from({ length: 30 }, () => bars),
        2,
      ),
    ),
  ).toBe(vin);
});

test("our own QR code is read", () => {
  const { size, data } = create("https://shop.example/verify/k7f2", { errorCorrectionLevel: "M" }).modules;
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => data[y * size + x] === 1),
  );

  expect(readBarcode(pictureOf(rows, 4))).toBe("https://shop.example/verify/k7f2");
});

test("an empty picture says nothing", () => {
  expect(readBarcode(pictureOf([[false]], 40))).toBeNull();
});
