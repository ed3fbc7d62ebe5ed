import { expect, test } from "vitest";
import { sentenceIn } from "./sentence-in.ts";
import { textIn } from "./text-in.ts";

test("a sentence of the catalogue is said in the other language", () => {
  expect(sentenceIn("fr", "Not found")).toBe(textIn("fr", "errors.not-found"));
});

test("in English every sentence stays as it is", () => {
  expect(sentenceIn("en", "Not found")).toBe("Not found");
});

test("what a sentence was filled with is filled in again, and names that are texts are said too", () => {
  expect(sentenceIn("fr", '"Four sides" needs 1 more file')).toBe(
    textIn("fr", "tasks.needsMoreFiles", { count: 1, file: textIn("fr", "defaults.fileFourSides") }),
  );
  expect(sentenceIn("ar", '"Roof rack" needs 12 more files')).toBe(
    textIn("ar", "tasks.needsMoreFiles", { count: 12, file: "Roof rack" }),
  );
  expect(sentenceIn("ar", "Odometer is not a valid id")).toBe(
    textIn("ar", "base.labelIsNotAValidId", { label: textIn("ar", "vehicles.odometer") }),
  );
});

test("several sentences in a row are said one by one, and what no catalogue has stays", () => {
  const slotTaken = textIn("fr", "errors.slot-taken");

  expect(sentenceIn("fr", "Someone else just took this time. Choose another.")).toBe(slotTaken);
  expect(sentenceIn("fr", "Not found. Wipers on. Not found")).toBe(
    `${textIn("fr", "errors.not-found")}. Wipers on. ${textIn("fr", "errors.not-found")}`,
  );
});
