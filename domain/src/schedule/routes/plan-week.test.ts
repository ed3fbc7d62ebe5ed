import { expect, test } from "vitest";
import { estimatedTravel } from "#schedule/travel/ways.ts";
import { planVans } from "./plan-vans.ts";
import { planWeek } from "./plan-week.ts";
import type { Van, VanDay, VanStop } from "./van-day.ts";

const monday = "2026-05-04";
const tuesday = "2026-05-05";
const wednesday = "2026-05-06";
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`);
const allDay = (date: string) => ({ start: at(date, "00:00"), end: at(date, "23:59") });

/** So many miles east of the base by road. */
const east = (miles: number) => ({
  coordinates: { latitude: 0, longitude: miles / 1.25 / 69.0934 },
  milesFromBase: null,
});

const van = (date: string, changes: Partial<Van> = {}): Van => ({
  bayId: "van 1",
  driverId: "tom",
  place: east(0),
  from: at(date, "00:00"),
  busy: [],
  ...changes,
});

const stop = (id: string, date: string, time: string, changes: Partial<VanStop> = {}): VanStop => ({
  id,
  version: 1,
  bayId: "van 1",
  technicianId: "tom",
  place: east(5),
  startsAt: at(date, time),
  minutes: 60,
  workMinutes: 60,
  isConfirmed: true,
  isFixed: false,
  vans: ["van 1"],
  ...changes,
});

const dayOf = (date: string, stops: readonly VanStop[], changes: Partial<VanDay> = {}): VanDay => ({
  base: east(0),
  open: [{ start: at(date, "08:00"), end: at(date, "17:00") }],
  now: at(monday, "00:00"),
  vans: [van(date)],
  stops,
  travel: estimatedTravel,
  ...changes,
});

/** As the days after it know a stop. */
const visiting = (one: VanStop): VanStop => ({ ...one, isOfEarlierDay: true });

/** Days of one van that is out of order on Monday. */
const brokenOn = (stops: readonly VanStop[], ...later: readonly VanDay[]) => [
  dayOf(monday, stops, { vans: [van(monday, { busy: [allDay(monday)] })] }),
  ...later.map((day) => ({ ...day, visitors: stops.map(visiting) })),
];

const plan = (days: readonly VanDay[]) =>
  planWeek(days, (day, effort) => planVans(day, { rounds: effort === "full" ? 100 : 0 }));

const namesOf = (plans: Awaited<ReturnType<typeof plan>>) =>
  plans.map(({ after }) => after.flatMap(({ stops }) => stops.map(({ id }) => id)).toSorted());

test("what cannot be done on its day goes to the next that takes it, and its customer is asked", async () => {
  const plans = await plan(brokenOn([stop("a", monday, "09:00")], dayOf(tuesday, [stop("b", tuesday, "10:00")])));

  expect(namesOf(plans)).toEqual([[], ["a", "b"]]);
  expect(plans.map(({ isBetter, left }) => ({ isBetter, left }))).toEqual([
    { isBetter: true, left: [] },
    { isBetter: true, left: [] },
  ]);
  const moved = plans[1]?.after[0]?.stops.find(({ id }) => id === "a");
  expect(moved).toMatchObject({ mustAsk: true, isMoved: true, technicianId: "tom" });
  expect(plans[1]?.after[0]?.stops.find(({ id }) => id === "b")).toMatchObject({ mustAsk: false });
  expect(plans.map(({ before }) => before.map(({ stops: { length } }) => length))).toEqual([[1], [1]]);
});

test("a full day passes it on to the one after", async () => {
  const full = Array.from({ length: 8 }, (_, index) =>
    stop(`full ${index}`, tuesday, `${String(8 + index).padStart(2, "0")}:00`, { place: east(0), isFixed: true }),
  );

  const plans = await plan(brokenOn([stop("a", monday, "09:00")], dayOf(tuesday, full), dayOf(wednesday, [])));

  expect(namesOf(plans)[2]).toEqual(["a"]);
  expect(plans[1]?.isBetter).toBe(false);
});

test("several that cannot be done find room one after the other", async () => {
  const stops = Array.from({ length: 9 }, (_, index) => stop(`stop ${index}`, monday, "09:00"));

  const names = namesOf(await plan(brokenOn(stops, dayOf(tuesday, []), dayOf(wednesday, []))));

  expect(names[0]).toEqual([]);
  expect(names.flat()).toHaveLength(9);
  expect(names[1]?.length).toBeGreaterThan(6);
});

test("what can be done on its day stays there, however short the way on another would be", async () => {
  const far = stop("far", monday, "09:00", { place: east(40) });
  const near = stop("near", tuesday, "09:00", { place: east(40) });
  const days = [dayOf(monday, [far]), dayOf(tuesday, [near], { visitors: [visiting(far)] })];

  expect(namesOf(await plan(days))).toEqual([["far"], ["near"]]);
});

test.each([
  ["what is pinned", { isFixed: true }],
  ["what lies nobody knows where", { place: { coordinates: null, milesFromBase: null } }],
  ["what no van takes on another day", { vans: [] }],
])("%s stays on its day and is named", async (_, changes) => {
  const plans = await plan(brokenOn([stop("a", monday, "09:00", changes)], dayOf(tuesday, [])));

  expect(plans.map(({ left }) => left.map(({ id }) => id))).toEqual([["a"], []]);
  expect(namesOf(plans)).toEqual([["a"], []]);
});

test("nothing comes before the adhesive has cured", async () => {
  const stops = [stop("a", monday, "09:00", { curedAt: at(wednesday, "10:00") })];

  const plans = await plan([
    dayOf(monday, stops),
    dayOf(tuesday, [], { visitors: stops.map(visiting) }),
    dayOf(wednesday, [], { visitors: stops.map(visiting) }),
  ]);

  expect(namesOf(plans)).toEqual([[], [], ["a"]]);
  expect(plans[2]?.after[0]?.stops[0]?.startsAt).toBeGreaterThanOrEqual(at(wednesday, "10:00"));
});

test("a lost target: the stop goes to the day on which it is back", async () => {
  const needs = { needs: [["target"]], uses: ["target"] };
  const target = (busy: readonly ReturnType<typeof allDay>[]) => ({ equipment: [{ id: "target", vanId: null, busy }] });
  const one = stop("a", monday, "09:00", needs);

  const plans = await plan([
    dayOf(monday, [one], target([allDay(monday)])),
    dayOf(tuesday, [], { visitors: [visiting(one)], ...target([allDay(tuesday)]) }),
    dayOf(wednesday, [], { visitors: [visiting(one)], ...target([]) }),
  ]);

  expect(namesOf(plans)).toEqual([[], [], ["a"]]);
});

test("a van without work on that day is driven by whoever drove it before, for what comes alone", async () => {
  const idle = van(tuesday, { driverId: null });
  const days = brokenOn([stop("a", monday, "09:00")], dayOf(tuesday, [], { vans: [idle], spareVans: [van(tuesday)] }));

  const plans = await plan(days);

  expect(plans[1]?.after[0]).toMatchObject({ driverId: "tom", stops: [{ id: "a", technicianId: "tom" }] });
});

test("one day alone is planned as ever", async () => {
  const days = brokenOn([stop("a", monday, "09:00")]);

  expect((await plan(days)).map(({ left }) => left.length)).toEqual([1]);
});
