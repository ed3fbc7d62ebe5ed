import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";
import { updateVinAlerts } from "./update-vin-alerts.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const watch = (id: string) => asSystem(db.server, (system) => updateVinAlerts(id, system));

/** How many rows of ours are read to update an order's alerts. */
const rowsReadFor = (id: string) =>
  asSystem(db.server, async (system) => {
    await updateVinAlerts(id, system);
    const { read } = await system.one<{ read: number }>({
      text: `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read from pg_stat_xact_user_tables where schemaname = 'app'`,
      values: [],
    });
    return read;
  });

async function isAlerted(id: string): Promise<boolean> {
  const text =
    "select from app.admin_notifications where service_order_id = $1 and kind = 'duplicateVin' and status = 'unhandled'";
  return (await db.owner.query({ text, values: [id] })).rowCount === 1;
}

const orderOf = (customerId: string, vin: string) =>
  addOrder(db.owner, shop, { customerId, vehicle: { vin_number: vin, year: 2021 } });

test("changing an order's vehicle ends the alert about its shared VIN", async () => {
  const { customerId } = shop.carla;
  const first = await orderOf(customerId, "4T1G11AK2MU990001");
  const second = await addOrder(db.owner, shop, { customerId });
  await db.owner.query("update app.service_orders set vehicle_id = $2 where id = $1", [second.id, first.vehicle.id]);
  await watch(first.id);
  const before = await isAlerted(first.id);

  await db.owner.query("update app.service_orders set vehicle_id = $2 where id = $1", [second.id, second.vehicle.id]);
  await watch(second.id);

  expect([before, await isAlerted(first.id)]).toEqual([true, false]);
});

test("1,500 orders and 250 open alerts of other VINs are hardly read", async () => {
  const first = await orderOf(shop.cyd.customerId, "4T1G11AK2MU990003");
  const before = await rowsReadFor(first.id);
  await db.owner.query({ text: many, values: [shop.carla.customerId, shop.facilityId, shop.status("new")] });
  await db.owner.query("analyze");
  const order = await orderOf(shop.cyd.customerId, "4T1G11AK2MU990002");

  expect(await rowsReadFor(order.id)).toBeLessThan(before + 100);
  expect(await isAlerted(order.id)).toBe(false);
});

/** The demo's proportions: every sixth order has an alert, as another of the same vehicle is live. */
const many = `with cars as (
    insert into app.vehicles (customer_id, vin_number, year, make, model, vehicle_description)
    select $1::uuid, null, 1979, 'Toyota', 'Camry', 'Camry ' || n from generate_series(1, 1250) n returning id),
  numbered as (select id, row_number() over () as n from cars),
  orders as (
    insert into app.service_orders (customer_id, vehicle_id, facility_id, status_id)
    select $1::uuid, id, $2::uuid, $3::uuid from numbered union all select $1::uuid, id, $2::uuid, $3::uuid from numbered where n <= 250
    returning id, vehicle_id)
  insert into app.admin_notifications (message, kind, severity, service_order_id, dedupe_key)
  select 'twin', 'duplicateVin', 'warning', min(id::text)::uuid, 'duplicateVin:' || min(id::text)
  from orders group by vehicle_id having count(*) > 1`;
