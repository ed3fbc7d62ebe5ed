import { expect, test } from "vitest";
import { foldFinished, groupTasks, progressOf } from "./task-groups.ts";

const task = (id: string, sortOrder: number, { state = "open", applies = true } = {}) => ({
  id,
  state,
  applies,
  serviceOrderStatus: { id: `status-${sortOrder}`, statusName: `Status ${sortOrder}`, sortOrder },
});

test("the order's status comes first, then the others from the latest back", () => {
  const tasks = [task("walk-around", 80), task("review", 10), task("scan", 90), task("odometer", 80)];

  const { current, others } = groupTasks(tasks, "status-80");

  expect(current?.applying.map(({ id }) => id)).toEqual(["walk-around", "odometer"]);
  expect(others.map(({ statusName }) => statusName)).toEqual(["Status 90", "Status 10"]);
});

test("a status without tasks has no group", () => {
  const { current, others } = groupTasks([task("review", 10)], "status-100");

  expect(current).toBeUndefined();
  expect(others).toHaveLength(1);
});

test("tasks that do not apply are separate and not counted", () => {
  const { current } = groupTasks(
    [task("ride height", 90, { applies: false }), task("scan", 90, { state: "done" }), task("readiness", 90)],
    "status-90",
  );

  expect(current?.idle.map(({ id }) => id)).toEqual(["ride height"]);
  expect(progressOf({ applying: current?.applying ?? [] })).toEqual({ words: "1 of 2 done", complete: false });
});

test("without applicable tasks there is no count", () => {
  expect(progressOf({ applying: [] })).toEqual({ words: "No tasks for this status.", complete: false });
});

test.each(["done", "skipped", "notApplicable"])("a task that is %s waits for nobody", (state) => {
  expect(progressOf({ applying: [task("scan", 90, { state })] })).toEqual({ words: "1 of 1 done", complete: true });
});

test("what is finished is folded into one line, and what still waits keeps its own", () => {
  const { others } = groupTasks(
    [
      task("review", 10, { state: "done" }),
      task("transport", 60, { applies: false }),
      task("walk-around", 80, { state: "done" }),
      task("odometer", 80, { state: "skipped" }),
      task("scan", 90),
    ],
    "status-100",
  );

  const { finished, open, count } = foldFinished(others);

  expect(finished.map(({ statusName }) => statusName)).toEqual(["Status 80", "Status 60", "Status 10"]);
  expect(open.map(({ statusName }) => statusName)).toEqual(["Status 90"]);
  expect(count).toBe(3);
});
