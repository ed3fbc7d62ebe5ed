import { expect, test } from "vitest";
import { daysIn, isDay, shiftDay, shiftMonth, spanWords, weekStart, weeksOfMonth } from "./calendar-days.ts";

test.each([
  ["2026-05-04", "2026-05-04"],
  ["2026-05-10", "2026-05-04"],
  ["2026-03-01", "2026-02-23"],
])("the week of %s begins on %s", (date, monday) => {
  expect(weekStart(date)).toBe(monday);
});

test("a day later is a day later over the month's end and the clock's change", () => {
  expect([shiftDay("2026-02-28", 1), shiftDay("2026-03-08", 1), shiftDay("2026-01-01", -1)]).toEqual([
    "2026-03-01",
    "2026-03-09",
    "2025-12-31",
  ]);
});

test.each([
  ["2026-05-20", "2026-04-27", "2026-05-31"],
  ["2026-02-01", "2026-01-26", "2026-03-01"],
  ["2027-02-15", "2027-02-01", "2027-02-28"],
  ["2026-08-31", "2026-07-27", "2026-09-06"],
])("the month of %s is shown from %s to %s", (date, first, last) => {
  expect(weeksOfMonth(date)).toEqual({ first, last });
});

test("a month on is its first day, over the year's end too", () => {
  expect([shiftMonth("2026-12-31", 1), shiftMonth("2026-01-31", -1), shiftMonth("2026-05-20", 0)]).toEqual([
    "2027-01-01",
    "2025-12-01",
    "2026-05-01",
  ]);
});

test("a span holds its first and its last day", () => {
  expect(daysIn({ first: "2026-02-27", last: "2026-03-01" })).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});

test("an address that says no day is not believed", () => {
  expect(["2026-05-04", "2026-02-30", "2026-13-01", "tomorrow", undefined].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("a span is named by its day or from its first to its last", () => {
  expect(spanWords({ first: "2026-05-04", last: "2026-05-04" })).toBe("Mon, May 4, 2026");
  expect(spanWords({ first: "2026-05-04", last: "2026-05-10" })).toBe("May 4\u2009–\u200910, 2026");
});
