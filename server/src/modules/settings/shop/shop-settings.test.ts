import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { buildAddress, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { priceTransport } from "#modules/orders/price-transport.ts";
import { updateTransportAlerts } from "#modules/alerts/orders/update-transport-alerts.ts";
import { dismissSetup } from "./dismiss-setup.ts";
import { saveCompany } from "./save-company.ts";
import { saveTaxRate } from "./save-tax-rate.ts";
import { saveTransportPrices } from "./save-transport-prices.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const run = <Answer>(
  verb: (input: unknown, tx: Transaction) => Promise<Answer>,
  input: object,
  person: Person = shop.ada,
) => inTransaction(db.server, person, (tx) => verb(input, tx));

async function latest() {
  const { rows } = await db.owner.query("select * from app.shop_settings order by version desc limit 1");
  return rows[0];
}

const prices = {
  freeRadiusMiles: 0,
  fuelCentsPerMile: 100,
  towBaseCents: 5000,
  towMilesIncluded: 0,
  towCentsPerMile: 200,
  serviceRadiusMiles: 20,
};
const company = { companyName: "Acme Calibration", companyAddress: "1 Pearl St\nBoulder", taxNumber: "84-1234567" };

test("each change is a version of its own; the others stay as they were", async () => {
  const before = await latest();

  await run(saveCompany, { version: before.version, ...company });
  await run(saveTransportPrices, { version: before.version + 1, ...prices });

  expect(await latest()).toMatchObject({
    version: before.version + 2,
    company_name: "Acme Calibration",
    fuel_cents_per_mile: 100,
    created_by: shop.ada.userId,
  });
  const { rows } = await db.owner.query("select company_name as name from app.shop_settings where version = $1", [
    before.version,
  ]);
  expect(rows).toEqual([{ name: "" }]);
});

test("an order's fuel and the alert of its distance follow the shop's prices and radius", async () => {
  const place = buildAddress({ distance_to_sensi: 30 });
  await save(db.owner, "app.addresses", [place]);
  const values = { customerId: shop.carla.customerId, intake_method: "pickup", pickup_address_id: place.id };
  const order = await addOrder(db.owner, shop, values);
  const { version } = await latest();
  await run(saveTransportPrices, { version, ...prices });

  await inTransaction(db.server, shop.ada, async ({ system }) => {
    await priceTransport(order.id, system);
    await updateTransportAlerts(order.id, system);
  });

  const { rows } = await db.owner.query("select fuel_cost from app.service_orders where id = $1", [order.id]);
  const alerts = await db.owner.query(
    "select from app.admin_notifications where kind = 'outOfArea' and service_order_id = $1",
    [order.id],
  );
  expect([rows[0].fuel_cost, alerts.rows.length]).toEqual([6000, 1]);
});

test("a change of a version that is not the latest is refused", async () => {
  const { version } = await latest();

  await expect(run(saveCompany, { version: version - 1, ...company })).rejects.toMatchObject({
    code: "definition-changed",
  });
});

describe("only admins", () => {
  test.each(["tom", "carla"] as const)("not %s, change what the shop is and charges", async (name) => {
    const { version } = await latest();
    const tax = { facilityId: shop.facilityId, name: "Tax", rate: 1, validFrom: "2026-01-01" };

    const denied = { code: "permission-error" };
    await expect(run(saveCompany, { version, ...company }, shop[name])).rejects.toMatchObject(denied);
    await expect(run(saveTransportPrices, { version, ...prices }, shop[name])).rejects.toMatchObject(denied);
    await expect(run(dismissSetup, { version }, shop[name])).rejects.toMatchObject(denied);
    await expect(run(saveTaxRate, tax, shop[name])).rejects.toMatchObject(denied);
  });
});

test("the guide is dismissed for good", async () => {
  await db.owner.query("update app.shop_settings set is_setup_dismissed = false");
  const { version } = await latest();

  await run(dismissSetup, { version });

  expect(await latest()).toMatchObject({ is_setup_dismissed: true });
});

test("a location's tax rate is set once for each first day", async () => {
  const tax = { facilityId: shop.facilityId, name: "Denver", rate: 8810, validFrom: "2026-01-01" };

  await run(saveTaxRate, tax);
  await run(saveTaxRate, { ...tax, rate: 9000 });
  await run(saveTaxRate, { ...tax, validFrom: "2027-01-01" });

  const { rows } = await db.owner.query("select rate from app.tax_rates order by valid_from");
  expect(rows).toEqual([{ rate: 9000 }, { rate: 8810 }]);
  await expect(run(saveTaxRate, { ...tax, rate: 50_001 })).rejects.toMatchObject({ code: "invalid-input" });
  await expect(run(saveTaxRate, { ...tax, facilityId: shop.ada.userId })).rejects.toMatchObject({ code: "not-found" });
});
