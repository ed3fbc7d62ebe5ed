import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildFacility, buildFile, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { updateServiceOrder } from "./update-service-order.ts";
import { decideRideHeight } from "./decide-ride-height.ts";
import { inEnglish } from "../../../test/in-english.ts";

let db: TestDatabase;
let shop: Shop;
const noon = () => new Date("2026-05-04T18:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const at = () => ({ pool: db.server, clock: noon });
const change = (person: Person, input: object) =>
  inTransaction(at(), person, (tx) => updateServiceOrder({ version: 1, ...input }, tx)).catch(inEnglish);
const decide = (person: Person, orderId: string, input: object) =>
  inTransaction(at(), person, (tx) => decideRideHeight({ orderId, version: 1, ...input }, tx));
const addCarlasOrder = (values: object = {}) =>
  addOrder(db.owner, shop, { customerId: shop.carla.customerId, ...values });

async function stored(id: string) {
  const { rows } = await db.owner.query({
    text: `select s.key as status, po_number as po, cost, notes, odometer_in as odometer, ride_height_decision as decision,
        hold_reason_key as hold, cancellation_reason_key as cancelled, assigned_technician_id as technician, o.version
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    values: [id],
  });
  return rows[0] ?? {};
}

test("an admin changes the given fields and leaves the others", async () => {
  const { id } = await addCarlasOrder({ notes: "Left side", po_number: "PO-1" });

  await change(shop.ada, { id, cost: 65_000, poNumber: null, assignedTechnicianId: shop.tom.userId });

  expect(await stored(id)).toMatchObject({
    cost: 65_000,
    po: null,
    notes: "Left side",
    technician: shop.tom.userId,
    version: 2,
  });
});

test("a technician edits the workshop's fields, but not the price", async () => {
  const { id } = await addCarlasOrder({ status: "checkedIn" });

  await change(shop.tom, { id, odometerIn: 42_000 });

  expect(await stored(id)).toMatchObject({ odometer: 42_000 });
  await expect(change(shop.tom, { id, version: 2, cost: 1 })).rejects.toMatchObject({ code: "permission-error" });
});

test("a customer edits their own texts during the intake, later only the PO number", async () => {
  const [early, later] = [await addCarlasOrder(), await addCarlasOrder({ status: "calibrate" })];

  await change(shop.carla, { id: early.id, notes: "Please wash it" });
  await change(shop.carla, { id: later.id, poNumber: "PO 77-A" });

  expect([await stored(early.id), await stored(later.id)]).toMatchObject([
    { notes: "Please wash it" },
    { po: "PO 77-A" },
  ]);
  await expect(change(shop.carla, { id: later.id, version: 2, notes: "Wash it" })).rejects.toMatchObject({
    code: "permission-error",
  });
  await expect(change(shop.carla, { id: early.id, version: 2, internalNotes: "x" })).rejects.toMatchObject({
    code: "permission-error",
  });
});

test("another customer does not find the order", async () => {
  const { id } = await addCarlasOrder();

  await expect(change(shop.cyd, { id, notes: "Mine" })).rejects.toMatchObject({ code: "not-found" });
});

test("the second of two edits of one field is rejected with who changed it and what it is now", async () => {
  const { id } = await addCarlasOrder({ po_number: "12" });
  await change(shop.ada, { id, poNumber: "13" });
  await change(shop.ada, { id, version: 2, priority: "rush", cost: 65_000 });
  await change(shop.ada, { id, version: 3, poNumber: "14" });

  const second = change(shop.tom, { id, version: 2, poNumber: "15" });

  const by = "Ada Admin";
  await expect(second).rejects.toMatchObject({
    code: "order-changed",
    details: {
      edits: [
        { by, field: "poNumber", before: "13", after: "14" },
        { by, field: "cost", before: "32500", after: "65000" },
        { by, field: "priority", before: "normal", after: "rush" },
      ],
    },
  });
  expect(await stored(id)).toMatchObject({ po: "14" });
});

test("edits of different fields do not conflict with each other, nor with a status change", async () => {
  const { id } = await addCarlasOrder({ status: "checkedIn" });
  await change(shop.ada, { id, notes: "Left side" });
  await db.owner.query("update app.service_orders set status_changed_at = now() where id = $1", [id]);

  await change(shop.tom, { id, odometerIn: 42_000 });

  expect(await stored(id)).toMatchObject({ notes: "Left side", odometer: 42_000, version: 4 });
});

test("a customer's conflict names only fields and people that they may see", async () => {
  const { id } = await addCarlasOrder();
  await change(shop.ada, { id, internalNotes: "Pays late", notes: "Left side" });

  const second = change(shop.carla, { id, notes: "Right side" });

  await expect(second).rejects.toMatchObject({
    details: { edits: [{ by: "Our team", field: "notes", after: "Left side" }] },
  });
});

test("a version from the future is rejected", async () => {
  const { id } = await addCarlasOrder();

  await expect(change(shop.ada, { id, version: 7, notes: "Later" })).rejects.toMatchObject({ code: "order-changed" });
});

/** Somebody limited to one facility, for the length of the work. */
async function limited(person: Person, facilityId: string, work: () => Promise<void>) {
  const limit = async (facilities: string[] | null) => {
    await db.owner.query("update app.users set facility_ids = $2 where id = $1", [person.userId, facilities]);
  };
  await limit([facilityId]);
  try {
    await work();
  } finally {
    await limit(null);
  }
}

async function addFacility() {
  const facility = buildFacility();
  await save(db.owner, "app.facilities", [facility]);
  return facility.id;
}

test("an order's technician must work at its facility", async () => {
  const [{ id }, elsewhere] = [await addCarlasOrder(), await addFacility()];
  const refused = { code: "invalid-input", details: { fields: [{ field: "assignedTechnicianId" }] } };

  await limited(shop.tom, shop.facilityId, async () => {
    await change(shop.ada, { id, assignedTechnicianId: shop.tom.userId });

    await expect(change(shop.ada, { id, version: 2, facilityId: elsewhere })).rejects.toMatchObject(refused);
    await change(shop.ada, { id, version: 2, facilityId: elsewhere, assignedTechnicianId: null });
    await expect(change(shop.ada, { id, version: 3, assignedTechnicianId: shop.tom.userId })).rejects.toMatchObject(
      refused,
    );
  });
});

test("a technician cannot send an order to a facility where they would not see it", async () => {
  const [{ id }, elsewhere] = [await addCarlasOrder(), await addFacility()];
  const unknown = { code: "invalid-input", details: { fields: [{ field: "facilityId" }] } };

  await limited(shop.tom, shop.facilityId, async () => {
    await expect(change(shop.tom, { id, facilityId: elsewhere })).rejects.toMatchObject(unknown);
    await expect(change(shop.tom, { id, facilityId: null })).rejects.toMatchObject(unknown);
  });
});

test("once invoiced the price is final", async () => {
  const { id } = await addCarlasOrder({ status: "invoiced" });

  await expect(change(shop.ada, { id, cost: 1 })).rejects.toMatchObject({ code: "permission-error" });
});

test.each<[object, string]>([
  [{ poNumber: "<b>" }, "poNumber"],
  [{ cost: -1 }, "cost"],
  [{ cost: 1.5 }, "cost"],
  [{ odometerIn: 2_000_001 }, "odometerIn"],
  [{ fuelLevelIn: 101 }, "fuelLevelIn"],
  [{ notes: "a\u0000b" }, "notes"],
  [{ internalNotes: "x".repeat(5001) }, "internalNotes"],
  [{ priority: "soon" }, "priority"],
  [{ promisedAt: "tomorrow" }, "promisedAt"],
  [{ assignedTechnicianId: "00000000-0000-4000-8000-000000000000" }, "assignedTechnicianId"],
  [{ facilityId: "00000000-0000-4000-8000-000000000000" }, "facilityId"],
])("%j is rejected at its field", async (input, field) => {
  const { id } = await addCarlasOrder();

  await expect(change(shop.ada, { id, ...input })).rejects.toMatchObject({
    code: "invalid-input",
    details: { fields: [{ field }] },
  });
});

test("a customer cannot request a pickup in the past", async () => {
  const { id } = await addCarlasOrder();

  await expect(change(shop.carla, { id, pickupDate: "2026-05-04T17:00:00Z" })).rejects.toMatchObject({
    details: { fields: [{ field: "pickupDate" }] },
  });
});

const modified = { status: "inspect", ride_height_modified: true };

test("restored puts the order on hold until the customer has restored the height", async () => {
  const { id } = await addCarlasOrder(modified);

  await decide(shop.tom, id, { decision: "restored" });

  expect(await stored(id)).toMatchObject({ status: "hold", hold: "modifiedVehicle", decision: "restored" });
});

test("refused cancels the order, which only an admin can decide", async () => {
  const { id } = await addCarlasOrder(modified);

  await expect(decide(shop.tom, id, { decision: "refused" })).rejects.toMatchObject({ code: "permission-error" });
  await decide(shop.ada, id, { decision: "refused" });

  expect(await stored(id)).toMatchObject({ status: "cancelled", cancelled: "vehicleModified", decision: "refused" });
});

test("a waiver requires its signed file and an admin, and alerts the office", async () => {
  const { id } = await addCarlasOrder(modified);
  const waiver = buildFile({ service_order_id: id, is_uploaded: true });
  await save(db.owner, "app.files", [waiver]);

  await expect(decide(shop.ada, id, { decision: "waiver" })).rejects.toMatchObject({
    details: { fields: [{ field: "waiverFileId" }] },
  });
  await expect(decide(shop.tom, id, { decision: "waiver", waiverFileId: waiver.id })).rejects.toMatchObject({
    code: "permission-error",
  });
  await decide(shop.ada, id, { decision: "waiver", waiverFileId: waiver.id });

  const { rows } = await db.owner.query("select kind from app.admin_notifications where service_order_id = $1", [id]);
  expect([await stored(id), rows]).toMatchObject([{ status: "inspect", decision: "waiver" }, [{ kind: "waiverUsed" }]]);
});

test("a factory ride height needs no decision, and customers cannot decide", async () => {
  const [plain, raised] = [await addCarlasOrder({ status: "inspect" }), await addCarlasOrder(modified)];

  await expect(decide(shop.ada, plain.id, { decision: "restored" })).rejects.toMatchObject({
    code: "ride-height-factory",
  });
  await expect(decide(shop.carla, raised.id, { decision: "restored" })).rejects.toMatchObject({
    code: "permission-error",
  });
});
