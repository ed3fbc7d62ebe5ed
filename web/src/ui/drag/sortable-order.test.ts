import { expect, test } from "vitest";
import { orderAfterDrop, orderAfterStep } from "./sortable-order.ts";

const work = { id: "work", itemIds: ["a", "b", "c"] };
const done = { id: "done", itemIds: ["x"] };
const empty = { id: "empty", itemIds: [] };
const groups = [work, done, empty];

test.each([
  ["down, it takes the place of the one it is dropped on", "a", "b", ["b", "a", "c"]],
  ["to the end", "a", "c", ["b", "c", "a"]],
  ["up", "c", "a", ["c", "a", "b"]],
  ["over its own group, it comes last", "a", "work", ["b", "c", "a"]],
])("an item moves %s", (_name, itemId, overId, itemIds) => {
  expect(orderAfterDrop(groups, itemId, overId)).toEqual({ id: "work", itemIds });
});

test("an item moves into another group, before the one it is dropped on", () => {
  expect(orderAfterDrop(groups, "b", "x")).toEqual({ id: "done", itemIds: ["b", "x"] });
});

test("an item moves into an empty group", () => {
  expect(orderAfterDrop(groups, "b", "empty")).toEqual({ id: "empty", itemIds: ["b"] });
});

test.each([
  ["on itself", "a", "a"],
  ["last where it is last", "c", "work"],
  ["on what is not there", "a", "elsewhere"],
])("nothing changes when an item is dropped %s", (_name, itemId, overId) => {
  expect(orderAfterDrop(groups, itemId, overId)).toBeNull();
});

test("an item takes one step, until the end", () => {
  expect(orderAfterStep(work, "b", -1)).toEqual({ id: "work", itemIds: ["b", "a", "c"] });
  expect(orderAfterStep(work, "b", 1)).toEqual({ id: "work", itemIds: ["a", "c", "b"] });
  expect(orderAfterStep(work, "a", -1)).toBeNull();
  expect(orderAfterStep(work, "c", 1)).toBeNull();
});
