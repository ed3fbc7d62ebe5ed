import { expect, test } from "vitest";
import { equipmentOf, isOfYear, proceduresOf } from "./used-before.ts";

const attempt = (requirementSource: string, values: object = {}) => ({
  result: "passed",
  tool: "",
  target: "",
  orderCalibration: { id: requirementSource, requirementSource },
  ...values,
});

test("procedures come once each, the latest first and the rule's own last", () => {
  const attempts = [attempt("TIS 2024-11"), attempt(""), attempt(" TIS 2023-04 "), attempt("TIS 2024-11")];

  expect(proceduresOf(attempts, ["TIS 2020-01", "TIS 2024-11"])).toEqual(["TIS 2024-11", "TIS 2023-04", "TIS 2020-01"]);
  expect(proceduresOf([attempt("TIS 2020-01")], ["TIS 2020-01"])).toEqual(["TIS 2020-01"]);
  expect(proceduresOf([{ ...attempt(""), orderCalibration: null }], [])).toEqual([]);
});

test("equipment is what it passed with, and no more than a few", () => {
  const attempts = [
    attempt("", { tool: "MS909", target: "Board 5", result: "failed" }),
    attempt("", { tool: "DAS 3000", target: "Board 1" }),
    attempt("", { tool: "MS909", target: "Board 1" }),
    ...["Board 2", "Board 3", "Board 4"].map((target) => attempt("", { tool: "MS909", target })),
  ];

  expect(equipmentOf(attempts)).toEqual({
    tools: ["DAS 3000", "MS909"],
    targets: ["Board 1", "Board 2", "Board 3"],
  });
});

test("a procedure is offered for the years that it is for, and for a vehicle of unknown year", () => {
  const from2019 = { yearFrom: 2019, yearTo: null };
  const to2021 = { yearFrom: null, yearTo: 2021 };

  expect([2018, 2019, 2030, null].map((year) => isOfYear(year)(from2019))).toEqual([false, true, true, true]);
  expect([2021, 2022, null].map((year) => isOfYear(year)(to2021))).toEqual([true, false, true]);
  expect(isOfYear(2020)({})).toBe(true);
});
