import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { setOrderPriority } from "#modules/orders/set-order-priority.ts";
import { changeServiceOrderStatus } from "./change-service-order-status.ts";
import { undoStatusChange } from "./undo-status-change.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const hold = { statusKey: "hold", holdReasonKey: "lowBattery", isUndoable: true };

/** An order that Tom has just put on hold, and what it was before. */
async function heldOrder(change: object = hold) {
  const { id } = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "inspect",
    status_changed_at: new Date(Date.now() - 3_600_000),
  });
  const before = await stored(id);
  const { canUndo } = await inTransaction(db.server, shop.tom, (tx) =>
    changeServiceOrderStatus({ id, version: 1, ...change }, tx),
  );
  return { id, before, canUndo };
}

const undo = (person: Person, id: string, { version = 2, after = 0 } = {}) =>
  inTransaction({ pool: db.server, clock: () => new Date(Date.now() + after * 1000) }, person, (tx) =>
    undoStatusChange({ id, version }, tx),
  );

async function stored(id: string) {
  const { rows } = await db.owner.query(
    `select s.key as status, o.hold_reason_key as hold, extract(epoch from o.status_changed_at)::float8 as since
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    [id],
  );
  return rows[0];
}

const mailsOf = async (id: string) =>
  (
    await db.owner.query<{ wait: number }>(
      `select round(extract(epoch from j.run_at - m.created_at))::integer as wait from app.messages m
        join graphile_worker._private_jobs j on j.payload ->> 'id' = m.id::text where m.service_order_id = $1`,
      [id],
    )
  ).rows;

test("the order is where it was, as long as before, and nobody is emailed", async () => {
  const { id, before, canUndo } = await heldOrder();
  const waiting = await mailsOf(id);

  await undo(shop.tom, id);

  expect(canUndo).toBe(true);
  expect(waiting.length).toBeGreaterThan(0);
  expect(new Set(waiting.map(({ wait }) => wait))).toEqual(new Set([12]));
  const { since, ...after } = await stored(id);
  expect([after, await mailsOf(id)]).toEqual([{ status: "inspect", hold: null }, []]);
  expect(Math.abs(since - before.since)).toBeLessThanOrEqual(1);
});

test("the history tells both changes, and the alert of the first ends", async () => {
  const { id } = await heldOrder();

  await undo(shop.tom, id);

  const { rows } = await db.owner.query(
    `select (select array_agg(note order by changed_at) from app.status_changes where service_order_id = $1) as notes,
        (select json_agg(json_build_object(kind, status)) from app.admin_notifications where service_order_id = $1) as alerts`,
    [id],
  );
  expect(rows[0]).toMatchObject({ alerts: [{ onHold: "handled" }] });
  expect(rows[0].notes.at(-1)).toBe("Undone");
});

test("a change that was not made to be undone emails at once", async () => {
  const { id, canUndo } = await heldOrder({ ...hold, isUndoable: false });

  expect(canUndo).toBe(false);
  expect(new Set((await mailsOf(id)).map(({ wait }) => wait))).toEqual(new Set([0]));
});

test("a second undo finds nothing to take back", async () => {
  const { id } = await heldOrder();
  await undo(shop.tom, id);

  await expect(undo(shop.tom, id, { version: 3 })).rejects.toMatchObject({ code: "order-changed" });
});

test("only who made the change takes it back", async () => {
  const { id } = await heldOrder();

  await expect(undo(shop.ada, id)).rejects.toMatchObject({ code: "undo-over" });
  await expect(undo(shop.carla, id)).rejects.toMatchObject({ code: "permission-error" });
});

test("after ten seconds it is too late", async () => {
  const { id } = await heldOrder();

  await expect(undo(shop.tom, id, { after: 11 })).rejects.toMatchObject({ code: "undo-over" });
});

test("once an email about it is out, it is too late", async () => {
  const { id } = await heldOrder();
  await db.owner.query("update app.messages set status = 'sent' where service_order_id = $1", [id]);

  await expect(undo(shop.tom, id)).rejects.toMatchObject({ code: "undo-over" });
  expect(await stored(id)).toMatchObject({ status: "hold" });
});

test("what somebody has changed since stays", async () => {
  const { id } = await heldOrder();
  await inTransaction(db.server, shop.ada, (tx) => setOrderPriority({ id, version: 2, priority: "rush" }, tx));

  await expect(undo(shop.tom, id)).rejects.toMatchObject({ code: "order-changed" });
  await expect(undo(shop.tom, id, { version: 3 })).rejects.toMatchObject({ code: "order-changed" });
});
