import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("commas, quotes and line breaks stay inside their cell", () => {
  const line = csvLine(['Smith, "Sons"', "two\nlines", 12.5, null]);

  expect(line).toBe('"Smith, ""Sons""","two\nlines",12.5,\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", '=HYPERLINK("http://x")'])("%j is text, never a formula", (typed) => {
  const line = csvLine([typed]);

  expect(line.replace(/^"/, "")).toMatch(/^'/);
});
