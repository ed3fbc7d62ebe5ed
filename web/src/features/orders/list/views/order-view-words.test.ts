import { expect, test } from "vitest";
import { moreWords } from "./order-view-words.ts";

// Defect O5.
test.each([
  [{ here: 0, all: "1", view: "Open" }, "Nothing in Open. 1 order in All, closed ones included."],
  [{ here: 2, all: "12", view: "Late" }, "12 orders in All, closed ones included."],
])("a search reports matches in other views: %j", (counts, words) => {
  expect(moreWords(counts)).toBe(words);
});
