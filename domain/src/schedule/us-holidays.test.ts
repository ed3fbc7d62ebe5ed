import { expect, test } from "vitest";
import { nextUsHolidays } from "./us-holidays.ts";

test("the holidays of the next twelve months, by their weekday rules", () => {
  expect(nextUsHolidays("2026-11-23").map(({ day, name }) => `${day} ${name}`)).toEqual([
    "2026-11-26 Thanksgiving",
    "2026-12-25 Christmas Day",
    "2027-01-01 New Year's Day",
    "2027-05-31 Memorial Day",
    "2027-07-04 Independence Day",
    "2027-09-06 Labor Day",
  ]);
});

test("a holiday today counts, the same one in a year does not", () => {
  expect(nextUsHolidays("2026-12-25").filter(({ name }) => name === "Christmas Day")).toEqual([
    { day: "2026-12-25", name: "Christmas Day" },
  ]);
});

test.each([
  ["2024-01-01", "2024-05-27", "2024-11-28"],
  ["2025-01-01", "2025-05-26", "2025-11-27"],
  ["2028-01-01", "2028-05-29", "2028-11-23"],
])("from %s Memorial Day is %s and Thanksgiving %s", (today, memorial, thanksgiving) => {
  const days = nextUsHolidays(today).map(({ day }) => day);

  expect(days).toEqual(expect.arrayContaining([memorial, thanksgiving]));
  expect(days).toHaveLength(6);
});
