import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { buildCredential, buildEquipment, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Shop } from "../../../test/shop.ts";
import { raiseDueAlerts } from "./raise-due-alerts.ts";

let db: TestDatabase;
let shop: Shop;
const now = new Date("2026-05-04T18:00:00Z");
const past = "2026-05-04T17:00:00Z";

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query("truncate app.admin_notifications");
  await db.owner.query("update app.service_orders set status_due_at = null, po_number = 'PO 1'");
});

const raise = () => asSystem(db.server, (system) => raiseDueAlerts(system, now));

const order = (values: object) => addOrder(db.owner, shop, { customerId: shop.carla.customerId, ...values });

async function alerts() {
  const { rows } = await db.owner.query(
    'select kind, severity, status, service_order_id as "orderId" from app.admin_notifications',
  );
  return rows;
}

test("an order that is late in its status is alerted once, however often the job runs", async () => {
  const { id } = await order({ status: "inspect", status_due_at: past });
  await order({ status: "inspect", status_due_at: "2026-05-04T19:00:00Z" });
  await order({ status: "cancelled", status_due_at: past });

  await raise();
  await raise();

  expect(await alerts()).toEqual([{ kind: "slaBreached", severity: "warning", status: "unhandled", orderId: id }]);
});

test("a handled alert is not raised again until the order is late anew", async () => {
  const { id } = await order({ status: "inspect", status_due_at: past });
  await raise();
  await db.owner.query("update app.admin_notifications set status = 'handled'");

  await raise();
  const afterHandling = await alerts();
  const later = { text: "update app.service_orders set status_due_at = $2 where id = $1", values: [id, past] };
  await db.owner.query("update app.admin_notifications set handled_at = '2026-05-03T12:00:00Z'");
  await db.owner.query(later);
  await raise();

  expect(afterHandling).toHaveLength(1);
  expect(await alerts()).toHaveLength(2);
});

test("a released order that is not invoiced in time has an alert of its own", async () => {
  await order({ status: "released", status_due_at: past });

  await raise();

  expect(await alerts()).toEqual([expect.objectContaining({ kind: "releasedNotInvoiced", severity: "warning" })]);
});

test("a missing PO that delays the invoice is alerted until it is entered", async () => {
  const { id } = await order({ status: "released", po_number: null });
  await db.owner.query("update app.customers set requires_po = true");
  await raise();
  const before = await alerts();

  await db.owner.query({ text: "update app.service_orders set po_number = 'PO 2' where id = $1", values: [id] });
  await raise();

  expect(before).toEqual([{ kind: "poMissing", severity: "warning", status: "unhandled", orderId: id }]);
  expect(await alerts()).toEqual([expect.objectContaining({ kind: "poMissing", status: "handled" })]);
});

test("a credential that expires within 30 days is alerted until it is renewed", async () => {
  const held = { user_id: shop.tom.userId, title: "ADAS Specialist (L4)" };
  await save(db.owner, "app.credentials", [buildCredential({ ...held, expires_on: "2026-05-20" })]);
  await raise();
  const before = await alerts();

  await save(db.owner, "app.credentials", [buildCredential({ ...held, expires_on: "2028-05-20" })]);
  await raise();

  expect(before).toEqual([{ kind: "competenceDue", severity: "info", status: "unhandled", orderId: null }]);
  expect(await alerts()).toEqual([expect.objectContaining({ status: "handled" })]);
});

test("a procedure that should be looked at again is alerted until it was, is superseded or out of use", async () => {
  const [due, later] = [randomUUID(), randomUUID()];
  await save(db.owner, "app.procedures", [
    { id: due, title: "Due", review_on: "2026-05-04" },
    { id: later, title: "Later", review_on: "2026-05-05" },
    { title: "Superseded", review_on: "2026-05-01", superseded_by_id: due },
    { title: "Not used", review_on: "2026-05-01", is_active: false },
  ]);
  await raise();
  const raised = await alerts();
  await db.owner.query({ text: "update app.procedures set review_on = '2027-05-04' where id = $1", values: [due] });
  await raise();

  expect(raised).toEqual([{ kind: "procedureDue", severity: "info", status: "unhandled", orderId: null }]);
  expect(await alerts()).toEqual([expect.objectContaining({ status: "handled" })]);
});

test("a tool whose certificate ends within 30 days is alerted until it is renewed or out of use", async () => {
  const facility_id = shop.facilityId;
  const soon = buildEquipment({ facility_id, expires_on: "2026-06-03" });
  const later = buildEquipment({ facility_id, expires_on: "2026-06-04" });
  await save(db.owner, "app.equipment", [
    soon,
    later,
    buildEquipment({ facility_id, expires_on: "2026-05-01", is_active: false }),
  ]);

  await raise();
  const raised = await alerts();
  await db.owner.query({ text: "update app.equipment set expires_on = '2027-06-03' where id = $1", values: [soon.id] });
  await raise();

  expect(raised).toEqual([{ kind: "equipmentDue", severity: "info", status: "unhandled", orderId: null }]);
  expect(await alerts()).toEqual([{ kind: "equipmentDue", severity: "info", status: "handled", orderId: null }]);
});
