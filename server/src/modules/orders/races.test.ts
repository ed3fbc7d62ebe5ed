/** Two people at one order at the very same moment: the second waits for the first and then sees what they left. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildOrderCalibration, buildOrderTask, buildOrderTaskFile, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { untilBlocked } from "../../../test/until-blocked.ts";
import { recordReadinessCheck } from "#modules/calibrations/record-readiness-check.ts";
import { resolveUploadTarget } from "#modules/files/upload-target.ts";
import { updateOrderTask } from "#modules/tasks/update-order-task.ts";
import { changeServiceOrderStatus } from "./transitions/change-service-order-status.ts";
import { inEnglish } from "../../../test/in-english.ts";

let db: TestDatabase;
let shop: Shop;
const now = () => new Date("2026-05-04T18:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

/** Ada moves the order; what the other one does begins before her transaction ends. */
async function whileAdaMoves<T>(orderId: string, other: Person, act: (tx: Transaction) => Promise<T>): Promise<T> {
  const outcome = await inTransaction({ pool: db.server, clock: now }, shop.ada, async (tx) => {
    await changeServiceOrderStatus({ id: orderId, version: 1, statusKey: "inspect" }, tx);
    const acting = inTransaction({ pool: db.server, clock: now }, other, act);
    acting.catch(() => {}); // Looked at below, once Ada is done.
    await untilBlocked(db.owner);
    return { acting };
  });
  return outcome.acting;
}

const checkedIn = () => addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "checkedIn" });

async function addTask(orderId: string) {
  const task = buildOrderTask({ service_order_id: orderId, service_order_status_id: shop.status("checkedIn") });
  await save(db.owner, "app.order_tasks", [{ ...task, is_blocking: false }]);
  return task;
}

test("the loser of a race learns the new status and who set it", async () => {
  const order = await checkedIn();

  const second = whileAdaMoves(order.id, shop.tom, (tx) =>
    changeServiceOrderStatus({ id: order.id, version: 1, statusKey: "inspect" }, tx),
  );

  await expect(second.catch(inEnglish)).rejects.toMatchObject({
    code: "order-already-moved",
    message: "Already moved to Pre-Scan & Inspection by Ada Admin",
  });
});

test("a task is ticked while someone changes the order's status", async () => {
  const order = await checkedIn();
  const task = await addTask(order.id);

  await whileAdaMoves(order.id, shop.tom, (tx) =>
    updateOrderTask({ id: task.id, version: 1, state: "done", note: "" }, tx),
  );

  const { rows } = await db.owner.query("select state from app.order_tasks where id = $1", [task.id]);
  expect(rows).toEqual([{ state: "done" }]);
});

test("a readiness check is recorded while someone changes the order's status", async () => {
  const order = await checkedIn();
  await save(db.owner, "app.order_calibrations", [
    buildOrderCalibration({ service_order_id: order.id, line_item_type_id: shop.lineItemType("CAL-FCAM-S") }),
  ]);

  const recorded = whileAdaMoves(order.id, shop.tom, (tx) =>
    recordReadinessCheck({ orderId: order.id, key: "fuel", outcome: "passed", value: "1/2" }, tx),
  );

  await expect(recorded).resolves.toEqual({ serviceOrder: order.id });
});

test("a file finds its slot while someone changes the order's status", async () => {
  const order = await checkedIn();
  const task = await addTask(order.id);
  const slot = buildOrderTaskFile({ service_order_id: order.id, order_task_id: task.id, min_count: 1 });
  await save(db.owner, "app.order_task_files", [slot]);
  const photo = { name: "front.jpg", size: 1000, mimeType: "image/jpeg", isGenuine: true };

  const settled = await whileAdaMoves(order.id, shop.tom, (tx) =>
    resolveUploadTarget({ orderTaskFileId: slot.id }, photo, tx),
  );

  expect(settled.orderTaskFileId).toBe(slot.id);
});
