import { momentAt } from "@boresight/domain/schedule/facility-time";
import { expect, test } from "vitest";
import { timeWithZone } from "#ui/time/zone-times.ts";
import { clockTimeIn, offsetOf, withoutZone } from "./wall-clock.ts";

const denver = "America/Denver";

test("a moment is drawn at the facility's clock time", () => {
  expect(withoutZone(denver, "2026-05-04T15:30:00Z")).toBe("2026-05-04T09:30:00");
  expect(withoutZone("America/Phoenix", "2026-01-04T03:00:00Z")).toBe("2026-01-03T20:00:00");
});

test("what the calendar gives back is the moment it was drawn for", () => {
  const moment = "2026-07-04T21:15:00.000Z";
  const shown = new Date(withoutZone(denver, moment));

  expect(momentAt(denver, clockTimeIn(shown))).toBe(moment);
});

test("times are told with their zone", () => {
  expect(timeWithZone(denver, "2026-05-04T15:30:00Z")).toBe("9:30 AM MDT");
});

test("the clock's distance from UTC follows daylight saving", () => {
  const [winter, summer] = [new Date("2026-01-04T12:00:00Z"), new Date("2026-07-04T12:00:00Z")];

  expect([offsetOf(denver, winter), offsetOf(denver, summer), offsetOf("UTC", winter)]).toEqual([
    "-07:00",
    "-06:00",
    "+00:00",
  ]);
});
