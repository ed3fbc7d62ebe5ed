import { expect, test } from "vitest";
import { chosenFilter, viewOf } from "./order-views.ts";

test("an address without a view shows the open orders", () => {
  const view = viewOf({});

  expect(view.value).toBe("open");
});

test("a link to one status shows that status whether or not it is open", () => {
  const view = viewOf({ status: "closed" });

  expect(view.value).toBe("all");
});

test("a typed VIN is searched as it is stored", () => {
  const filters = chosenFilter({ search: "4T1G 11AK-5" });

  expect(filters).toEqual([{ searchText: { includes: "4t1g11ak5" } }]);
});

test("filters narrow each other", () => {
  const filters = chosenFilter({ facility: "f1", intake: "tow" });

  expect(filters).toEqual([{ facilityId: { equalTo: "f1" } }, { intakeMethod: { equalTo: "tow" } }]);
});
