import { describe, expect, test } from "vitest";
import { estimatedTravel } from "#schedule/travel/ways.ts";
import {
  arrivalNow,
  arrivalsAhead,
  expectArrivals,
  freeAfter,
  isWorthRetelling,
  plannedFree,
} from "./late-arrivals.ts";

const at = (time: string) => new Date(`2026-07-06T${time}:00Z`);
const moment = (time: string) => at(time).getTime();
const span = (start: string, end: string) => ({ start: moment(start), end: moment(end) });
const noBreaks = { breaks: [] };
const roads = { ...estimatedTravel, ...noBreaks };
const miles = (milesFromBase: number) => ({ coordinates: null, milesFromBase });

test.each([
  ["ahead", "10:00", "09:40", "10:00"],
  ["now, they come soon", "10:00", "10:00", "10:05"],
  ["past, they come soon", "10:00", "10:21", "10:30"],
])("whose time of arrival is %s", (_, expected, now, arrival) => {
  expect(arrivalNow(at(expected), at(now))).toEqual(at(arrival));
});

test.each([
  ["more than 15 minutes later", { toldAt: at("10:00"), retold: 0 }, "10:20", true],
  ["earlier again", { toldAt: at("10:40"), retold: 2 }, "10:05", true],
  ["15 minutes later", { toldAt: at("10:00"), retold: 0 }, "10:15", false],
  ["later once more after three times", { toldAt: at("10:00"), retold: 3 }, "11:00", false],
  ["later than nobody was told", { toldAt: null, retold: 0 }, "11:00", false],
])("a customer hears of an arrival that is %s", (_, told, expected, isTold) => {
  expect(isWorthRetelling(told, at(expected), true)).toBe(isTold);
});

test.each([
  [0, true],
  [1, false],
])("by the clock alone a customer who has heard of %i new times hears of another: %s", (retold, isTold) => {
  expect(isWorthRetelling({ toldAt: at("10:00"), retold }, at("10:30"), false)).toBe(isTold);
});

describe("a van drives on", () => {
  const stop = {
    place: miles(7),
    startsAt: moment("09:00"),
    minutes: 60,
    expectedAt: null,
    knownExpectedAt: null,
    arrivedAt: null,
  };

  test.each([
    ["at once from what is done", { endedAt: moment("09:30") }, "09:40", "09:40"],
    ["when the work there is done", { arrivedAt: moment("09:30"), endedAt: null }, "09:40", "10:30"],
    ["not before the agreed time and the work", { arrivedAt: moment("08:30"), endedAt: null }, "08:40", "10:00"],
    ["now at the earliest where the work goes on", { arrivedAt: moment("09:00"), endedAt: null }, "10:20", "10:20"],
    ["after the work where it is expected", { expectedAt: moment("09:40"), endedAt: null }, "09:10", "10:40"],
    ["after the work where nobody knows how far it is", { endedAt: null }, "09:10", "10:10"],
  ])("%s", (_, done, now, free) => {
    expect(new Date(freeAfter({ ...stop, ...done }, moment(now), noBreaks))).toEqual(at(free));
  });

  test.each([
    ["when what is done was done", { endedAt: moment("09:30") }, "09:30"],
    ["when the work is planned to be done", { arrivedAt: moment("09:20"), endedAt: null }, "10:20"],
    [
      "from the arrival that was said, not the one the clock made of it",
      { expectedAt: moment("09:50"), knownExpectedAt: moment("09:10"), endedAt: null },
      "10:10",
    ],
    ["from the agreed time where nothing was said", { endedAt: null }, "10:00"],
  ])("as far as is known %s", (_, done, free) => {
    expect(new Date(plannedFree({ ...stop, ...done }, noBreaks))).toEqual(at(free));
  });

  test("after a break in the work", () => {
    const working = { ...stop, arrivedAt: moment("09:30"), endedAt: null };

    expect(new Date(freeAfter(working, moment("09:40"), { breaks: [span("10:00", "10:45")] }))).toEqual(at("11:15"));
  });
});

test("one late stop makes the next one late, until there is time between two", () => {
  const stops = [
    { id: "noon", place: miles(0), startsAt: moment("13:00"), minutes: 60 },
    { id: "first", place: miles(7), startsAt: moment("10:00"), minutes: 60 },
    { id: "second", place: miles(14), startsAt: moment("11:15"), minutes: 60 },
  ];

  const arrivals = arrivalsAhead({ place: miles(0), freeAt: moment("10:20") }, stops, roads);

  // 7 miles take 15 minutes; 21, past the base, 40.
  expect(arrivals).toEqual(
    new Map([
      ["first", at("10:35")],
      ["second", at("12:15")],
      ["noon", at("13:40")],
    ]),
  );
});

test("nothing is said of what comes after a way that nobody knows", () => {
  const unknown = { coordinates: null, milesFromBase: null };
  const stops = [
    { id: "first", place: miles(7), startsAt: moment("10:00"), minutes: 60 },
    { id: "second", place: unknown, startsAt: moment("11:15"), minutes: 60 },
    { id: "third", place: miles(7), startsAt: moment("13:00"), minutes: 60 },
  ];

  const arrivals = arrivalsAhead({ place: miles(0), freeAt: moment("08:00") }, stops, roads);

  expect([...arrivals.keys()]).toEqual(["first"]);
});

describe("breaks", () => {
  const stop = { id: "next", place: miles(7), startsAt: moment("11:00"), minutes: 60 };
  const arrival = (freeAt: string, ...breaks: { start: number; end: number }[]) =>
    arrivalsAhead({ place: miles(0), freeAt: moment(freeAt) }, [stop], { ...estimatedTravel, breaks }).get("next");

  test.each([
    ["leave enough time for the way and the work", "10:40", "11:00"],
    ["come before the work would be done", "11:00", "12:30"],
    ["come on the way", "11:55", "12:40"],
    ["have begun", "12:10", "12:45"],
  ])("that %s", (_, freeAt, expected) => {
    expect(arrival(freeAt, span("12:00", "12:30"))).toEqual(at(expected));
  });

  test("that overlap count once", () => {
    expect(arrival("11:55", span("12:00", "12:30"), span("12:10", "12:40"))).toEqual(at("12:50"));
  });
});

describe("the next stop is expected", () => {
  const stops = [{ id: "next", place: miles(7), startsAt: moment("11:00"), minutes: 60 }]; // 15 minutes away.
  const latest = {
    place: miles(0),
    startsAt: moment("09:00"),
    minutes: 60,
    expectedAt: null,
    knownExpectedAt: null,
    arrivedAt: null,
    endedAt: null,
  };
  const day = { breaks: [], end: moment("17:00") };
  const expected = (stop: object, now: string, more: object = {}) =>
    expectArrivals({ ...latest, ...stop }, stops, {
      now: moment(now),
      day: { ...day, ...more },
      travel: estimatedTravel,
    }).get("next");

  test("late by what was recorded", () => {
    expect(expected({ arrivedAt: moment("10:30") }, "10:40")).toEqual({
      at: at("11:45"),
      isKnown: true,
      isAfterWork: false,
    });
  });

  test("late by the clock, for half an hour, where nobody says that the work before is done", () => {
    const arrivedAt = moment("09:05");

    expect(expected({ arrivedAt }, "11:10")).toMatchObject({ at: at("11:25"), isKnown: false });
    expect(expected({ arrivedAt }, "13:00")).toMatchObject({ at: at("11:45"), isKnown: false });
  });

  test("no later for the clock's sake where nobody says that they arrived before", () => {
    const stop = { expectedAt: moment("09:30"), knownExpectedAt: moment("09:00") };

    expect(expected(stop, "10:50")).toMatchObject({ at: at("11:05"), isKnown: true });
  });

  test("after the end of the working day", () => {
    expect(expected({ arrivedAt: moment("10:30") }, "10:40", { end: moment("11:40") })).toMatchObject({
      isAfterWork: true,
    });
  });
});
