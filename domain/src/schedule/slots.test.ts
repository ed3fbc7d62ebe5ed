import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Credential } from "./credentials/credential.ts";
import { conflictsOf } from "./slot-conflicts.ts";
import type { SlotBay, SlotFacility, SlotTechnician, WantedAppointment } from "./slot-places.ts";
import { estimatedTravel } from "./travel/ways.ts";
import { findSlots } from "./slots.ts";

const at = (time: string) => Date.parse(time);
const span = (start: string, end: string) => ({ start: at(start), end: at(end) });

const bay = (values: Partial<SlotBay> = {}): SlotBay => ({
  id: "bay 1",
  kind: "bay",
  capabilities: ["staticFront"],
  serviceRadiusMiles: null,
  outages: [],
  floorSurveyEndsOn: null,
  booked: [],
  ...values,
});

const tom = (values: Partial<SlotTechnician> = {}): SlotTechnician => ({
  id: "tom",
  credentials: [],
  absences: [],
  shifts: null,
  booked: [],
  ...values,
});

const morning = [
  ["08:00", "12:00"],
  ["13:00", "17:00"],
] as const;
const denver = (values: Partial<SlotFacility> = {}): SlotFacility => ({
  id: "denver",
  calendar: { timeZone: "America/Denver", workingHours: { 1: morning, 2: morning }, closures: [] },
  base: { coordinates: null, milesFromBase: 0 },
  travel: estimatedTravel,
  bookableFrom: 0,
  checksCompetences: false,
  parkingCapacity: null,
  bays: [bay()],
  technicians: [tom()],
  equipment: [],
  ...values,
});

const appointment = (values: Partial<WantedAppointment> = {}): WantedAppointment => ({
  kind: "dropOff",
  minutes: 105,
  needs: ["staticFront"],
  systems: ["CAL-FCAM-S"],
  make: "Toyota",
  distanceMiles: null,
  coordinates: null,
  curedAt: null,
  vehicleBooked: [],
  ...values,
});

const monday = { from: at("2026-05-04T06:00:00Z"), to: at("2026-05-05T06:00:00Z") };
const starts = (facility: SlotFacility, wanted = appointment(), limit = 50) =>
  findSlots({ facilities: [facility], appointment: wanted, ...monday, limit }).slots.map(({ startsAt }) =>
    new Date(startsAt).toISOString().slice(11, 16),
  );
const reasons = (facility: SlotFacility, wanted = appointment()) =>
  findSlots({ facilities: [facility], appointment: wanted, ...monday, limit: 50 }).reasons.map(({ reason }) => reason);

test("times are offered every half hour and never over the break or the end of the day", () => {
  expect(starts(denver())).toEqual(
    ["14:00", "14:30", "15:00", "15:30", "16:00", "19:00", "19:30", "20:00", "20:30", "21:00"], // UTC
  );
});

const always = [["00:00", "24:00"]] as const;

test.each([
  [
    "hours that adjoin are one period",
    [
      ["08:00", "12:00"],
      ["12:00", "17:00"],
    ],
    "300",
    ["14:00", "14:30", "15:00", "15:30", "16:00", "16:30", "17:00", "17:30", "18:00"],
  ],
  [
    "a night goes on until the next morning",
    [["18:00", "24:00"]],
    "480",
    ["00:00", "00:30", "01:00", "01:30", "02:00", "02:30", "03:00", "03:30", "04:00"],
  ],
] as const)("%s", (_what, hours, minutes, offered) => {
  const calendar = {
    timeZone: "America/Denver",
    workingHours: { 1: hours, 2: [["00:00", "06:00"]] as const },
    closures: [],
  };

  expect(starts(denver({ calendar }), appointment({ minutes: Number(minutes) })).slice(0, offered.length + 1)).toEqual(
    offered,
  );
});

test("a night ends at midnight before a closed day", () => {
  const calendar = {
    timeZone: "America/Denver",
    workingHours: { 1: [["18:00", "24:00"]] as const, 2: [["00:00", "06:00"]] as const },
    closures: ["2026-05-05"],
  };

  expect(reasons(denver({ calendar }), appointment({ minutes: 480 }))).toEqual(["tooLong"]);
});

test("who never closes takes the longest job, and the technician's night shift takes part", () => {
  const calendar = { timeZone: "America/Denver", workingHours: { 1: always, 2: always, 3: always }, closures: [] };
  const night = tom({ shifts: { 1: [["22:00", "24:00"]], 2: [["00:00", "06:00"]] } });

  expect(starts(denver({ calendar }), appointment({ minutes: 1600 }), 1)).toEqual(["06:00"]);
  expect(starts(denver({ calendar, technicians: [night] }), appointment({ minutes: 420 }))).toEqual([
    "04:00",
    "04:30",
    "05:00",
  ]);
});

test("nothing is offered before the person may book", () => {
  expect(starts(denver({ bookableFrom: at("2026-05-04T20:10:00Z") }))).toEqual(["20:30", "21:00"]);
});

test("a time that is booked in the only bay is not offered, the time right after it is", () => {
  const booked = [span("2026-05-04T14:00:00Z", "2026-05-04T16:00:00Z")];

  expect(starts(denver({ bays: [bay({ booked })] }))).toEqual(["16:00", "19:00", "19:30", "20:00", "20:30", "21:00"]);
});

test("the second bay is offered while the first is taken", () => {
  const bays = [bay({ booked: [span("2026-05-04T14:00:00Z", "2026-05-04T23:00:00Z")] }), bay({ id: "bay 2" })];

  const { slots } = findSlots({ facilities: [denver({ bays })], appointment: appointment(), ...monday, limit: 1 });

  expect(slots).toMatchObject([{ bayId: "bay 2", technicianId: "tom", startsAt: at("2026-05-04T14:00:00Z") }]);
});

test.each([
  ["closed", denver({ calendar: { ...denver().calendar, closures: ["2026-05-04"] } }), appointment()],
  ["tooLong", denver(), appointment({ minutes: 300 })],
  ["noBay", denver(), appointment({ needs: ["surround"] })],
  ["noBay", denver(), appointment({ kind: "mobile" })],
  [
    "outOfServiceArea",
    denver({ bays: [bay({ kind: "mobile", serviceRadiusMiles: 40 })] }),
    appointment({ kind: "mobile", distanceMiles: 55 }),
  ],
  ["noTechnician", denver({ technicians: [] }), appointment()],
  ["noCompetence", denver({ checksCompetences: true }), appointment()],
  [
    "fullyBooked",
    denver({ technicians: [tom({ booked: [{ start: 0, end: at("2027-01-01T00:00:00Z") }] })] }),
    appointment(),
  ],
  ["fullyBooked", denver({ parkingCapacity: 0 }), appointment()],
] as const)("without a slot the reason is told: %s", (reason, facility, wanted) => {
  expect(reasons(facility, wanted)).toEqual([reason]);
});

const credential = (values: Partial<Credential> = {}): Credential => ({
  systems: ["CAL-FCAM-S"],
  makes: [],
  validFrom: null,
  expiresOn: null,
  withdrawnOn: null,
  ...values,
});
const certified = (values: Partial<Credential>) =>
  denver({ checksCompetences: true, technicians: [tom({ credentials: [credential(values)] })] });
const tuesday = { from: at("2026-05-05T06:00:00Z"), to: at("2026-05-06T06:00:00Z") };

test("a credential counts on its last day at the facility, and not on the next", () => {
  const facility = certified({ expiresOn: "2026-05-04" });

  expect(starts(facility)).toEqual(starts(denver()));
  expect(findSlots({ facilities: [facility], appointment: appointment(), ...tuesday, limit: 50 }).slots).toEqual([]);
});

test.each([
  ["of the vehicle's make", { makes: ["TOYOTA"] }, "Toyota", []],
  ["of another make", { makes: ["Honda"] }, "Toyota", ["noCompetence"]],
  ["of a make, while the vehicle's is not known", { makes: ["Honda"] }, null, []],
  ["that is not valid yet", { validFrom: "2026-05-06" }, "Toyota", ["noCompetence"]],
  ["that was withdrawn", { withdrawnOn: "2026-05-01" }, "Toyota", ["noCompetence"]],
])("with a credential %s", (_which, values, make, expected) => {
  expect(reasons(certified(values), appointment({ make }))).toEqual(expected);
});

test("the vehicle is nowhere twice", () => {
  const vehicleBooked = [span("2026-05-04T14:00:00Z", "2026-05-04T20:00:00Z")];

  expect(starts(denver(), appointment({ vehicleBooked }))).toEqual(["20:00", "20:30", "21:00"]);
});

/** How many hours are offered in the night to a Sunday. */
function offersOfNight(date: string): number {
  const calendar = { timeZone: "America/Denver", workingHours: { 7: [["00:00", "05:00"]] as const }, closures: [] };
  const from = at(`${date}T00:00:00Z`);
  const search = { facilities: [denver({ calendar })], appointment: appointment({ minutes: 60 }), from, limit: 50 };
  return findSlots({ ...search, to: from + 48 * 3_600_000 }).slots.length;
}

test("an hour that the clock skips is not offered, one that repeats is offered twice", () => {
  expect(["2026-03-08", "2026-05-03", "2026-11-01"].map(offersOfNight)).toEqual([7, 9, 11]);
});

test("what is offered is never in conflict, whatever is booked", () => {
  const hours = fc.integer({ min: 0, max: 30 });
  const booking = fc.tuple(hours, fc.integer({ min: 1, max: 6 })).map(([start, length]) => ({
    start: monday.from + start * 3_600_000,
    end: monday.from + (start + length) * 3_600_000,
  }));
  const bookings = fc.array(booking, { maxLength: 6 });

  fc.assert(
    fc.property(bookings, bookings, fc.integer({ min: 1, max: 20 }), (inBay, withTom, quarters) => {
      const facility = denver({ bays: [bay({ booked: inBay })], technicians: [tom({ booked: withTom })] });
      const wanted = appointment({ minutes: quarters * 15 });

      for (const { startsAt, endsAt, ...place } of starting(facility, wanted)) {
        const choice = { facility, appointment: wanted, span: { start: startsAt, end: endsAt }, ...place };
        expect(conflictsOf(choice)).toEqual([]);
      }
    }),
  );
});

const starting = (facility: SlotFacility, wanted: WantedAppointment) =>
  findSlots({ facilities: [facility], appointment: wanted, ...monday, limit: 50 }).slots;

test("everything that speaks against a choice is told", () => {
  const start = "2026-05-04T23:00:00Z";
  const booked = [span(start, "2026-05-05T00:00:00Z")];
  const facility = denver({ bays: [bay({ booked })], technicians: [tom({ booked })], checksCompetences: true });

  const found = conflictsOf({
    facility,
    bayId: "bay 1",
    technicianId: "tom",
    appointment: appointment({ needs: ["surround"], vehicleBooked: booked }),
    span: span(start, "2026-05-05T00:30:00Z"),
  });

  expect(found).toEqual([
    "outsideHours",
    "missingCapability",
    "notCompetent",
    "bayTaken",
    "technicianTaken",
    "vehicleTaken",
  ]);
});

const cured = (time: string) => appointment({ curedAt: at(time) });

test("nothing is offered while the adhesive of new glass cures, and the reason says so", () => {
  expect(starts(denver(), cured("2026-05-04T15:10:00Z"))[0]).toBe("15:30");
  expect(reasons(denver(), cured("2026-05-05T15:00:00Z"))).toEqual(["adhesiveCuring"]);
  const choice = {
    facility: denver(),
    bayId: "bay 1",
    technicianId: "tom",
    appointment: cured("2026-05-04T15:10:00Z"),
  };
  expect(conflictsOf({ ...choice, span: span("2026-05-04T15:00:00Z", "2026-05-04T16:00:00Z") })).toEqual([
    "adhesiveCuring",
  ]);
  expect(conflictsOf({ ...choice, span: span("2026-05-04T15:10:00Z", "2026-05-04T16:00:00Z") })).toEqual([]);
});
