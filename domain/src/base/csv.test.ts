import { assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { csvLine, unguarded } from "./csv.ts";

test("commas, quotes and line breaks stay inside their cell", () => {
  const line = csvLine(['Smith, "Sons"', "two\nlines", 12.5, null]);

  expect(line).toBe('"Smith, ""Sons""","two\nlines",12.5,\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", '=HYPERLINK("http://x")', "\uFF1D1+1", " =1+1"])(
  "%j is text, never a formula",
  (typed) => {
    const line = csvLine([typed]);

    expect(line.replace(/^"? ?/, "")).toMatch(/^'/);
  },
);

test("marks that a spreadsheet drops hide no formula", () => {
  expect(csvLine(['x;"=1+1;y'])).toBe(`"x;""'=1+1;y"\r\n`);
});

test("whatever separator a spreadsheet splits at, no cell begins with a formula", () => {
  const letters = constantFrom(..."=+-@\uFF1D\uFF0B';\t|\r\n \u00A0a\",".split(""));
  const written = property(string({ unit: letters, maxLength: 12 }), (text) => {
    const line = csvLine([text]).replace(/\r\n$/, "");
    const cells = line.split(/[;\t|\r\n]/).map((cell) => cell.replace(/^[" \u00A0]*/, ""));

    expect(cells.filter((cell) => /^[=+\-@\uFF1D\uFF0B]/.test(cell))).toEqual([]);
    expect(unguarded(line.replace(/^"|"$/g, "").replaceAll('""', '"'))).toBe(text);
  });
  assert(written, { numRuns: 2000 });
});
