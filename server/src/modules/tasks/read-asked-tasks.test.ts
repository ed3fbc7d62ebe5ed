import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildFile, buildLineItem, buildOrderTask, buildOrderTaskFile, save } from "#db/rows/factories.ts";
import { addEstimate, addOrder, openShop, type Shop } from "../../../test/shop.ts";
import { readCurrentTasks } from "./read-asked-tasks.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const addCarlasOrder = (values: object = {}) =>
  addOrder(db.owner, shop, { customerId: shop.carla.customerId, ...values });

async function addTask(orderId: string, values: object = {}) {
  const task = buildOrderTask({
    service_order_id: orderId,
    service_order_status_id: shop.status("new"),
    ...values,
  });
  await save(db.owner, "app.order_tasks", [task]);
  return task;
}

const read = (...orderIds: string[]) => asSystem(db.server, (system) => readCurrentTasks(system, orderIds));

async function applies(condition: object, orderId: string): Promise<boolean | undefined> {
  const task = await addTask(orderId, { applies_when: condition });
  return (await read(orderId)).find(({ id }) => id === task.id)?.applies;
}

test.each([
  [{ intakeMethod: ["tow"] }, { intake_method: "tow" }],
  [{ rideHeightModified: true }, { ride_height_modified: true }],
  [{ rideHeightDecision: "waiver" }, { ride_height_decision: "waiver" }],
  [{ method: "dynamic" }, { calibration_type: "CAL-FCAM-D" }],
  [{ method: "static" }, { calibration_type: "CAL-FRAD" }],
  [{ minSystems: 1 }, { calibration_type: "CAL-FRAD" }],
])("%j applies to an order with %j and to no other", async (condition, values) => {
  const [order, other] = [
    await addCarlasOrder(values),
    await addCarlasOrder({ calibration_type: "multiple", ...values, ...opposite(values) }),
  ];

  expect([await applies(condition, order.id), await applies(condition, other.id)]).toEqual([true, false]);
});

const plain = {
  intake_method: "dropOff",
  ride_height_modified: false,
  ride_height_decision: null,
  calibration_type: "multiple",
};
const opposite = (values: object) =>
  Object.fromEntries(Object.entries(plain).filter(([column]) => Object.hasOwn(values, column)));

test("a customer who requires a PO is asked for it", async () => {
  const order = await addCarlasOrder();

  const before = await applies({ requiresPo: true }, order.id);
  await db.owner.query("update app.customers set requires_po = true where id = $1", [shop.carla.customerId]);

  expect([before, await applies({ requiresPo: true }, order.id)]).toEqual([false, true]);
});

test("the latest estimate that counts says what is calibrated, before what the order was opened for", async () => {
  const order = await addCarlasOrder({ calibration_type: "CAL-FCAM-D" });
  const estimate = await addEstimate(db.owner, shop, { service_order_id: order.id, status: "sent" });
  const alignment = buildLineItem({ estimate_id: estimate.id, line_item_type_id: shop.lineItemType("ALN-4W") });
  await save(db.owner, "app.line_items", [alignment]);
  await addEstimate(db.owner, shop, { service_order_id: order.id, status: "void", revision: 2 });

  const answers = [];
  for (const condition of [{ method: "static" }, { method: "dynamic" }, { minSystems: 2 }, { lineItemType: "ALN" }])
    answers.push(await applies(condition, order.id));

  expect(answers).toEqual([true, false, false, true]);
});

test("a certificate waits for final checks", async () => {
  const order = await addCarlasOrder();
  const before = await applies({ passedCalibration: true }, order.id);

  await save(db.owner, "app.status_changes", [{ service_order_id: order.id, to_status_id: shop.status("quality") }]);

  expect([before, await applies({ passedCalibration: true }, order.id)]).toEqual([false, true]);
});

test("only tasks of the order's status are read, and only files that are there count, each once", async () => {
  const order = await addCarlasOrder();
  const task = await addTask(order.id);
  await addTask(order.id, { service_order_status_id: shop.status("inspect") });
  const slot = buildOrderTaskFile({ service_order_id: order.id, order_task_id: task.id });
  await save(db.owner, "app.order_task_files", [slot]);
  const there = buildFile({ service_order_id: order.id, order_task_file_id: slot.id, is_uploaded: true });
  const others = [{ version_of: there.id }, { is_uploaded: false }].map((values) =>
    buildFile({ ...there, ...fresh(), ...values }),
  );
  await save(db.owner, "app.files", [there, ...others]);

  const tasks = await read(order.id);

  expect(tasks.map(({ id, files }) => [id, files.map(({ fileCount }) => fileCount)])).toEqual([[task.id, [1]]]);
});

const fresh = () => ({ id: crypto.randomUUID(), blob_id: crypto.randomUUID() });

test("many orders are read in one statement", async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => addCarlasOrder()));
  await Promise.all(orders.map(({ id }) => addTask(id)));
  const statements: string[] = [];

  const tasks = await asSystem(db.server, (system) => {
    const rows: typeof system.rows = (statement) => {
      statements.push(statement.text);
      return system.rows(statement);
    };
    return readCurrentTasks(
      { ...system, rows },
      orders.map(({ id }) => id),
    );
  });

  expect([tasks.length, statements.length]).toEqual([12, 1]);
});
