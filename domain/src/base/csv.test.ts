import { expect, test } from "vitest";
import { csvLine, readCsv } from "./csv.ts";

test("commas, quotes and line breaks stay inside their cell", () => {
  const line = csvLine(['Smith, "Sons"', "two\nlines", 12.5, null]);

  expect(line).toBe('"Smith, ""Sons""","two\nlines",12.5,\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", '=HYPERLINK("http://x")'])("%j is text, never a formula", (typed) => {
  const line = csvLine([typed]);

  expect(line.replace(/^"/, "")).toMatch(/^'/);
});

test("what was written is read again, whatever stands in it", () => {
  const cells = ['Smith, "Sons"', "two\r\nlines", "=1+1", "'=1+1", "'tis", "", "-", "çà"];

  expect(readCsv(`\uFEFF${csvLine(cells)}`)).toEqual([{ line: 1, cells }]);
});

test("rows know the line they begin in, and empty ones are left out", () => {
  const rows = readCsv('a,b\r\n"1\n2",3\n\n , \r\nlast,');

  expect(rows).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ["1\n2", "3"] },
    { line: 6, cells: ["last", ""] },
  ]);
});

test("a quotation that never ends makes no rows", () => {
  expect(readCsv('a,"b\nc,d')).toBeNull();
});

test("a text without anything has no rows", () => {
  expect(readCsv("")).toEqual([]);
});
