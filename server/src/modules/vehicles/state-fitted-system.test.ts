import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { readKnownSystems } from "#modules/calibrations/readiness/read-known-systems.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { stateFittedSystem } from "./state-fitted-system.ts";

let db: TestDatabase;
let shop: Shop;
let vehicleId: string;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const { vehicle } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "new" });
  vehicleId = vehicle.id;
});
afterAll(() => db[Symbol.asyncDispose]());

const state = (person: Person, said: object, id = vehicleId) =>
  inTransaction({ pool: db.server }, person, (tx) => stateFittedSystem({ id, ...said }, tx));
const known = async () => (await asSystem(db.server, (system) => readKnownSystems([vehicleId], system)))[0];

test("a technician's word is kept, corrected and taken back", async () => {
  await state(shop.tom, { system: "headUpDisplay", isFitted: false });
  await state(shop.tom, { system: "nightVision", isFitted: true });
  await state(shop.ada, { system: "headUpDisplay", isFitted: true });

  expect(await known()).toEqual([
    { system: "nightVision", isFitted: true, source: "person", quote: null },
    { system: "headUpDisplay", isFitted: true, source: "person", quote: null },
  ]);
  await state(shop.ada, { system: "headUpDisplay", isFitted: null });
  expect(await known()).toEqual([{ system: "nightVision", isFitted: true, source: "person", quote: null }]);
});

test("what was calibrated on it before is fitted", async () => {
  await db.owner.query({
    text: `insert into app.order_calibrations (service_order_id, customer_id, line_item_type_id, result)
      select o.id, o.customer_id, t.id, 'passed' from app.service_orders o, app.line_item_types t where o.vehicle_id = $1 and t.key = 'CAL-RCRN'`,
    values: [vehicleId],
  });

  expect(await known()).toContainEqual({ system: "rearCornerRadar", isFitted: true, source: "visit", quote: null });
});

test("customers, unknown systems, unknown and archived vehicles are refused", async () => {
  await expect(state(shop.carla, { system: "lidar", isFitted: true })).rejects.toMatchObject({
    code: "permission-error",
  });
  await expect(state(shop.tom, { system: "sunroof", isFitted: true })).rejects.toMatchObject({ code: "invalid-input" });
  await expect(state(shop.tom, { system: "lidar", isFitted: true }, crypto.randomUUID())).rejects.toMatchObject({
    code: "not-found",
  });
  await db.owner.query({ text: "update app.vehicles set archived_at = now() where id = $1", values: [vehicleId] });
  await expect(state(shop.tom, { system: "lidar", isFitted: true })).rejects.toMatchObject({
    code: "vehicle-archived",
  });
});
