import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Shop } from "../../../test/shop.ts";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-service-order-status.ts";
import { createServiceOrder } from "#modules/orders/create-service-order.ts";

let db: TestDatabase;
let shop: Shop;
const clock = () => new Date("2026-05-04T18:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const move = (input: object) =>
  inTransaction({ pool: db.server, clock }, shop.tom, (tx) => changeServiceOrderStatus(input, tx));

async function orderInInspection() {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "checkedIn" });
  await move({ id, version: 1, statusKey: "inspect" });
  return id;
}

async function tasksOf(orderId: string) {
  const { rows } = await db.owner.query<{ name: string; state: string; slots: string[] }>({
    text: `select t.task_name as name, t.state, array(select f.title from app.order_task_files f
        where f.order_task_id = t.id and f.customer_id = t.customer_id order by f.sort_order) as slots
      from app.order_tasks t where t.service_order_id = $1 order by t.task_order`,
    values: [orderId],
  });
  return rows;
}

test("an order gets the tasks of the status it enters, with the files they want to see", async () => {
  const id = await orderInInspection();

  expect(await tasksOf(id)).toEqual([
    { name: "Pre-scan", state: "open", slots: ["Pre-scan report"] },
    { name: "Ride height", state: "open", slots: ["Wheel-arch measurements"] },
    { name: "Readiness checks", state: "open", slots: [] },
    { name: "Ride height waiver", state: "open", slots: ["Signed waiver"] },
  ]);
});

test("an order keeps what completes its tasks, as they were defined when it entered", async () => {
  const id = await orderInInspection();
  await db.owner.query("update app.tasks set completes_with = null where task_name = 'Pre-scan'");

  const text =
    "select task_name as name from app.order_tasks where service_order_id = $1 and completes_with = $2 order by task_order";
  const completedBy = async (what: string) =>
    (await db.owner.query({ text, values: [id, what] })).rows.map(({ name }) => name);
  expect(await completedBy("files")).toEqual(["Pre-scan", "Ride height", "Ride height waiver"]);
  expect(await completedBy("readinessChecks")).toEqual(["Readiness checks"]);
});

test("a new order starts with the tasks of the initial status", async () => {
  const vehicle = { vinNumber: "4T1G11AK2MU990001", year: 2021, make: "Toyota", model: "Camry" };

  const { serviceOrder } = await inTransaction({ pool: db.server, clock }, shop.carla, (tx) =>
    createServiceOrder({ vehicle }, { ...tx, address: "::1" }),
  );

  expect((await tasksOf(serviceOrder ?? "")).map(({ name }) => name)).toEqual([
    "Review request",
    "Confirm calibrations",
  ]);
});

test("an archived task is asked of no more orders", async () => {
  await db.owner.query("update app.tasks set archived_at = now() where task_name = 'Ride height'");

  const id = await orderInInspection();

  expect((await tasksOf(id)).map(({ name }) => name)).not.toContain("Ride height");
  await db.owner.query("update app.tasks set archived_at = null where task_name = 'Ride height'");
});

test("an order that comes back keeps what was done, and a definition changed since leaves it alone", async () => {
  const id = await orderInInspection();
  const before = await tasksOf(id);
  await db.owner.query({
    text: `update app.order_tasks set state = 'done', decided_at = now() where service_order_id = $1 and task_name = 'Pre-scan'`,
    values: [id],
  });
  await db.owner.query("update app.tasks set task_name = 'Full scan' where task_name = 'Pre-scan'");
  await db.owner.query("update app.task_files set title = 'Scan' where title = 'Pre-scan report'");

  await move({ id, version: 2, statusKey: "hold", holdReasonKey: "lowBattery" });
  await move({ id, version: 3, statusKey: "inspect" });

  expect(await tasksOf(id)).toEqual([{ ...before[0], state: "done" }, ...before.slice(1)]);
});
