import { afterAll, beforeAll, expect, test } from "vitest";
import { buildOrderTask, buildOrderTaskFile, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, variables: object) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

const changeTask = `mutation ($input: UpdateOrderTaskInput!) { updateOrderTask(input: $input) {
  orderTask { id state note version decidedByUser { displayName } }
  serviceOrder { id allowedTransitions { status { key } blockedBy { guard } } } } }`;

/** A checked-in order with a task that asks the customer and one that does not; each wants an optional file. */
async function orderWithTasks() {
  const { id } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "checkedIn" });
  const uploadTarget = { service_order_id: id, service_order_status_id: shop.status("checkedIn") };
  const tasks = [
    buildOrderTask({
      ...uploadTarget,
      task_name: "Sign the waiver",
      asks_customer: true,
      applies_when: { requiresPo: true },
    }),
    buildOrderTask({ ...uploadTarget, task_name: "Dash lights", task_order: 20 }),
  ];
  const slots = tasks.map((task) =>
    buildOrderTaskFile({
      service_order_id: id,
      order_task_id: task.id,
      required: false,
      applies_when: { rideHeightModified: task === tasks[1] },
    }),
  );
  await save(server.db.owner, "app.order_tasks", tasks);
  await save(server.db.owner, "app.order_task_files", slots);
  return { id, taskId: String(tasks[1]?.id) };
}

test("a ticked task answers itself and the moves that it lets through", async () => {
  const { taskId } = await orderWithTasks();

  const answer = await ask(shop.tom, changeTask, { input: { id: taskId, version: 1, state: "done", note: "All off" } });

  const { orderTask, serviceOrder } = answer.data.updateOrderTask;
  expect(orderTask).toMatchObject({
    state: "done",
    note: "All off",
    version: 2,
    decidedByUser: { displayName: "Tom Technician" },
  });
  expect(serviceOrder.allowedTransitions).toContainEqual({ status: { key: "inspect" }, blockedBy: [] });
});

test("what is wrong is told by code, with what is missing", async () => {
  const { id, taskId } = await orderWithTasks();
  const slot = buildOrderTaskFile({ service_order_id: id, order_task_id: taskId, title: "Cluster", min_count: 1 });
  await save(server.db.owner, "app.order_task_files", [slot]);
  const attempts: [Person, object][] = [
    [shop.tom, {}],
    [shop.tom, { version: 7 }],
    [shop.tom, { state: "skipped" }],
    [shop.tom, { state: "notApplicable" }],
    [shop.tom, { state: "finished" }],
    [shop.tom, { id: crypto.randomUUID() }],
    [shop.carla, {}],
  ];

  const answers = [];
  for (const [person, input] of attempts)
    answers.push(await ask(person, changeTask, { input: { id: taskId, version: 1, state: "done", ...input } }));

  expect(answers.map(({ errors }) => errors[0].extensions.code)).toEqual([
    "task-files-missing",
    "order-task-changed",
    "task-not-skippable",
    "note-required",
    "validation-failed",
    "not-found",
    "permission-error",
  ]);
  expect(answers[0]?.errors[0].extensions.missing).toEqual(['"Cluster" needs 1 more file']);
});

const readTasks = `query ($id: UUID!) { serviceOrder(id: $id) { orderTasks(orderBy: TASK_ORDER_ASC) {
  nodes { taskName applies files { nodes { applies } } } } } }`;

test("staff see of every task and slot whether it applies now", async () => {
  const { id } = await orderWithTasks();

  const answer = await ask(shop.tom, readTasks, { id });

  expect(answer.data.serviceOrder.orderTasks.nodes).toEqual([
    { taskName: "Sign the waiver", applies: false, files: { nodes: [{ applies: true }] } },
    { taskName: "Dash lights", applies: true, files: { nodes: [{ applies: false }] } },
  ]);
});

test("customers see it of what asks them, though its condition is not theirs to read", async () => {
  const { id } = await orderWithTasks();

  const [own, foreign] = [await ask(shop.carla, readTasks, { id }), await ask(shop.cyd, readTasks, { id })];

  expect(own.data.serviceOrder.orderTasks.nodes).toEqual([
    { taskName: "Sign the waiver", applies: false, files: { nodes: [{ applies: true }] } },
  ]);
  expect(foreign.data.serviceOrder).toBeNull();
});
