import { expect, test } from "vitest";
import { loadOn } from "./today-load.ts";

const denver = { timeZone: "America/Denver", workingHours: { 1: [["08:00", "17:00"]] as const }, closures: [] };
const mondayEvening = new Date("2026-05-05T03:00:00Z"); // Monday, 21:00 in Denver

test("today is the facility's own day, and only active bays count", () => {
  const bookings = [
    { bayId: "1", startsAt: "2026-05-04T14:00:00Z", endsAt: "2026-05-04T16:00:00Z" },
    { bayId: "2", startsAt: "2026-05-04T20:00:00Z", endsAt: "2026-05-04T21:00:00Z" },
    { bayId: "2", startsAt: "2026-05-05T14:00:00Z", endsAt: "2026-05-05T16:00:00Z" },
    { bayId: "old", startsAt: "2026-05-04T14:00:00Z", endsAt: "2026-05-04T16:00:00Z" },
  ];

  expect(loadOn(mondayEvening, denver, { bookings, bayIds: ["1", "2"] })).toEqual({
    appointments: 2,
    bookedMinutes: 180,
    openMinutes: 1080,
  });
});
