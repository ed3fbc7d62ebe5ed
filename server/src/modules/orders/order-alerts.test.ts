import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { buildAddress, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addEstimate, addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { changeServiceOrderStatus } from "./transitions/change-service-order-status.ts";
import { createServiceOrder } from "./create-service-order.ts";
import { decideRideHeight } from "./decide-ride-height.ts";

let db: TestDatabase;
let shop: Shop;
const noon = new Date("2026-05-04T18:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const at = () => ({ pool: db.server, clock: () => noon });
const create = async (person: Person, input: object) =>
  (await inTransaction(at(), person, (tx) => createServiceOrder(input, { ...tx, address: "::1" }))).serviceOrder ?? "";

const move = (person: Person, input: object) =>
  inTransaction(at(), person, (tx) => changeServiceOrderStatus(input, tx));

async function alertsOf(id: string) {
  const { rows } = await db.owner.query({
    text: "select kind, severity, status from app.admin_notifications where service_order_id = $1 order by kind",
    values: [id],
  });
  return rows.map(({ kind, severity, status }) => `${kind} ${severity} ${status}`);
}

const car = (vinNumber: string) => ({ vinNumber, year: 2021, make: "Toyota", model: "Camry" });

test("a customer's request is alerted until someone starts on it", async () => {
  const id = await create(shop.carla, { vehicle: car("4T1G11AK2MU990001"), calibrationType: "CAL-FCAM-S" });
  const before = await alertsOf(id);
  await db.owner.query("update app.order_tasks set state = 'done', decided_at = now()");

  await move(shop.ada, { id, version: await versionOf(id), statusKey: "estimating" });

  expect(before).toEqual(["newRequest info unhandled"]);
  expect(await alertsOf(id)).toEqual(["newRequest info handled"]);
});

test("a modified vehicle, and a VIN that another customer also has, raise alerts", async () => {
  await create(shop.carla, { vehicle: car("1HGCM82633A004352") });

  const id = await create(shop.cyd, { vehicle: car("1HGCM82633A004352"), rideHeightModified: true });

  expect(await alertsOf(id)).toEqual([
    "duplicateVin warning unhandled",
    "modifiedVehicle warning unhandled",
    "newRequest info unhandled",
  ]);
});

test("two open orders of one vehicle raise an alert until one of them is cancelled", async () => {
  const first = await create(shop.ada, { customerId: shop.carla.customerId, vehicle: car("1HGCV1F36MA880001") });
  const second = await create(shop.ada, { customerId: shop.carla.customerId, vehicle: car("1HGCV1F36MA880001") });
  const before = [await alertsOf(first), await alertsOf(second)];
  const { rows } = await db.owner.query({
    text: "select n.message, o.internal_order_number as number from app.admin_notifications n, app.service_orders o where n.service_order_id = $1 and o.id = $2",
    values: [second, first],
  });

  await move(shop.ada, {
    id: first,
    version: await versionOf(first),
    statusKey: "cancelled",
    cancellationReasonKey: "duplicate",
    cancellationReason: "Ordered twice",
  });

  expect(before).toEqual([[], ["duplicateVin warning unhandled"]]);
  expect(rows[0].message).toContain(`the same VIN has another live order, ${rows[0].number}`);
  expect(await alertsOf(second)).toEqual(["duplicateVin warning handled"]);
});

test("an order whose vehicle has left does not count as the second", async () => {
  const { id, vehicle_id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "released" });
  const { rows } = await db.owner.query({
    text: "update app.vehicles set vin_number = '1HGCV1F38MA880002' where id = $1 returning id",
    values: [vehicle_id],
  });

  const next = await create(shop.ada, { customerId: shop.carla.customerId, vehicle: car("1HGCV1F38MA880002") });

  expect([rows.length, await alertsOf(id), await alertsOf(next)]).toEqual([1, [], []]);
});

test.each([
  [null, ["distanceMissing info unhandled"], "WA1BNAFY0L2880001"],
  [74.9, [], "WA1BNAFY0L2880002"],
  [75.1, ["outOfArea info unhandled"], "WA1BNAFY0L2880003"],
])("a pickup %s miles away raises %j", async (distance, kinds, vin) => {
  const place = buildAddress({
    customer_id: shop.carla.customerId,
    distance_to_sensi: distance,
    pickup_spot_description: "Bay 2",
  });
  await save(db.owner, "app.addresses", [place]);

  const id = await create(shop.ada, {
    customerId: shop.carla.customerId,
    vehicle: car(vin),
    intakeMethod: "pickup",
    pickupAddressId: place.id,
  });

  expect(await alertsOf(id)).toEqual(kinds);
});

test("alerts about lateness and a missing invoice end with the status change", async () => {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "checkedIn" });
  await save(
    db.owner,
    "app.admin_notifications",
    ["slaBreached", "onHold"].map((kind) => ({
      message: kind,
      kind,
      service_order_id: id,
      dedupe_key: `${kind}:${id}`,
    })),
  );

  await move(shop.ada, { id, version: 1, statusKey: "inspect" });

  expect(await alertsOf(id)).toEqual(["onHold info unhandled", "slaBreached info handled"]);
});

test("an approved estimate is alerted until the order moves on, and not again when it is reopened there", async () => {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "estimating" });
  const estimate = { service_order_id: id, customer_id: shop.carla.customerId, status: "approved" };
  await addEstimate(db.owner, shop, estimate);
  await move(shop.ada, { id, version: 1, statusKey: "approved" });
  const approved = await alertsOf(id);
  const called = { statusKey: "cancelled", cancellationReason: "The repair went elsewhere" };

  await move(shop.ada, { id, version: 2, ...called });
  await move(shop.ada, { id, version: 3, statusKey: "approved", note: "They are back" });

  expect(approved).toEqual(["estimateApproved info unhandled"]);
  expect(await alertsOf(id)).toEqual(["estimateApproved info handled", "reopened info unhandled"]);
});

test("a modified ride height is alerted until it is decided", async () => {
  const order = { customerId: shop.carla.customerId, status: "inspect", ride_height_modified: true };
  const { id } = await addOrder(db.owner, shop, order);
  await save(db.owner, "app.admin_notifications", [
    { message: "Modified", kind: "modifiedVehicle", service_order_id: id, dedupe_key: `modifiedVehicle:${id}` },
  ]);

  const decision = { orderId: id, version: 1, decision: "restored" };
  await inTransaction(at(), shop.tom, (tx) => decideRideHeight(decision, tx));

  expect(await alertsOf(id)).toEqual(["modifiedVehicle info handled", "onHold warning unhandled"]);
});

test("an order released without a required PO raises an alert", async () => {
  await db.owner.query({
    text: "update app.customers set requires_po = true where id = $1",
    values: [shop.cyd.customerId],
  });
  const { id } = await addOrder(db.owner, shop, { customerId: shop.cyd.customerId, status: "readyOut" });

  await move(shop.ada, { id, version: 1, statusKey: "released" });

  expect(await alertsOf(id)).toEqual(["poMissing warning unhandled"]);
});

async function versionOf(id: string): Promise<number> {
  const { rows } = await db.owner.query({ text: "select version from app.service_orders where id = $1", values: [id] });
  return rows[0]?.version;
}

test("an override into Approved is alerted as an override, not as an approved estimate", async () => {
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId });

  await move(shop.ada, {
    id: order.id,
    version: 1,
    statusKey: "approved",
    override: true,
    note: "Agreed on the phone",
  });

  expect(await alertsOf(order.id)).toEqual(["override info unhandled"]);
});
