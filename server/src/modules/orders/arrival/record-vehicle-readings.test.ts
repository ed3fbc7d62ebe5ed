import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { factsOf, readDocument } from "../../../../test/read-documents.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { recordVehicleReadings } from "./record-vehicle-readings.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const newOrder = (values: object = {}) =>
  addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    vehicle: { owner_first_name: "Jane", owner_last_name: "Doe", license_plate: "ABC 123", plate_state: "CO" },
    ...values,
  });
const record = (person: Person, input: object) =>
  inTransaction(db.server, person, (tx) => recordVehicleReadings(input, tx));

test("a reading is recorded once and stands on every document of the order, with plate and owner", async () => {
  const { id } = await newOrder();

  await record(shop.tom, { orderId: id, odometerIn: 41_250, fuelLevelIn: 75 });
  await record(shop.tom, { orderId: id, odometerOut: 41_262 });

  for (const type of ["certificate", "packet", "workOrder", "handover"] as const) {
    const { content } = await readDocument(db, type, id, { language: "en" });
    expect(factsOf(content)).toMatchObject({ "Odometer in": "41,250 mi", "Odometer out": "41,262 mi" });
    expect(content.parties.flatMap(({ lines }) => lines)).toEqual(
      expect.arrayContaining(["Plate ABC 123 · CO", "Owner Jane Doe"]),
    );
  }
  const { rows } = await db.owner.query(
    "select v.odometer from app.vehicles v join app.service_orders o on o.vehicle_id = v.id where o.id = $1",
    [id],
  );
  expect(rows).toEqual([{ odometer: 41_262 }]);
});

test("no vehicle leaves with fewer miles than it came with", async () => {
  const { id } = await newOrder({ odometer_in: 41_250 });

  await expect(record(shop.tom, { orderId: id, odometerOut: 4126 })).rejects.toMatchObject({
    code: "invalid-input",
    details: { fields: [{ field: "odometerOut" }] },
  });
  await expect(record(shop.tom, { orderId: id, odometerIn: -1 })).rejects.toMatchObject({ code: "invalid-input" });
});

test("not customers, and not on a closed order", async () => {
  const [open, closed] = [await newOrder(), await newOrder({ status: "closed" })];

  await expect(record(shop.carla, { orderId: open.id, odometerIn: 1 })).rejects.toMatchObject({
    code: "permission-error",
  });
  await expect(record(shop.ada, { orderId: closed.id, odometerIn: 1 })).rejects.toMatchObject({ code: "order-closed" });
});
