import { expect, test } from "vitest";
import { keptUntil } from "./kept-until.ts";

test.each([
  ["2026-05-04", 1, "2026-06-04"],
  ["2026-05-04", 84, "2033-05-04"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2027-12-31", 2, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-11-30", 600, "2076-11-30"],
])("what was finished on %s and is kept for %i months is kept until %s", (finishedOn, months, until) => {
  expect(keptUntil(finishedOn, months)).toBe(until);
});
