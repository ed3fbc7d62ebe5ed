import { describe, expect, test } from "vitest";
import { estimatedTravel } from "#schedule/travel/ways.ts";
import { arrivalNow, arrivalsAhead, freeAfter, isWorthRetelling } from "./late-arrivals.ts";

const at = (time: string) => new Date(`2026-07-06T${time}:00Z`);
const moment = (time: string) => at(time).getTime();
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
  expect(isWorthRetelling(told, at(expected))).toBe(isTold);
});

describe("a van drives on", () => {
  const stop = { place: miles(7), startsAt: moment("09:00"), minutes: 60, expectedAt: null, arrivedAt: null };

  test.each([
    ["at once from what is done", { endedAt: moment("09:30") }, "09:40", "09:40"],
    ["when the work there is done", { arrivedAt: moment("09:30"), endedAt: null }, "09:40", "10:30"],
    ["not before the agreed time and the work", { arrivedAt: moment("08:30"), endedAt: null }, "08:40", "10:00"],
    ["now at the earliest where the work goes on", { arrivedAt: moment("09:00"), endedAt: null }, "10:20", "10:20"],
    ["after the work where it is expected", { expectedAt: moment("09:40"), endedAt: null }, "09:10", "10:40"],
    ["after the work where nobody knows how far it is", { endedAt: null }, "09:10", "10:10"],
  ])("%s", (_, done, now, free) => {
    expect(new Date(freeAfter({ ...stop, ...done }, moment(now)))).toEqual(at(free));
  });
});

test("one late stop makes the next one late, until there is time between two", () => {
  const stops = [
    { id: "noon", place: miles(0), startsAt: moment("13:00"), minutes: 60 },
    { id: "first", place: miles(7), startsAt: moment("10:00"), minutes: 60 },
    { id: "second", place: miles(14), startsAt: moment("11:15"), minutes: 60 },
  ];

  const arrivals = arrivalsAhead({ place: miles(0), freeAt: moment("10:20") }, stops, estimatedTravel);

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

  const arrivals = arrivalsAhead({ place: miles(0), freeAt: moment("08:00") }, stops, estimatedTravel);

  expect([...arrivals.keys()]).toEqual(["first"]);
});
