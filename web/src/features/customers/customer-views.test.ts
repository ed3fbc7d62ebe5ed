import { expect, test } from "vitest";
import { addressOf, isShown, settingsOf } from "#records/saved-views/view-settings.ts";
import { customerListViews, customersIn, customerViewOf } from "./customer-views.ts";

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

test("a saved view of customers restores filters, columns and sorting from the first page, and nothing of the view before", () => {
  const stored = settingsOf(
    { view: "po", kind: "dealer", columns: "tags", sort: "-companyName", page: "3" },
    customerListViews,
  );
  const before = { search: "Bear", page: "2" };

  const after = { ...before, ...addressOf(stored, customerListViews) };

  expect(after).toEqual({ view: "po", kind: "dealer", columns: "tags", sort: "-companyName" });
  expect([before, after].map((search) => isShown(stored, search, customerListViews))).toEqual([false, true]);
});
