import { expect, test } from "vitest";
import { readHours } from "./read-hours.ts";
import { workingHoursSchema } from "./working-hours.ts";

test.each([
  [{}],
  [{ 1: [["08:00", "17:00"]] }],
  [
    {
      5: [
        ["08:00", "12:00"],
        ["13:00", "24:00"],
      ],
      7: [],
    },
  ],
])("%j is read as it was saved", (hours) => {
  expect(readHours(hours)).toEqual(workingHoursSchema.parse(hours));
});

test.each([[null], ["always"], [{ 1: "08:00" }], [{ 1: [[8, 17]] }]])("%j is closed", (stored) => {
  expect(readHours(stored)).toEqual({});
});
