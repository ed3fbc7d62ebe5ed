import { expect, test } from "vitest";
import { cellReader, type CellKind, type Reading } from "./read-cell.ts";
import { judgeDecimals } from "./number-cells.ts";

const elsewhere = (text: string) => ({ value: text });
const readCell = cellReader({ customerKind: elsewhere, phone: elsewhere, purposes: elsewhere, terms: elsewhere });
const usual: Reading = { dayOrder: "monthFirst", decimalSign: ".", currency: "USD", thisYear: 2026 };
const read = (text: string, kind: CellKind, reading: Partial<Reading> = {}) =>
  readCell(text, kind, { ...usual, ...reading });
const valueOf = (...asked: Parameters<typeof read>) => {
  const cell = read(...asked);
  return "problem" in cell ? cell.problem : cell.value;
};

test.each([
  ["yes", "yesNo", true],
  ["N", "yesNo", false],
  ["Not-active", "yesNo", false],
  ["1,234", "whole", 1234],
  ["2021.0", "whole", 2021],
  ["59724.00", "miles", 59_724],
  ["59,724 mi", "miles", 59_724],
  ["$1,234.5", "amount", 123_450],
  ["($250.00)", "amount", -25_000],
  ["$(250.00)", "amount", -25_000],
  ["250.00-", "amount", -25_000],
  ["USD 1234.50", "amount", 123_450],
  ["1,234.50 USD", "amount", 123_450],
  ["USD1,234.50", "amount", 123_450],
  ["'1234.50", "amount", 123_450],
  ["US$12", "amount", 1200],
  ["250.0000", "amount", 25_000],
  ["90%", "percent", 9000],
  ["90 %", "percent", 9000],
  ["90", "percent", 9000],
  ["-104.9", "decimal", -104.9],
  ["2021", "year", 2021],
  ["fleet; west,", "list", ["fleet", "west"]],
  ["AP@x.example", "email", "AP@x.example"],
] as const)("%j as %s is %j, and nothing need be said", (text, kind, value) => {
  expect(read(text, kind)).toEqual({ value });
});

test.each([
  ["1.234,56", "amount", 123_456, "“1.234,56” is read as 1234.56"],
  ["46037", "day", "2026-01-15", "“46037” is read as 2026-01-15"],
  ["120k", "miles", 120_000, "“120k” is read as 120000"],
  ["100,000 km", "miles", 62_137, "“100,000 km” is read as 62137"],
  ["22", "year", 2022, "“22” is read as 2022"],
  ["'19", "year", 2019, "“'19” is read as 2019"],
  ["99", "year", 1999, "“99” is read as 1999"],
  ["0.9", "percent", 90, "“0.9” is read as 0.9 %"],
  ["39,739", "decimal", 39.739, "“39,739” is read as 39.739"],
  ["Al Pine <al@x.example>", "email", "al@x.example", "“Al Pine <al@x.example>” is read as al@x.example"],
  ["a@x.example; b@x.example", "email", "a@x.example", "a@x.example is taken, left out: b@x.example"],
  ["a@x.example/b@x.example", "email", "a@x.example", "a@x.example is taken, left out: b@x.example"],
  ["'a@x.example", "email", "a@x.example", "“'a@x.example” is read as a@x.example"],
  ["‘a@x.example’", "email", "a@x.example", "“‘a@x.example’” is read as a@x.example"],
  ["“a@x.example”", "email", "a@x.example", "““a@x.example”” is read as a@x.example"],
  ["a@x.example\u200B", "email", "a@x.example", "“a@x.example\u200B” is read as a@x.example"],
  ["TMU", "miles", undefined, "“TMU” is read as an empty cell"],
] as const)("%j as %s is %j, which is said", (text, kind, value, note) => {
  expect(read(text, kind)).toEqual({ value, note });
});

test.each(["N/A", "n/a", "-", "none", "#N/A"])("%j is no number, day or email, and says nothing", (text) => {
  for (const kind of ["amount", "day", "email", "miles", "phone"] as const)
    expect(read(text, kind)).toMatchObject({ value: undefined, told: expect.stringContaining("empty cell") });
});

test.each([
  ["perhaps", "yesNo"],
  ["1.5", "whole"],
  ["50.000", "whole"],
  ["1.234", "whole"],
  ["12.345", "amount"],
  ["12,34", "amount"],
  ["1,234,5", "amount"],
  ["1,000,00", "amount"],
  ["12,345,6.78", "amount"],
  ["$46939.721", "amount"],
  ["a lot", "amount"],
  ["1e5", "decimal"],
  ["1.234.567", "decimal"],
  ["2026-02-30", "day"],
  ["13/13/2026", "day"],
  ["Jan 2026", "day"],
  ["tomorrow", "day"],
  ["12 parsecs", "miles"],
] as const)("%j is no %s", (text, kind) => {
  expect(read(text, kind)).toEqual({ problem: expect.stringContaining("Enter") });
});

test("an amount of another currency is none, and one of the shop's is", () => {
  expect(read("€100", "amount")).toEqual({ problem: "€100 is not in USD, in which the shop bills" });
  expect(read("EUR 100", "amount")).toHaveProperty("problem");
  expect(read("€100", "amount", { currency: "EUR" })).toEqual({ value: 10_000 });
});

test.each([
  [["12,50", "100"], ","],
  [["1.234,56"], ","],
  [["1.234.567"], ","],
  [["1.234.567,8"], ","],
  [["12.50"], "."],
  [["1,234.56", "1.234,56", "7.5"], "."],
  [["1,234,567"], "."],
  [["1,234", "100"], null],
  [["1.234"], null],
] as const)("the numbers %j have %j before their decimals", (texts, sign) => {
  expect(judgeDecimals(texts)).toBe(sign);
});

test("a column with a comma before its decimals has points between thousands", () => {
  const amounts = ["12,50", "1.234", "1.234,5", "12.50", "1,234"].map((text) =>
    valueOf(text, "amount", { decimalSign: "," }),
  );

  expect(amounts).toEqual([
    1250,
    123_400,
    123_450,
    "Enter an amount such as 1,234.50",
    "Enter an amount such as 1,234.50",
  ]);
  expect(valueOf("59.724", "miles", { decimalSign: "," })).toBe(59_724);
});
