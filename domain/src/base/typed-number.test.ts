import { expect, test } from "vitest";
import { parseTyped, typedText } from "./typed-number.ts";

test.each([
  ["325", 2, 32_500],
  ["325.5", 2, 32_550],
  ["$1,234.56", 2, 123_456],
  ["1,234", 3, 1_234_000],
  [".07", 2, 7],
  ["12,5", 2, 1250],
  ["-40.00", 2, -4000],
  ["-0", 2, 0],
  ["8.81", 3, 8810],
  ["٣٢٥٫٥", 2, 32_550],
  [" 1 234.00 ", 2, 123_400],
])("%j with %i decimals is %i", (typed, decimals, expected) => {
  expect(parseTyped(typed, decimals, "en-US")).toBe(expected);
});

test.each(["", "-", ".", "1.234", "1.2.3", "12a", "1e3", "1,23,456", "9999999999999999", "--1"])(
  "%j is no amount",
  (typed) => {
    expect(parseTyped(typed, 2, "en-US")).toBeNull();
  },
);

test("the reader's language decides what separates the decimals", () => {
  expect([parseTyped("1 234,56", 2, "fr"), parseTyped("12.5", 2, "fr")]).toEqual([123_456, 1250]);
  expect([typedText(123_450, 2, { locale: "fr" }), typedText(123_450, 2, { locale: "en-US" })]).toEqual([
    "1234,50",
    "1234.50",
  ]);
});

test.each([
  [1000, 3, 0, "1"],
  [1500, 3, 0, "1.5"],
  [36_400, 3, 0, "36.4"],
  [7, 2, 2, "0.07"],
  [-4000, 2, 2, "-40.00"],
  [0, 2, 2, "0.00"],
])("%i with %i decimals is typed as it is read", (value, decimals, least, expected) => {
  const text = typedText(value, decimals, { least, locale: "en-US" });

  expect([text, parseTyped(text, decimals, "en-US")]).toEqual([expected, value]);
});
