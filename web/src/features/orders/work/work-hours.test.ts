import { expect, test } from "vitest";
import { minutesOf } from "./work-hours.ts";

const at = (clock: string) => `2026-05-04T${clock}:00Z`;
const span = (startedAt: string | null, endedAt: string | null) => ({
  startedAt: startedAt && at(startedAt),
  endedAt: endedAt && at(endedAt),
});

test.each([
  ["nothing", [], 0],
  ["two after one another", [span("10:00", "10:30"), span("08:00", "08:45")], 75],
  ["two at a time count once", [span("08:00", "09:00"), span("08:30", "09:30"), span("08:40", "08:50")], 90],
  ["what says no start or no end counts nothing", [span(null, "09:00"), span("08:00", null)], 0],
])("minutes of work: %s", (_what, attempts, minutes) => {
  expect(minutesOf(attempts)).toBe(minutes);
});
