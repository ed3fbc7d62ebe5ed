import { expect, test } from "vitest";
import { formatWorkingTime } from "./working-time.ts";

test.each([
  [45, "45 min"],
  [60, "1 h"],
  [150, "2 h 30 min"],
  [1440, "24 h"],
])("%i working minutes are formatted as %s", (minutes, words) => {
  expect(formatWorkingTime(minutes)).toBe(words);
});
