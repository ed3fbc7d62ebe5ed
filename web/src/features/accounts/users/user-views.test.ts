import { expect, test } from "vitest";
import { userViewOf, usersIn } from "./user-views.ts";

test("an unknown view shows all accounts except guests", () => {
  expect(usersIn(userViewOf({ view: "nonsense" }), {})).toEqual({ isAnonymous: { equalTo: false } });
});

test("the search narrows a view, ignoring case and surrounding spaces", () => {
  expect(usersIn(userViewOf({ view: "customers" }), { search: " Carla O" })).toEqual({
    isAnonymous: { equalTo: false },
    defaultRole: { equalTo: "customer" },
    and: [{ searchText: { includes: "carla" } }, { searchText: { includes: "o" } }],
  });
});
