import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { remindOfPoNumbers } from "./remind-of-po-numbers.ts";

let db: TestDatabase;
let shop: Shop;
const noon = new Date("2026-05-04T18:00:00Z");
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query("truncate app.messages cascade");
  await db.owner.query("delete from app.service_orders");
  await db.owner.query("update app.customers set requires_po = true, unwanted_emails = '{}'");
});

/** An order of Carla's that was approved at noon. */
async function approved(values: object = {}): Promise<string> {
  const { id } = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "approved",
    po_number: null,
    ...values,
  });
  await db.owner.query("delete from app.status_changes where service_order_id = $1", [id]);
  await db.owner.query({
    text: `insert into app.status_changes (service_order_id, customer_id, to_status_id, changed_at) values ($1, $2, $3, $4)`,
    values: [id, shop.carla.customerId, shop.status("approved"), noon],
  });
  return id;
}

/** Returns the emails that are queued when the clock's job runs at these hours after the approval. */
async function remindedAt(...hours: number[]): Promise<string[][]> {
  for (const each of hours) await asSystem(db.server, (system) => remindOfPoNumbers(system, later(each)));
  const { rows } = await db.owner.query("select template, recipient from app.messages order by created_at");
  return rows.map(({ template, recipient }) => [template, recipient]);
}

const reminder = ["po-reminder", "carla@example.com"];

test("the preferred contact is reminded of a missing PO number 24 and 48 hours after the approval, each time once", async () => {
  await approved();

  expect(await remindedAt(23)).toEqual([]);
  expect(await remindedAt(24, 25, 47)).toEqual([reminder]);
  expect(await remindedAt(48, 49, 72)).toEqual([reminder, reminder]);
});

test("a reminder that was missed is not made up for besides the later one", async () => {
  await approved();

  expect(await remindedAt(50, 51)).toEqual([reminder]);
});

test.each([
  ["has its PO number", { po_number: "PO-1" }],
  ["is cancelled", { status: "cancelled", cancellation_reason: "Sold" }],
])("nobody is reminded of an order that %s", async (_name, values) => {
  await approved(values);

  expect(await remindedAt(24, 48)).toEqual([]);
});

test("nobody is reminded for a customer that requires no PO number, or of an approval of last week", async () => {
  await approved();
  await db.owner.query("update app.customers set requires_po = false");
  expect(await remindedAt(24)).toEqual([]);

  await db.owner.query("update app.customers set requires_po = true");
  expect(await remindedAt(7 * 24)).toEqual([]);
});

test("a customer that wants no email about billing is not reminded", async () => {
  await approved();
  await db.owner.query("update app.customers set unwanted_emails = '{billing}'");

  expect(await remindedAt(24)).toEqual([]);
});
