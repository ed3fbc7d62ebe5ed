import { describe, expect, test } from "vitest";
import { displacedOf, rescheduleDisplacedSchema } from "./displaced-appointment.ts";

const at = (time: string) => Date.parse(time);
const calendar = {
  timeZone: "America/Denver",
  workingHours: { 1: [["08:00", "12:00"] as const, ["13:00", "17:00"] as const], 2: [["08:00", "17:00"] as const] },
  closures: ["2026-05-05"],
};
const facility = { calendar, checksCompetences: true };
const appointment = (id: string, start: string, end: string) => ({ id, start: at(start), end: at(end) });

test("appointments on a closed day, over a break or after closing are displaced, the first one first", () => {
  const found = displacedOf(facility, [
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

describe("an appointment whose ground has changed since it was booked", () => {
  const span = appointment("one", "2026-05-04T15:00:00Z", "2026-05-04T17:00:00Z");
  const bay = { isActive: true, capabilities: ["staticFront"], floorSurveyEndsOn: "2026-05-04", outages: [] };
  const credential = { systems: [], makes: [], validFrom: null, expiresOn: "2026-05-04", withdrawnOn: null };
  const technician = { shifts: null, absences: [], isElsewhere: false, hasLeft: false, credentials: [credential] };
  const work = { make: "Toyota", needs: ["staticFront"] as const, systems: ["CAL-FCAM"] };
  const planned = { ...span, bay, technician, work };
  const withBay = (changed: object) => ({ ...planned, bay: { ...bay, ...changed } });
  const withCredential = (changed: object) => ({
    ...planned,
    technician: { ...technician, credentials: [{ ...credential, ...changed }] },
  });

  test.each([
    ["bayNotUsed", withBay({ isActive: false })],
    ["bayLacksCapability", withBay({ capabilities: ["dynamic"] })],
    ["bayWrongKind", { ...withBay({ kind: "bay" }), kind: "mobile" as const }],
    ["bayWrongKind", { ...withBay({ kind: "mobile" }), kind: "dropOff" as const }],
    ["floorSurveyEnded", withBay({ floorSurveyEndsOn: "2026-05-03" })],
    ["technicianNotCertified", withCredential({ withdrawnOn: "2026-05-04" })],
    ["technicianNotCertified", withCredential({ expiresOn: "2026-05-03" })],
    ["technicianNotCertified", withCredential({ makes: ["Honda"] })],
    ["technicianLeft", { ...planned, technician: { ...technician, hasLeft: true, credentials: [] } }],
  ])("is displaced: %s", (reason, changed) => {
    expect(displacedOf(facility, [changed])).toMatchObject([{ reason }]);
    expect(displacedOf(facility, [{ ...changed, isOverbooked: true }])).toEqual([]);
  });

  test("stays where the office asks for no credential, and while nobody knows the make", () => {
    const withdrawn = withCredential({ withdrawnOn: "2026-05-01" });
    const ofHondas = withCredential({ makes: ["Honda"] });

    expect(displacedOf(facility, [planned])).toEqual([]);
    expect(displacedOf({ ...facility, checksCompetences: false }, [withdrawn])).toEqual([]);
    expect(displacedOf(facility, [{ ...ofHondas, work: { ...work, make: null } }])).toEqual([]);
  });
});

test("at most 200 are named at once", () => {
  const many = Array.from({ length: 201 }, (_, index) =>
    appointment(String(index), "2026-05-05T15:00:00Z", "2026-05-05T16:00:00Z"),
  );

  expect(displacedOf(facility, many)).toHaveLength(200);
});

test("moving them asks for a reason and for at most 200", () => {
  const id = "7d9f3c52-8f39-4f6f-9d5e-0d6f3a2b1c00";
  const tooMany = Array.from({ length: 201 }, () => id);

  const { error } = rescheduleDisplacedSchema.safeParse({ facilityId: id, appointmentIds: tooMany, reason: " " });

  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["appointmentIds", "reason"]);
});
