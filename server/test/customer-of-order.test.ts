/** What hangs on an order belongs to the order's customer, at all times. */
import { beforeAll, afterAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "./database.ts";
import {
  buildCalibrationAttempt,
  buildDocument,
  buildFile,
  buildOrderCalibration,
  buildOrderMessage,
  buildOrderTask,
  buildOrderTaskFile,
  buildReadinessCheck,
  save,
} from "../db/rows/factories.ts";
import { addEstimate, addInvoice, addOrder, openShop, type Shop } from "./shop.ts";
import { untilBlocked } from "./until-blocked.ts";

let db: TestDatabase;
let shop: Shop;
beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

/** The tables whose rows carry the customer of their order; appointments follow by their own rule. */
async function children(): Promise<string[]> {
  const { rows } = await db.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'app' and column_name in ('service_order_id', 'customer_id') and table_name <> 'appointments'
      group by table_name having count(*) = 2 order by table_name`,
  );
  return rows.map(({ name }) => name);
}

async function customersOn(orderId: string) {
  const found = new Map<string, string[]>();
  for (const table of [...(await children()), "appointments"]) {
    const { rows } = await db.owner.query<{ id: string }>(
      `select distinct customer_id as id from app.${table} where service_order_id = $1`,
      [orderId],
    );
    if (rows.length > 0)
      found.set(
        table,
        rows.map(({ id }) => id),
      );
  }
  return found;
}

const receipt = {
  subject_hash: "0".repeat(64),
  full_name: "Sam Driver",
  signature_method: "typed",
  channel: "device",
  acknowledged_at: "2026-05-04T10:00:00Z",
};

test("an order that changes hands takes everything that hangs on it along", async () => {
  const { carla, cyd } = shop;
  const { id, ...order } = await addOrder(db.owner, shop, { customerId: carla.customerId });
  const uploadTarget = { service_order_id: id };
  const estimate = await addEstimate(db.owner, shop, uploadTarget);
  await addInvoice(db.owner, shop, uploadTarget);
  const task = buildOrderTask({ ...uploadTarget, service_order_status_id: shop.status("new") });
  const calibration = buildOrderCalibration({ ...uploadTarget, line_item_type_id: shop.lineItemType("RST-OCS") });
  await save(db.owner, "app.order_tasks", [task]);
  await save(db.owner, "app.order_task_files", [buildOrderTaskFile({ ...uploadTarget, order_task_id: task.id })]);
  await save(db.owner, "app.order_calibrations", [calibration]);
  const attempt = buildCalibrationAttempt({ ...uploadTarget, order_calibration_id: calibration.id });
  await save(db.owner, "app.calibration_attempts", [attempt]);
  await save(db.owner, "app.readiness_checks", [buildReadinessCheck({ ...uploadTarget, key: "battery" })]);
  await save(db.owner, "app.order_messages", [buildOrderMessage(uploadTarget)]);
  await save(db.owner, "app.files", [buildFile(uploadTarget)]);
  const notice = buildDocument({ ...uploadTarget, type: "notCompleted", notice: { calibrations: [] } });
  await save(db.owner, "app.documents", [buildDocument({ ...uploadTarget, type: "certificate" }), notice]);
  await save(db.owner, "app.acknowledgements", [{ ...uploadTarget, document_id: notice.id, ...receipt }]);
  const link = { token_hash: "a".repeat(64), recipient: "Front Range Mutual", expires_at: "2026-06-03T00:00:00Z" };
  await save(db.owner, "app.document_links", [{ ...uploadTarget, ...link }]);
  const all = await children();
  expect([...(await customersOn(id)).keys()].toSorted()).toEqual(all);

  await db.owner.query("update app.service_orders set customer_id = $2 where id = $1", [id, cyd.customerId]);

  expect(order.customer_id).toBe(carla.customerId);
  expect(await customersOn(id)).toEqual(new Map(all.map((table) => [table, [cyd.customerId]])));
  const { rows } = await db.owner.query("select customer_id from app.line_items where estimate_id = $1", [estimate.id]);
  expect(rows).toEqual([{ customer_id: cyd.customerId }]);
});

test("no row of another customer can hang on an order", async () => {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId });

  for (const table of ["status_changes", "files"]) {
    if (table === "files") await save(db.owner, "app.files", [buildFile({ service_order_id: id })]);
    const moved = db.owner.query(`update app.${table} set customer_id = $2 where service_order_id = $1`, [
      id,
      shop.cyd.customerId,
    ]);
    await expect(moved, table).rejects.toThrow(/customer_of_order/);
  }
  const freed = db.owner.query("update app.files set customer_id = null where service_order_id = $1", [id]);
  await expect(freed).rejects.toThrow(/customer_of_order/);
});

test("a message written while the order changes hands becomes the new customer's", async () => {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId });
  const office = await db.owner.connect();
  await office.query("begin");
  await office.query("update app.service_orders set customer_id = $2 where id = $1", [id, shop.cyd.customerId]);

  const written = save(db.owner, "app.order_messages", [buildOrderMessage({ service_order_id: id })]);
  await untilBlocked(db.owner);
  await office.query("commit");
  office.release();
  await written;

  expect(await customersOn(id)).toEqual(
    new Map(["conversations", "order_messages", "status_changes"].map((table) => [table, [shop.cyd.customerId]])),
  );
});

test("every table that carries an order and its customer is tied to both", async () => {
  const { rows } = await db.owner.query<{ name: string }>(
    `select relname as name from pg_constraint join pg_class c on c.oid = conrelid
      where confrelid = 'app.service_orders'::regclass and cardinality(conkey) = 2 and confupdtype = 'c' order by relname`,
  );

  expect(rows.map(({ name }) => name)).toEqual(await children());
});
