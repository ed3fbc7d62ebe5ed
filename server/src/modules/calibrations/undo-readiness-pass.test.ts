import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-service-order-status.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildEquipment, buildOrderTask, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { passReadinessChecks } from "./pass-readiness-checks.ts";
import { recordReadinessCheck } from "./record-readiness-check.ts";
import { replaceOrderCalibrations } from "./replace-order-calibrations.ts";
import { undoReadinessPass } from "./undo-readiness-pass.ts";
import { inEnglish } from "../../../test/in-english.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  await save(db.owner, "app.equipment", [buildEquipment({ facility_id: shop.facilityId })]);
});
afterAll(() => db[Symbol.asyncDispose]());

const measured = [
  { key: "battery", value: "12.7" },
  { key: "alignment", value: "0.1" },
  { key: "tyrePressure", value: "35 / 35 / 33 / 33" },
  { key: "fuel", value: "80" },
];

/** An order whose open checks Tom has just passed together, which ticked a task; and their keys. */
async function passedOrder() {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "inspect" });
  const list = { orderId: id, calibrations: [{ typeKey: "CAL-FCAM-D" }] };
  await inTransaction(db.server, shop.tom, (tx) => replaceOrderCalibrations(list, tx));
  const task = buildOrderTask({
    service_order_id: id,
    service_order_status_id: shop.status("inspect"),
    completes_with: "readinessChecks",
  });
  await save(db.owner, "app.order_tasks", [task]);
  await inTransaction(db.server, shop.tom, (tx) => passReadinessChecks({ orderId: id, measured }, tx));
  return { id, keys: (await stored(id)).checks, before: await stored(id) };
}

async function stored(id: string) {
  const { rows } = await db.owner.query<{ checks: string[]; tasks: string[]; mails: number }>(
    `select array(select key from app.readiness_checks where service_order_id = $1 order by key) as checks,
        array(select state from app.order_tasks where service_order_id = $1) as tasks,
        (select count(*)::integer from app.messages where service_order_id = $1) as mails`,
    [id],
  );
  return rows[0]!;
}

const undo = (person: Person, input: object, after = 0) =>
  inTransaction({ pool: db.server, clock: () => new Date(Date.now() + after * 1000) }, person, (tx) =>
    undoReadinessPass(input, tx),
  );

test("checks that passed by mistake are open again, as is the task that they had ticked, and nobody is emailed", async () => {
  const { id, keys, before } = await passedOrder();

  await undo(shop.tom, { orderId: id, keys });

  expect([before.checks.length, before.tasks]).toEqual([13, ["done"]]);
  expect(await stored(id)).toEqual({ checks: [], tasks: ["open"], mails: 0 });
});

test("what somebody has recorded since stays, and so does what was recorded before", async () => {
  const { id, keys } = await passedOrder();
  const found = (key: string) => ({ orderId: id, key, outcome: "failed", note: "Tools in the trunk" });
  await inTransaction(db.server, shop.ada, (tx) => recordReadinessCheck(found("cargo"), tx));
  await inTransaction(db.server, shop.tom, (tx) => recordReadinessCheck(found("glass"), tx));

  await undo(shop.tom, { orderId: id, keys: keys.filter((key) => key !== "fuel") });

  expect((await stored(id)).checks).toEqual(["cargo", "fuel", "glass"]);
});

test("after ten seconds, or by somebody else, it is too late", async () => {
  const { id, keys } = await passedOrder();
  const tooLate = { code: "undo-over", message: "It is too late to undo this. Record the checks again instead." };

  await expect(undo(shop.tom, { orderId: id, keys }, 11).catch(inEnglish)).rejects.toMatchObject(tooLate);
  await expect(undo(shop.ada, { orderId: id, keys }).catch(inEnglish)).rejects.toMatchObject(tooLate);
  await expect(undo(shop.carla, { orderId: id, keys })).rejects.toMatchObject({ code: "permission-error" });

  expect((await stored(id)).checks).toEqual(keys);
});

test("once the order has gone on, the checks that let it stay", async () => {
  const { id, keys } = await passedOrder();
  const { rows } = await db.owner.query<{ version: number }>("select version from app.service_orders where id = $1", [
    id,
  ]);
  const move = { id, version: rows[0]?.version, statusKey: "hold", holdReasonKey: "lowBattery" };
  await inTransaction(db.server, shop.ada, (tx) => changeServiceOrderStatus(move, tx));

  await expect(undo(shop.tom, { orderId: id, keys })).rejects.toMatchObject({ code: "undo-over" });
});
