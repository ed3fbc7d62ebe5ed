import { readHours } from "@boresight/domain/schedule/read-hours";
import { expect, test } from "vitest";
import { hoursByRange, hoursText, parseHours } from "./opening-hours.ts";

const workday = [["08:00", "17:00"]] as const;

test("days with the same hours are combined, closed days left out", () => {
  const hours = { 1: workday, 2: workday, 3: workday, 4: workday, 5: workday, 6: [["09:00", "13:00"]] as const };

  expect(hoursByRange(hours)).toEqual([
    { days: "Mon–Fri", hours: "8:00 AM–5:00 PM" },
    { days: "Sat", hours: "9:00 AM–1:00 PM" },
  ]);
});

test("a day that differs splits the days around it", () => {
  expect(hoursByRange({ 1: workday, 3: workday }).map(({ days }) => days)).toEqual(["Mon", "Wed"]);
});

test.each([
  [
    "08:00–12:00, 13:00–17:00",
    [
      ["08:00", "12:00"],
      ["13:00", "17:00"],
    ],
  ],
  ["8:00-17:00", [["08:00", "17:00"]]],
  ["", []],
  ["eight", [["eight", ""]]],
])("%j is parsed as opening hours", (typed, spans) => {
  expect(parseHours(typed)).toEqual(spans);
});

test("formatted hours can be parsed again", () => {
  expect(parseHours(hoursText(workday))).toEqual(workday);
});

test("unreadable hours mean closed", () => {
  expect(readHours("always")).toEqual({});
});
