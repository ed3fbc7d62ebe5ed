import { expect, test } from "vitest";
import { filterOf, narrowingIn } from "./periods.ts";

const asked = (search: Record<string, string>) => filterOf(narrowingIn(search));

test.each([
  ["7", 7],
  ["91", 91],
  ["365", 30],
  ["a week", 30],
])("%s days in the address ask for %i", (days, expected) => {
  expect(asked({ days })).toEqual({ days: expected, facility: null, customerKind: null });
});

test("without days in the address it is the last 30", () => {
  expect(asked({})).toMatchObject({ days: 30 });
});

test("location and kind of customer are asked for with the days of one's own", () => {
  const address = { days: "custom", from: "2026-05-01", to: "2026-05-04", facility: "f1", kind: "fleet" };

  expect(asked(address)).toEqual({ from: "2026-05-01", to: "2026-05-04", facility: "f1", customerKind: "fleet" });
  expect(narrowingIn(address).period.days).toBe(4);
});

test.each([
  ["2026-05-04", "2026-05-01"],
  ["2025-01-01", "2026-05-01"],
  ["2026-05-01", "soon"],
])("days from %s to %s are not asked for", (from, to) => {
  expect(asked({ days: "custom", from, to })).toMatchObject({ days: 30 });
});

test("a year is the longest", () => {
  expect(asked({ days: "custom", from: "2025-05-02", to: "2026-05-02" })).toMatchObject({ from: "2025-05-02" });
});
