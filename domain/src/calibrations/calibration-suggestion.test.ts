import { expect, test } from "vitest";
import { suggestCalibrations, type CalibrationRule } from "./calibration-suggestion.ts";

let counter = 0;
const rule = (values: Partial<CalibrationRule> = {}): CalibrationRule => ({
  id: String(++counter).padStart(4, "0"),
  version: 1,
  operation: "windshield",
  typeKey: "CAL-FCAM-S",
  typeName: "Front camera calibration – static",
  method: "static",
  minutes: 75,
  make: null,
  model: null,
  yearFrom: null,
  yearTo: null,
  trimPattern: null,
  prerequisites: "",
  note: "",
  sourceTitle: "",
  sourceUrl: null,
  isVerified: false,
  priority: 0,
  ...values,
});

const accord = { make: "honda", model: "Accord", year: 2021, trim: "Sport 2.0T", operations: ["windshield"] };
const typesOf = (rules: readonly CalibrationRule[], vehicle = accord) =>
  suggestCalibrations(rules, vehicle).map((suggestion) => suggestion.rule.typeKey);

test("nothing repaired, nothing suggested", () => {
  expect(typesOf([rule()], { ...accord, operations: [] })).toEqual([]);
});

test.each<[string, Partial<CalibrationRule>]>([
  ["the make", { make: "Honda" }],
  ["the model", { make: "Honda", model: "Accord" }],
  ["the years", { make: "Honda", yearFrom: 2018, yearTo: 2022 }],
  ["the trim", { make: "Honda", trimPattern: "sport" }],
])("a rule that names %s beats one for any vehicle", (_part, values) => {
  const specific = rule({ ...values, typeKey: "CAL-FCAM-SD" });

  expect(typesOf([rule(), specific])).toEqual(["CAL-FCAM-SD"]);
});

test.each<[string, Partial<CalibrationRule>]>([
  ["another make", { make: "Ford" }],
  ["another model", { make: "Honda", model: "Civic" }],
  ["earlier years", { yearTo: 2020 }],
  ["later years", { yearFrom: 2022 }],
  ["another trim", { trimPattern: "Touring" }],
])("a rule for %s suggests nothing", (_part, values) => {
  expect(typesOf([rule(values)])).toEqual([]);
});

test("a vehicle of an unknown year gets no rule that depends on it", () => {
  expect(
    suggestCalibrations([rule({ yearFrom: 2000 })], { ...accord, year: null }).map(({ system }) => system),
  ).toEqual([]);
});

test("of equally specific rules the checked one wins, then the one with the higher priority", () => {
  const [plain, checked, preferred] = [
    rule({ note: "plain" }),
    rule({ note: "checked", isVerified: true }),
    rule({ note: "preferred", priority: 5 }),
  ];

  const [first] = suggestCalibrations([plain, preferred, checked], accord);
  const [second] = suggestCalibrations([plain, preferred], accord);

  expect([first?.rule.note, second?.rule.note]).toEqual(["checked", "preferred"]);
});

test("a system that two repairs call for is suggested once, with both as its reasons", () => {
  const rules = [rule(), rule({ operation: "battery" }), rule({ operation: "headlamp", typeKey: "CAL-AFS" })];

  const suggestions = suggestCalibrations(rules, { ...accord, operations: ["headlamp", "battery", "windshield"] });

  expect(suggestions.map(({ system, operations }) => [system, operations])).toEqual([
    ["frontCamera", ["battery", "windshield"]],
    ["headlamps", ["headlamp"]],
  ]);
});
