import { expect, test } from "vitest";
import { daysBetween, plusDays, plusMonths } from "./calendar-day.ts";

test.each([
  ["2026-01-31", 30, "2026-03-02"],
  ["2026-03-08", 1, "2026-03-09"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-01-01", -1, "2025-12-31"],
])("%s and %i days is %s", (date, days, later) => {
  expect(plusDays(date, days)).toBe(later);
  expect(daysBetween(date, later)).toBe(days);
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-11-22", 12, "2027-11-22"],
  ["2026-08-31", 6, "2027-02-28"],
])("%s and %i months is %s", (date, months, later) => {
  expect(plusMonths(date, months)).toBe(later);
});
