import { expect, test } from "vitest";
import { formatHours } from "./hours.ts";

test.each([
  [0.5, "30 min"],
  [23.316, "23.3 h"],
  [75, "3.1 days"],
])("%f hours are formatted as %s", (hours, words) => {
  const read = formatHours(hours);

  expect(read).toBe(words);
});
