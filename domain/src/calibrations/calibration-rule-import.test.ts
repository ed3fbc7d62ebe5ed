import { expect, test } from "vitest";
import { cellOf } from "./calibration-rule-columns.ts";
import { judgeRules, type JudgedRule, type KnownRule, type RuleCatalogue } from "./calibration-rule-import.ts";
import { ruleFields, type RuleContent, type RuleField } from "./calibration-rule.ts";
import { csvLine } from "#base/csv.ts";
import { csvRows } from "#base/csv-reader.ts";

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

/** Judges the rows of a file whose columns are these fields. */
function judge(columns: string, ...lines: string[]): Promise<readonly JudgedRule[]> {
  const [, ...rows] = csvRows([columns, ...lines].join("\r\n"), { separator: "," });
  const fields = columns.split(",").filter((name): name is RuleField => ruleFields.some((field) => field === name));
  return judgeRules({ fields, rows }, catalogue);
}

test("a rule of our own file changes nothing when it comes back", async () => {
  const judged = await judge(ruleFields.join(","), csvLine(ruleFields.map((field) => cellOf(honda, field))));

  expect(judged).toEqual([{ rule: "windshield · CAL-FCAM-S · Honda CR-V 2017–2022", outcome: "skipped" }]);
});

test("rows are created, updated and skipped by what the rule is about, whatever the case", async () => {
  const judged = await judge(
    "operation,typeKey,make,model,yearFrom,yearTo,note",
    "battery disconnected,cal-frad,Kia,,,,Check",
    'Windshield,CAL-FCAM-S,HONDA,cr-v,2017,2022,"Level floor, please"',
    "windshield,CAL-FCAM-S,Honda,CR-V,2017,2023,",
  );

  expect(judged).toMatchObject([
    { outcome: "created", created: { operation: "battery", typeKey: "CAL-FRAD", make: "Kia", note: "Check" } },
    {
      outcome: "updated",
      changed: ["make", "model", "note"],
      losesVerification: true,
      updated: { id: "1", note: "Level floor, please", keepsVerification: false },
    },
    { outcome: "created" },
  ]);
});

test("what the file has no column for stays as it is", async () => {
  const judged = await judge(
    "operation,typeKey,make,model,yearFrom,yearTo,isActive",
    "windshield,CAL-FCAM-S,Honda,CR-V,2017,2022,no",
  );

  expect(judged).toMatchObject([
    {
      losesVerification: false,
      updated: { sourceUrl: honda.sourceUrl, priority: 5, isActive: false, keepsVerification: true },
    },
  ]);
});

test("another way to calibrate the same system is a change of the rule, not a second one", async () => {
  const judged = await judge(
    "operation,typeKey,make,model,yearFrom,yearTo",
    "windshield,CAL-FCAM-D,Honda,CR-V,2017,2022",
  );

  expect(judged).toMatchObject([{ outcome: "updated", updated: { typeKey: "CAL-FCAM-D" } }]);
});

test("the same rule twice in one file is wrong, and says where the first stands", async () => {
  const [, second] = await judge("operation,typeKey,make", "battery,CAL-FRAD,Kia", "battery,CAL-FRAD,kia");

  expect(second).toMatchObject({ outcome: "wrong", problems: ["The same rule is in line 2"] });
});

test.each([
  ['"wheels" is not in the list of repairs', "operation,typeKey", "wheels,CAL-FRAD"],
  ['"warpDrive" is not in the calibration catalog', "operation,typeKey", "windshield,warpDrive"],
  ["Year from must be a whole number from 1900 to 2100", "operation,typeKey,yearFrom", "windshield,CAL-FRAD,1700"],
  ["Year to must be a whole number from 1900 to 2100", "operation,typeKey,yearTo", "windshield,CAL-FRAD,soon"],
  ["Year to must not be before Year from", "operation,typeKey,yearFrom,yearTo", "windshield,CAL-FRAD,2020,2019"],
  ["A model needs its make", "operation,typeKey,model", "windshield,CAL-FRAD,CR-V"],
  ["Minutes must be a whole number from 1 to 1440", "operation,typeKey,minutes", "windshield,CAL-FRAD,0"],
  ["In use must be yes or no", "operation,typeKey,isActive", "windshield,CAL-FRAD,maybe"],
  ["Source address must begin with https://", "operation,typeKey,sourceUrl", "windshield,CAL-FRAD,javascript:alert(1)"],
  ["Choose a repair", "operation,typeKey", ",CAL-FRAD"],
  ["Note can have at most 1000 characters", "operation,typeKey,note", `windshield,CAL-FRAD,${"x".repeat(1001)}`],
])("a row is wrong: %s", async (problem, columns, row) => {
  expect(await judge(columns, row)).toMatchObject([{ outcome: "wrong", problems: [problem] }]);
});

test("HTML is text like any other", async () => {
  const judged = await judge("operation,typeKey,note", "battery,CAL-FRAD,<script>alert(1)</script>");

  expect(judged).toMatchObject([{ created: { note: "<script>alert(1)</script>" } }]);
});
