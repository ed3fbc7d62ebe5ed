import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { decideCalibration } from "#modules/calibrations/decide-calibration.ts";
import { overrideReadinessCheck } from "#modules/calibrations/override-readiness-check.ts";
import { passReadinessChecks } from "#modules/calibrations/pass-readiness-checks.ts";
import { recordReadinessCheck } from "#modules/calibrations/record-readiness-check.ts";
import { replaceOrderCalibrations } from "#modules/calibrations/replace-order-calibrations.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import {
  buildEquipment,
  buildFile,
  buildOrderCalibration,
  buildOrderTask,
  buildOrderTaskFile,
  save,
} from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { updateServiceOrder } from "#modules/orders/update-service-order.ts";
import { updateOrderTask } from "./update-order-task.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  await save(db.owner, "app.equipment", [buildEquipment({ facility_id: shop.facilityId })]);
});
afterAll(() => db[Symbol.asyncDispose]());

interface Asked {
  orderId: string;
  taskId: string;
  slotId: string;
}

/** A task that its files complete, with a slot for two photos. */
async function addTask({ status = "checkedIn", slot = {}, ...task }: Record<string, unknown> = {}): Promise<Asked> {
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: String(status) });
  const statusId = shop.status(String(status));
  const row = buildOrderTask({
    service_order_id: order.id,
    service_order_status_id: statusId,
    completes_with: "files",
    ...task,
  });
  await save(db.owner, "app.order_tasks", [row]);
  const place = { service_order_id: order.id, order_task_id: row.id, min_count: 2, ...(slot as object) };
  const slotRow = buildOrderTaskFile(place);
  await save(db.owner, "app.order_task_files", [slotRow]);
  return { orderId: order.id, taskId: row.id, slotId: slotRow.id };
}

/** As the upload does it: the row and the event in one transaction. */
async function upload(person: Person, { orderId, slotId }: Asked): Promise<string> {
  const file = buildFile({ service_order_id: orderId, order_task_file_id: slotId, is_uploaded: true });
  await inTransaction(db.server, person, async ({ system, emit }) => {
    await save({ query: (query: { text: string; values: unknown[] }) => system.run(query) } as never, "app.files", [
      file,
    ]);
    const payload = { serviceOrderId: orderId, documentKind: "vehiclePhoto", isCustomerVisible: true };
    await emit({ type: "document.added", entityId: file.id, payload });
  });
  return file.id;
}

const remove = (person: Person, fileId: string, { orderId, slotId }: Asked) =>
  inTransaction(db.server, person, async ({ system, emit }) => {
    await system.run({ text: "delete from app.files where id = $1", values: [fileId] });
    const payload = { serviceOrderId: orderId, orderTaskFileId: slotId };
    await emit({ type: "document.removed", entityId: fileId, payload });
  });

async function stored({ taskId }: Asked) {
  const { rows } = await db.owner.query({
    text: `select state, decided_by as by, completed_itself as itself from app.order_tasks where id = $1`,
    values: [taskId],
  });
  return rows[0];
}

const decide = (person: Person, { taskId }: Asked, state: string) =>
  inTransaction(db.server, person, async (tx) => {
    const { version } = await tx.system.one<{ version: number }>({
      text: "select version from app.order_tasks where id = $1",
      values: [taskId],
    });
    return updateOrderTask({ id: taskId, version, state }, tx);
  });

test("a task that asks only for files is done with the last of them, by whoever added it", async () => {
  const task = await addTask();

  await upload(shop.tom, task);
  const before = await stored(task);
  await upload(shop.tom, task);

  expect(before).toMatchObject({ state: "open" });
  expect(await stored(task)).toEqual({ state: "done", by: shop.tom.userId, itself: true });
  const { rows } = await db.owner.query({
    text: "select type, actor_id as by from app_private.events where entity_id = $1",
    values: [task.taskId],
  });
  expect(rows).toEqual([{ type: "task.completed", by: shop.tom.userId }]);
});

test("of two files that arrive together, one completes the task", async () => {
  const task = await addTask();

  await Promise.all([upload(shop.tom, task), upload(shop.ada, task)]);

  expect(await stored(task)).toMatchObject({ state: "done", itself: true });
});

test("once a file is gone the task is open again, unless a person has ticked it", async () => {
  const [itself, byHand] = [await addTask(), await addTask()];
  await upload(shop.tom, itself);
  const last = await upload(shop.tom, itself);
  await upload(shop.tom, byHand);
  const lastByHand = await upload(shop.tom, byHand);
  await decide(shop.tom, byHand, "open");
  await decide(shop.ada, byHand, "done");

  await remove(shop.tom, last, itself);
  await remove(shop.tom, lastByHand, byHand);

  expect(await stored(itself)).toEqual({ state: "open", by: null, itself: false });
  expect(await stored(byHand)).toEqual({ state: "done", by: shop.ada.userId, itself: false });
});

test.each([
  ["that asks for more than its files", { completes_with: null }],
  ["for a colleague", { needs_colleague: true }],
  ["that was set aside", { state: "notApplicable", decided_at: "2026-05-04T18:00:00Z" }],
  ["that needs no file", { slot: { required: false } }],
  ["that does not apply", { applies_when: { rideHeightModified: true } }],
  ["of a closed order", { status: "closed" }],
])("a task %s is not ticked by files", async (_, values) => {
  const task = await addTask(values);

  await upload(shop.tom, task);
  await upload(shop.tom, task);

  expect(await stored(task)).toMatchObject({ itself: false });
});

const addCalibrations = (orderId: string, keys: readonly string[]) =>
  save(
    db.owner,
    "app.order_calibrations",
    keys.map((key) => buildOrderCalibration({ service_order_id: orderId, line_item_type_id: shop.lineItemType(key) })),
  );

test("the reports are all there when each calibration has one", async () => {
  const task = await addTask({ status: "calibrate", slot: { document_kind: "calibrationReport", min_count: 1 } });
  await addCalibrations(task.orderId, ["CAL-FCAM-S", "CAL-FRAD"]);

  await upload(shop.tom, task);
  const afterOne = await stored(task);
  await upload(shop.tom, task);

  expect(afterOne).toMatchObject({ state: "open" });
  expect(await stored(task)).toMatchObject({ state: "done" });
});

const decideCalibrations = (orderId: string, result: string) =>
  inTransaction(db.server, shop.ada, async (tx) => {
    const { id, version } = await tx.system.one<{ id: string; version: number }>({
      text: "select id, version from app.order_calibrations where service_order_id = $1 order by id limit 1",
      values: [orderId],
    });
    return decideCalibration({ id, version, result, note: "The windshield is not original" }, tx);
  });

test.each(["notPossible", "notRequired"])(
  "a calibration that is decided as %s asks for no report, and for one again once it is reopened",
  async (result) => {
    const task = await addTask({ status: "calibrate", slot: { document_kind: "calibrationReport", min_count: 1 } });
    await addCalibrations(task.orderId, ["CAL-FCAM-S", "CAL-FRAD"]);
    await upload(shop.tom, task);

    await decideCalibrations(task.orderId, result);
    const decided = await stored(task);
    await decideCalibrations(task.orderId, "pending");

    expect(decided).toEqual({ state: "done", by: shop.ada.userId, itself: true });
    expect(await stored(task)).toMatchObject({ state: "open", itself: false });
  },
);

test("a calibration that is added asks for its report", async () => {
  const task = await addTask({ status: "calibrate", slot: { document_kind: "calibrationReport", min_count: 1 } });
  await addCalibrations(task.orderId, ["CAL-FCAM-S"]);
  await upload(shop.tom, task);
  const before = await stored(task);

  const calibrations = ["CAL-FCAM-S", "CAL-FRAD"].map((typeKey) => ({ typeKey }));
  await inTransaction(db.server, shop.ada, (tx) =>
    replaceOrderCalibrations({ orderId: task.orderId, calibrations }, tx),
  );

  expect(before).toMatchObject({ state: "done" });
  expect(await stored(task)).toMatchObject({ state: "open" });
});

test("the readiness checks complete their task, and open it again when one fails", async () => {
  const task = await addTask({ status: "inspect", completes_with: "readinessChecks" });
  const ofOrder = { orderId: task.orderId };
  const measured = ["battery", "alignment", "tyrePressure", "fuel"].map((key) => ({ key, value: "12.6" }));
  await inTransaction(db.server, shop.tom, (tx) => passReadinessChecks(ofOrder, tx));
  const afterRest = await stored(task);
  await inTransaction(db.server, shop.tom, (tx) => passReadinessChecks({ ...ofOrder, measured }, tx));
  const afterAll = await stored(task);
  const failure = { ...ofOrder, key: "cargo", outcome: "failed" };
  await inTransaction(db.server, shop.tom, (tx) => recordReadinessCheck(failure, tx));
  const afterFailure = await stored(task);
  const override = { ...ofOrder, key: "cargo", note: "The ladder rack is light" };
  await inTransaction(db.server, shop.ada, (tx) => overrideReadinessCheck(override, tx));

  expect(afterRest).toMatchObject({ state: "open" });
  expect(afterAll).toEqual({ state: "done", by: shop.tom.userId, itself: true });
  expect(afterFailure).toMatchObject({ state: "open" });
  expect(await stored(task)).toEqual({ state: "done", by: shop.ada.userId, itself: true });
});

test("a signature completes a task that requires no file, and its removal opens it again", async () => {
  const task = await addTask({
    status: "released",
    slot: { required: false, document_kind: "signature", min_count: 1 },
  });

  const signature = await upload(shop.tom, task);
  const signed = await stored(task);
  await remove(shop.tom, signature, task);

  expect(signed).toEqual({ state: "done", by: shop.tom.userId, itself: true });
  expect(await stored(task)).toMatchObject({ state: "open" });
});

test("the task of the readiness checks is not ticked by hand while some are open", async () => {
  const task = await addTask({ status: "inspect", completes_with: "readinessChecks", slot: { required: false } });

  await expect(decide(shop.tom, task, "done")).rejects.toMatchObject({ code: "task-checks-open" });

  expect(await stored(task)).toMatchObject({ state: "open", itself: false });
});

test("the PO number completes its task wherever it is entered, and opens it again when it is taken out", async () => {
  const task = await addTask({ completes_with: "poNumber" });
  const enter = async (poNumber: string | null) => {
    const { rows } = await db.owner.query("select version from app.service_orders where id = $1", [task.orderId]);
    const change = { id: task.orderId, version: rows[0].version, poNumber };
    await inTransaction(db.server, shop.tom, (tx) => updateServiceOrder(change, tx));
  };

  await enter("PO-4411");
  const entered = await stored(task);
  await enter(null);

  expect(entered).toEqual({ state: "done", by: shop.tom.userId, itself: true });
  expect(await stored(task)).toMatchObject({ state: "open" });
});
