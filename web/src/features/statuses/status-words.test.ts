import { expect, test } from "vitest";
import { marksOf, orderCountWords, workingTimeWords } from "./status-words.ts";

test.each([
  [45, "45 min"],
  [60, "1 h"],
  [150, "2 h 30 min"],
  [1440, "24 h"],
])("%i working minutes are formatted as %s", (minutes, words) => {
  expect(workingTimeWords(minutes)).toBe(words);
});

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
