import { expect, test } from "vitest";
import { nameOf, rowsOfMonths } from "./revenue-rows.ts";

const may = { key: "2026-05", name: "2026-05", invoiceCount: 2, revenueCents: 65_000, marginCents: 40_000 };

test("months without invoices are shown, but none that has not begun", () => {
  const rows = rowsOfMonths([may], { from: "2026-03-15", to: "2026-12-31" }, "2026-06-02");

  expect(rows.map(({ key, revenueCents }) => [key, revenueCents])).toEqual([
    ["2026-03", 0],
    ["2026-04", 0],
    ["2026-05", 65_000],
    ["2026-06", 0],
  ]);
});

test("months have words, and what belongs to nobody has a name", () => {
  expect(nameOf(may, "month")).toBe("May 2026");
  expect(nameOf({ key: null, name: null }, "technician")).toBe("Unassigned");
  expect(nameOf({ key: null, name: null }, "location")).toBe("No location");
  expect(nameOf({ key: "c", name: "Carla's Collision" }, "customer")).toBe("Carla's Collision");
});
