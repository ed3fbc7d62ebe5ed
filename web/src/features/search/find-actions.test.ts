import { expect, test } from "vitest";
import { findActions } from "./find-actions.ts";

const actions = ["New order", "Go to Schedule", "Go to Invoices", "Go to Vehicle Status", "Sign out", "Thème : sombre"];
const found = (typed: string) =>
  findActions(
    typed,
    actions.map((words) => ({ words })),
  ).map(({ words }) => words);

test.each([
  ["new order", ["New order"]],
  ["sched", ["Go to Schedule"]],
  ["go to invoices", ["Go to Invoices"]],
  ["invoices go", ["Go to Invoices"]],
  ["SIGN", ["Sign out"]],
  ["theme", ["Thème : sombre"]],
  ["s", ["Go to Schedule", "Go to Vehicle Status", "Sign out", "Thème : sombre"]],
  ["invioces", ["Go to Invoices"]],
  ["shedule", ["Go to Schedule"]],
  ["scheddule", ["Go to Schedule"]],
  ["schedale", ["Go to Schedule"]],
  ["shced", ["Go to Schedule"]],
  ["xchedule", ["Go to Schedule"]],
  ["sgin uot", []],
  ["shcedlue", []],
  ["101190", []],
  ["  ", []],
])("%j finds %j", (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test("a typo counts only where nothing begins as typed, and at most five are found", () => {
  const many = ["order", "orders", "ordinary", "orca", "orange", "orbit", "oder"].map((words) => ({ words }));

  expect(findActions("order", many).map(({ words }) => words)).toEqual(["order", "orders"]);
  expect(findActions("or", many)).toHaveLength(5);
});
