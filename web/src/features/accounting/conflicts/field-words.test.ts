import { expect, test } from "vitest";
import { fieldWord, valueWords } from "./field-words.ts";

test.each([
  ["TotalAmt", 35_363, "$353.63"],
  ["DisplayName", "Alpine", "Alpine"],
  ["Active", false, "No"],
  ["PrimaryPhone", { FreeFormNumber: "303" }, "303"],
  ["BillAddr", { Line1: "1 Main", City: "Denver", Line2: "" }, "1 Main, Denver"],
  ["Line", [{ Amount: 100, Description: "Camera" }, { Amount: 200 }], "$1.00, Camera; $2.00"],
  ["Notes", null, "–"],
  ["BillAddr", {}, "–"],
])("%s %j reads %s", (name, value, words) => {
  expect(valueWords(name, value)).toBe(words);
});

test("a field without a word of its own keeps its name", () => {
  expect([fieldWord("PrimaryEmailAddr"), fieldWord("ClassRef")]).toEqual(["Email", "ClassRef"]);
});
