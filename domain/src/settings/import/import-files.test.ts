import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { csvLine, readCsv, separatorOf } from "#base/csv.ts";
import { headerOf } from "#calibrations/calibration-rule-columns.ts";
import { ruleFields } from "#calibrations/calibration-rule.ts";
import { columnsToRemember, foldedHeader, guessColumns, missingColumns, requireColumns } from "./import-columns.ts";
import { readCell } from "./import-field.ts";
import { importFields } from "./import-fields.ts";
import { importKinds, importLimits } from "./import-kinds.ts";
import { readImportFile } from "./read-import-file.ts";

test.each([
  ["a,b\n1,2", ","],
  ["a;b\n1;2", ";"],
  ["a\tb\n1\t2", "\t"],
  ['"a,b,c";d\n1;2', ";"],
  ["alone\n1", ","],
])("%j is separated by %j", (text, separator) => {
  expect(separatorOf(text)).toBe(separator);
});

test("what one separator writes, it reads again", () => {
  assert(
    property(array(array(string({ unit: "grapheme" }), { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      const kept = rows.filter((cells) => cells.some((cell) => cell.trim() !== ""));
      expect(readCsv(rows.map(csvLine).join(""))?.map(({ cells }) => cells)).toEqual(kept);
    }),
  );
});

test("no more is read than an import may have", () => {
  const rows = readCsv("a,b,c\n".repeat(50), { mostRows: 3, mostCells: 2 });

  expect(rows).toHaveLength(3);
  expect(rows?.[0]?.cells).toEqual(["a", "b"]);
});

const fileOf = (rows: number) => `a,b\n${"1,2\n".repeat(rows)}`;

test("a file of the most rows is read, one more is refused", () => {
  expect(readImportFile(fileOf(importLimits.rows)).rows).toHaveLength(importLimits.rows);
  expect(() => readImportFile(fileOf(importLimits.rows + 1))).toThrow("more than 10,000 rows");
});

test("a file of more than 10 MB is refused", () => {
  expect(() => readImportFile("x".repeat(importLimits.bytes + 1))).toThrow("larger than 10 MB");
});

test("no header means two fields of a kind", () => {
  for (const kind of importKinds) {
    const names = importFields[kind].flatMap(({ key, label, names: others = [] }) => [
      ...new Set([key, label, ...others].map(foldedHeader)),
    ]);
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
      kind,
    ).toEqual([]);
  }
});

test("columns are guessed by headers and by what was chosen before, a field once", () => {
  const fields = importFields.customers;

  expect(guessColumns(["COMPANY name", "E_Mail", "Fax", "Email"], fields)).toEqual([
    "companyName",
    "email",
    null,
    null,
  ]);
  expect(guessColumns(["Firma", "Email"], fields, { firma: "companyName", email: null })).toEqual([
    "companyName",
    null,
  ]);
  expect(guessColumns(["Firma"], fields, { firma: "somethingElse" })).toEqual([null]);
});

test("the columns of exported calibration rules are known, also by their other names", () => {
  const fields = importFields.calibrationRules;

  expect(guessColumns(ruleFields.map(headerOf), fields)).toEqual(ruleFields);
  expect(guessColumns(["REPAIR", "system", "from_year", "To Year", "Trim pattern"], fields)).toEqual([
    "operation",
    "typeKey",
    "yearFrom",
    "yearTo",
    "trimPattern",
  ]);
  expect(guessColumns(["Repair operation", "Line item type", "Notes", "Source title"], fields)).toEqual([
    "operation",
    "typeKey",
    "note",
    "sourceTitle",
  ]);
  expect(guessColumns(["Source URL", "Active", "Colour", "Verified by"], fields)).toEqual([
    "sourceUrl",
    "isActive",
    null,
    null,
  ]);
});

test("what is chosen is remembered by its header, and what is left out too", () => {
  expect(columnsToRemember(["Firma ", "", "Fax"], ["companyName", null, null])).toEqual({
    firma: "companyName",
    fax: null,
  });
});

test("columns that do not fit are refused, and groups of needed ones are named", () => {
  const fields = importFields.customers;

  expect(() => requireColumns({ headers: ["a"], columns: [], fields })).toThrow();
  expect(() => requireColumns({ headers: ["a"], columns: ["nonsense"], fields })).toThrow();
  expect(() => requireColumns({ headers: ["a", "b"], columns: ["email", "email"], fields })).toThrow(
    "Two columns are Email",
  );
  expect(missingColumns(["email"], fields)).toEqual([["Company", "Last name"]]);
  expect(missingColumns(["lastName"], fields)).toEqual([]);
});

test.each([
  ["yes", "yesNo", true],
  ["N", "yesNo", false],
  ["1,234", "whole", 1234],
  ["$1,234.5", "amount", 123_450],
  ["90%", "percent", 9000],
  ["90", "percent", 9000],
  ["-104.9", "decimal", -104.9],
  ["2026-05-04", "day", "2026-05-04"],
  ["5/4/2026", "day", "2026-05-04"],
  ["fleet; west,", "list", ["fleet", "west"]],
] as const)("%j as %s is %j", (text, cell, value) => {
  expect(readCell(text, cell)).toEqual({ value });
});

test.each([
  ["perhaps", "yesNo"],
  ["1.5", "whole"],
  ["12.345", "amount"],
  ["a lot", "amount"],
  ["1e5", "decimal"],
  ["2026-02-30", "day"],
  ["13/1/2026", "day"],
] as const)("%j is no %s", (text, cell) => {
  expect(readCell(text, cell)).toEqual({ problem: expect.stringContaining("Enter") });
});
