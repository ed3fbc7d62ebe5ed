import { expect, test } from "vitest";
import { absenceSchema, isAtWork } from "./time-off.ts";

const span = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });
const monday = span("2026-05-04T15:00:00Z", "2026-05-04T17:00:00Z"); // 9:00 to 11:00 in Denver
const zone = "America/Denver";

test.each([
  ["without shifts, whenever it is open", { shifts: null, absences: [] }, true],
  ["within a shift", { shifts: { 1: [["08:00", "12:00"] as const] }, absences: [] }, true],
  ["over a break", { shifts: { 1: [["08:00", "10:00"] as const, ["10:30", "17:00"] as const] }, absences: [] }, false],
  [
    "over two shifts that adjoin",
    { shifts: { 1: [["08:00", "10:00"] as const, ["10:00", "17:00"] as const] }, absences: [] },
    true,
  ],
  ["on a day without a shift", { shifts: { 2: [["08:00", "17:00"] as const] }, absences: [] }, false],
  ["during an absence", { shifts: null, absences: [span("2026-05-04T16:30:00Z", "2026-05-05T00:00:00Z")] }, false],
  ["right before an absence", { shifts: null, absences: [span("2026-05-04T17:00:00Z", "2026-05-05T00:00:00Z")] }, true],
])("a technician is at work %s: see the answer", (_when, plan, isThere) => {
  expect(isAtWork(plan, zone)(monday)).toBe(isThere);
});

test("shifts are in the time zone of the facility where they work", () => {
  expect(isAtWork({ shifts: { 1: [["08:00", "12:00"]] }, absences: [] }, "America/New_York")(monday)).toBe(false);
});

test.each([
  ["2026-05-05T00:00:00Z", "2026-05-04T00:00:00Z", "The end comes after the start"],
  ["2026-05-05T00:00:00Z", "2027-05-07T00:00:00Z", "A period is at most a year long"],
])("an absence from %s to %s is refused", (startsAt, endsAt, message) => {
  const userId = "7d9f3c52-8f39-4f6f-9d5e-0d6f3a2b1c00";
  const { error } = absenceSchema.safeParse({ userId, startsAt, endsAt, reason: "Vacation" });

  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
