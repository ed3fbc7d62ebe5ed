import { expect, test } from "vitest";
import { addWorkingMinutes, momentOf, workingSecondsBetween, type WorkingCalendar } from "./working-time.ts";

const workday = [["08:00", "17:00"]] as const;
const denver: WorkingCalendar = {
  timeZone: "America/Denver",
  workingHours: { 1: workday, 2: workday, 3: workday, 4: workday, 5: workday, 6: [["09:00", "13:00"]] },
  closures: ["2026-05-25"],
};

test.each([
  ["within the day", "2026-05-04T18:00:00Z", 60, "2026-05-04T19:00:00.000Z"],
  ["over night", "2026-05-04T22:30:00Z", 60, "2026-05-05T14:30:00.000Z"],
  ["from before opening", "2026-05-04T10:00:00Z", 30, "2026-05-04T14:30:00.000Z"],
  ["over Sunday", "2026-05-09T18:30:00Z", 60, "2026-05-11T14:30:00.000Z"],
  ["over a closed day", "2026-05-23T18:30:00Z", 60, "2026-05-26T14:30:00.000Z"],
  ["over the start of daylight saving", "2026-03-07T19:30:00Z", 60, "2026-03-09T14:30:00.000Z"],
  ["over the end of daylight saving", "2026-10-31T18:30:00Z", 60, "2026-11-02T15:30:00.000Z"],
])("working minutes are counted %s", (_, from, minutes, due) => {
  expect(addWorkingMinutes(denver, new Date(from), minutes)?.toISOString()).toBe(due);
});

test("Friday 16:00 to Monday 9:00 is six hours with a Saturday of four", () => {
  const seconds = workingSecondsBetween(denver, new Date("2026-05-08T22:00:00Z"), new Date("2026-05-11T15:00:00Z"));

  expect(seconds).toBe(6 * 3600);
});

test("a break in the middle of the day does not count", () => {
  const withBreak = {
    ...denver,
    workingHours: {
      1: [
        ["08:00", "12:00"],
        ["13:00", "17:00"],
      ] as const,
    },
  };

  expect(addWorkingMinutes(withBreak, new Date("2026-05-04T17:30:00Z"), 60)?.toISOString()).toBe(
    "2026-05-04T19:30:00.000Z",
  );
});

test("a facility that never opens has no due time", () => {
  expect(addWorkingMinutes({ ...denver, workingHours: {} }, new Date("2026-05-04T18:00:00Z"), 1)).toBeNull();
});

test("what was added is what lies between", () => {
  const from = new Date("2026-10-30T20:15:00Z");

  for (const minutes of [1, 59, 600, 5000]) {
    const due = addWorkingMinutes(denver, from, minutes);
    expect(workingSecondsBetween(denver, from, due ?? from)).toBe(minutes * 60);
  }
});

test.each([
  ["an ordinary time", "2026-05-04", "08:00", "2026-05-04T14:00:00.000Z"],
  ["the end of the day", "2026-05-04", "24:00", "2026-05-05T06:00:00.000Z"],
  ["a time that the clock skips is one after the gap", "2026-03-08", "02:30", "2026-03-08T09:30:00.000Z"],
  ["of a time that comes twice the first", "2026-11-01", "01:30", "2026-11-01T07:30:00.000Z"],
])("a clock time is a moment: %s", (_, date, time, moment) => {
  expect(new Date(momentOf(denver.timeZone, date, time)).toISOString()).toBe(moment);
});
