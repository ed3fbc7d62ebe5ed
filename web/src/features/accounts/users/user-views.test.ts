import { expect, test } from "vitest";
import { userViewOf, usersIn } from "./user-views.ts";

test("an unknown view shows all logins but the guests", () => {
  expect(usersIn(userViewOf({ view: "nonsense" }), {})).toEqual({ isAnonymous: { equalTo: false } });
});

test("the search narrows a view, whatever spaces and case were typed", () => {
  expect(usersIn(userViewOf({ view: "customers" }), { search: " Carla O" })).toEqual({
    isAnonymous: { equalTo: false },
    defaultRole: { equalTo: "customer" },
    and: [{ searchText: { includes: "carla" } }, { searchText: { includes: "o" } }],
  });
});
