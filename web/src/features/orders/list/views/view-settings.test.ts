import { expect, test } from "vitest";
import { addressOf, isShown, settingsOf } from "./view-settings.ts";

const search = { view: "late", facility: "f1", columns: "vehicle,due", sort: "-createdAt", page: "3", size: "50" };

test("a view keeps filters, columns and order, but not the page", () => {
  expect(settingsOf(search)).toEqual({
    filters: { view: "late", facility: "f1" },
    columns: ["vehicle", "due"],
    sort: "-createdAt",
  });
});

test("a kept view shows again what it was kept from", () => {
  const view = settingsOf(search);

  expect(isShown(view, { ...search, page: undefined })).toBe(true);
});

test("a kept calendar is the same one in every month", () => {
  const view = settingsOf({ show: "calendar", span: "week", date: "2026-05-04" });

  expect(isShown(view, { show: "calendar", span: "week", date: "2026-06-01" })).toBe(true);
  expect(isShown(view, { show: "calendar" })).toBe(false);
});

test("another filter, another order or one filter more is another view", () => {
  const view = settingsOf(search);

  const others = [{ facility: "f2" }, { sort: undefined }, { technician: "none" }];

  expect(others.map((other) => isShown(view, { ...search, ...other }))).toEqual([false, false, false]);
});

test("nothing is left of the view before, and nothing foreign comes with a view", () => {
  const changes = addressOf({ filters: { status: "hold", new: "order" }, columns: [] });

  expect({ ...search, ...changes }).toMatchObject({
    status: "hold",
    facility: undefined,
    columns: undefined,
    page: undefined,
  });
  expect(changes).not.toHaveProperty("new");
});

test("settings that cannot be read show the usual list", () => {
  expect(isShown("nonsense", {})).toBe(true);
});
