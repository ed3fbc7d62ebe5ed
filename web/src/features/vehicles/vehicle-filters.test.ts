import { expect, test } from "vitest";
import { vehiclesIn, yearChoices } from "./vehicle-filters.ts";

test("search, make and year narrow the list together", () => {
  const filter = vehiclesIn({ search: "PA12-3456", make: "Subaru", year: "2021" });

  expect(filter).toEqual({
    and: [{ searchText: { includes: "pa123456" } }],
    make: { equalToInsensitive: "Subaru" },
    year: { equalTo: 2021 },
  });
});

test("an address without filters, or with a year that is none, narrows nothing", () => {
  const filters = [vehiclesIn({}), vehiclesIn({ year: "last" })];

  expect(filters).toEqual([{}, {}]);
});

test("years are offered from next year's models on", () => {
  const [first, second] = yearChoices(2026);

  expect([first?.value, second?.value]).toEqual(["2027", "2026"]);
});
