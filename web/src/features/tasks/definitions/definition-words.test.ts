import { expect, test } from "vitest";
import { conditionOf, countOf, typesOf, wordsForUse } from "./definition-words.ts";

test.each([
  [null, "Not used yet"],
  [{ openOrders: 0, totalOrders: 0 }, "Not used yet"],
  [{ openOrders: 1, totalOrders: 9 }, "1 open order"],
  [{ openOrders: 2, totalOrders: 9 }, "2 open orders"],
  [{ openOrders: 0, totalOrders: 9 }, "9 past orders"],
])("the use of a definition: %j reads %s", (use, words) => {
  expect(wordsForUse(use)).toBe(words);
});

test.each([
  [{ allowMultiple: false, minCount: 1, required: true }, "1 file"],
  [{ allowMultiple: true, minCount: 4, required: true }, "4 or more files"],
  [{ allowMultiple: true, minCount: 4, required: false }, "Multiple files"],
])("the number of files in a slot: %j reads %s", (slot, words) => {
  expect(countOf(slot)).toBe(words);
});

test("file types are shown as words", () => {
  expect(typesOf({ allowedFileTypes: ["image/jpeg", "application/pdf"] })).toBe("Photos (JPEG) or PDF");
});

test("a condition is a sentence, no condition is null", () => {
  expect(conditionOf({ intakeMethod: ["tow"] })).toBe("When transport is tow");
  expect([conditionOf(null), conditionOf({})]).toEqual([null, null]);
});
