import { estimatedTravel } from "#schedule/travel/ways.ts";
import { expect, test } from "vitest";
import { planVans } from "./plan-vans.ts";
import type { Van, VanDay, VanEquipment, VanStop } from "./van-day.ts";

const at = (time: string) => Date.parse(`2026-05-04T${time}:00Z`);
const budget = { rounds: 200 };
const minute = 60_000;

/** So many miles east of the base by road. */
const east = (miles: number) => ({
  coordinates: { latitude: 0, longitude: miles / 1.25 / 69.0934 },
  milesFromBase: null,
});
const base = east(0);
const vans = ["van 1", "van 2", "van 3"];

const van = (bayId: string): Van => ({
  bayId,
  driverId: `driver of ${bayId}`,
  place: base,
  from: at("00:00"),
  busy: [],
});

const stop = (id: string, time: string, changes: Partial<VanStop> = {}): VanStop => ({
  id,
  version: 1,
  bayId: "van 1",
  technicianId: "driver of van 1",
  place: east(5),
  startsAt: at(time),
  minutes: 75,
  workMinutes: 60,
  isConfirmed: false,
  isFixed: false,
  vans,
  needs: [["target"]],
  uses: ["target"],
  ...changes,
});

const target: VanEquipment = { id: "target", vanId: null, busy: [] };

const dayOf = (stops: readonly VanStop[], changes: Partial<VanDay> = {}): VanDay => ({
  base,
  open: [{ start: at("08:00"), end: at("17:00") }],
  now: at("00:00"),
  travel: estimatedTravel,
  vans: vans.map(van),
  stops,
  equipment: [target],
  ...changes,
});

const spansOf = ({ after }: ReturnType<typeof planVans>) =>
  after
    .flatMap(({ stops }) =>
      stops.map(({ startsAt, minutes }) => ({ start: startsAt, end: startsAt + minutes * minute })),
    )
    .toSorted((one, other) => one.start - other.start);

const meetings = (plan: ReturnType<typeof planVans>) =>
  spansOf(plan).filter(({ end }, index, all) => end > (all[index + 1]?.start ?? Infinity));

/** Three that are late already, each the work of its own van. */
const late = (changes: Partial<VanStop> = {}) =>
  ["08:00", "09:15", "10:30"].map((time, index) =>
    stop(`stop ${index}`, time, {
      bayId: vans[index] ?? "",
      technicianId: `driver of ${vans[index]}`,
      vans: [vans[index] ?? ""],
      ...changes,
    }),
  );

const now = at("11:02");
const driven = { now, vans: vans.map((id) => ({ ...van(id), from: now })) };

test("three vans with one target do not work at once, however late they are; with three they do", () => {
  const targets = vans.map((_, index) => ({ ...target, id: `target ${index}` }));
  const needs = [targets.map(({ id }) => id)];

  const one = planVans(dayOf(late(), driven), budget);
  const three = planVans(dayOf(late({ needs, uses: [] }), { ...driven, equipment: targets }), budget);

  expect([one.isBetter, three.isBetter]).toEqual([true, true]);
  expect([one.left, three.left]).toEqual([[], []]);
  expect(meetings(one)).toEqual([]);
  expect(meetings(three)).not.toEqual([]);
});

test("what a bay has booked is left to it", () => {
  const busy = [{ start: at("12:00"), end: at("14:00") }];
  const plan = planVans(dayOf(late().slice(1), { ...driven, equipment: [{ ...target, busy }] }), budget);

  expect(plan.isBetter).toBe(true);
  expect(spansOf(plan)[0]?.start).toBeGreaterThanOrEqual(at("14:00"));
});

test("a target that is lost is named with its stops, which stay, and the others are planned", () => {
  const lost = stop("lost", "09:00", { minutes: 60 });
  const others = [
    stop("far", "08:00", { place: east(40), needs: [], uses: [], bayId: "van 2" }),
    stop("near", "11:30", { place: east(-2), needs: [], uses: [], bayId: "van 2" }),
    stop("far too", "14:00", { place: east(41), needs: [], uses: [], bayId: "van 2" }),
  ];

  const plan = planVans(
    dayOf([lost, ...others], { equipment: [{ ...target, busy: [{ start: -Infinity, end: Infinity }] }] }),
    budget,
  );

  expect(plan.left).toEqual([{ id: "lost", reason: "noEquipment" }]);
  expect(plan.isBetter).toBe(true);
  expect(plan.after.flatMap(({ stops }) => stops).find(({ id }) => id === "lost")).toMatchObject({ isMoved: false });
});

test("what is kept in a van serves its stops alone", () => {
  const plan = planVans(
    dayOf([stop("a", "08:00", { bayId: "van 2" }), stop("b", "09:30", { bayId: "van 2" })], {
      ...driven,
      equipment: [{ ...target, vanId: "van 2" }],
    }),
    budget,
  );

  expect(plan.isBetter).toBe(true);
  expect(plan.after.filter(({ stops }) => stops.length > 0).map(({ bayId }) => bayId)).toEqual(["van 2"]);
});

test("a stop that stays holds its target against those that move", () => {
  const pinned = stop("pinned", "12:30", { isFixed: true });
  const moving = stop("late", "10:00", { bayId: "van 2", technicianId: "driver of van 2" });
  const plan = planVans(dayOf([pinned, moving], driven), budget);

  expect(plan.isBetter).toBe(true);
  expect(meetings(plan)).toEqual([]);
});
