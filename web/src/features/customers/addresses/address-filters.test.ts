import { expect, test } from "vitest";
import { addressesIn } from "./address-filters.ts";

test("the book shows what is in use", () => {
  expect(addressesIn({})).toEqual({ archivedAt: { isNull: true } });
});

test("search and missing distance narrow it together", () => {
  expect(addressesIn({ search: "Main St", view: "missing" })).toEqual({
    archivedAt: { isNull: true },
    and: [{ searchText: { includes: "main" } }, { searchText: { includes: "st" } }],
    distanceToSensi: { isNull: true },
    customerId: { isNull: false },
  });
});
