import { expect, test } from "vitest";
import {
  bookableFrom,
  bookingSchema,
  isMissed,
  requireChangeable,
  requireCheckInDue,
  requireMissed,
  rescheduleSchema,
} from "./appointment.ts";

const workday = [["08:00", "17:00"]] as const;
const denver = { timeZone: "America/Denver", workingHours: { 1: workday, 2: workday }, closures: [] };
const now = new Date("2026-05-04T20:00:00Z"); // Monday, 14:00 in Denver
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test("customers book four working hours ahead, the office at once", () => {
  expect(bookableFrom("customer", denver, now)).toEqual(new Date("2026-05-05T15:00:00Z"));
  expect(bookableFrom("technician", denver, now)).toEqual(now);
});

test.each([
  ["customer", "confirmed", 24, false],
  ["technician", "confirmed", 1, true],
  ["admin", "requested", 48, false],
] as const)("a %s changes a %s appointment %d hours before; late: %s", (role, status, hours, isLate) => {
  expect(requireChangeable({ status, startsAt: inHours(hours) }, role, now)).toEqual({ isLate });
});

test.each([
  ["customer", "confirmed", 23.99, "appointment-too-near"],
  ["admin", "arrived", 48, "appointment-over"],
  ["customer", "cancelled", 48, "appointment-over"],
  ["customer", "held", 48, "appointment-over"],
] as const)("a %s does not change a %s appointment %d hours before: %s", (role, status, hours, code) => {
  const change = () => requireChangeable({ status, startsAt: inHours(hours) }, role, now);

  expect(change).toThrow(expect.objectContaining({ code }));
});

test.each(["held", "requested", "arrived", "completed", "noShow", "cancelled"] as const)(
  "a vehicle is not checked in to a %s appointment",
  (status) => {
    expect(() => requireCheckInDue({ status })).toThrow(expect.objectContaining({ code: "appointment-over" }));
  },
);

test("nobody is a no-show before the hour has passed", () => {
  expect(() => requireMissed({ status: "confirmed", startsAt: inHours(-0.9) }, now)).toThrow(
    expect.objectContaining({ code: "no-show-too-early" }),
  );
  expect(() => requireMissed({ status: "confirmed", startsAt: inHours(-1) }, now)).not.toThrow();
  expect(isMissed(inHours(-1), now)).toBe(true);
});

const orderId = "6f1d2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6";

test.each([
  ["neither a held slot nor a time", { orderId }, "Choose a day and a time"],
  ["no date at all", { orderId, bayId: orderId, startsAt: "tomorrow" }, "Choose a day and a time"],
  [
    "no time at all to work",
    { orderId, bayId: orderId, startsAt: "2026-05-04T20:00:00Z", minutes: 0 },
    "An appointment takes at least 15 minutes",
  ],
  [
    "more than a day",
    { orderId, bayId: orderId, startsAt: "2026-05-04T20:00:00Z", minutes: 1500 },
    "An appointment takes at most 24 hours",
  ],
  [
    "a reason too short",
    { orderId, bayId: orderId, startsAt: "2026-05-04T20:00:00Z", overbookReason: "x" },
    "The reason for overbooking needs at least 3 characters",
  ],
])("a booking with %s says what to do", (_name, input, message) => {
  expect(bookingSchema.safeParse(input).error?.issues[0]?.message).toBe(message);
});

test("moving an appointment needs the version it was seen in", () => {
  const parsed = rescheduleSchema.safeParse({ id: orderId, bayId: orderId, startsAt: "2026-05-04T20:00:00Z" });

  expect(parsed.error?.issues[0]?.message).toBe("The version is missing");
});
