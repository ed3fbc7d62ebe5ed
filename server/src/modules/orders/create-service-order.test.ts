import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { createServiceOrder } from "./create-service-order.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const camry = { vinNumber: "4t1g11ak2mu990001", year: 2021, make: "Toyota", model: "Camry", trim: "SE" };

const noon = () => new Date("2026-05-04T18:00:00Z");
const create = async (person: Person, input: object) => {
  const at = { pool: db.server, clock: noon };
  const { serviceOrder } = await inTransaction(at, person, (tx) =>
    createServiceOrder(input, { ...tx, address: "::1" }),
  );
  return serviceOrder ?? "";
};

async function stored(id: string) {
  const { rows } = await db.owner.query({
    text: `select o.*, s.key as status, v.vin_number as vin, v.vehicle_description as vehicle,
        (select json_agg(n.kind) from app.admin_notifications n where n.service_order_id = o.id) as alerts
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id join app.vehicles v on v.id = o.vehicle_id
      where o.id = $1`,
    values: [id],
  });
  return rows[0];
}

test("a customer's order for a new vehicle has a number, a facility, a deadline and a notification", async () => {
  const id = await create(shop.carla, { vehicle: camry, notes: "Windshield replaced", repairOrderNumber: "RO 77/1" });

  expect(await stored(id)).toMatchObject({
    internal_order_number: expect.stringMatching(/^SO-\d{6}$/),
    customer_id: shop.carla.customerId,
    facility_id: shop.facilityId,
    status: "new",
    source: "portal",
    vin: "4T1G11AK2MU990001",
    vehicle: "2021 Toyota Camry SE",
    status_due_at: "2026-05-04T19:00:00.000Z",
    alerts: ["newRequest"],
  });
});

test("the same VIN of the same customer is the same vehicle", async () => {
  const first = await create(shop.carla, { vehicle: camry });
  const second = await create(shop.carla, { vehicle: camry });

  expect((await stored(second)).vehicle_id).toBe((await stored(first)).vehicle_id);
});

test("the same VIN under another customer alerts the office and is not revealed to the customer", async () => {
  await create(shop.carla, { vehicle: camry });

  const id = await create(shop.cyd, { vehicle: camry });

  expect((await stored(id)).alerts).toContain("duplicateVin");
});

test("whatever the input says, a customer's order is their own and internal fields stay empty", async () => {
  const id = await create(shop.carla, {
    vehicle: camry,
    customerId: shop.cyd.customerId,
    internalNotes: "psst",
    priority: "rush",
  });

  expect(await stored(id)).toMatchObject({
    customer_id: shop.carla.customerId,
    internal_notes: "",
    priority: "normal",
  });
});

test("another customer's vehicle or address cannot be used", async () => {
  const foreign = await addOrder(db.owner, shop, { customerId: shop.cyd.customerId });
  const { rows } = await db.owner.query("select id from app.addresses where customer_id = $1", [shop.cyd.customerId]);

  await expect(create(shop.carla, { vehicleId: foreign.vehicle.id })).rejects.toMatchObject({ code: "invalid-input" });
  await expect(
    create(shop.carla, { vehicle: camry, pickupAddressId: rows[0]?.id, towingRequired: true }),
  ).rejects.toMatchObject({ details: { fields: [{ field: "pickupAddressId" }] } });
});

test.each(["pickup", "tow", "mobile"])("who is driven to says where the vehicle stands: %s", async (intakeMethod) => {
  const order = { customerId: shop.carla.customerId, vehicle: camry, intakeMethod };

  await expect(create(shop.tom, order)).rejects.toMatchObject({ details: { fields: [{ field: "pickupAddressId" }] } });
});

test("an account without a customer, and one without accepted terms, get the reason", async () => {
  await db.owner.query("update app.customers set has_accepted_terms = false where id = $1", [shop.cyd.customerId]);

  await expect(create(shop.uma, { vehicle: camry })).rejects.toMatchObject({ code: "login-not-linked" });
  await expect(create(shop.cyd, { vehicle: camry })).rejects.toMatchObject({ code: "terms-not-accepted" });
  await db.owner.query("update app.customers set has_accepted_terms = true where id = $1", [shop.cyd.customerId]);
});

test("staff order for any customer, but must name one", async () => {
  const id = await create(shop.tom, { customerId: shop.cyd.customerId, vehicle: camry, priority: "rush" });

  expect(await stored(id)).toMatchObject({ customer_id: shop.cyd.customerId, source: "staff", priority: "rush" });
  await expect(create(shop.tom, { vehicle: camry })).rejects.toMatchObject({
    details: { fields: [{ field: "customerId" }] },
  });
});

test("every invalid field is reported at once", async () => {
  const wrong = create(shop.carla, {
    vehicle: { ...camry, vinNumber: "4T1G11AK3MU990001", year: 2099 },
    intakeMethod: "teleport",
    poNumber: "<script>",
  });

  await expect(wrong).rejects.toMatchObject({
    code: "invalid-input",
    details: {
      fields: expect.arrayContaining(
        ["vehicle.vinNumber", "vehicle.year", "intakeMethod", "poNumber"].map((field) =>
          expect.objectContaining({ field }),
        ),
      ),
    },
  });
});
