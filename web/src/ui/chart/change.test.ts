import { expect, test } from "vitest";
import { changeFrom } from "./change.ts";

test.each([
  [100, 126, { course: "up", percent: 26 }],
  [142, 109, { course: "down", percent: 23 }],
  [8, 8, { course: "level", percent: 0 }],
  [23.28, 23.32, { course: "level", percent: 0 }],
  [0, 0, { course: "level", percent: 0 }],
  [0, 5, { course: "up", percent: null }],
])("from %d to %d", (before, now, expected) => {
  const change = changeFrom(before, now);

  expect(change).toEqual(expected);
});
