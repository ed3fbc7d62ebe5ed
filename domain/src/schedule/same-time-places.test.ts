import { expect, test } from "vitest";
import { sameTimePlaces } from "./same-time-places.ts";
import type { SlotBay, SlotFacility, SlotTechnician } from "./slot-places.ts";
import { estimatedTravel } from "./travel/ways.ts";

const [start, end] = ["2026-05-06T15:00:00Z", "2026-05-06T16:00:00Z"].map((moment) => Date.parse(moment)) as [
  number,
  number,
];
const span = { start, end };
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
const technician = (id: string, values: Partial<SlotTechnician> = {}): SlotTechnician => ({
  id,
  shifts: null,
  absences: [],
  credentials: [],
  booked: [],
  ...values,
});
const facility = (values: Partial<SlotFacility>): SlotFacility => ({
  id: "denver",
  calendar: { timeZone: "UTC", workingHours: { "3": [["08:00", "18:00"]] }, closures: [] },
  base: { coordinates: null, milesFromBase: 0 },
  travel: estimatedTravel,
  bookableFrom: 0,
  checksCompetences: false,
  parkingCapacity: null,
  bays: [bay("1"), bay("2")],
  technicians: [technician("dan"), technician("mike")],
  equipment: [],
  ...values,
});
const appointment = {
  kind: "dropOff",
  minutes: 60,
  needs: ["staticFront"],
  systems: [],
  make: null,
  distanceMiles: null,
  coordinates: null,
  curedAt: null,
  vehicleBooked: [],
} as const;
const planned = (of: SlotFacility) => ({ facility: of, bayId: "1", technicianId: "dan", appointment, span });

test("whoever is free takes over in the same bay before both change", () => {
  const away = facility({ technicians: [technician("dan", { absences: [span] }), technician("mike")] });

  const busy = facility({ bays: [bay("1", { booked: [span] }), bay("2")] });

  expect(sameTimePlaces(planned(away))).toEqual([{ bayId: "1", technicianId: "mike" }]);
  expect(sameTimePlaces({ ...planned({ ...away, bays: busy.bays }) })).toEqual([{ bayId: "2", technicianId: "mike" }]);
});

test("a bay out of order is replaced by another that is equipped for the work", () => {
  const broken = facility({ bays: [bay("1", { outages: [span] }), bay("2", { capabilities: [] }), bay("3")] });

  expect(sameTimePlaces(planned(broken))[0]).toEqual({ bayId: "3", technicianId: "dan" });
  expect(sameTimePlaces(planned(broken)).some(({ bayId }) => bayId === "2")).toBe(false);
});

test.each([
  [
    "everybody else is busy",
    { technicians: [technician("dan", { absences: [span] }), technician("mike", { booked: [span] })] },
  ],
  ["we are closed", { calendar: { timeZone: "UTC", workingHours: {}, closures: [] } }],
  ["nobody else is certified", { checksCompetences: true }],
])("nothing is offered where %s", (_why, values) => {
  const systems = { ...appointment, systems: ["frontCamera"] };

  expect(sameTimePlaces({ ...planned(facility(values)), appointment: systems })).toEqual([]);
});
