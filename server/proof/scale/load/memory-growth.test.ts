import { expect, test } from "vitest";
import { memoryGrowth, type Sample } from "./memory-growth.ts";

const everyMinute = (megabytes: (minutes: number) => number): Sample[] =>
  Array.from({ length: 30 }, (_, minutes) => ({ minutes, megabytes: megabytes(minutes) }));
/** Up and down by up to three megabytes, without a trend. */
const waves = (minutes: number) => 3 * Math.sin(minutes * 1.7);

test("memory that goes up and down does not grow", () => {
  const growth = memoryGrowth(everyMinute((minutes) => 110 + waves(minutes)));

  expect(growth.isGrowing).toBe(false);
});

test("a leak shows through the ups and downs", () => {
  const growth = memoryGrowth(everyMinute((minutes) => 110 + waves(minutes) + minutes / 4));

  expect(growth.isGrowing).toBe(true);
  expect(Math.abs(growth.hourly - 15)).toBeLessThan(2);
});

test("one peak is no growth", () => {
  const growth = memoryGrowth(everyMinute((minutes) => (minutes > 25 ? 160 : 110)));

  expect(growth).toEqual({ hourly: 0, isGrowing: false });
});

test("a short run is not judged by less than samples differ", () => {
  const growth = memoryGrowth([0, 1, 2].map((minutes) => ({ minutes, megabytes: 110 + minutes / 2 })));

  expect(growth.isGrowing).toBe(false);
});

test("no sample says nothing", () => {
  expect(memoryGrowth([])).toEqual({ hourly: 0, isGrowing: false });
});
