import { expect, test } from "vitest";
import { moreWords } from "./order-view-words.ts";

test.each([
  [
    { here: 0, all: { count: 1, isMore: false }, view: "Open" },
    "Nothing in Open. 1 order in All, including closed orders.",
  ],
  [{ here: 2, all: { count: 12, isMore: false }, view: "Late" }, "12 orders in All, including closed orders."],
])("a search reports matches in other views: %j", (counts, words) => {
  expect(moreWords(counts)).toBe(words);
});
