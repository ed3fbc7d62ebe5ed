import { expect, test } from "vitest";
import { monthsOf, periodIn } from "./report-period.ts";

test.each([
  [{}, "month", "2026-03-01", "2026-03-31"],
  [{ period: "month" }, "month", "2026-03-01", "2026-03-31"],
  [{ period: "lastMonth" }, "lastMonth", "2026-02-01", "2026-02-28"],
  [{ period: "quarter" }, "quarter", "2026-01-01", "2026-03-31"],
  [{ period: "year" }, "year", "2026-01-01", "2026-12-31"],
  [{ period: "lastYear" }, "lastYear", "2025-01-01", "2025-12-31"],
  [{ period: "custom", from: "2026-02-10", to: "2026-03-05" }, "custom", "2026-02-10", "2026-03-05"],
  [{ period: "custom", from: "2026-03-05", to: "2026-02-10" }, "custom", "2026-03-01", "2026-03-31"],
  [{ period: "custom", from: "someday" }, "custom", "2026-03-01", "2026-03-31"],
  [{ period: "ever" }, "month", "2026-03-01", "2026-03-31"],
])("the address %j is the period %s from %s to %s", (search, key, from, to) => {
  expect(periodIn(search, "2026-03-31")).toEqual({ key, from, to });
});

test("a tax return is usually of the month that is over", () => {
  expect(periodIn({}, "2026-03-31", "lastMonth")).toEqual({ key: "lastMonth", from: "2026-02-01", to: "2026-02-28" });
});

test("a period has each of its months, also those that it only touches", () => {
  expect(monthsOf({ from: "2025-11-30", to: "2026-02-01" })).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
});
