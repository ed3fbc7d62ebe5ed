import { assert, constantFrom, integer, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { normaliseDecimals, parsePercent, parseTyped, typedText } from "./typed-number.ts";

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
  ["1'234.50", 2, 123_450],
  ["1.234.567,8", 2, 123_456_780],
  ["1.234,56", 2, 123_456],
  ["1,234,567", 0, 1_234_567],
  ["0,234", 3, 234],
  ["(250.00)", 2, -25_000],
  ["($1,250.00)", 2, -125_000],
  ["-$250.00", 2, -25_000],
  ["250.00-", 2, -25_000],
  ["\u2212\u00A01 250", 2, -125_000],
])("%j with %i decimals is %i", (typed, decimals, expected) => {
  expect(parseTyped(typed, decimals, "en-US")).toBe(expected);
});

test.each([
  "", "-", ".", "1.234", "1.2.3", "12a", "1e3", "1,23,456", "9999999999999999", "--1", "1,234,5", "1,234,56", "1,000,00",
  "12,345,6.78", "1,234.56.7", "1.234,567.8", "12 34", "1 234 5", "0,123.45", "(-5)", "-5-", "()", "(5", "0x10", "½",
])("%j is no amount", (typed) => {
  expect(parseTyped(typed, 2, "en-US")).toBeNull();
}); // prettier-ignore

test("an amount is the same however its thousands, cents and sign are written, and is none with a digit lost", () => {
  const written = property(
    integer({ min: 1000, max: 99_999_999 }),
    nat(99),
    constantFrom(",.", ".,", " .", " ,", "'."),
    constantFrom(
      (text: string) => `-${text}`,
      (text: string) => `(${text})`,
      (text: string) => `${text}-`,
    ),
    (whole, cents, [group = "", decimal = ""], negative) => {
      const fraction = `${decimal}${String(cents).padStart(2, "0")}`;
      const thousands = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, group);
      const lost = thousands.slice(0, -1);

      expect(parseTyped(negative(thousands + fraction), 2, "en-US")).toBe(-(whole * 100 + cents) || 0);
      expect(parseTyped(lost + fraction, 2, "en-US")).toBeNull();
    },
  );
  assert(written);
});

test.each([
  ["8.81", 8810],
  ["8.81 %", 8810],
  ["8,81\u00A0%", 8810],
  ["8.8125", null],
  ["%", null],
  ["8.81 %%", null],
])("%j percent is %j thousandths", (typed, expected) => {
  expect(parsePercent(typed, 3, "en-US")).toBe(expected);
});

test("the reader's language decides what separates the decimals", () => {
  expect([parseTyped("1 234,56", 2, "fr"), parseTyped("12.5", 2, "fr")]).toEqual([123_456, 1250]);
  expect([parseTyped("1,234", 3, "fr"), parseTyped("1,234", 3, "en-US")]).toEqual([1234, 1_234_000]);
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

test.each([
  ["12,6", "12.6"],
  ["12.6", "12.6"],
  ["35,5 / 35 / 33,5 / 33", "35.5 / 35 / 33.5 / 33"],
  ["-0,25", "-0.25"],
  ["32, 33", "32, 33"],
  ["32,33,32,33", "32,33,32,33"],
  ["1,200.5", "1,200.5"],
  ["full", "full"],
  ["١٢٫٦", "12.6"],
])("the measured value %s is kept as %s", (typed, normalised) => {
  expect(normaliseDecimals(typed)).toBe(normalised);
});
