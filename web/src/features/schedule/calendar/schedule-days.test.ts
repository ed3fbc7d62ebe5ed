import { expect, test } from "vitest";
import { closedWeekdays, drawnHours, momentsOfDays, shownDays } from "./schedule-days.ts";

const workday = [["08:00", "17:00"]] as const;
const hours = { 1: workday, 2: workday, 3: workday, 4: workday, 5: workday, 6: [["09:00", "13:30"]] as const };

test("the day on which the clock is put forward has 23 hours", () => {
  expect(momentsOfDays("America/Denver", shownDays("day", "2026-03-08"))).toEqual({
    from: "2026-03-08T07:00:00.000Z",
    to: "2026-03-09T06:00:00.000Z",
  });
});

test("Sunday is hidden when it is always closed, and the opening hours have a margin of one hour", () => {
  expect(closedWeekdays(hours)).toEqual([0]);
  expect(drawnHours(hours)).toEqual({ from: "07:00", to: "18:00" });
  expect(closedWeekdays({})).toEqual([]);
});

test("a list covers seven days from the selected one", () => {
  expect(shownDays("list", "2026-05-06")).toEqual({ first: "2026-05-06", last: "2026-05-12" });
});
