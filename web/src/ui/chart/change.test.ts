import { expect, test } from "vitest";
import { changeFrom, pointsFrom } from "./change.ts";

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

test.each([
  [0.5, 0.57, { course: "up", points: 7 }],
  [0.13, 0.11, { course: "down", points: 2 }],
  [0.951, 0.953, { course: "level", points: 0 }],
  [0, 0.05, { course: "up", points: 5 }],
])("from a share of %d to %d", (before, now, expected) => {
  expect(pointsFrom(before, now)).toEqual(expected);
});
