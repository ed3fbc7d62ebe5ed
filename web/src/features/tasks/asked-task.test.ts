import { expect, test } from "vitest";
import { filesToAdd, missingFiles, shownSlots, slotCount, waitsForCustomer } from "./asked-task.ts";
import type { TaskSlot } from "./order-task-row.ts";

const slot = ({ count = 0, ...values }: Partial<TaskSlot> & { count?: number } = {}): TaskSlot => ({
  id: "slot",
  title: "Four sides",
  description: "",
  required: true,
  minCount: 4,
  applies: true,
  counted: { totalCount: count },
  ...values,
});

test.each([
  [slot(), "0 of 4"],
  [slot({ count: 4 }), "4 of 4"],
  [slot({ count: 6 }), "6 files"],
  [slot({ required: false }), "Optional"],
  [slot({ required: false, count: 1 }), "1 file"],
])("a slot says how many files it has and needs", (there, words) => {
  expect(slotCount(there)).toBe(words);
});

test("a task says which files it still needs", () => {
  const files = { nodes: [slot({ count: 2 }), slot({ title: "Odometer", minCount: 1 }), slot({ applies: false })] };

  expect(missingFiles({ applies: true, files })).toEqual([
    '"Four sides" needs 2 more files',
    '"Odometer" needs 1 more file',
  ]);
});

test.each([
  ["does not apply", "open", { applies: false }],
  ["belongs to a task that was skipped", "skipped", {}],
])("a slot that %s is shown only for the files it has", (_, state, values) => {
  const files = { nodes: [slot({ id: "empty", ...values }), slot({ id: "full", ...values, count: 1 })] };

  expect(shownSlots({ state, files }).map(({ id }) => id)).toEqual(["full"]);
});

test.each([
  ["without a file", slot({}), true],
  ["with some of its files", slot({ count: 2 }), true],
  ["with all of its files", slot({ count: 4 }), false],
  ["that asks for no certain file, without one", slot({ required: false, minCount: 0 }), true],
  ["that asks for no certain file, with one", slot({ required: false, minCount: 0, count: 1 }), false],
])("of a task %s it is known whether it waits for the customer", (_name, there, waits) => {
  const task = { state: "open", applies: true, files: { nodes: [there] } };

  expect(waitsForCustomer(task)).toBe(waits);
  expect(waitsForCustomer({ ...task, state: "done" })).toBe(false);
});

test("a certificate is missing before the tick, but nobody is asked to add it: it is made by itself", () => {
  const certificate = { ...slot({ title: "Certificate", minCount: 1 }), documentKind: "certificate" };
  const task = { applies: true, files: { nodes: [certificate, slot({ title: "Report", minCount: 1 })] } };

  expect(missingFiles(task)).toHaveLength(2);
  expect(filesToAdd(task, new Map())).toEqual(['"Report" needs 1 more file']);
});
