import { expect, test } from "vitest";
import { firstTime } from "./first-time.ts";

const usual = [
  ["07:30", "12:00"],
  ["13:00", "17:00"],
] as const;
const place = {
  timeZone: "America/Denver",
  workingHours: { "1": usual, "2": usual, "3": usual, "4": usual, "5": usual },
  closures: ["2026-05-05"],
};
const at = (written: string) => new Date(`${written}-06:00`);

test.each([
  ["in the morning, when it opens", "2026-05-04", "2026-05-04T06:10", "2026-05-04 07:30"],
  ["later, the next half hour", "2026-05-04", "2026-05-04T09:10", "2026-05-04 09:30"],
  ["at noon, after the break", "2026-05-04", "2026-05-04T12:05", "2026-05-04 13:00"],
  ["in the evening, after the closed day", "2026-05-04", "2026-05-04T18:59", "2026-05-06 07:30"],
  ["for a day to come, when it opens", "2026-05-07", "2026-05-04T18:59", "2026-05-07 07:30"],
  ["for a Saturday, on Monday", "2026-05-09", "2026-05-04T18:59", "2026-05-11 07:30"],
])("a time is proposed %s", (_name, date, now, expected) => {
  const { date: day, time } = firstTime(place, date, at(now));

  expect(`${day} ${time}`).toBe(expected);
});

test("a location without hours proposes the day that was asked for", () => {
  expect(firstTime({ ...place, workingHours: {} }, "2026-05-04", at("2026-05-04T09:10"))).toEqual({
    date: "2026-05-04",
    time: "08:00",
  });
});
