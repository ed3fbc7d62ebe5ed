import { expect, test } from "vitest";
import { addressesIn } from "./address-filters.ts";

test("the address book lists active addresses", () => {
  expect(addressesIn({})).toEqual({ archivedAt: { isNull: true } });
});

test("search and missing distance filter together", () => {
  expect(addressesIn({ search: "Main St", view: "missing" })).toEqual({
    archivedAt: { isNull: true },
    and: [{ searchText: { includes: "main" } }, { searchText: { includes: "st" } }],
    distanceToSensi: { isNull: true },
    customerId: { isNull: false },
  });
});
