import { expect, test } from "vitest";
import { answerIn, inWords, inWordsOfJson } from "./in-words.ts";
import { textIn } from "./text-in.ts";
import { inOne, labelStarting, labelWithin, packed, type Travelling } from "./travelling-text.ts";

const travelling = (key: string, params: Travelling["params"] = {}) => packed({ key, params });

test("a text is said in the language of its reader", () => {
  const notFound = travelling("errors.not-found");

  expect(inWords("en", notFound)).toBe("Not found");
  expect(inWords("fr", notFound)).toBe(textIn("fr", "errors.not-found"));
  expect(inWords("ar", notFound)).toBe(textIn("ar", "errors.not-found"));
});

test("what fills a text may be a text, a built-in name, a number, or words that stay as they were typed", () => {
  const odometer = travelling("base.labelIsNotAValidId", { label: travelling("vehicles.odometer") });
  const builtIn = travelling("tasks.needsMoreFiles", { count: 1, file: "Four sides" });
  const own = travelling("tasks.needsMoreFiles", { count: 12, file: "Roof rack" });

  expect(inWords("ar", odometer)).toBe(
    textIn("ar", "base.labelIsNotAValidId", { label: textIn("ar", "vehicles.odometer") }),
  );
  expect(inWords("fr", builtIn)).toBe(
    textIn("fr", "tasks.needsMoreFiles", { count: 1, file: textIn("fr", "defaults.fileFourSides") }),
  );
  expect(inWords("ar", own)).toBe(textIn("ar", "tasks.needsMoreFiles", { count: 12, file: "Roof rack" }));
  expect(inWords("en", own)).toBe('"Roof rack" needs 12 more files');
});

test("several texts in a row are said one by one, with what stands between them", () => {
  const notFound = travelling("errors.not-found");

  expect(inWords("en", inOne([notFound, travelling("orders.orderNotFound")]))).toBe(
    `Not found. ${textIn("en", "orders.orderNotFound")}`,
  );
  expect(inWords("en", inOne([travelling("orders.noInternalNotesYet"), notFound]))).toBe(
    "No internal notes yet. The customer never sees them. Not found",
  );
  expect(inWords("fr", `INV-1: ${notFound}!`)).toBe(`INV-1: ${textIn("fr", "errors.not-found")}!`);
});

test.each([
  ["HTML", '<b onclick="x()">Lift & bay</b>'],
  ["braces and placeholders", "{{name}} }} {{count, number}} $& $1"],
  ["quotation marks, backslashes and line breaks", 'a "b" \\ c\n\td'],
  ["what looks like JSON", '",{"key":"errors.unexpected"}]'],
])("%s in a parameter comes out as it went in", (_what, file) => {
  const needs = travelling("tasks.needsMoreFiles", { count: 12, file });

  expect(inWords("en", needs)).toBe(`"${file}" needs 12 more files`);
  expect(JSON.parse(inWordsOfJson("en", JSON.stringify({ at: [needs] })))).toEqual({
    at: [`"${file}" needs 12 more files`],
  });
});

test("English lowers the label within a sentence and raises the noun that begins one; others keep them", () => {
  const make = travelling("base.make");
  const said = (label: string) => travelling("base.enterTheLabel", { label });

  expect(inWords("en", said(labelWithin(make)))).toBe("Enter the make");
  expect(inWords("fr", said(labelWithin(make)))).toBe(
    textIn("fr", "base.enterTheLabel", { label: textIn("fr", "base.make") }),
  );
  expect(inWords("en", labelStarting(travelling("orders.nounFuel")))).toBe("Fuel");
  expect([labelWithin("The reason"), labelWithin("PO number"), labelStarting("fuel")]).toEqual([
    "reason",
    "PO number",
    "Fuel",
  ]);
});

test("a key that no catalogue has stays as it is", () => {
  expect(inWords("fr", travelling("orders.gone"))).toBe("orders.gone");
});

// The characters of the marks, as a stranger may send them.
test.each([
  "\uFDD0nothing",
  "\uFDD0nothing\uFDD1",
  '\uFDD0["errors.not-found",{}]\uFDD1',
  '\uFDD0["errors.not-found",null]\uFDD1',
  '\uFDD0["__proto__.toString",{}]\uFDD1',
  "\uFDD1\uFDD1\uFDD0",
])("what people typed is never taken for a text, and ends none: %j", (typed) => {
  expect(inWords("fr", typed)).toBe(typed);
  expect(answerIn("fr", { body: typed, message: travelling("errors.not-found") })).toEqual({
    body: typed,
    message: textIn("fr", "errors.not-found"),
  });
  expect(inWords("en", travelling("tasks.needsMoreFiles", { count: 12, file: typed }))).toBe(
    `"${typed}" needs 12 more files`,
  );
});

test("an answer without texts is returned untouched, one with them is a copy in words", () => {
  const plain = { at: new Date(0), rows: [1] };

  expect(answerIn("fr", plain)).toBe(plain);
  expect(answerIn("en", { rows: [travelling("errors.not-found")] })).toEqual({ rows: ["Not found"] });
});
