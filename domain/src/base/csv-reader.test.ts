import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";
import { csvRows } from "./csv-reader.ts";

const read = (text: string, reading: Partial<Parameters<typeof csvRows>[1]> = {}) => [
  ...csvRows(text, { separator: ",", ...reading }),
];
const cellsOf = (text: string) => read(text).map(({ cells }) => cells);

test("what was written is read again, whatever stands in it", () => {
  assert(
    property(array(array(string({ unit: "grapheme" }), { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      const shown = rows.map((cells) => cells.map((cell) => (cell.trim() === "" ? "" : cell)));
      const filled = shown.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1));

      expect(cellsOf(`\uFEFF${rows.map(csvLine).join("")}`)).toEqual(filled.filter((cells) => cells.length > 0));
    }),
  );
});

test("rows know the line they begin in, and blank ones are left out", () => {
  expect(read('a,b\r\n"1\n2",3\n\n , \r\nlast,')).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ["1\n2", "3"] },
    { line: 6, cells: ["last"] },
  ]);
});

test.each([
  ['"A Body" ,"a@q.example"', ["A Body", "a@q.example"]],
  [
    'Cedar, "cedar@q.example", "3 Main St, Suite 4", Denver',
    ["Cedar", "cedar@q.example", "3 Main St, Suite 4", " Denver"],
  ],
  ["a,b,,, ,\t,", ["a", "b"]],
])("spaces around quotation marks and cells that are blank are nothing: %s", (line, cells) => {
  expect(read(line)).toEqual([{ line: 1, cells }]);
});

test.each([
  ['Alpine "AAA" Body,x', ['Alpine "AAA" Body', "x"], undefined],
  ['"Bob\'s "Best" Body",x', ['Bob\'s "Best" Body', "x"], "quotes"],
  ['"8" door,x', ['"8" door', "x"], "quotes"],
  ['"8" door,"x",y', ['"8" door', "x", "y"], "quotes"],
  ['",x', ['"', "x"], "quotes"],
  [String.raw`"5\" hose",x`, ['5" hose', "x"], "quotes"],
  ['a,"never closed', ["a", '"never closed'], "quotes"],
])("careless quotation marks stay within their line, which is named: %s", (line, cells, flaw) => {
  const rows = read(`${line}\n"the next","line"`);

  expect(rows).toEqual([
    { line: 1, cells, ...(flaw && { flaw }) },
    { line: 2, cells: ["the next", "line"] },
  ]);
});

test("a mark for inches or ditto in two lines makes no cell of both", () => {
  expect(cellsOf('a,",b\nc,",e')).toEqual([
    ["a", '"', "b"],
    ["c", '"', "e"],
  ]);
});

test("a quotation that runs on to the mark of a later row is named, and a text of several lines is not", () => {
  expect(read('1,"Kestrel"",x,y\n2,Delta,x,y\n3,Echo",x,y\n4,Pine,x,y').map(({ line, flaw }) => [line, flaw])).toEqual([
    [1, "joined"],
    [4, undefined],
  ]);
  expect(read('1,"ring twice;\nask, please, for Sam",x,y')).toEqual([
    { line: 1, cells: ["1", "ring twice;\nask, please, for Sam", "x", "y"] },
  ]);
});

test("no more is read than asked for, and what is missing is named", () => {
  expect(read("a,b,c\na,b,,,", { mostCells: 2 })).toEqual([
    { line: 1, cells: ["a", "b"], flaw: "tooMany" },
    { line: 2, cells: ["a", "b"] },
  ]);
  expect(read("abcdef,b", { longestCell: 3 })).toEqual([{ line: 1, cells: ["abc", "b"], flaw: "tooLong" }]);
});

test.each([
  ["quotation marks", '"', 9_000_000],
  ["quotations that never end", '"a\n', 20_000],
  ["columns", "a,", 1_000_000],
  ["empty cells", ",", 9_000_000],
  ["line breaks", "\r", 9_000_000],
])("a file of nothing but %s is read to its end", (_what, part, times) => {
  expect(() => read(part.repeat(times), { mostCells: 200 })).not.toThrow();
});
