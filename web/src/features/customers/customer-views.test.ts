import { expect, test } from "vitest";
import { customersIn, customerViewOf } from "./customer-views.ts";

test("search, kind and view filter together", () => {
  const search = { search: "Bear Valley", kind: "dealer", view: "po" };

  const filter = customersIn(customerViewOf(search), search);

  expect(filter).toEqual({
    status: { notEqualTo: "archived" },
    requiresPo: { equalTo: true },
    and: [{ searchText: { includes: "bear" } }, { searchText: { includes: "valley" } }],
    customerKind: { equalTo: "dealer" },
  });
});

test("an unknown view shows all but the archived, and a blank search is ignored", () => {
  const search = { search: "  ", view: "mine" };

  const filter = customersIn(customerViewOf(search), search);

  expect(filter).toEqual({ status: { notEqualTo: "archived" } });
});
