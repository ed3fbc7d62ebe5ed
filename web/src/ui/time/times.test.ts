import { expect, test } from "vitest";
import { formatDay, formatDuration, formatMonth, formatRelative, formatShortDay } from "./times.ts";

const now = new Date("2026-11-21T12:00:00Z");

// On a Saturday, Monday is not tomorrow.
test.each([
  ["2026-11-21T11:59:30Z", "just now"],
  ["2026-11-21T11:55:00Z", "5 min ago"],
  ["2026-11-21T14:00:00Z", "in 2 h"],
  ["2026-11-21T00:30:00Z", "11 h ago"],
  ["2026-11-20T23:30:00Z", "yesterday"],
  ["2026-11-22T00:10:00Z", "tomorrow"],
  ["2026-11-23T09:34:00Z", "Mon 9:34 AM"],
  ["2026-11-18T09:34:00Z", "3 days ago"],
  ["2026-12-01T09:34:00Z", "Dec 1, 2026"],
  ["2026-06-01T12:00:00Z", "Jun 1, 2026"],
])("%s is read as %s", (moment, words) => {
  const read = formatRelative(moment, now, "UTC");

  expect(read).toBe(words);
});

test.each([
  ["America/Denver", "tomorrow"],
  ["Asia/Tokyo", "Mon 5:00 AM"],
])("the days are those of %s", (timeZone, words) => {
  const read = formatRelative("2026-11-22T20:00:00Z", now, timeZone);

  expect(read).toBe(words);
});

test.each([
  [20_000, "1 min"],
  [59 * 60_000, "59 min"],
  [26 * 3_600_000, "26 h"],
  [50 * 3_600_000, "2 d"],
])("%i milliseconds are %s", (milliseconds, words) => {
  const read = formatDuration(milliseconds);

  expect(read).toBe(words);
});

test("a calendar day does not move with the reader's clock", () => {
  const read = formatDay("2026-03-01");

  expect(read).toBe("Mar 1, 2026");
});

test("an axis names days and months in short", () => {
  const labels = [formatShortDay("2026-11-01"), formatMonth("2026-06")];

  expect(labels).toEqual(["Nov 1", "Jun"]);
});
