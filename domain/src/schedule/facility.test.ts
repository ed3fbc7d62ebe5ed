import { expect, test } from "vitest";
import { baySchema, facilitySchema, reasonsOfClosures } from "./facility.ts";

const id = "6f1d2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6";
const facility = {
  id,
  version: 1,
  facilityName: "Denver",
  address: null,
  isBase: true,
  isActive: true,
  phone: null,
  email: null,
  timeZone: "America/Denver",
  workingHours: {
    "1": [
      ["08:00", "12:00"],
      ["13:00", "17:00"],
    ],
    "6": [["09:00", "24:00"]],
  },
  closures: ["2026-12-25"],
  closureReasons: { "2026-12-25": "Christmas" },
  parkingCapacity: 12,
  checksCompetences: false,
};

test("a facility with a break and a late Saturday is well-formed", () => {
  expect(facilitySchema.parse(facility)).toEqual(facility);
});

test.each([
  ["a name of one letter", { facilityName: "D" }, "Name needs at least 2 characters"],
  ["an unknown time zone", { timeZone: "America/Nowhere" }, "Choose a time zone from the list"],
  ["a time that no clock shows", { workingHours: { "1": [["8", "17:00"]] } }, "Write a time like 08:00"],
  [
    "closing before opening",
    { workingHours: { "1": [["17:00", "08:00"]] } },
    "Closing comes after opening. For a night, close at 24:00 and open the next day at 00:00",
  ],
  [
    "times that overlap",
    {
      workingHours: {
        "1": [
          ["08:00", "12:00"],
          ["11:00", "17:00"],
        ],
      },
    },
    "Opening times follow each other",
  ],
  ["a day that does not exist", { closures: ["2026-02-30"] }, "Enter a date such as 2026-12-25"],
  ["a reason for no day", { closureReasons: { Christmas: "Closed" } }, "Enter a date such as 2026-12-25"],
  ["half a parking space", { parkingCapacity: 1.5 }, "Enter a whole number of parking spaces"],
])("a facility with %s is told what to do", (_name, wrong, message) => {
  expect(facilitySchema.safeParse({ ...facility, ...wrong }).error?.issues[0]?.message).toBe(message);
});

test("an eighth day of the week is refused", () => {
  expect(facilitySchema.safeParse({ ...facility, workingHours: { "8": [] } }).success).toBe(false);
});

test("a bay is a bay or a van", () => {
  expect(baySchema.safeParse({ facilityId: id, name: "Bay 1", kind: "tent" }).error?.issues[0]?.message).toBe(
    "Choose bay or van",
  );
});

test("a day that opens again loses its reason", () => {
  expect(reasonsOfClosures(["2026-12-25"], { "2026-12-25": "Christmas", "2026-12-31": "Stocktaking" })).toEqual({
    "2026-12-25": "Christmas",
  });
});
