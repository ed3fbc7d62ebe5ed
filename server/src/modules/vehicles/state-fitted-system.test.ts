import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { readKnownSystems, readStatedSystems } from "#modules/calibrations/readiness/read-known-systems.ts";
import { buildFile, save } from "#db/rows/factories.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { mergeVehicles } from "./merge-vehicles.ts";
import { moveVehicle } from "./move-vehicle.ts";
import { stateFittedSystem } from "./state-fitted-system.ts";

let db: TestDatabase;
let shop: Shop;
let vehicleId: string;
let orderId: string;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "new" });
  orderId = order.id;
  vehicleId = order.vehicle.id;
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

const stated = async (person: Person, id = vehicleId) => {
  const [systems = []] = await inTransaction({ pool: db.server }, person, (tx) => readStatedSystems([id], tx));
  return systems.filter(({ source }) => source === "person");
};
const photoOf = async (orderId: string, more: object = {}) => {
  const file = buildFile({ service_order_id: orderId, mime_type: "image/jpeg", is_uploaded: true, ...more });
  await save(db.owner, "app.files", [file]);
  return file.id;
};

test("a word keeps who said it and the photo that shows it, for staff only", async () => {
  const photoFileId = await photoOf(orderId);
  await state(shop.tom, { system: "lidar", isFitted: false, photoFileId });
  await state(shop.ada, { system: "surroundView", isFitted: true });

  const byTom = { by: "Tom Technician", at: expect.any(String), photoFileId };
  expect(await stated(shop.tom)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ system: "lidar", isFitted: false, statement: byTom }),
      expect.objectContaining({ system: "surroundView", statement: expect.objectContaining({ photoFileId: null }) }),
    ]),
  );
  expect((await stated(shop.carla)).map(({ statement }) => statement)).toEqual(
    Array.from({ length: (await stated(shop.tom)).length }, () => null),
  );
});

test("a word that was said before names were kept has no statement", async () => {
  const { vehicle } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "new" });
  await db.owner.query({
    text: `update app.vehicles set stated_systems = '{"lidar": true}' where id = $1`,
    values: [vehicle.id],
  });

  expect(await stated(shop.tom, vehicle.id)).toMatchObject([{ system: "lidar", statement: null }]);
});

test("only a stored picture on an order of the vehicle shows a system", async () => {
  const other = await addOrder(db.owner, shop, { customerId: shop.cyd.customerId, status: "new" });
  const wrong = [
    await photoOf(other.id),
    await photoOf(orderId, { mime_type: "application/pdf" }),
    await photoOf(orderId, { is_uploaded: false }),
    crypto.randomUUID(),
  ];

  for (const photoFileId of wrong)
    await expect(state(shop.tom, { system: "lidar", isFitted: true, photoFileId })).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "photoFileId" }] },
    });
});

const wordsOn = async (id: string) =>
  new Map((await stated(shop.tom, id)).map(({ system, isFitted, statement }) => [system, [isFitted, statement?.by]]));
const versionOf = async (id: string) =>
  (await db.owner.query("select version from app.vehicles where id = $1", [id])).rows[0].version;
const merge = async (survivorId: string, mergedId: string) => {
  const versions = { survivorVersion: await versionOf(survivorId), mergedVersion: await versionOf(mergedId) };
  const merger = { ...shop.ada, isElevated: true };
  await inTransaction({ pool: db.server }, merger, (tx) => mergeVehicles({ survivorId, mergedId, ...versions }, tx));
};

test("a merged record's words go to the one that stays, which keeps its own; a record that is left keeps them too", async () => {
  const customerId = shop.carla.customerId;
  const [kept, gone] = [
    await addOrder(db.owner, shop, { customerId, status: "new" }),
    await addOrder(db.owner, shop, { customerId, status: "new" }),
  ];
  await db.owner.query({
    text: "update app.vehicles set vin_number = null where id = any ($1)",
    values: [[kept.vehicle.id, gone.vehicle.id]],
  });
  await state(shop.tom, { system: "lidar", isFitted: true }, kept.vehicle.id);
  await state(shop.ada, { system: "lidar", isFitted: false }, gone.vehicle.id);
  await state(shop.ada, { system: "nightVision", isFitted: true }, gone.vehicle.id);
  await merge(kept.vehicle.id, gone.vehicle.id);

  const expected = new Map([
    ["lidar", [true, "Tom Technician"]],
    ["nightVision", [true, "Ada Admin"]],
  ]);
  expect(await wordsOn(kept.vehicle.id)).toEqual(expected);

  const move = { id: kept.vehicle.id, version: await versionOf(kept.vehicle.id), customerId: shop.cyd.customerId };
  await inTransaction({ pool: db.server }, shop.ada, (tx) => moveVehicle({ ...move, keepsOwner: false }, tx));
  const { rows } = await db.owner.query("select vehicle_id from app.service_orders where id = $1", [kept.id]);
  expect(rows[0].vehicle_id).not.toBe(kept.vehicle.id);
  expect(await wordsOn(rows[0].vehicle_id)).toEqual(expected);
  expect(await wordsOn(kept.vehicle.id)).toEqual(expected);
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
