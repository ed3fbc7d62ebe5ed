import { expect, test } from "vitest";
import { placeMoment } from "./place-moment.ts";

test.each([
  ["America/Denver", "Fri, Nov 27, 2026, 2:30 PM MST"],
  ["America/Phoenix", "Fri, Nov 27, 2026, 2:30 PM MST"],
  ["Asia/Tokyo", "Sat, Nov 28, 2026, 6:30 AM GMT+9"],
])("a time is said by the clock of the place: %s", (timeZone, words) => {
  expect(placeMoment({ timeZone }, "2026-11-27T21:30:00Z")).toBe(words);
});
