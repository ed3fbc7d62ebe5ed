import { expect, test } from "vitest";
import { clockTimeOf, momentAt, momentsOf } from "./facility-time.ts";

const denver = "America/Denver";
const iso = (moments: number[]) => moments.map((moment) => new Date(moment).toISOString());

test.each([
  ["an ordinary time", "2026-05-04", "08:00", ["2026-05-04T14:00:00.000Z"]],
  ["a time that the clock skips", "2026-03-08", "02:30", []],
  ["the time right after the gap", "2026-03-08", "03:00", ["2026-03-08T09:00:00.000Z"]],
  ["a time that comes twice", "2026-11-01", "01:30", ["2026-11-01T07:30:00.000Z", "2026-11-01T08:30:00.000Z"]],
])("%s stands for its moments", (_name, date, time, moments) => {
  expect(iso(momentsOf(denver, date, time))).toEqual(moments);
});

test("where the clock goes back half an hour, half an hour comes twice", () => {
  const moments = momentsOf("Australia/Lord_Howe", "2026-04-05", "01:45");

  expect(iso(moments)).toEqual(["2026-04-04T14:45:00.000Z", "2026-04-04T15:15:00.000Z"]);
});

test("Phoenix keeps its hours all year", () => {
  expect(iso(momentsOf("America/Phoenix", "2026-03-08", "02:30"))).toEqual(["2026-03-08T09:30:00.000Z"]);
});

test("a moment is read on the clock of the place", () => {
  expect(clockTimeOf(denver, "2026-11-01T06:00:00Z").time).toBe("00:00");
});

test("a clock time is its moment, none where the clock skips it, the first where it comes twice", () => {
  const moments = [
    { date: "2026-05-04", time: "08:00" },
    { date: "2026-03-08", time: "02:30" },
    { date: "2026-11-01", time: "01:30" },
  ].map((shown) => momentAt(denver, shown));

  expect(moments).toEqual(["2026-05-04T14:00:00.000Z", null, "2026-11-01T07:30:00.000Z"]);
});

test("a moment is a day and a time there", () => {
  expect(clockTimeOf(denver, "2026-05-04T03:30:00Z")).toEqual({ date: "2026-05-03", time: "21:30" });
});
