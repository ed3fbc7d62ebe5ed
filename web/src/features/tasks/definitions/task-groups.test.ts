import { expect, test } from "vitest";
import { makeFragmentData } from "#graphql/fragment-masking.ts";
import type { TaskDefinitionFragment } from "#graphql/graphql.ts";
import { TaskFileDefinition } from "./task-definition.ts";
import { groupTasks, narrowGroups, ordersOf } from "./task-groups.ts";

const statuses = [{ id: "checkedIn" }, { id: "inspect" }, { id: "hold" }];

const task = (id: string, values: Partial<TaskDefinitionFragment> = {}): TaskDefinitionFragment => ({
  id,
  version: 1,
  taskName: id,
  storedName: id,
  description: "",
  storedDescription: "",
  taskOrder: 10,
  serviceOrderStatusId: "checkedIn",
  isBlocking: true,
  asksCustomer: false,
  needsColleague: false,
  completesWith: null,
  appliesWhen: null,
  archivedAt: null,
  use: null,
  files: { nodes: [] },
  ...values,
});

const odometer = {
  id: "odometer",
  version: 1,
  taskId: "walk",
  title: "Odometer",
  storedTitle: "Odometer",
  description: "",
  documentKind: "odometerPhoto",
  required: true,
  allowedFileTypes: ["image/*"],
  allowMultiple: false,
  minCount: 1,
  maxSizeMb: 25,
  customerVisible: true,
  appliesWhen: null,
  sortOrder: 10,
  use: null,
};

const walk = task("walk", {
  taskOrder: 20,
  files: { nodes: [{ id: odometer.id, ...makeFragmentData(odometer, TaskFileDefinition) }] },
});
const lights = task("lights");
const scan = task("scan", { serviceOrderStatusId: "inspect" });
const old = task("old", { archivedAt: "2026-05-04T18:00:00Z" });

test("tasks are grouped by status in order, archived ones separately, and each once", () => {
  const groups = groupTasks(statuses, [walk, scan, lights, old, walk]);

  expect(groups).toEqual([
    { status: { id: "checkedIn" }, tasks: [lights, walk], archived: [old] },
    { status: { id: "inspect" }, tasks: [scan], archived: [] },
    { status: { id: "hold" }, tasks: [], archived: [] },
  ]);
  expect(ordersOf(groups)[0]).toEqual({ id: "checkedIn", itemIds: ["lights", "walk"] });
});

test("only the selected status is shown, and an unknown one shows nothing", () => {
  const groups = groupTasks(statuses, [walk, scan]);

  expect(narrowGroups(groups, { status: "hold" }).map(({ status }) => status.id)).toEqual(["hold"]);
  expect(narrowGroups(groups, { status: "gone" })).toHaveLength(3);
});

test("a search finds a task by the name of its file, and hides empty statuses", () => {
  const groups = groupTasks(statuses, [walk, lights, scan]);

  expect(narrowGroups(groups, { search: " odo " })).toEqual([
    { status: { id: "checkedIn" }, tasks: [walk], archived: [] },
  ]);
});
