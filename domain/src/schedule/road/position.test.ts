import { expect, test } from "vitest";
import { isAnotherArrival, isTooSoon, positionSchema } from "./position.ts";

const at = (time: string) => new Date(`2026-07-06T${time}Z`);

test.each([
  ["at first", null, false],
  ["again after 19 seconds", at("09:59:41"), true],
  ["again after 20 seconds", at("09:59:40"), false],
])("what a device says %s", (_, seenAt, isIgnored) => {
  expect(isTooSoon(seenAt, at("10:00:00"))).toBe(isIgnored);
});

test.each([
  [null, "10:05:00", true],
  ["10:05:00", "10:14:00", false],
  ["10:05:00", "10:15:00", true],
  ["10:15:00", "10:05:00", true],
])("expected at %s, a way until %s is another arrival: %s", (expected, arrival, isOther) => {
  expect(isAnotherArrival(expected === null ? null : at(expected), at(arrival))).toBe(isOther);
});

test.each([
  [{ latitude: 91, longitude: 0 }],
  [{ latitude: 0, longitude: -181 }],
  [{ latitude: Number.NaN, longitude: 0 }],
])("no place on earth is %j", (place) => {
  const id = "0b9d2f6e-8f0c-4a53-9c39-6a1d0e5f7a10";

  expect(positionSchema.safeParse({ id, ...place }).success).toBe(false);
});
