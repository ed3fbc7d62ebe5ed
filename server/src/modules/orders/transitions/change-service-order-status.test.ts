import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { save } from "#db/rows/factories.ts";
import { addEstimate, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { changeServiceOrderStatus } from "./change-service-order-status.ts";
import { inEnglish } from "../../../../test/in-english.ts";

let db: TestDatabase;
let shop: Shop;
const noon = new Date("2026-05-04T18:00:00Z"); // Monday, 12:00 in Denver

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const changeStatus = (person: Person, input: object) =>
  inTransaction({ pool: db.server, clock: () => noon }, person, (tx) =>
    changeServiceOrderStatus({ version: 1, ...input }, tx),
  ).catch(inEnglish);

const carlasOrder = (values: object = {}) => addOrder(db.owner, shop, { customerId: shop.carla.customerId, ...values });

async function stored(id: string) {
  const { rows } = await db.owner.query({
    text: `select s.key as status, o.hold_reason_key as hold, o.status_due_at as due, o.version,
        (select json_agg(json_build_object('note', h.note, 'by', h.changed_by) order by h.changed_at)
          from app.status_changes h where h.service_order_id = o.id) as history,
        (select json_agg(json_build_object('kind', n.kind, 'status', n.status) order by n.created_at)
          from app.admin_notifications n where n.service_order_id = o.id) as alerts
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    values: [id],
  });
  return rows[0];
}

test("putting an order on hold writes history and alert", async () => {
  const order = await carlasOrder({ status: "inspect" });

  await changeStatus(shop.tom, { id: order.id, statusKey: "hold", holdReasonKey: "lowBattery", note: "11.9 V" });

  expect(await stored(order.id)).toMatchObject({
    status: "hold",
    hold: "lowBattery",
    version: 2,
    history: [{}, { note: "11.9 V", by: shop.tom.userId }],
    alerts: [{ kind: "onHold", status: "unhandled" }],
  });
});

test("returning from hold ends the alert", async () => {
  const order = await carlasOrder({ status: "inspect" });
  await changeStatus(shop.tom, { id: order.id, statusKey: "hold", holdReasonKey: "lowBattery" });

  await changeStatus(shop.tom, { id: order.id, statusKey: "inspect", version: 2 });

  expect(await stored(order.id)).toMatchObject({
    status: "inspect",
    hold: null,
    alerts: [{ kind: "onHold", status: "handled" }],
  });
});

test("an order on hold returns only to where it was held", async () => {
  const order = await carlasOrder({ status: "inspect" });
  await changeStatus(shop.tom, { id: order.id, statusKey: "hold", holdReasonKey: "lowBattery" });

  const elsewhere = changeStatus(shop.ada, {
    id: order.id,
    statusKey: "quality",
    version: 2,
    override: true,
    note: "it was there, surely",
  });

  await expect(elsewhere).rejects.toMatchObject({ code: "move-blocked" });
});

test("the service level ends in the facility's working hours", async () => {
  const order = await carlasOrder({ status: "new" });

  await changeStatus(shop.ada, { id: order.id, statusKey: "info", note: "Which bumper?" });

  // 24 working hours from Monday noon at 8 to 17: 5 h today, 9 on Tuesday and Wednesday, 1 on Thursday
  expect((await stored(order.id)).due).toBe("2026-05-07T15:00:00.000Z");
});

test("a stale status change is rejected with the new status and who set it", async () => {
  const order = await carlasOrder({ status: "checkedIn" });
  await changeStatus(shop.ada, { id: order.id, statusKey: "inspect" });

  const second = changeStatus(shop.tom, { id: order.id, statusKey: "inspect" });

  await expect(second).rejects.toMatchObject({
    code: "order-already-moved",
    message: "Already moved to Pre-Scan & Inspection by Ada Admin",
  });
});

test("a status change made from the status that still stands counts, whatever else changed meanwhile", async () => {
  const order = await carlasOrder({ status: "checkedIn" });
  await db.owner.query("update app.service_orders set version = version + 3, notes = 'Keys inside' where id = $1", [
    order.id,
  ]);
  const change = { id: order.id, statusKey: "inspect" };

  await expect(changeStatus(shop.tom, change)).rejects.toMatchObject({ code: "order-changed" });
  await changeStatus(shop.tom, { ...change, seenStatusKey: "checkedIn" });
  const again = changeStatus(shop.tom, { ...change, seenStatusKey: "checkedIn" });

  await expect(again).rejects.toMatchObject({ code: "order-already-moved" });
  expect((await stored(order.id)).status).toBe("inspect");
});

test("two people at the very same moment: one of them changes the status", async () => {
  const order = await carlasOrder({ status: "checkedIn" });

  const outcomes = await Promise.allSettled([
    changeStatus(shop.ada, { id: order.id, statusKey: "inspect" }),
    changeStatus(shop.tom, { id: order.id, statusKey: "inspect" }),
  ]);

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await stored(order.id)).history).toHaveLength(2);
});

test("a status change without a transition is rejected with a message", async () => {
  const order = await carlasOrder({ status: "new" });

  const jump = changeStatus(shop.ada, { id: order.id, statusKey: "released" });

  await expect(jump).rejects.toMatchObject({
    code: "move-not-allowed",
    message: "An order cannot go from New Request to Released",
  });
});

test("a customer makes only the status changes that the policy grants, and none on orders of others", async () => {
  const [own, foreign] = [await carlasOrder({ status: "new" }), await carlasOrder({ status: "new" })];

  await expect(changeStatus(shop.carla, { id: own.id, statusKey: "info", note: "me" })).rejects.toMatchObject({
    code: "move-not-permitted",
  });
  await expect(
    changeStatus(shop.cyd, { id: foreign.id, statusKey: "cancelled", cancellationReason: "not mine" }),
  ).rejects.toMatchObject({ code: "not-found" });
});

test("a customer cancels with a reason, up to Scheduled, and the office is notified", async () => {
  const [order, late] = [await carlasOrder({ status: "scheduled" }), await carlasOrder({ status: "checkedIn" })];

  await expect(changeStatus(shop.carla, { id: order.id, statusKey: "cancelled" })).rejects.toMatchObject({
    code: "invalid-input",
  });
  await changeStatus(shop.carla, { id: order.id, statusKey: "cancelled", cancellationReason: "Total loss after all" });

  expect(await stored(order.id)).toMatchObject({ status: "cancelled", alerts: [{ kind: "orderCancelled" }] });
  await expect(
    changeStatus(shop.carla, { id: late.id, statusKey: "cancelled", cancellationReason: "Too late" }),
  ).rejects.toMatchObject({ code: "move-not-permitted" });
});

test("unmet guards block; an admin overrides them with a note of ten characters, audited and alerted", async () => {
  const order = await carlasOrder({ status: "estimating" });
  const blocked = { id: order.id, statusKey: "approval" };

  await expect(changeStatus(shop.tom, { ...blocked, override: true, note: "let me through" })).rejects.toMatchObject({
    code: "move-blocked",
    details: { missing: ["Send an estimate first"] },
  });
  await expect(changeStatus(shop.ada, { ...blocked, override: true, note: "short" })).rejects.toMatchObject({
    code: "note-required",
  });
  await changeStatus(shop.ada, { ...blocked, override: true, note: "Approved by phone" });

  const { rows } = await db.owner.query(
    "select reason from app.audit_entries where entity_id = $1 and action = 'override'",
    [order.id],
  );
  expect(rows).toEqual([{ reason: "Approved by phone" }]);
  expect(await stored(order.id)).toMatchObject({ status: "approval", alerts: [{ kind: "override" }] });
});

test("with an estimate sent the same status change needs no override", async () => {
  const order = await carlasOrder({ status: "estimating" });
  await addEstimate(db.owner, shop, { service_order_id: order.id, status: "sent" });

  await changeStatus(shop.tom, { id: order.id, statusKey: "approval" });

  expect((await stored(order.id)).status).toBe("approval");
});

test("an admin reopens a cancelled order where it was, with a note", async () => {
  const order = await carlasOrder({ status: "scheduled" });
  await changeStatus(shop.carla, { id: order.id, statusKey: "cancelled", cancellationReason: "By mistake" });

  await expect(
    changeStatus(shop.ada, { id: order.id, statusKey: "approved", version: 2, note: "wrong place" }),
  ).rejects.toMatchObject({
    code: "move-blocked",
  });
  await changeStatus(shop.ada, { id: order.id, statusKey: "scheduled", version: 2, note: "Customer called" });

  expect((await stored(order.id)).status).toBe("scheduled");
});

test("an order cancelled on hold reopens on hold with a reason, and returns to where it was held", async () => {
  const { id } = await carlasOrder({ status: "inspect" });
  const held = { statusKey: "hold", holdReasonKey: "lowBattery" };
  await changeStatus(shop.tom, { id, ...held });
  const cancelled = { statusKey: "cancelled", cancellationReason: "The repair went elsewhere" };
  await changeStatus(shop.ada, { id, version: 2, ...cancelled });
  const reopened = { id, version: 3, statusKey: "hold", note: "They are back" };

  await expect(changeStatus(shop.ada, reopened)).rejects.toMatchObject({
    details: { fields: [{ field: "holdReasonKey" }] },
  });
  await changeStatus(shop.ada, { ...reopened, ...held });
  const again = await stored(id);
  await changeStatus(shop.tom, { id, version: 4, statusKey: "inspect" });

  expect(again).toMatchObject({ status: "hold", hold: "lowBattery" });
  expect(await stored(id)).toMatchObject({ status: "inspect", hold: null });
});

test("a failed calibration leaves the quality check only through hold", async () => {
  const { id } = await carlasOrder({ status: "quality" });
  const type = shop.lineItemType("CAL-FCAM-S");
  await save(db.owner, "app.order_calibrations", [
    { service_order_id: id, customer_id: shop.carla.customerId, line_item_type_id: type, result: "failed" },
  ]);
  await db.owner.query("update app.order_tasks set state = 'done', decided_at = now() where service_order_id = $1", [
    id,
  ]);

  await expect(changeStatus(shop.ada, { id, statusKey: "readyOut" })).rejects.toMatchObject({
    code: "move-blocked",
    details: { missing: [expect.stringContaining("failed: calibrate again or put the order on hold")] },
  });
  await changeStatus(shop.tom, { id, statusKey: "hold", holdReasonKey: "lowBattery" });
  await changeStatus(shop.tom, { id, version: 2, statusKey: "readyOut" });

  expect(await stored(id)).toMatchObject({ status: "readyOut" });
});
