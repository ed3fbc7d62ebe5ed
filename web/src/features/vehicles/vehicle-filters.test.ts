import { expect, test } from "vitest";
import { vehiclesIn, yearChoices } from "./vehicle-filters.ts";

test("search, make and year filter together", () => {
  const filter = vehiclesIn({ search: "PA12-3456", make: "Subaru", year: "2021" });

  expect(filter).toEqual({
    and: [{ searchText: { includes: "pa123456" } }],
    make: { equalToInsensitive: "Subaru" },
    year: { equalTo: 2021 },
  });
});

test("without filters, or with an invalid year, everything is listed", () => {
  const filters = [vehiclesIn({}), vehiclesIn({ year: "last" })];

  expect(filters).toEqual([{}, {}]);
});

test("years start with next year's models", () => {
  const [first, second] = yearChoices(2026);

  expect([first?.value, second?.value]).toEqual(["2027", "2026"]);
});
