import { expect, test } from "vitest";
import { exportedIn, vehiclesIn, yearChoices } from "./vehicle-filters.ts";

test("search, make and year filter together", () => {
  const filter = vehiclesIn({ search: "PA12-3456", make: "Subaru", year: "2021" });

  expect(filter).toEqual({
    and: [{ searchText: { includes: "pa123456" } }],
    make: { equalToInsensitive: "Subaru" },
    year: { equalTo: 2021 },
    archivedAt: { isNull: true },
  });
});

test("without filters, or with an invalid year, every vehicle in use is listed", () => {
  const filters = [vehiclesIn({}), vehiclesIn({ year: "last" })];

  expect(filters).toEqual([{ archivedAt: { isNull: true } }, { archivedAt: { isNull: true } }]);
});

test("duplicates and undecoded vehicles are looked for among those in use, archived ones alone", () => {
  const filters = ["duplicate", "undecoded", "archived"].map((state) => vehiclesIn({ state }));

  expect(filters).toEqual([
    { archivedAt: { isNull: true }, hasDuplicateVin: { equalTo: true } },
    { archivedAt: { isNull: true }, vinDecodedAt: { isNull: true } },
    { archivedAt: { isNull: false } },
  ]);
});

test("the export takes the filters that the list shows, and nothing that is no filter", () => {
  expect(exportedIn({ search: "a", year: "2021", state: "none", sort: "year" })).toEqual({ search: "a", year: 2021 });
});

test("years start with next year's models", () => {
  const [first, second] = yearChoices(2026);

  expect([first?.value, second?.value]).toEqual(["2027", "2026"]);
});
