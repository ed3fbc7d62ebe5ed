import { expect, test } from "vitest";
import { conflictsOf, conflictsText, isTaken } from "./slot-conflicts.ts";
import {
  chooseEquipment,
  isInUse,
  neededEquipment,
  type EquipmentState,
  type SlotEquipment,
} from "./slot-equipment.ts";
import type { SlotBay, SlotFacility, WantedAppointment } from "./slot-places.ts";
import { estimatedTravel } from "./travel/ways.ts";
import { findSlots } from "./slots.ts";

const at = (time: string) => Date.parse(`2026-05-04T${time}:00Z`);
const span = (start: string, end: string) => ({ start: at(start), end: at(end) });

const bay = (id: string, values: Partial<SlotBay> = {}): SlotBay => ({
  id,
  kind: "bay",
  capabilities: ["staticFront"],
  serviceRadiusMiles: null,
  outages: [],
  floorSurveyEndsOn: null,
  booked: [],
  ...values,
});

const usable: EquipmentState = {
  isActive: true,
  isDown: false,
  onLoanTo: "",
  onLoanUntil: null,
  expiresOn: null,
  subscriptionEndsOn: null,
};
const target = (id: string, values: Partial<SlotEquipment> = {}): SlotEquipment => ({
  ...usable,
  id,
  kind: "target",
  name: `Target ${id}`,
  systems: ["CAL-FRAD"],
  makes: [],
  bayId: null,
  booked: [],
  ...values,
});

const technician = (id: string) => ({ id, credentials: [], absences: [], shifts: null, booked: [] });
const shop = (values: Partial<SlotFacility> = {}): SlotFacility => ({
  id: "denver",
  calendar: { timeZone: "UTC", workingHours: { 1: [["08:00", "12:00"]] }, closures: [] },
  base: { coordinates: null, milesFromBase: 0 },
  travel: estimatedTravel,
  bookableFrom: 0,
  checksCompetences: false,
  parkingCapacity: null,
  bays: [bay("1"), bay("2"), bay("3")],
  technicians: ["dan", "mike", "tom"].map(technician),
  equipment: [target("a")],
  ...values,
});

const radar: WantedAppointment = {
  kind: "dropOff",
  minutes: 60,
  needs: ["staticFront"],
  systems: ["CAL-FRAD"],
  make: "Toyota",
  distanceMiles: null,
  coordinates: null,
  curedAt: null,
  vehicleBooked: [],
};

const search = (facility: SlotFacility, appointment = radar) =>
  findSlots({ facilities: [facility], appointment, from: at("00:00"), to: at("23:00"), limit: 50 });
const starts = (facility: SlotFacility, appointment = radar) =>
  search(facility, appointment).slots.map(({ startsAt }) => new Date(startsAt).toISOString().slice(11, 16));
const all = ["08:00", "08:30", "09:00", "09:30", "10:00", "10:30", "11:00"];
const conflicts = (facility: SlotFacility, bayId = "2", appointment = radar) =>
  conflictsOf({ facility, bayId, technicianId: "dan", appointment, span: span("09:00", "10:00") });

test.each([
  ["nobody says what serves it", [target("a", { systems: [] })], "Toyota", []],
  ["a target serves it", [target("a")], "Toyota", [["a"]]],
  ["another calibration is served", [target("a", { systems: ["CAL-BSM"] })], "Toyota", []],
  ["it serves other makes", [target("a", { makes: ["Honda"] })], "Toyota", []],
  ["the make is not known yet", [target("a", { makes: ["Honda"] })], null, [["a"]]],
  ["a tool and a target serve it", [target("a"), target("b", { kind: "scanTool" })], "Toyota", [["a"], ["b"]]],
  ["the only one is out of use", [target("a", { isActive: false })], "Toyota", [["a"]]],
] as const)("what is needed where %s", (_case, equipment, make, needed) => {
  const needs = neededEquipment(equipment, { systems: ["CAL-FRAD"], make });

  expect(needs.map((need) => need.map(({ id }) => id))).toEqual(needed);
});

test("one target for three bays is offered once at a time, and everything else as before", () => {
  const booked = [span("09:00", "10:00")];

  expect(starts(shop())).toEqual(all);
  expect(starts(shop({ equipment: [target("a", { booked })] }))).toEqual(["08:00", "10:00", "10:30", "11:00"]);
  expect(starts(shop({ equipment: [target("a", { booked }), target("b")] }))).toEqual(all);
  expect(starts(shop({ equipment: [target("a", { booked, systems: [] })] }))).toEqual(all);
  expect(starts(shop({ equipment: [target("a", { booked })] }), { ...radar, systems: ["CAL-FCAM-D"] })).toEqual(all);
});

test("the offered time names what it would use: what is kept in the bay before what is on the shelf", () => {
  const [there, shelf] = [target("z", { bayId: "1" }), target("a")];

  expect(search(shop({ equipment: [shelf, there] })).slots[0]).toMatchObject({ bayId: "1", equipmentIds: ["z"] });
});

test("what is kept in a van drives with it, and serves no bay", () => {
  const van = bay("van", { kind: "mobile" });
  const inVan = shop({ bays: [bay("1"), van], equipment: [target("a", { bayId: "van" })] });

  expect(starts(inVan)).toEqual([]);
  expect(search(inVan).reasons).toMatchObject([{ reason: "noEquipment", equipment: ["Target a"] }]);
  expect(starts(inVan, { ...radar, kind: "mobile", distanceMiles: 0 })).toEqual(all);
});

test.each([
  ["down", { isDown: true }, []],
  ["out of use", { isActive: false }, []],
  ["on loan, nobody knows how long", { onLoanTo: "Boulder" }, []],
  ["on loan until yesterday", { onLoanTo: "Boulder", onLoanUntil: "2026-05-03" }, all],
  ["on loan today", { onLoanTo: "Boulder", onLoanUntil: "2026-05-04" }, []],
  ["certified until today", { expiresOn: "2026-05-04" }, all],
  ["certified until yesterday", { expiresOn: "2026-05-03" }, []],
  ["subscribed until yesterday", { subscriptionEndsOn: "2026-05-03" }, []],
])("times with the only target, %s", (_case, state, offered) => {
  expect(starts(shop({ equipment: [target("a", state)] }))).toEqual(offered);
});

test("a certificate counts to the end of its last day where the facility is", () => {
  const check = isInUse({ ...usable, expiresOn: "2026-05-03" }, "America/Denver");

  expect(check(at("05:00"), at("06:00"))).toBe(true); // 23:00 to 24:00 in Denver
  expect(check(at("05:30"), at("06:30"))).toBe(false);
});

test("every missing tool or target is a conflict, and the office reads which", () => {
  const [busy, down] = [target("a", { booked: [span("08:30", "09:30")] }), target("b", { isDown: true })];
  const taken = shop({ equipment: [busy] });
  const gone = shop({ equipment: [down] });
  const names = (facility: SlotFacility) =>
    chooseEquipment({ facility, bayId: "2", work: radar, span: span("09:00", "10:00") });

  expect([conflicts(taken), conflicts(gone), conflicts(shop())]).toEqual([["equipmentTaken"], ["noEquipment"], []]);
  expect([isTaken(conflicts(taken)), isTaken(conflicts(gone))]).toEqual([true, false]);
  expect(conflictsText(conflicts(taken), names(taken))).toContain("Target a");
  expect(conflictsText(conflicts(gone), names(gone))).toContain("Target b");
  expect(conflictsText(conflicts(taken))).not.toContain("Target a");
  expect(names(taken)).toMatchObject({ equipmentIds: [], sharedIds: ["a"], taken: ["Target a"], missing: [] });
});

test("one target that serves two calibrations is taken once, and what is kept stays", () => {
  const both = ["CAL-FRAD", "CAL-BSM"];
  const work = { systems: both, make: "Toyota" };
  const facility = shop({ equipment: [target("a", { systems: both }), target("b", { systems: both })] });
  const asked = { facility, bayId: "1", work, span: span("09:00", "10:00") };

  expect(chooseEquipment(asked).equipmentIds).toEqual(["a"]);
  expect(chooseEquipment({ ...asked, kept: ["b"] }).equipmentIds).toEqual(["b"]);
});

test("a bay whose floor survey has ended takes no static work, but any other", () => {
  const ended = { floorSurveyEndsOn: "2026-05-03" };
  const facility = shop({ bays: [bay("1", ended)] });

  expect(starts(facility)).toEqual([]);
  expect(starts(facility, { ...radar, needs: [] })).toEqual(all);
  expect(conflicts(facility, "1")).toEqual(["floorSurveyEnded"]);
  expect(starts(shop({ bays: [bay("1", { floorSurveyEndsOn: "2026-05-04" })] }))).toEqual(all);
});
