import { describe, expect, test } from "vitest";
import { workingDayAt } from "./working-day.ts";

const at = (time: string, date = "2026-05-04") => Date.parse(`${date}T${time}:00Z`); // A Monday.
const span = (start: string, end: string) => ({ start: at(start), end: at(end) });
const everyDay = (...hours: [string, string][]) => Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, hours]));
const calendar = { timeZone: "UTC", workingHours: everyDay(["08:00", "17:00"]), closures: [] };
const shifts = everyDay(["08:00", "12:00"], ["12:30", "16:00"]);

describe("a working day", () => {
  test("is as long as the shift, with its breaks", () => {
    const technician = { shifts, absences: [] };

    expect(workingDayAt({ calendar, technician }, at("10:00"), [])).toEqual({
      breaks: [span("12:00", "12:30")],
      end: at("16:00"),
    });
  });

  test.each([
    ["nobody is named", null],
    ["they have no hours of their own", { shifts: null, absences: [] }],
  ])("is as long as the facility is open where %s", (_, technician) => {
    expect(workingDayAt({ calendar, technician }, at("10:00"), [])).toEqual({ breaks: [], end: at("17:00") });
  });

  test("has a break while somebody is absent, and what they had agreed to do changes nothing of that", () => {
    const technician = { shifts: null, absences: [span("13:00", "14:00")] };

    expect(workingDayAt({ calendar, technician }, at("10:00"), [span("13:00", "15:00")]).breaks).toEqual([
      span("13:00", "14:00"),
    ]);
  });

  test("has no break in which work is agreed, and ends with what is agreed to be done later", () => {
    const technician = { shifts, absences: [] };
    const agreed = [
      span("11:30", "12:15"),
      span("17:30", "18:30"),
      { start: at("08:00", "2026-05-05"), end: at("09:00", "2026-05-05") },
    ];

    expect(workingDayAt({ calendar, technician }, at("10:00"), agreed)).toEqual({ breaks: [], end: at("18:30") });
  });

  test("is over after closing, and on a day on which nobody works", () => {
    const closed = { ...calendar, closures: ["2026-05-04"] };

    expect(workingDayAt({ calendar, technician: null }, at("18:00"), []).end).toBe(at("18:00"));
    expect(workingDayAt({ calendar: closed, technician: null }, at("10:00"), []).end).toBe(at("10:00"));
  });

  test("goes on over midnight", () => {
    const night = { ...calendar, workingHours: everyDay(["00:00", "02:00"], ["18:00", "24:00"]) };

    expect(workingDayAt({ calendar: night, technician: null }, at("23:00"), [])).toEqual({
      breaks: [],
      end: at("02:00", "2026-05-05"),
    });
  });
});
