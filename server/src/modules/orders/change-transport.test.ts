import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildAddress, buildAppointment, buildFile, buildVehicle, save } from "#db/rows/factories.ts";
import { addBays } from "../../../test/bays.ts";
import { addEstimate, addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { updateServiceOrder } from "./update-service-order.ts";
import { inEnglish } from "../../../test/in-english.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const noon = () => new Date("2026-05-04T18:00:00Z");
const monday = { starts_at: "2026-05-11T15:00:00Z", ends_at: "2026-05-11T16:00:00Z" };
const tuesday = { starts_at: "2026-05-12T15:00:00Z", ends_at: "2026-05-12T16:00:00Z" };

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());

const change = (person: Person, input: object) =>
  inTransaction({ pool: db.server, clock: noon }, person, (tx) =>
    updateServiceOrder({ version: 1, ...input }, tx),
  ).catch(inEnglish);
const addCarlasOrder = (values: object = {}) =>
  addOrder(db.owner, shop, { customerId: shop.carla.customerId, ...values });

async function addAddress(values: object = {}): Promise<string> {
  const place = buildAddress({
    customer_id: shop.carla.customerId,
    distance_to_sensi: 28.2,
    pickup_spot_description: "Bay 2",
    ...values,
  });
  await save(db.owner, "app.addresses", [place]);
  return place.id;
}

interface Stored {
  way: IntakeMethod;
  towed: boolean;
  address: string | null;
  fuel: number | null;
  alerts: string[];
}

async function stored(id: string): Promise<Stored> {
  const { rows } = await db.owner.query<Stored>({
    text: `select intake_method as way, towing_required as towed, pickup_address_id as address, fuel_cost as fuel,
        array(select n.kind || ' ' || n.status from app.admin_notifications n where n.service_order_id = o.id order by n.kind) as alerts
      from app.service_orders o where id = $1`,
    values: [id],
  });
  return rows[0]!;
}

const refusedAt = (field: string) => ({ code: "invalid-input", details: { fields: [{ field }] } });

test("staff change a drop-off to a pickup, and the transport price follows", async () => {
  const [{ id }, address] = [await addCarlasOrder({ status: "scheduled" }), await addAddress()];

  await change(shop.tom, { id, intakeMethod: "pickup", pickupAddressId: address });
  const fetched = await stored(id);
  await change(shop.tom, { id, version: 2, intakeMethod: "dropOff" });

  expect(fetched).toMatchObject({ way: "pickup", towed: false, address, fuel: 2548 });
  expect(await stored(id)).toMatchObject({ way: "dropOff", fuel: null });
});

test("a typed transport price is kept beside a new intake method", async () => {
  const [{ id }, address] = [await addCarlasOrder(), await addAddress()];

  await change(shop.ada, { id, intakeMethod: "pickup", pickupAddressId: address, fuelCost: 1000 });

  expect(await stored(id)).toMatchObject({ fuel: 1000 });
});

test("a customer sets tow and address during the intake, but not later", async () => {
  const [early, late] = [await addCarlasOrder(), await addCarlasOrder({ status: "scheduled" })];
  const tow = { pickupAddressId: await addAddress(), towingRequired: true };

  await change(shop.carla, { id: early.id, ...tow });

  expect(await stored(early.id)).toMatchObject({ way: "tow", towed: true, address: tow.pickupAddressId });
  await expect(change(shop.carla, { id: late.id, ...tow })).rejects.toMatchObject({ code: "permission-error" });
  await expect(change(shop.carla, { id: early.id, version: 2, intakeMethod: "pickup" })).rejects.toMatchObject({
    code: "permission-error",
  });
});

test.each(["pickup", "tow", "mobile"])(
  "nobody drives to a vehicle without knowing where it stands: %s",
  async (way) => {
    const { id } = await addCarlasOrder();

    await expect(change(shop.ada, { id, intakeMethod: way })).rejects.toMatchObject(refusedAt("pickupAddressId"));
    expect(await stored(id)).toMatchObject({ way: "dropOff" });
  },
);

test("a pickup requires instructions; a tow may have them in its notes", async () => {
  const [{ id }, address] = [await addCarlasOrder(), await addAddress({ pickup_spot_description: null })];
  const there = { id, pickupAddressId: address };

  await expect(change(shop.ada, { ...there, intakeMethod: "pickup" })).rejects.toMatchObject(
    refusedAt("pickupAddressId"),
  );
  await change(shop.ada, { ...there, intakeMethod: "tow", towingNotes: "Keys in the drop box, wheels turn" });

  expect(await stored(id)).toMatchObject({ way: "tow" });
  await expect(change(shop.ada, { id, version: 2, towingNotes: "" })).rejects.toMatchObject(
    refusedAt("pickupAddressId"),
  );
});

test("address, vehicle and repair order must be the customer's own", async () => {
  const { id } = await addCarlasOrder();
  const foreign = await addOrder(db.owner, shop, { customerId: shop.cyd.customerId });
  const file = buildFile({ service_order_id: foreign.id, is_uploaded: true });
  await save(db.owner, "app.files", [file]);
  const address = await addAddress({ customer_id: shop.cyd.customerId });

  for (const [field, value] of [
    ["pickupAddressId", address],
    ["vehicleId", foreign.vehicle.id],
    ["repairOrderFileId", file.id],
  ] as const) {
    await expect(change(shop.ada, { id, [field]: value })).rejects.toMatchObject(refusedAt(field));
    await expect(change(shop.carla, { id, [field]: value })).rejects.toMatchObject(refusedAt(field));
  }
});

test("one of the order's files becomes its repair order", async () => {
  const { id } = await addCarlasOrder();
  const file = buildFile({ service_order_id: id, customer_id: shop.carla.customerId, is_uploaded: true });
  await save(db.owner, "app.files", [file]);

  await change(shop.carla, { id, repairOrderFileId: file.id });

  const { rows } = await db.owner.query("select repair_order_file_id as file from app.service_orders where id = $1", [
    id,
  ]);
  expect(rows).toEqual([{ file: file.id }]);
});

test("the second of two transport changes is rejected with the current value in words", async () => {
  const [{ id }, first, second] = [
    await addCarlasOrder(),
    await addAddress({ street: "1 Elm St" }),
    await addAddress(),
  ];
  await change(shop.tom, { id, intakeMethod: "pickup", pickupAddressId: first });

  await change(shop.ada, { id, notes: "Left side" });
  const contested = change(shop.ada, { id, pickupAddressId: second });

  await expect(contested).rejects.toMatchObject({
    code: "order-changed",
    details: {
      edits: expect.arrayContaining([
        expect.objectContaining({ by: "Tom Technician", field: "pickupAddressId", after: "1 Elm St, Denver" }),
      ]),
    },
  });
});

test("the appointment follows the vehicle, but a mobile one is booked anew", async () => {
  const [{ id, vehicle }, address] = [await addCarlasOrder({ status: "scheduled" }), await addAddress()];
  const appointment = buildAppointment({
    service_order_id: id,
    facility_id: shop.facilityId,
    bay_id: bays.first.id,
    vehicle_id: vehicle.id,
    kind: "dropOff",
    status: "confirmed",
    ...monday,
  });
  await save(db.owner, "app.appointments", [appointment]);

  await change(shop.tom, { id, intakeMethod: "tow", pickupAddressId: address });

  const { rows } = await db.owner.query("select kind, address_id as address from app.appointments where id = $1", [
    appointment.id,
  ]);
  expect(rows).toEqual([{ kind: "tow", address }]);
  const message = expect.stringMatching(/^Cancel the appointment first: /);
  await expect(change(shop.tom, { id, version: 2, intakeMethod: "mobile" })).rejects.toMatchObject({
    details: { fields: [{ field: "intakeMethod", message }] },
  });
});

test("a vehicle with an appointment elsewhere at the same time cannot be the order's", async () => {
  const [order, other] = [await addCarlasOrder({ status: "scheduled" }), await addCarlasOrder({ status: "scheduled" })];
  const appointments = [
    { service_order_id: order.id, bay_id: bays.first.id },
    { service_order_id: other.id, bay_id: bays.second.id },
  ].map((appointment) =>
    buildAppointment({ ...appointment, ...tuesday, facility_id: shop.facilityId, status: "confirmed" }),
  );
  await save(db.owner, "app.appointments", appointments);

  await expect(change(shop.tom, { id: order.id, vehicleId: other.vehicle.id })).rejects.toMatchObject(
    refusedAt("vehicleId"),
  );
});

test("an approval for one vehicle must be given again for another, until the work is done", async () => {
  const [order, done] = [await addCarlasOrder({ status: "approved" }), await addCarlasOrder({ status: "readyOut" })];
  const other = buildVehicle({ customer_id: shop.carla.customerId });
  await save(db.owner, "app.vehicles", [other]);
  const agreed = { service_order_id: order.id, customer_id: shop.carla.customerId, status: "approved" };
  const estimate = await addEstimate(db.owner, shop, agreed);

  await change(shop.tom, { id: order.id, vehicleId: other.id });

  const { rows } = await db.owner.query("select status from app.estimates where id = $1", [estimate.id]);
  expect(rows).toEqual([{ status: "sent" }]);
  expect(await stored(order.id)).toMatchObject({ alerts: ["approvalLapsed unhandled"] });
  await expect(change(shop.ada, { id: done.id, vehicleId: other.id })).rejects.toMatchObject({
    code: "permission-error",
  });
});

const chargeByMile = (cents: number) =>
  db.owner.query("update app.shop_settings set fuel_cents_per_mile = $1", [cents]);

test("an unknown distance that costs nothing is no alert", async () => {
  const { id } = await addCarlasOrder();
  const unknown = await addAddress({ distance_to_sensi: null });
  await chargeByMile(0);

  await change(shop.ada, { id, intakeMethod: "mobile", pickupAddressId: unknown });
  await chargeByMile(70);

  expect((await stored(id)).alerts).toEqual([]);
});

test("an unknown or too long distance is alerted until it changes", async () => {
  const { id } = await addCarlasOrder();
  const [unknown, far] = [await addAddress({ distance_to_sensi: null }), await addAddress({ distance_to_sensi: 80 })];

  await change(shop.ada, { id, intakeMethod: "mobile", pickupAddressId: unknown });
  const first = await stored(id);
  await change(shop.ada, { id, version: 2, pickupAddressId: far });
  const second = await stored(id);
  await change(shop.ada, { id, version: 4, intakeMethod: "dropOff" });

  expect(first.alerts).toEqual(["distanceMissing unhandled"]);
  expect(second.alerts).toEqual(["distanceMissing handled", "outOfArea unhandled"]);
  expect((await stored(id)).alerts).toEqual(["distanceMissing handled", "outOfArea handled"]);
});

test("a modified ride height found later is alerted once, until it is reset", async () => {
  const { id } = await addCarlasOrder();

  await change(shop.carla, { id, rideHeightModified: true });
  const told = await stored(id);
  await db.owner.query("update app.admin_notifications set status = 'handled' where service_order_id = $1", [id]);
  await change(shop.tom, { id, version: 2, rideHeightModified: true });
  const repeated = await stored(id);
  await db.owner.query("update app.admin_notifications set status = 'unhandled' where service_order_id = $1", [id]);
  await change(shop.tom, { id, version: await versionOf(id), rideHeightModified: false });

  expect([told.alerts, repeated.alerts]).toEqual([["modifiedVehicle unhandled"], ["modifiedVehicle handled"]]);
  expect((await stored(id)).alerts).toEqual(["modifiedVehicle handled"]);
});

async function versionOf(id: string): Promise<number> {
  const { rows } = await db.owner.query("select version from app.service_orders where id = $1", [id]);
  return rows[0].version;
}
