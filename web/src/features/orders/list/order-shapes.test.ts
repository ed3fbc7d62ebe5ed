import { expect, test } from "vitest";
import { shapeOf, shapesFor } from "./order-shapes.ts";

test("customers have a table and a calendar, staff also a board", () => {
  expect(shapesFor("customer")).toEqual(["table", "calendar"]);
  expect(shapesFor("staff")).toEqual(["table", "board", "calendar"]);
});

test.each([
  [{ show: "calendar" }, "customer", "calendar"],
  [{ show: "board" }, "customer", "table"],
  [{ show: "board" }, "staff", "board"],
  [{ show: "tree" }, "staff", "table"],
  [{}, "staff", "table"],
] as const)("%j shows %s a %s", (search, audience, shape) => {
  expect(shapeOf(search, audience)).toBe(shape);
});
