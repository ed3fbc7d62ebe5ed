import { expect, test } from "vitest";
import {
  addressOf as addressIn,
  isShown as isShownIn,
  settingsOf as settingsIn,
} from "#records/saved-views/view-settings.ts";
import { orderListViews } from "./order-list-views.ts";

type Search = Parameters<typeof settingsIn>[0];
const settingsOf = (search: Search) => settingsIn(search, orderListViews);
const addressOf = (stored: unknown) => addressIn(stored, orderListViews);
const isShown = (stored: unknown, search: Search) => isShownIn(stored, search, orderListViews);

const search = { view: "late", facility: "f1", columns: "vehicle,due", sort: "-createdAt", page: "3", size: "50" };

test("a view stores filters, columns and sorting, but not the page", () => {
  expect(settingsOf(search)).toEqual({
    filters: { view: "late", facility: "f1" },
    columns: ["vehicle", "due"],
    sort: "-createdAt",
  });
});

test("applying a saved view restores what was saved", () => {
  const view = settingsOf(search);

  expect(isShown(view, { ...search, page: undefined })).toBe(true);
});

test("a saved calendar is the same view in every month", () => {
  const view = settingsOf({ show: "calendar", span: "week", date: "2026-05-04" });

  expect(isShown(view, { show: "calendar", span: "week", date: "2026-06-01" })).toBe(true);
  expect(isShown(view, { show: "calendar" })).toBe(false);
});

test("another filter, another sorting or one more filter is another view", () => {
  const view = settingsOf(search);

  const others = [{ facility: "f2" }, { sort: undefined }, { technician: "none" }];

  expect(others.map((other) => isShown(view, { ...search, ...other }))).toEqual([false, false, false]);
});

test("applying a view replaces the previous one, and ignores unknown settings", () => {
  const changes = addressOf({ filters: { status: "hold", new: "order" }, columns: [] });

  expect({ ...search, ...changes }).toMatchObject({
    status: "hold",
    facility: undefined,
    columns: undefined,
    page: undefined,
  });
  expect(changes).not.toHaveProperty("new");
});

test("invalid settings show the default list", () => {
  expect(isShown("nonsense", {})).toBe(true);
});
