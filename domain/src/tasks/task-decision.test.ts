import { expect, test } from "vitest";
import type { AskedTask } from "./order-task.ts";
import { requireDecidable } from "./task-decision.ts";

const file = (fileCount: number) => ({ title: "Four sides", required: true, minCount: 4, fileCount, applies: true });
const task = (values: Partial<AskedTask> = {}): AskedTask => ({
  taskName: "Vehicle walk-around",
  state: "open",
  isBlocking: true,
  applies: true,
  files: [],
  ...values,
});

test.each([
  ["done without its files", task({ files: [file(0)] }), { state: "done", note: "" }, "task-files-missing"],
  ["skipped although it blocks", task(), { state: "skipped", note: "no time" }, "task-not-skippable"],
  ["not applicable without a reason", task(), { state: "notApplicable", note: "no" }, "note-required"],
] as const)("a task cannot be %s", (_, asked, decision, code) => {
  expect(() => requireDecidable(asked, decision)).toThrow(expect.objectContaining({ code }));
});

test.each([
  ["done with its files", task({ files: [file(4)] }), { state: "done", note: "" }],
  ["skipped when it does not block", task({ isBlocking: false }), { state: "skipped", note: "" }],
  ["not applicable with a reason", task(), { state: "notApplicable", note: "Sold" }],
  ["opened again", task({ state: "done", files: [file(0)] }), { state: "open", note: "" }],
] as const)("a task can be %s", (_, asked, decision) => {
  expect(() => requireDecidable(asked, decision)).not.toThrow();
});
