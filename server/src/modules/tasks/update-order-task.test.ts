import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import {
  buildCalibrationAttempt,
  buildFacility,
  buildFile,
  buildOrderCalibration,
  buildOrderTask,
  buildOrderTaskFile,
  save,
} from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { updateOrderTask } from "./update-order-task.ts";
import { inEnglish } from "../../../test/in-english.ts";

let db: TestDatabase;
let shop: Shop;
const noon = new Date("2026-05-04T18:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const change = (person: Person, input: object) =>
  inTransaction({ pool: db.server, clock: () => noon }, person, (tx) =>
    updateOrderTask({ version: 1, ...input }, tx),
  ).catch(inEnglish);

async function addTask({ status = "checkedIn", facility = shop.facilityId, ...values }: Record<string, unknown> = {}) {
  const order = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: String(status),
    facility_id: facility,
  });
  const task = buildOrderTask({
    service_order_id: order.id,
    service_order_status_id: shop.status(String(status)),
    ...values,
  });
  await save(db.owner, "app.order_tasks", [task]);
  return { id: task.id, orderId: order.id };
}

async function addSlot({ id, orderId }: { id: string; orderId: string }) {
  const slot = buildOrderTaskFile({ service_order_id: orderId, order_task_id: id, min_count: 1 });
  await save(db.owner, "app.order_task_files", [slot]);
  return slot;
}

async function stored(id: string) {
  const { rows } = await db.owner.query({
    text: `select state, note, decided_by as by, decided_at as at, version from app.order_tasks where id = $1`,
    values: [id],
  });
  return rows[0];
}

test("a technician ticks a task: who and when are kept, and the audit tells", async () => {
  const { id } = await addTask();

  await change(shop.tom, { id, state: "done", note: "Scratch on the left door" });

  expect(await stored(id)).toEqual({
    state: "done",
    note: "Scratch on the left door",
    by: shop.tom.userId,
    at: noon.toISOString(),
    version: 2,
  });
  const { rows } = await db.owner.query({
    text: "select actor_id as by, changes->'state' as state from app.audit_entries where entity_id = $1",
    values: [id],
  });
  expect(rows).toEqual([{ by: shop.tom.userId, state: ["open", "done"] }]);
});

test("opened again, a task forgets who ticked it", async () => {
  const { id } = await addTask();
  await change(shop.tom, { id, state: "done" });

  await change(shop.ada, { id, version: 2, state: "open" });

  expect(await stored(id)).toMatchObject({ state: "open", by: null, at: null });
});

test("a task is done once its required files are there", async () => {
  const task = await addTask();
  const slot = await addSlot(task);

  await expect(change(shop.tom, { id: task.id, state: "done" })).rejects.toMatchObject({
    code: "task-files-missing",
    details: { missing: ['"Four sides" needs 1 more file'] },
  });
  await save(db.owner, "app.files", [
    buildFile({ service_order_id: task.orderId, order_task_file_id: slot.id, is_uploaded: true }),
  ]);
  await change(shop.tom, { id: task.id, state: "done" });

  expect(await stored(task.id)).toMatchObject({ state: "done" });
});

test("a colleague's task is not done by whoever recorded an attempt on the order", async () => {
  const task = await addTask({ status: "quality", needs_colleague: true });
  const calibration = buildOrderCalibration({
    service_order_id: task.orderId,
    line_item_type_id: shop.lineItemType("CAL-FCAM-S"),
  });
  await save(db.owner, "app.order_calibrations", [calibration]);
  await save(db.owner, "app.calibration_attempts", [
    buildCalibrationAttempt({
      service_order_id: task.orderId,
      order_calibration_id: calibration.id,
      performed_by: shop.tom.userId,
    }),
  ]);

  await expect(change(shop.tom, { id: task.id, state: "done" })).rejects.toMatchObject({
    code: "task-needs-colleague",
  });
  await change(shop.ada, { id: task.id, state: "done" });

  expect(await stored(task.id)).toMatchObject({ state: "done", by: shop.ada.userId });
});

test("a task that does not apply needs a reason, and no files", async () => {
  const task = await addTask();
  await addSlot(task);

  await expect(change(shop.tom, { id: task.id, state: "notApplicable", note: " x " })).rejects.toMatchObject({
    code: "note-required",
    details: { fields: [{ field: "note" }] },
  });
  await change(shop.tom, { id: task.id, state: "notApplicable", note: "Body still in primer" });

  expect(await stored(task.id)).toMatchObject({ state: "notApplicable", note: "Body still in primer" });
});

test("only a task that holds nothing is skipped", async () => {
  const [blocking, optional] = [await addTask(), await addTask({ is_blocking: false })];

  await expect(change(shop.ada, { id: blocking.id, state: "skipped" })).rejects.toMatchObject({
    code: "task-not-skippable",
  });
  await change(shop.tom, { id: optional.id, state: "skipped" });

  expect(await stored(optional.id)).toMatchObject({ state: "skipped" });
});

test("the second of two people looks at the task again first", async () => {
  const { id } = await addTask();

  const outcomes = await Promise.allSettled([
    change(shop.tom, { id, state: "done" }),
    change(shop.ada, { id, state: "notApplicable", note: "Seen before" }),
  ]);

  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "order-task-changed" },
  });
  expect(await stored(id)).toMatchObject({ version: 2 });
});

test("a closed order keeps its tasks as they are", async () => {
  const { id } = await addTask({ status: "cancelled" });

  await expect(change(shop.ada, { id, state: "done" })).rejects.toMatchObject({ code: "order-closed" });
});

test("customers tick nothing, not even what asks them", async () => {
  const { id } = await addTask({ asks_customer: true });

  for (const person of [shop.carla, shop.cyd, shop.uma])
    await expect(change(person, { id, state: "done" })).rejects.toMatchObject({ code: "permission-error" });
});

test("a task of another facility is not found by a technician limited to theirs", async () => {
  const elsewhere = buildFacility();
  await save(db.owner, "app.facilities", [elsewhere]);
  const { id } = await addTask({ facility: elsewhere.id });
  await db.owner.query("update app.users set facility_ids = $2 where id = $1", [shop.tom.userId, [shop.facilityId]]);

  await expect(change(shop.tom, { id, state: "done" })).rejects.toMatchObject({ code: "not-found" });
  await db.owner.query("update app.users set facility_ids = null where id = $1", [shop.tom.userId]);
});

test("wrong fields are named", async () => {
  await expect(change(shop.tom, { id: "me", state: "finished" })).rejects.toMatchObject({
    code: "invalid-input",
    details: { fields: [{ field: "id" }, { field: "state" }] },
  });
});
