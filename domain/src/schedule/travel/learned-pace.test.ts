import { expect, test } from "vitest";
import { learnedPace } from "./learned-pace.ts";

const drives = (count: number, minutes: number, estimatedMinutes = 20) =>
  Array.from({ length: count }, () => ({ minutes, estimatedMinutes }));

test("drives that take a fifth longer than estimated are expected to do so", () => {
  expect(learnedPace(drives(30, 24))).toEqual({ pace: 1.2, drives: 30 });
});

test("nine drives say nothing yet, ten do", () => {
  expect(learnedPace(drives(9, 40))).toEqual({ pace: 1, drives: 0 });
  expect(learnedPace(drives(10, 40))).toEqual({ pace: 2, drives: 10 });
});

test("who forgot to arrive, and who said both at once, change nothing", () => {
  const odd = [...drives(3, 600), ...drives(3, 0), ...drives(5, 30, 2)];

  expect(learnedPace([...drives(20, 26), ...odd])).toEqual({ pace: 1.3, drives: 20 });
});

test("a few drives in a jam do not move the median", () => {
  expect(learnedPace([...drives(12, 22), ...drives(5, 100)]).pace).toBe(1.1);
});

test.each([
  [1, 0.5],
  [110, 3],
])("drives of %d minutes for 20 estimated count as %d at the most", (minutes, pace) => {
  expect(learnedPace(drives(15, minutes)).pace).toBe(pace);
});
