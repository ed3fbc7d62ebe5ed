import { describe, expect, test } from "vitest";
import type { SlotBay, SlotFacility, SlotTechnician, WantedAppointment } from "#schedule/slot-places.ts";
import { conflictsOf, conflictText, travelGapOf } from "#schedule/slot-conflicts.ts";
import { findSlots } from "#schedule/slots.ts";
import type { WorkingHours } from "#schedule/working-time.ts";
import type { Booked } from "./reach.ts";
import { estimatedTravel, roadKey, type Travel, type VanPlace } from "./ways.ts";

/** So many miles east of the base by road: 35 are an hour. */
const east = (miles: number) => ({ latitude: 0, longitude: miles / 1.25 / 69.0934 });
const placeAt = (miles: number): VanPlace => ({ coordinates: east(miles), milesFromBase: null });

const at = (time: string, day = "2026-05-04") => Date.parse(`${day}T${time}:00Z`);

interface Stop {
  miles: number;
  from: string;
  to: string;
  bayId?: string;
  technicianId?: string | null;
}

const stop = ({ miles, from, to, bayId = "van 1", technicianId = "tom" }: Stop): Booked => ({
  start: at(from),
  end: at(to),
  outing: { place: placeAt(miles), bayId, technicianId },
});

const van = (values: Partial<SlotBay> = {}): SlotBay => ({
  id: "van 1",
  kind: "mobile",
  capabilities: [],
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

const hours = (...spans: (readonly [string, string])[]): WorkingHours =>
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, spans]));

const shop = (values: Partial<SlotFacility> = {}): SlotFacility => ({
  id: "denver",
  calendar: { timeZone: "UTC", workingHours: hours(["08:00", "16:00"]), closures: [] },
  base: { coordinates: east(0), milesFromBase: 0 },
  travel: estimatedTravel,
  bookableFrom: 0,
  checksCompetences: false,
  parkingCapacity: null,
  bays: [van()],
  technicians: [tom()],
  equipment: [],
  ...values,
});

const work = (miles: number | null, values: Partial<WantedAppointment> = {}): WantedAppointment => ({
  kind: "mobile",
  minutes: 60,
  needs: [],
  systems: [],
  make: null,
  distanceMiles: null,
  coordinates: miles === null ? null : east(miles),
  curedAt: null,
  vehicleBooked: [],
  ...values,
});

const day = { from: at("00:00"), to: at("00:00", "2026-05-05") };
const search = (facility: SlotFacility, appointment: WantedAppointment, range = day) =>
  findSlots({ facilities: [facility], appointment, ...range, limit: 50 });
const starts = (facility: SlotFacility, appointment: WantedAppointment, range = day) =>
  search(facility, appointment, range).slots.map(({ startsAt }) => new Date(startsAt).toISOString().slice(11, 16));
const reason = (facility: SlotFacility, appointment: WantedAppointment) =>
  search(facility, appointment).reasons.map((found) => found.reason);

/** Tom drives van 1 to these. */
const driving = (...stops: Stop[]): Partial<SlotFacility> => {
  const booked = stops.map(stop);
  return { bays: [van({ booked })], technicians: [tom({ booked })] };
};

test("a van leaves after opening and is home by closing", () => {
  const offered = starts(shop(), work(70));

  expect([offered[0], offered.at(-1)]).toEqual(["10:00", "13:00"]);
});

test("a stop on the way is offered close to the stop before, and one the other way later", () => {
  const busy = shop(driving({ miles: 35, from: "09:00", to: "10:00" }));

  expect(starts(busy, work(40))[0]).toBe("10:30");
  expect(starts(busy, work(-35))[0]).toBe("12:00");
});

test("what comes next has to be reached as well", () => {
  const busy = shop(driving({ miles: 35, from: "12:00", to: "13:00" }));

  expect(starts(busy, work(-35)).filter((time) => time < "12:00")).toEqual(["09:00"]);
});

test("a stop that fits between two is offered, although base and back for each would not", () => {
  const busy = shop(driving({ miles: 70, from: "10:00", to: "11:00" }, { miles: 70, from: "12:30", to: "14:00" }));

  expect(starts(busy, work(71, { minutes: 30 }))).toEqual(["11:30"]);
});

test("a technician who comes back from a mobile stop is in the bay no earlier than the way takes", () => {
  const booked = [stop({ miles: 35, from: "08:00", to: "10:00" })];
  const bay = van({ id: "bay 1", kind: "bay" });
  const facility = shop({ bays: [bay, van({ booked })], technicians: [tom({ booked })] });

  expect(starts(facility, work(null, { kind: "dropOff" }))[0]).toBe("11:00");
});

test("another driver takes over the van at the base", () => {
  const booked = [stop({ miles: 35, from: "08:00", to: "10:00", technicianId: "dan" })];
  const facility = shop({ bays: [van({ booked })] });

  expect(starts(facility, work(36))[0]).toBe("12:30"); // An hour home, and 65 minutes there.
});

test("of two vans, the one that is near gets there", () => {
  const far = [stop({ miles: -70, from: "09:00", to: "12:00", bayId: "far" })];
  const near = [stop({ miles: 30, from: "09:00", to: "12:00", bayId: "near", technicianId: "dan" })];
  const bays = [van({ id: "far", booked: far }), van({ id: "near", booked: near })];
  const facility = shop({ bays, technicians: [tom({ booked: far }), tom({ id: "dan", booked: near })] });

  const [first] = search(facility, work(35), { ...day, from: at("12:00") }).slots;

  expect(first).toMatchObject({ bayId: "near", technicianId: "dan", startsAt: at("12:30") });
});

test("nobody drives during the break", () => {
  const calendar = { timeZone: "UTC", workingHours: hours(["08:00", "12:00"], ["13:00", "17:00"]), closures: [] };
  const busy = shop({ calendar, ...driving({ miles: 35, from: "10:30", to: "12:00" }) });

  expect(starts(busy, work(0)).filter((time) => time >= "12:00")[0]).toBe("14:00");
});

test("an absence is no time on the road", () => {
  const technicians = [tom({ absences: [{ start: at("08:00"), end: at("10:00") }] })];

  expect(starts(shop({ technicians }), work(35))[0]).toBe("11:00");
});

describe("a place nobody drives to has a reason and no times", () => {
  test.each([
    [900, "tooFar"],
    [null, "unknownPlace"],
    [100, "outOfReach"], // 3 hours each way do not fit into 8 with 3 hours of work.
  ] as const)("%d miles away: %s", (miles, expected) => {
    expect(starts(shop(), work(miles, { minutes: 180 }))).toEqual([]);
    expect(reason(shop(), work(miles, { minutes: 180 }))).toEqual([expected]);
  });

  test("no road leads to an island", () => {
    const { coordinates: base } = shop().base;
    const roads: Travel["roads"] = new Map(base ? [[roadKey(base, east(5)), null]] : []);

    expect(reason(shop({ travel: { ...estimatedTravel, roads } }), work(5))).toEqual(["noRoad"]);
  });

  test("nor do they have times where it never closes", () => {
    const calendar = { timeZone: "UTC", workingHours: hours(["00:00", "24:00"]), closures: [] };

    expect(reason(shop({ calendar }), work(900))).toEqual(["tooFar"]);
  });
});

test("a known distance is as good as coordinates", () => {
  expect(starts(shop(), work(null, { distanceMiles: 35 }))[0]).toBe("09:00");
});

test("drives that take longer than estimated are offered later", () => {
  expect(starts(shop({ travel: { ...estimatedTravel, pace: 1.5, drives: 20 } }), work(35))[0]).toBe("09:30");
});

describe("over midnight", () => {
  const calendar = { timeZone: "UTC", workingHours: hours(["00:00", "02:00"], ["18:00", "24:00"]), closures: [] };

  test("a way goes on", () => {
    const booked = [{ ...stop({ miles: 35, from: "21:00", to: "23:30" }) }];
    const facility = shop({ calendar, bays: [van({ booked })], technicians: [tom({ booked })] });
    const next = { from: at("00:00", "2026-05-05"), to: at("02:00", "2026-05-05") };

    expect(starts(facility, work(0), next)).toEqual(["00:30", "01:00"]);
  });

  test("a night apart, the van comes from the base", () => {
    const booked = [stop({ miles: 70, from: "00:00", to: "00:30" })];
    const facility = shop({ calendar, bays: [van({ booked })], technicians: [tom({ booked })] });

    expect(starts(facility, work(-35), { ...day, from: at("12:00") })[0]).toBe("19:00");
  });
});

test.each([
  ["2026-03-08", "the hour that is skipped is no time on the road", "2026-03-08T09:30:00.000Z"],
  ["2026-11-01", "the hour that comes twice is", "2026-11-01T08:30:00.000Z"],
])("on %s %s", (date, _what, first) => {
  const calendar = { timeZone: "America/Denver", workingHours: hours(["00:30", "08:00"]), closures: [] };
  const range = { from: Date.parse(`${date}T00:00:00Z`), to: Date.parse(`${date}T23:00:00Z`) };

  const [slot] = search(shop({ calendar }), work(70), range).slots;

  expect(new Date(slot?.startsAt ?? 0).toISOString()).toBe(first);
});

describe("why not then", () => {
  const busy = shop(driving({ miles: 35, from: "09:00", to: "10:00" }, { miles: 35, from: "13:00", to: "14:00" }));
  const choice = (from: string, miles: number) => ({
    facility: busy,
    bayId: "van 1",
    technicianId: "tom",
    appointment: work(miles),
    span: { start: at(from), end: at(from) + 3_600_000 },
  });

  test("the way there takes longer than there is", () => {
    const gap = travelGapOf(choice("10:30", -10));

    expect(conflictsOf(choice("10:30", -10))).toEqual(["travel"]);
    expect(gap).toEqual({ side: "before", needs: 80, has: 30 });
    expect(conflictText("travel", { taken: [], missing: [], travel: gap })).toBe(
      "The drive there takes 80 minutes from the stop before, and there are 30.",
    );
  });

  test("so does the way on", () => {
    expect(travelGapOf(choice("11:30", -10))).toEqual({ side: "after", needs: 80, has: 30 });
  });

  test("at night nothing is said about ways", () => {
    expect(conflictsOf(choice("20:00", 10))).toEqual(["outsideHours"]);
  });
});
