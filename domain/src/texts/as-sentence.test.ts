import { expect, test } from "vitest";
import { asSentence } from "./as-sentence.ts";

test.each([
  ["Nothing is late", "Nothing is late."],
  ["Choose again.", "Choose again."],
  ["Trying again…", "Trying again…"],
])("%s ends as a sentence", (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
