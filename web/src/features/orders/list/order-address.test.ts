import { expect, test } from "vitest";
import { countFilters, filterOf, usualSort, viewOf } from "./order-address.ts";

test("a URL without a view shows the open orders", () => {
  expect(viewOf({})).toBe("open");
});

test.each([{ status: "closed" }, { category: "closed" }, { view: "unheard-of", status: "new" }])(
  "%j shows those orders whether or not they are open",
  (search) => {
    expect(viewOf(search)).toBe("all");
  },
);

test("filters are combined, and unknown parameters ignored", () => {
  const filter = filterOf({ facility: "f1", intake: "tow", only: "late,nonsense,noPo", page: "2", columns: "vehicle" });

  expect(filter).toEqual({ view: "open", facility: "f1", intake: "tow", only: ["late", "noPo"] });
});

test("the search and the view are not counted as filters", () => {
  expect(countFilters({ search: "Camry", view: "late", facility: "f1", dueTo: "2026-11-21" })).toBe(2);
});

test.each([
  [{}, "staff", { field: "statusDueAt", direction: "asc" }],
  [{ view: "hold" }, "staff", { field: "statusDueAt", direction: "asc" }],
  [{ view: "all" }, "staff", null],
  [{ search: "Camry" }, "staff", null],
  [{}, "customer", null],
] as const)("by itself, the list of %j is sorted for %s by %j", (search, audience, sort) => {
  expect(usualSort(search, audience)).toEqual(sort);
});
