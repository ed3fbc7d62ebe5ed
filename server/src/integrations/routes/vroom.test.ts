import { estimatedTravel } from "@boresight/domain/schedule/travel/ways";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Van, VanDay, VanStop } from "@boresight/domain/schedule/routes/van-day";
import { createLog } from "#platform/log.ts";
import { inOrderOfTime, startFakeVroom, type VroomQuestion } from "../../../test/fakes/fake-vroom.ts";
import { planInThread } from "./plan-in-thread.ts";
import { planVanDays } from "./plan-van-days.ts";

const vroom = await startFakeVroom();
afterAll(() => vroom[Symbol.asyncDispose]());
let lines: string[] = [];
const log = createLog("warn", null, { write: (line: string) => void lines.push(line) });
beforeEach(() => {
  lines = [];
  vroom.state.answer = inOrderOfTime;
  vroom.state.asked = [];
});

const at = (time: string) => Date.parse(`2026-05-04T${time}:00Z`);

/** So many miles east of the base by road. */
const east = (miles: number) => ({
  coordinates: { latitude: 0, longitude: miles / 1.25 / 69.0934 },
  milesFromBase: null,
});
const base = east(0);
const van = (bayId: string): Van => ({ bayId, driverId: "tom", place: base, from: at("00:00"), busy: [] });

const stop = (id: string, miles: number, time: string, changes: Partial<VanStop> = {}): VanStop => ({
  id,
  version: 1,
  bayId: "van 1",
  technicianId: "tom",
  place: east(miles),
  startsAt: at(time),
  minutes: 60,
  workMinutes: 60,
  isConfirmed: false,
  isFixed: false,
  vans: ["van 1", "van 2"],
  ...changes,
});

const dayOf = (stops: readonly VanStop[], changes: Partial<VanDay> = {}): VanDay => ({
  base,
  open: [{ start: at("08:00"), end: at("17:00") }],
  now: at("00:00"),
  travel: estimatedTravel,
  vans: [van("van 1"), van("van 2")],
  stops,
  ...changes,
});

/** Late on one van; the other has time. */
const late = () => dayOf([stop("a", 30, "09:00"), stop("b", -30, "10:00")]);

// Each failure counts against its address, and one that has failed twice is left alone: every test has its own.
let asked = 0;
const plan = async (day: VanDay) => {
  const [made] = await planVanDays([day], { vroomUrl: `${vroom.url}/${++asked}?`, log });
  return made;
};

const routesOf = (
  routes: readonly { vehicle: number; jobs: readonly number[] }[],
  unassigned: readonly number[] = [],
) => ({
  code: 0,
  summary: { cost: 1, unassigned: unassigned.length },
  routes: routes.map(({ vehicle, jobs }) => ({
    vehicle,
    cost: 1,
    steps: [{ type: "start" }, ...jobs.map((id) => ({ type: "job", id, arrival: 5 })), { type: "end" }],
  })),
  unassigned: unassigned.map((id) => ({ id, type: "job" })),
});

test("VROOM's order becomes the plan, at the times that were told", async () => {
  vroom.state.answer = () =>
    routesOf([
      { vehicle: 1, jobs: [1] },
      { vehicle: 2, jobs: [2] },
    ]);

  const made = await plan(late());

  expect(made?.isBetter).toBe(true);
  expect(made?.after.map(({ stops }) => stops.map(({ id, mustAsk }) => [id, mustAsk]))).toEqual([
    [["a", false]],
    [["b", false]],
  ]);
  expect(lines).toEqual([]);
});

test("it is asked in its own words: whole numbers, one matrix, what is promised as its window", async () => {
  vroom.state.answer = () => 500;
  const busy = [{ start: at("12:00"), end: at("13:00") }];
  await plan(dayOf([stop("a", 30, "09:00", { isFixed: true })], { vans: [{ ...van("van 1"), busy }, van("van 2")] }));

  const [question] = vroom.state.asked as [VroomQuestion];
  const nine = at("09:00") / 1000;
  expect(question.jobs).toEqual([
    {
      id: 1,
      location_index: 3,
      service: 3600,
      delivery: [0],
      priority: 1,
      skills: [1, 2],
      time_windows: [[nine, nine]],
    },
  ]);
  expect(question.vehicles[0]).toMatchObject({
    id: 1,
    start_index: 1,
    end_index: 0,
    skills: [1, 2],
    breaks: [{ id: 1, time_windows: [[at("12:00") / 1000, at("12:00") / 1000]], service: 3600 }],
  });
  expect(question.vehicles[1]?.skills).toEqual([1, 3]);
  expect(question.matrices.car.durations).toHaveLength(4);
});

test("whoever it cannot reach as promised is asked for again at any time of the day", async () => {
  vroom.state.answer = (question) =>
    question.jobs.every(({ time_windows: [window] }) => window?.[0] === window?.[1])
      ? routesOf([{ vehicle: 1, jobs: [1] }], [2])
      : routesOf([{ vehicle: 1, jobs: [1, 2] }]);

  const made = await plan(late());

  expect(vroom.state.asked).toHaveLength(2);
  expect(vroom.state.asked[1]?.jobs[1]?.time_windows).toEqual([[at("08:00") / 1000, at("16:00") / 1000]]);
  expect(made?.after[0]?.stops.map(({ id, mustAsk }) => [id, mustAsk])).toEqual([
    ["a", false],
    ["b", true],
  ]);
});

test("what it reaches at no time stays, and is named", async () => {
  vroom.state.answer = ({ jobs }) =>
    jobs.length > 1 ? routesOf([{ vehicle: 1, jobs: [1] }], [2]) : routesOf([{ vehicle: 1, jobs: [1] }]);

  const made = await plan(dayOf([stop("a", 30, "09:00"), stop("far", 900, "10:00")]));

  expect(made?.left).toEqual([{ id: "far", reason: "outOfReach" }]);
  expect(lines).toEqual([]);
});

test("where others keep it from somebody, everybody may be asked for another time", async () => {
  vroom.state.answer = ({ jobs }) =>
    jobs.some(({ time_windows: [window] }) => window?.[0] === window?.[1])
      ? routesOf([{ vehicle: 1, jobs: [1] }], [2])
      : routesOf([{ vehicle: 1, jobs: [2, 1] }]);

  const made = await plan(late());

  expect(vroom.state.asked).toHaveLength(3);
  expect(made?.after[0]?.stops.map(({ id, mustAsk }) => [id, mustAsk])).toEqual([
    ["b", true],
    ["a", true],
  ]);
});

test("an order that our rules do not allow is kept as far as they do", async () => {
  vroom.state.answer = () => routesOf([{ vehicle: 1, jobs: [2, 1] }]);

  const made = await plan(late());

  expect(made?.isBetter).toBe(true);
  expect(made?.left).toEqual([]);
  expect(lines).toEqual([]);
});

test("a van that is busy until its day is over is not named", async () => {
  const busy = [{ start: at("08:00"), end: at("23:00") }];
  const day = late();

  const made = await plan({ ...day, vans: [...day.vans, { ...van("van 3"), busy }] });

  expect(vroom.state.asked[0]?.vehicles.map(({ id }) => id)).toEqual([1, 2]);
  expect([made?.left, lines]).toEqual([[], []]);
});

test.each([
  ["nothing to do", dayOf([])],
  ["no van", dayOf([], { vans: [] })],
])("it is not asked about a day with %s", async (_what, day) => {
  const made = await plan(day);

  expect([made?.isBetter, made?.left]).toEqual([false, []]);
  expect([vroom.state.asked, lines]).toEqual([[], []]);
});

describe("our own search plans, and the log says so, when VROOM", () => {
  test.each<[string, (question: VroomQuestion) => object | number | string]>([
    ["is out of order", () => 503],
    ["answers with a code of its own", () => ({ code: 2, error: "Invalid JSON" })],
    ["answers something else", () => "<html>"],
    ["answers without end", () => `{"code":0,"routes":[${" ".repeat(5_000_000)}`],
    ["names an unknown job", () => routesOf([{ vehicle: 1, jobs: [1, 7] }])],
    ["names an unknown van", () => routesOf([{ vehicle: 9, jobs: [1, 2] }])],
    [
      "does a job twice",
      () =>
        routesOf([
          { vehicle: 1, jobs: [1, 2] },
          { vehicle: 2, jobs: [2] },
        ]),
    ],
    ["forgets a job", () => routesOf([{ vehicle: 1, jobs: [1] }])],
    [
      "gives one van two routes",
      () =>
        routesOf([
          { vehicle: 1, jobs: [1] },
          { vehicle: 1, jobs: [2] },
        ]),
    ],
  ])("%s", async (_what, answer) => {
    vroom.state.answer = answer;
    const [own] = await planInThread([late()]);

    const made = await plan(late());

    expect(made).toEqual(own);
    expect(made?.isBetter).toBe(true);
    expect(lines).toEqual([expect.stringContaining("our own search made one")]);
  });
});

test("a server that has failed twice is left alone", async () => {
  vroom.state.answer = () => 503;
  const vroomUrl = `${vroom.url}/down`;
  for (let time = 0; time < 4; time++) await planVanDays([late()], { vroomUrl, log });

  expect(vroom.state.asked).toHaveLength(2);
});
