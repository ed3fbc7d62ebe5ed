import { expect, test } from "vitest";
import { BoresightError } from "#base/errors.ts";
import { parseInput } from "#base/problems.ts";
import { newTaskFileSchema, newTaskSchema, taskOrderSchema } from "./task.ts";
import { orderAt } from "./sort-order.ts";

const id = "0a4e2b0c-5a0e-4f6b-9d7e-0a4e2b0c5a0e";
const task = {
  taskName: "  Four   sides ",
  serviceOrderStatusId: id,
  isBlocking: true,
  asksCustomer: false,
};
const slot = {
  taskId: id,
  title: "VIN plate",
  documentKind: "vinPhoto",
  required: true,
  allowedFileTypes: ["image/*", "application/pdf", "image/*"],
  allowMultiple: false,
  minCount: 1,
  maxSizeMb: 25,
  customerVisible: true,
};

function problemsWith(parse: () => unknown): Record<string, string> {
  try {
    parse();
    return {};
  } catch (error) {
    if (!(error instanceof BoresightError)) throw error;
    return Object.fromEntries((error.details.fields ?? []).map(({ field, message }) => [field, message]));
  }
}

test("a task needs a name and a status; the rest is empty", () => {
  expect(parseInput(newTaskSchema, task)).toEqual({
    ...task,
    taskName: "Four sides",
    description: "",
    needsColleague: false,
    completesWith: null,
    appliesWhen: null,
  });
});

test("a condition without parts says the same as none", () => {
  expect(parseInput(newTaskSchema, { ...task, appliesWhen: {} }).appliesWhen).toBeNull();
  expect(parseInput(newTaskSchema, { ...task, appliesWhen: { minSystems: 2 } }).appliesWhen).toEqual({ minSystems: 2 });
});

test.each([
  ["a name of one letter", { taskName: "A" }, { taskName: "The name needs at least 2 characters" }],
  ["a name too long", { taskName: "A".repeat(81) }, { taskName: "The name can have at most 80 characters" }],
  ["no status", { serviceOrderStatusId: "" }, { serviceOrderStatusId: "Choose a status" }],
  [
    "a description too long",
    { description: "A".repeat(1001) },
    { description: "The description can have at most 1000 characters" },
  ],
  [
    "a condition that nobody understands",
    { appliesWhen: { method: "magic" } },
    { "appliesWhen.method": "Choose static or dynamic" },
  ],
])("a task with %s is refused", (_name, values, problems) => {
  expect(problemsWith(() => parseInput(newTaskSchema, { ...task, ...values }))).toEqual(problems);
});

test("a file type is taken once, however often it is named", () => {
  expect(parseInput(newTaskFileSchema, slot).allowedFileTypes).toEqual(["image/*", "application/pdf"]);
});

test.each([
  ["no file type", { allowedFileTypes: [] }, { allowedFileTypes: "Choose a file type" }],
  [
    "a type that is not permitted",
    { allowedFileTypes: ["application/x-sh"] },
    { "allowedFileTypes.0": "Choose from the accepted file types" },
  ],
  ["an unknown kind", { documentKind: "selfie" }, { documentKind: "Choose a document type" }],
  ["four files where it takes one", { minCount: 4 }, { minCount: "Allow multiple files, or require only 1" }],
  ["21 files", { allowMultiple: true, minCount: 21 }, { minCount: "Enter 20 or less" }],
  ["half a file", { allowMultiple: true, minCount: 0.5 }, { minCount: "Enter a whole number" }],
  ["101 MB", { maxSizeMb: 101 }, { maxSizeMb: "Enter 100 or less" }],
  ["no size", { maxSizeMb: 0 }, { maxSizeMb: "Enter 1 or more" }],
])("a slot with %s is refused", (_name, values, problems) => {
  expect(problemsWith(() => parseInput(newTaskFileSchema, { ...slot, ...values }))).toEqual(problems);
});

test("a task stands in one place of an order only", () => {
  expect(problemsWith(() => parseInput(taskOrderSchema, { serviceOrderStatusId: id, ids: [id, id] }))).toEqual({
    ids: "Each can be listed only once",
  });
});

test("an order leaves room between two", () => {
  expect([0, 1, 2].map(orderAt)).toEqual([10, 20, 30]);
});
