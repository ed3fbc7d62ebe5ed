import { answerIn } from "@boresight/domain/texts/in-words";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { buildFile, buildOrderTask, buildOrderTaskFile, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { updateOrderTask } from "#modules/tasks/update-order-task.ts";
import { allowedTransitions } from "./allowed-transitions.ts";
import { changeServiceOrderStatus } from "./change-service-order-status.ts";
import { inEnglish } from "../../../../test/in-english.ts";

let db: TestDatabase;
let shop: Shop;
const clock = () => new Date("2026-05-04T18:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const changeStatus = (person: Person, input: object) =>
  inTransaction({ pool: db.server, clock }, person, (tx) =>
    changeServiceOrderStatus({ version: 1, ...input }, tx),
  ).catch(inEnglish);

/** An order that is checked in, with one task that wants one photo. */
async function checkedInOrder(values: object = {}) {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "checkedIn" });
  const task = buildOrderTask({ service_order_id: id, service_order_status_id: shop.status("checkedIn"), ...values });
  const slot = buildOrderTaskFile({ service_order_id: id, order_task_id: task.id, min_count: 1 });
  await save(db.owner, "app.order_tasks", [task]);
  await save(db.owner, "app.order_task_files", [slot]);
  return { id, taskId: task.id, slotId: slot.id };
}

test("an open task and its missing file block the order, and are named", async () => {
  const { id } = await checkedInOrder();
  const missing = ['"Vehicle walk-around" is not done', '"Four sides" needs 1 more file'];

  const [transitions] = answerIn("en", await inTransaction(db.server, shop.tom, (tx) => allowedTransitions([id], tx)));

  const ahead = transitions?.find(({ toStatusId }) => toStatusId === shop.status("inspect"));
  expect(ahead?.blockedBy).toEqual([
    { guard: "tasksDone", params: { task: "Vehicle walk-around" }, message: missing[0] },
    { guard: "tasksDone", params: { file: "Four sides", missing: 1 }, message: missing[1] },
  ]);
  await expect(changeStatus(shop.tom, { id, statusKey: "inspect" })).rejects.toMatchObject({
    code: "move-blocked",
    details: { missing },
  });
});

test("with its file and its tick the order moves on", async () => {
  const { id, taskId, slotId } = await checkedInOrder();
  await save(db.owner, "app.files", [
    buildFile({ service_order_id: id, order_task_file_id: slotId, is_uploaded: true }),
  ]);
  await inTransaction({ pool: db.server, clock }, shop.tom, (tx) =>
    updateOrderTask({ id: taskId, version: 1, state: "done" }, tx),
  );

  await changeStatus(shop.tom, { id, statusKey: "inspect" });

  const { rows } = await db.owner.query({
    text: "select s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1",
    values: [id],
  });
  expect(rows).toEqual([{ key: "inspect" }]);
});

test.each([
  ["does not block", { is_blocking: false }],
  ["does not apply to the order", { applies_when: { requiresPo: true } }],
])("a task that %s does not block", async (_, values) => {
  const { id } = await checkedInOrder(values);

  await expect(changeStatus(shop.tom, { id, statusKey: "inspect" })).resolves.toMatchObject({ serviceOrder: id });
});

test("a task blocks only the way ahead: the order can be put on hold", async () => {
  const { id } = await checkedInOrder();

  await expect(changeStatus(shop.tom, { id, statusKey: "hold", holdReasonKey: "lowBattery" })).resolves.toMatchObject({
    serviceOrder: id,
  });
});

test("an admin overrides open tasks, and the audit records what was missing", async () => {
  const { id } = await checkedInOrder();

  await changeStatus(shop.ada, { id, statusKey: "inspect", override: true, note: "Photos are on the old phone" });

  const { rows } = await db.owner.query({
    text: "select changes->'missing' as missing from app.audit_entries where entity_id = $1 and action = 'override'",
    values: [id],
  });
  expect(rows).toEqual([{ missing: ['"Vehicle walk-around" is not done', '"Four sides" needs 1 more file'] }]);
});

test("five thousand tasks start with their status and block the order, with a short report", async () => {
  await db.owner.query({
    text: `insert into app.tasks (service_order_status_id, task_name, task_order, is_blocking)
      select $1, 'Task ' || n, n, true from generate_series(1, 5000) n`,
    values: [shop.status("inspect")],
  });
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "checkedIn" });

  await changeStatus(shop.tom, { id, statusKey: "inspect" });

  const [transitions] = answerIn("en", await inTransaction(db.server, shop.tom, (tx) => allowedTransitions([id], tx)));
  const ahead = transitions?.find(({ toStatusId }) => toStatusId === shop.status("calibrate"));
  expect(ahead?.blockedBy).toHaveLength(21);
  expect(ahead?.blockedBy.at(-1)?.message).toMatch(/^and 4,98\d more$/);
});
