import { expect, test } from "vitest";
import { marksOf, orderCountWords } from "./status-words.ts";

test.each([
  [0, "No orders"],
  [1, "1 order"],
  [12_000, "12,000 orders"],
])("%i orders are formatted as %s", (count, words) => {
  expect(orderCountWords(count)).toBe(words);
});

test("the traits of a status are summarised in one line", () => {
  const status = { isInitial: true, isTerminal: false, isHold: false, isActive: true, slaMinutes: 60 };

  expect(marksOf(status)).toBe("Starting status · Late after 1 h");
  expect(marksOf({ ...status, isInitial: false, isActive: false, slaMinutes: null })).toBe("Inactive");
});
