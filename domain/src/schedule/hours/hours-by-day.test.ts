import { expect, test } from "vitest";
import { hoursByDay, type WorkedSpan } from "./hours-by-day.ts";

const worked = (from: string, to: string, more: Partial<WorkedSpan> = {}): WorkedSpan => ({
  userId: "tom",
  kind: "work",
  timeZone: "America/Denver",
  start: Date.parse(from),
  end: Date.parse(to),
  isCorrected: false,
  ...more,
});

const minutesOf = (spans: readonly WorkedSpan[]) =>
  hoursByDay(spans).map(({ day, minutes, paidMinutes }) => [day, minutes.work, paidMinutes]);

test("the day is the one on the wall of the location, not the server's", () => {
  expect(minutesOf([worked("2026-05-05T03:00:00Z", "2026-05-05T05:00:00Z")])).toEqual([["2026-05-04", 120, 120]]);
});

test("work over midnight counts on both days", () => {
  expect(minutesOf([worked("2026-05-05T04:30:00Z", "2026-05-05T08:00:00Z")])).toEqual([
    ["2026-05-04", 90, 90],
    ["2026-05-05", 120, 120],
  ]);
});

test.each([
  ["spring, where an hour is missing", "2026-03-08T07:00:00Z", "2026-03-09T06:00:00Z", "2026-03-08", 23 * 60],
  ["autumn, where an hour comes twice", "2026-11-01T06:00:00Z", "2026-11-02T07:00:00Z", "2026-11-01", 25 * 60],
])("a whole day in %s, counts the minutes that passed", (_, from, to, day, minutes) => {
  expect(minutesOf([worked(from, to)])).toEqual([[day, minutes, minutes]]);
});

test("the hour that comes twice is counted twice, and the one that is missing never", () => {
  const repeated = worked("2026-11-01T07:30:00Z", "2026-11-01T08:30:00Z"); // 1:30 to 1:30
  const skipped = worked("2026-03-08T08:30:00Z", "2026-03-08T09:30:00Z"); // 1:30 to 3:30

  expect(minutesOf([repeated])).toEqual([["2026-11-01", 60, 60]]);
  expect(minutesOf([skipped])).toEqual([["2026-03-08", 60, 60]]);
});

test("travel and waiting are paid, breaks are not", () => {
  const spans = [
    worked("2026-05-04T14:00:00Z", "2026-05-04T14:40:00Z", { kind: "travel" }),
    worked("2026-05-04T14:40:00Z", "2026-05-04T15:00:00Z", { kind: "waiting" }),
    worked("2026-05-04T15:00:00Z", "2026-05-04T17:00:00Z"),
    worked("2026-05-04T17:00:00Z", "2026-05-04T17:30:00Z", { kind: "break" }),
  ];

  expect(hoursByDay(spans)).toMatchObject([
    { minutes: { work: 120, travel: 40, waiting: 20, break: 30 }, paidMinutes: 180 },
  ]);
});

test("technicians of places with different clocks have days of their own", () => {
  const late = { start: Date.parse("2026-05-05T05:30:00Z"), end: Date.parse("2026-05-05T06:30:00Z") };
  const spans = [
    worked("", "", { ...late }),
    worked("", "", { ...late, userId: "tess", timeZone: "America/New_York" }),
  ];

  expect(hoursByDay(spans).map(({ userId, day, paidMinutes }) => [userId, day, paidMinutes])).toEqual([
    ["tom", "2026-05-04", 30],
    ["tess", "2026-05-05", 60],
    ["tom", "2026-05-05", 30],
  ]);
});
