import { expect, test } from "vitest";
import { distanceWords, orderCount, sourceWords, usedBy } from "./address-row.ts";

const use = { customerId: null, customer: null, facility: null, orders: 0 };

test.each([
  [28.2, "manual", "28.2 mi", "Entered by hand"],
  [30, "computed", "30.0 mi", "Estimated"],
  [0, "computed", "0.0 mi", "Estimated"],
  [null, null, "No distance yet", ""],
])("a distance of %j, %s", (distanceToSensi, distanceSource, words, source) => {
  const distance = { distanceToSensi, distanceSource, use };

  expect([distanceWords(distance), sourceWords(distance)]).toEqual([words, source]);
});

test("a facility's address needs no distance", () => {
  expect(distanceWords({ distanceToSensi: null, distanceSource: null, use: { ...use, facility: "Denver" } })).toBe("–");
});

test("an address belongs to a customer, to a facility, or to nobody", () => {
  const users = [{ ...use, customer: "Carla's" }, { ...use, facility: "Denver" }, use].map((each) =>
    usedBy({ use: each }),
  );

  expect(users).toEqual(["Carla's", "Denver", "Nobody"]);
});

test("one order is singular", () => {
  expect([0, 1, 2].map((orders) => orderCount({ use: { ...use, orders } }))).toEqual([
    "0 orders",
    "1 order",
    "2 orders",
  ]);
});
