import { expect, test } from "vitest";
import { displacedOf, rescheduleDisplacedSchema } from "./displaced-appointment.ts";

const at = (time: string) => Date.parse(time);
const calendar = {
  timeZone: "America/Denver",
  workingHours: { 1: [["08:00", "12:00"] as const, ["13:00", "17:00"] as const], 2: [["08:00", "17:00"] as const] },
  closures: ["2026-05-05"],
};
const appointment = (id: string, start: string, end: string) => ({ id, start: at(start), end: at(end) });

test("appointments on a closed day, over a break or after closing are displaced, the first one first", () => {
  const found = displacedOf(calendar, [
    appointment("on a closed day", "2026-05-05T15:00:00Z", "2026-05-05T16:00:00Z"),
    appointment("after closing", "2026-05-04T22:30:00Z", "2026-05-04T23:30:00Z"),
    appointment("within the hours", "2026-05-04T14:00:00Z", "2026-05-04T18:00:00Z"),
    appointment("over the break", "2026-05-04T17:00:00Z", "2026-05-04T19:30:00Z"),
    appointment("on a day without hours", "2026-05-06T15:00:00Z", "2026-05-06T16:00:00Z"),
  ]);

  expect(found.map(({ id, reason }) => [id, reason])).toEqual([
    ["over the break", "outsideHours"],
    ["after closing", "outsideHours"],
    ["on a closed day", "closed"],
    ["on a day without hours", "closed"],
  ]);
});

test("at most 200 are named at once", () => {
  const many = Array.from({ length: 201 }, (_, index) =>
    appointment(String(index), "2026-05-05T15:00:00Z", "2026-05-05T16:00:00Z"),
  );

  expect(displacedOf(calendar, many)).toHaveLength(200);
});

test("moving them asks for a reason and for at most 200", () => {
  const id = "7d9f3c52-8f39-4f6f-9d5e-0d6f3a2b1c00";
  const tooMany = Array.from({ length: 201 }, () => id);

  const { error } = rescheduleDisplacedSchema.safeParse({ facilityId: id, appointmentIds: tooMany, reason: " " });

  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["appointmentIds", "reason"]);
});
