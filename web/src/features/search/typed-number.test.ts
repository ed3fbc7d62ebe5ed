import { expect, test } from "vitest";
import { typedEstimateNumbers, typedInvoiceNumbers, typedReferences } from "./typed-number.ts";

test.each([
  ["INV-1999", ["INV-1999"]],
  [" inv 01999 ", ["INV-1999"]],
  ["1999", ["INV-1999", "1999"]],
  ["E-1999", []],
  ["Camry 1999", []],
])("%j is looked for as the invoices %j", (typed, numbers) => {
  expect(typedInvoiceNumbers(typed)).toEqual(numbers);
});

test.each([
  ["check #1042", ["check #1042", "1042", "#1042", "check 1042"]],
  [" 1042 ", ["1042", "#1042", "check 1042"]],
  ["Summit", []],
  ["Camry 1999", []],
])("%j is looked for as the payments %j", (typed, references) => {
  expect(typedReferences(typed)).toEqual(references);
});

test("an estimate is found with its revision, or without it in each", () => {
  expect(typedEstimateNumbers("e-101190-r2")).toEqual(["E-101190-R2"]);
  expect(typedEstimateNumbers("E101190 R12")).toEqual(["E-101190-R12"]);
  expect(typedEstimateNumbers("101190")).toEqual(expect.arrayContaining(["E-101190-R1", "E-101190-R9"]));
  expect([typedEstimateNumbers("INV-1999"), typedEstimateNumbers("e-12"), typedEstimateNumbers("Camry")]).toEqual([
    [],
    [],
    [],
  ]);
});
