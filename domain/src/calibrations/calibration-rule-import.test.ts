import { expect, test } from "vitest";
import { cellOf, headerOf } from "./calibration-rule-columns.ts";
import { importLimits, planImport, type KnownRule, type RuleCatalogue } from "./calibration-rule-import.ts";
import { ruleFields, type RuleContent } from "./calibration-rule.ts";
import { csvLine } from "#base/csv.ts";

const blank: RuleContent = {
  operation: "windshield",
  typeKey: "CAL-FCAM-S",
  make: null,
  model: null,
  yearFrom: null,
  yearTo: null,
  trimPattern: null,
  method: "static",
  minutes: null,
  prerequisites: "",
  note: "",
  sourceTitle: "",
  sourceUrl: null,
  priority: 0,
  isActive: true,
};
const honda: KnownRule = {
  ...blank,
  id: "1",
  make: "Honda",
  model: "CR-V",
  yearFrom: 2017,
  yearTo: 2022,
  note: '=SUM("a")',
  sourceUrl: "https://honda.example/position",
  priority: 5,
  isVerified: true,
};
const catalogue: RuleCatalogue = {
  operations: [
    { key: "windshield", name: "Windshield, camera or camera bracket removed or replaced" },
    { key: "battery", name: "Battery disconnected" },
  ],
  types: [
    { key: "CAL-FCAM-S", name: "Front camera calibration – static" },
    { key: "CAL-FCAM-D", name: "Front camera calibration – dynamic" },
    { key: "CAL-FRAD", name: "Front radar (adaptive cruise) calibration" },
  ],
  rules: [honda],
};
const plan = (...lines: string[]) => planImport(lines.join("\r\n"), catalogue);
const judged = async (header: string, row: string) => (await plan(header, row)).rows[0];

test("a file of our own changes nothing when it comes back", async () => {
  const file = csvLine(ruleFields.map(headerOf)) + csvLine(ruleFields.map((field) => cellOf(honda, field)));

  const { rows, created, updated, ignored } = await planImport(file, catalogue);

  expect(rows).toMatchObject([{ line: 2, outcome: "skipped", reasons: ["Nothing changes"] }]);
  expect([created, updated, ignored]).toEqual([[], [], []]);
});

test("rows are created, updated and skipped by what the rule is about, whatever the case", async () => {
  const { rows, created, updated } = await plan(
    "REPAIR,system,Make,Model,year_from,Year To,Note",
    "battery disconnected,cal-frad,Kia,,,,Check",
    'Windshield,CAL-FCAM-S,HONDA,cr-v,2017,2022,"Level floor, please"',
    "windshield,CAL-FCAM-S,Honda,CR-V,2017,2023,",
  );

  expect(rows.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
    ["created"],
    ["updated", "Changes: Make, Model, Note", "No longer verified"],
    ["created"],
  ]);
  expect(created).toMatchObject([{ operation: "battery", typeKey: "CAL-FRAD", make: "Kia", note: "Check" }, {}]);
  expect(updated).toMatchObject([{ id: "1", note: "Level floor, please", keepsVerification: false }]);
});

test("what the file has no column for stays as it is", async () => {
  const { updated } = await plan(
    "Operation,Calibration,Make,Model,Year from,Year to,In use",
    "windshield,CAL-FCAM-S,Honda,CR-V,2017,2022,no",
  );

  expect(updated).toEqual([expect.objectContaining({ sourceUrl: honda.sourceUrl, priority: 5, isActive: false })]);
  expect(updated[0]?.keepsVerification).toBe(true);
});

test("another way to calibrate the same system is a change of the rule, not a second one", async () => {
  const { rows, updated } = await plan(
    "Operation,Calibration,Make,Model,Year from,Year to",
    "windshield,CAL-FCAM-D,Honda,CR-V,2017,2022",
  );

  expect(rows[0]?.outcome).toBe("updated");
  expect(updated[0]?.typeKey).toBe("CAL-FCAM-D");
});

test("the same rule twice in one file is wrong, and says where the first stands", async () => {
  const { rows } = await plan("Operation,Calibration,Make", "battery,CAL-FRAD,Kia", "battery,CAL-FRAD,kia");

  expect(rows[1]).toMatchObject({ line: 3, outcome: "wrong", reasons: ["The same rule is in line 2"] });
});

test.each([
  ['"wheels" is not in the list of repairs', "Operation,Calibration", "wheels,CAL-FRAD"],
  ['"warpDrive" is not in the calibration catalog', "Operation,System", "windshield,warpDrive"],
  ["Year from must be a whole number from 1900 to 2100", "Operation,Calibration,Year from", "windshield,CAL-FRAD,1700"],
  ["Year to must be a whole number from 1900 to 2100", "Operation,Calibration,Year to", "windshield,CAL-FRAD,soon"],
  ["Year to must not be before Year from", "Operation,Calibration,Year from,Year to", "windshield,CAL-FRAD,2020,2019"],
  ["A model needs its make", "Operation,Calibration,Model", "windshield,CAL-FRAD,CR-V"],
  ["Minutes must be a whole number from 1 to 1440", "Operation,Calibration,Minutes", "windshield,CAL-FRAD,0"],
  ["In use must be yes or no", "Operation,Calibration,In use", "windshield,CAL-FRAD,maybe"],
  [
    "Source address must begin with https://",
    "Operation,Calibration,Source address",
    "windshield,CAL-FRAD,javascript:alert(1)",
  ],
  ["Choose a repair", "Operation,Calibration", ",CAL-FRAD"],
  ["The row has more cells than there are columns", "Operation,Calibration", "windshield,CAL-FRAD,more"],
  ["Note can have at most 1000 characters", "Operation,Calibration,Note", `windshield,CAL-FRAD,${"x".repeat(1001)}`],
])("a row is wrong: %s", async (reason, header, row) => {
  expect(await judged(header, row)).toMatchObject({ line: 2, outcome: "wrong", reasons: [reason] });
});

test("HTML is text like any other", async () => {
  const { created } = await plan("Operation,Calibration,Note", "battery,CAL-FRAD,<script>alert(1)</script>");

  expect(created[0]?.note).toBe("<script>alert(1)</script>");
});

test("columns that stand for nothing are named", async () => {
  const { columns, ignored } = await plan("Operation,Colour,Calibration,Verified by", "battery,red,CAL-FRAD,Ada");

  expect([columns, ignored]).toEqual([
    ["Operation", "Calibration"],
    ["Colour", "Verified by"],
  ]);
});

test.each([
  ["The file has no rows below its headers", ""],
  ["The file has no rows below its headers", "Operation,Calibration\r\n"],
  ['The file has no column "Operation"', "Make,Calibration\r\nKia,CAL-FRAD"],
  ['The file has no column "Calibration"', "Operation,Make\r\nbattery,Kia"],
  ['The file has the column "Calibration" twice', "Operation,Calibration,System\r\nbattery,CAL-FRAD,x"],
  ["A quotation mark in the file is never closed", 'Operation,Calibration\r\nbattery,"CAL-FRAD'],
  ["The file is not UTF-8: save it as CSV UTF-8", "Operation,Calibration,Note\r\nbattery,CAL-FRAD,caf\uFFFD"],
  [
    "The file has 100,000 rows. Import at most 10,000 at once.",
    `Operation,Calibration\r\n${"a,b\r\n".repeat(100_000)}`,
  ],
  ["The file is larger than 5 MB: split it", "x".repeat(importLimits.characters + 1)],
])("no file of rules: %s", async (message, text) => {
  await expect(planImport(text, catalogue)).rejects.toThrow(message);
});
