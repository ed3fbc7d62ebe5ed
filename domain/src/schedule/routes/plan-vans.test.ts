import { expect, test } from "vitest";
import { estimatedTravel, roadKey, type Travel } from "#schedule/travel/ways.ts";
import { planVans } from "./plan-vans.ts";
import type { Van, VanDay, VanStop } from "./van-day.ts";

const at = (time: string) => Date.parse(`2026-05-04T${time}:00Z`);
const budget = { rounds: 200 };

/** So many miles east of the base by road. */
const east = (miles: number) => ({
  coordinates: { latitude: 0, longitude: miles / 1.25 / 69.0934 },
  milesFromBase: null,
});
const base = east(0);

const van = (changes: Partial<Van> = {}): Van => ({
  bayId: "van 1",
  driverId: "tom",
  place: base,
  from: at("00:00"),
  busy: [],
  ...changes,
});

const stop = (id: string, miles: number, time: string, changes: Partial<VanStop> = {}): VanStop => ({
  id,
  version: 1,
  bayId: "van 1",
  technicianId: "tom",
  place: east(miles),
  startsAt: at(time),
  minutes: 60,
  workMinutes: 60,
  isConfirmed: true,
  isFixed: false,
  vans: ["van 1", "van 2"],
  ...changes,
});

const dayOf = (stops: readonly VanStop[], changes: Partial<VanDay> = {}): VanDay => ({
  base,
  open: [{ start: at("08:00"), end: at("17:00") }],
  now: at("00:00"),
  vans: [van()],
  stops,
  travel: estimatedTravel,
  ...changes,
});

const namesOf = ({ after }: ReturnType<typeof planVans>) =>
  Object.fromEntries(after.map(({ bayId, stops }) => [bayId, stops.map(({ id }) => id)]));

test("a van's day says how far it is, how late it gets and how long it works", () => {
  const { before } = planVans(dayOf([stop("a", 35, "08:00"), stop("b", 70, "09:30")]), budget);

  expect(before).toEqual([
    expect.objectContaining({ bayId: "van 1", miles: 140, homeMinutes: 120, overtimeMinutes: 60, lateMinutes: 30 }),
  ]);
  expect(before[0]?.stops).toMatchObject([
    { id: "a", driveMinutes: 60, miles: 35, lateMinutes: 0 },
    { id: "b", driveMinutes: 60, miles: 35, lateMinutes: 30 },
  ]);
});

test("to and fro becomes one round, and only who gets another time is asked", () => {
  const stops = [
    stop("far", 40, "09:00", { isConfirmed: false }),
    stop("near", 2, "11:30", { isConfirmed: false }),
    stop("far too", 41, "14:00", { isConfirmed: false }),
  ];

  const plan = planVans(dayOf(stops), budget);

  expect(plan).toMatchObject({ isBetter: true, left: [] });
  expect(plan.after[0]?.miles).toBeLessThan((plan.before[0]?.miles ?? 0) - 70);
  const asked = plan.after[0]?.stops.filter(({ mustAsk }) => mustAsk) ?? [];
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThan(3);
});

test("another van takes over what would be late, at the time that was told", () => {
  const second = van({ bayId: "van 2", driverId: "tina" });
  const stops = [stop("a", 30, "09:00"), stop("b", -30, "10:00")];

  const plan = planVans(dayOf(stops, { vans: [van(), second] }), budget);

  expect(plan.isBetter).toBe(true);
  expect(plan.after.flatMap(({ stops: routed }) => routed).filter(({ mustAsk }) => mustAsk)).toEqual([]);
  expect(plan.after.map(({ stops: { length } }) => length)).toEqual([1, 1]);
  expect(plan.after[1]?.stops[0]?.technicianId).toBe("tina");
});

test("what is pinned keeps its van and time", () => {
  const stops = [
    stop("far", 40, "09:00", { isConfirmed: false }),
    stop("pinned", 2, "11:30", { isFixed: true }),
    stop("far too", 41, "14:00", { isConfirmed: false }),
  ];

  const { after } = planVans(dayOf(stops), budget);

  const pinned = after[0]?.stops.find(({ id }) => id === "pinned");
  expect(pinned).toMatchObject({ startsAt: at("11:30"), isMoved: false });
});

test("a driver who is away is left time for it", () => {
  const busy = [{ start: at("12:00"), end: at("14:00") }];
  const stops = [stop("a", 5, "12:00"), stop("b", 6, "12:30")];

  const { after, left } = planVans(dayOf(stops, { vans: [van({ busy })] }), budget);

  expect(left).toEqual([]);
  for (const { startsAt } of after[0]?.stops ?? []) {
    expect(startsAt + 60 * 60_000 <= at("12:00") || startsAt >= at("14:00")).toBe(true);
  }
});

test("what lies nobody knows where and what is 900 miles away stay as they are, and are named", () => {
  const nowhere = { coordinates: null, milesFromBase: null };
  const stops = [stop("lost", 0, "09:00", { place: nowhere }), stop("900 miles", 900, "11:00"), stop("a", 5, "10:00")];

  const plan = planVans(dayOf(stops), budget);

  expect(plan.left).toEqual([
    { id: "lost", reason: "noPlace" },
    { id: "900 miles", reason: "outOfReach" },
  ]);
  expect(namesOf(plan)["van 1"]).toEqual(["lost", "a", "900 miles"]);
});

test("without coordinates the way leads past the base, as far as that is known", () => {
  const far = { coordinates: null, milesFromBase: 35 };
  const known = { ...base, milesFromBase: 0 };

  const { before } = planVans(
    dayOf([stop("a", 0, "09:00", { place: far })], { base: known, vans: [van({ place: known })] }),
    budget,
  );

  expect(before[0]).toMatchObject({ miles: 70, homeMinutes: 60 });
});

test("a van without a driver keeps its own and is given nothing", () => {
  const idle = van({ bayId: "van 2", driverId: null });
  const stops = [stop("a", 30, "09:00", { vans: ["van 1"] }), stop("b", -30, "10:00", { vans: ["van 1"] })];

  const { after } = planVans(dayOf(stops, { vans: [van(), idle] }), budget);

  expect(after[1]?.stops).toEqual([]);
});

test("a day that is over or closed is left as it is", () => {
  const stops = [stop("a", 30, "09:00"), stop("b", -30, "09:30")];

  const over = planVans(dayOf(stops, { now: at("23:30"), vans: [van({ from: at("23:30") })] }), budget);
  const closed = planVans(dayOf(stops, { open: [] }), budget);

  expect([over.isBetter, closed.isBetter]).toEqual([false, false]);
  expect(over.after).toBe(over.before);
});

test("what was to begin an hour ago begins as soon as the van can be there", () => {
  const now = at("10:02");
  const plan = planVans(dayOf([stop("late", 7, "09:00")], { now, vans: [van({ from: now })] }), budget);

  expect(plan.before[0]?.lateMinutes).toBe(77);
  expect(plan.after[0]?.stops[0]).toMatchObject({ startsAt: at("10:20"), mustAsk: true, lateMinutes: 0 });
});

test("no two stops of a plan are kept free for the same time", () => {
  const stops = Array.from({ length: 8 }, (_, index) =>
    stop(`stop ${index}`, (index % 2 === 0 ? 1 : -1) * (5 + index), "09:00", { minutes: 180, isConfirmed: index > 3 }),
  );

  const { after } = planVans(dayOf(stops, { vans: [van(), van({ bayId: "van 2", driverId: "tina" })] }), budget);

  for (const { stops: routed } of after) {
    for (const [index, one] of routed.entries()) {
      expect(one.startsAt + one.minutes * 60_000).toBeLessThanOrEqual(routed[index + 1]?.startsAt ?? Infinity);
    }
  }
});

const roads = (ways: Record<string, [number, number] | null>): Travel["roads"] =>
  new Map(
    Object.entries(ways).map(([names, way]) => {
      const [from = 0, to = 0] = names.split(" to ").map(Number);
      return [roadKey(east(from).coordinates, east(to).coordinates), way && { miles: way[0], seconds: way[1] * 60 }];
    }),
  );

test("the router's ways count, and those that it does not know are estimated at the learned pace", () => {
  const travel = { pace: 1.2, drives: 34, roads: roads({ "0 to 35": [50, 88] }) };

  const { before } = planVans(dayOf([stop("a", 35, "10:00")], { travel }), budget);

  expect(before).toMatchObject([{ miles: 85, homeMinutes: 75, stops: [{ miles: 50, driveMinutes: 90 }] }]);
});

test("to an island nobody drives, and the rest is planned", () => {
  const travel = { ...estimatedTravel, roads: roads({ "0 to 5": null, "5 to 0": null }) };

  const { left, after } = planVans(dayOf([stop("island", 5, "09:00"), stop("a", 7, "13:00")], { travel }), budget);

  expect(left).toEqual([{ id: "island", reason: "noRoad" }]);
  expect(after.flatMap(({ stops }) => stops.map(({ id }) => id))).toEqual(["island", "a"]);
});
