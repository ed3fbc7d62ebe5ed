import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildAddress, buildBay, buildFacility, buildFile, save } from "#db/rows/factories.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { holdSlot } from "#modules/schedule/slots/hold-slot.ts";
import { confirmVin } from "#modules/orders/arrival/confirm-vin.ts";
import { acceptTerms } from "#modules/orders/accept-terms.ts";
import { discardIntakeDraft } from "./discard-intake-draft.ts";
import { removeOldDrafts } from "./remove-old-drafts.ts";
import { saveIntakeDraft } from "./save-intake-draft.ts";
import { submitIntake } from "./submit-intake.ts";

let db: TestDatabase;
let shop: Shop;
let bayId: string;
const monday = () => new Date("2026-05-04T15:00:00Z");
let hour = 15;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const bay = buildBay({ facility_id: shop.facilityId });
  await save(db.owner, "app.bays", [bay]);
  bayId = bay.id;
});
beforeEach(async () => {
  await db.owner.query("delete from app.appointments");
});
afterAll(() => db[Symbol.asyncDispose]());

const vinOf = (serial: number) => `JF2SKAEC0MH99${String(serial).padStart(4, "0")}`;
let serial = 0;

const forester = () => ({
  vehicle: { vinNumber: vinOf(++serial), year: 2021, make: "Subaru", model: "Forester" },
  repairOperations: ["windshield"],
  calibrations: [{ typeKey: "CAL-FCAM-S", trigger: "Windshield replaced" }],
});

const at = () => ({ pool: db.server, clock: monday });
const submit = async (person: Person, input: object = {}) => {
  const intake = { ...forester(), ...input };
  const { serviceOrder } = await inTransaction(at(), person, (tx) => submitIntake(intake, { ...tx, address: "::1" }));
  return serviceOrder ?? "";
};

/** A time two days later, one after the other. */
const hold = (person: Person) =>
  inTransaction(at(), person, async (tx) => {
    const startsAt = `2026-05-06T${String((hour++ % 6) + 14).padStart(2, "0")}:00:00Z`;
    return (await holdSlot({ bayId, startsAt, minutes: 60, kind: "dropOff" }, tx)).appointment;
  });

async function uploaded(userId: string) {
  const file = buildFile({ uploaded_by: userId, is_uploaded: true });
  await save(db.owner, "app.files", [file]);
  return file.id;
}

async function stored(id: string) {
  const { rows } = await db.owner.query({
    text: `select s.key as status, o.calibration_type as main, o.repair_operations as repairs, o.fuel_cost as fuel, to_char(o.adhesive_cured_at at time zone 'UTC', 'DD HH24:MI') as cured,
        o.repair_order_file_id as file, o.readiness_confirmed_by as "vouchedBy", a.status as appointment,
        (select title from app.order_task_files t join app.files f on f.order_task_file_id = t.id where f.service_order_id = o.id) as slot
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
      left join app.appointments a on a.service_order_id = o.id where o.id = $1`,
    values: [id],
  });
  return rows[0];
}

test("a customer submits a vehicle with its documents and its time in one transaction", async () => {
  const [holdId, repairOrderFileId] = [await hold(shop.carla), await uploaded(shop.carla.userId)];

  const more = { readinessAnswers: { partsFitted: "yes" }, adhesiveCuredAt: "2026-05-05T15:30:00Z" };
  const id = await submit(shop.carla, { holdId, repairOrderFileId, ...more });

  expect(await stored(id)).toEqual({
    status: "new",
    main: "CAL-FCAM-S",
    repairs: ["windshield"],
    fuel: null,
    cured: "05 15:30",
    file: repairOrderFileId,
    vouchedBy: null,
    appointment: "requested",
    slot: "Repair order",
  });
});

test("without a time the office calls: the order exists, the appointment does not", async () => {
  const id = await submit(shop.carla);

  expect(await stored(id)).toMatchObject({ status: "new", appointment: null });
});

test("a vehicle that is not ready is submitted, but its shop cannot book it", async () => {
  const holdId = await hold(shop.carla);
  const answers = { readinessAnswers: { alignmentDone: "no" } };

  await expect(submit(shop.carla, { ...answers, holdId, readinessConfirmed: true })).rejects.toMatchObject({
    code: "vehicle-not-ready",
  });

  expect(await stored(await submit(shop.carla, answers))).toMatchObject({ appointment: null });
  expect(
    await stored(
      await submit(shop.ada, { ...answers, customerId: shop.carla.customerId, holdId: await hold(shop.ada) }),
    ),
  ).toMatchObject({
    status: "new",
    appointment: "confirmed",
  });
});

test("a vehicle that needs attention is booked once someone confirms it", async () => {
  const holdId = await hold(shop.carla);

  await expect(submit(shop.carla, { holdId })).rejects.toMatchObject({ code: "readiness-unconfirmed" });
  const id = await submit(shop.carla, { holdId, readinessConfirmed: true });

  expect(await stored(id)).toMatchObject({ appointment: "requested", vouchedBy: "Carla Customer" });
});

test("when the time is taken nothing is stored", async () => {
  const vehicle = { ...forester().vehicle };
  const before = await db.owner.query("select count(*)::integer as count from app.service_orders");

  const sent = submit(shop.carla, { vehicle, holdId: crypto.randomUUID(), readinessConfirmed: true });

  await expect(sent).rejects.toMatchObject({ code: "hold-expired" });
  const after = await db.owner.query("select count(*)::integer as count from app.service_orders");
  expect(after.rows).toEqual(before.rows);
  const { rows } = await db.owner.query("select from app.vehicles where vin_number = $1", [vehicle.vinNumber]);
  expect(rows).toEqual([]);
});

test("a new pickup address is added to the customer's, and its distance is computed later", async () => {
  const pickupAddress = {
    street: "12 Colfax Ave",
    city: "Denver",
    state: "CO",
    postalCode: "80203",
    pickupSpotDescription: "Gate 4411",
  };

  const id = await submit(shop.carla, { intakeMethod: "pickup", pickupAddress });

  const { rows } = await db.owner.query({
    text: `select a.street, a.customer_id as owner, l.label from app.service_orders o
      join app.addresses a on a.id = o.pickup_address_id join app.customer_addresses l on l.address_id = a.id where o.id = $1`,
    values: [id],
  });
  expect(rows).toEqual([{ street: "12 Colfax Ave", owner: shop.carla.customerId, label: "12 Colfax Ave" }]);
});

test("transport is charged for a known distance", async () => {
  const address = buildAddress({
    customer_id: shop.carla.customerId,
    distance_to_sensi: 28.2,
    pickup_spot_description: "Bay 1",
  });
  await save(db.owner, "app.addresses", [address]);

  const id = await submit(shop.carla, { intakeMethod: "pickup", pickupAddressId: address.id });

  expect(await stored(id)).toMatchObject({ fuel: 2548 });
});

test.each<[object, string]>([
  [{ repairOperations: [], calibrations: [] }, "repairOperations"],
  [{ intakeMethod: "tow" }, "pickupAddressId"],
  [
    {
      intakeMethod: "pickup",
      pickupAddress: { street: "1 Main St", city: "Denver", state: "CO", postalCode: "80203" },
    },
    "pickupAddress.pickupSpotDescription",
  ],
  [{ pickupAddress: { street: "", city: "Denver", state: "CO", postalCode: "80203" } }, "pickupAddress.street"],
  [{ calibrations: [{ typeKey: "SCAN-PRE" }] }, "calibrations.0.typeKey"],
  [{ readinessAnswers: { partsFitted: "perhaps" } }, "readinessAnswers.partsFitted"],
  [{ repairOrderFileId: crypto.randomUUID() }, "repairOrderFileId"],
  [{ notes: "x".repeat(5001) }, "notes"],
  [{ repairOrderNumber: "<script>" }, "repairOrderNumber"],
])("%j is rejected at its field", async (input, field) => {
  await expect(submit(shop.carla, input)).rejects.toMatchObject({
    code: "invalid-input",
    details: { fields: [{ field }] },
  });
});

test("another person's file is not accepted as the repair order", async () => {
  const repairOrderFileId = await uploaded(shop.cyd.userId);

  await expect(submit(shop.carla, { repairOrderFileId })).rejects.toMatchObject({ code: "invalid-input" });
});

const photo = async (uploadedBy: string, mimeType = "image/jpeg") => {
  const file = buildFile({ uploaded_by: uploadedBy, is_uploaded: true, mime_type: mimeType, name: "damage.jpg" });
  await save(db.owner, "app.files", [file]);
  return file.id;
};

test("several photos of the vehicle come with it, and its customer sees them", async () => {
  const photoFileIds = [await photo(shop.carla.userId), await photo(shop.carla.userId)];

  const id = await submit(shop.carla, { photoFileIds });

  const { rows } = await db.owner.query({
    text: `select document_kind as kind, customer_id as customer, customer_visible as visible from app.files where service_order_id = $1`,
    values: [id],
  });
  expect(rows).toEqual(
    photoFileIds.map(() => ({ kind: "vehiclePhoto", customer: shop.carla.customerId, visible: true })),
  );
});

test("another person's photo, one that belongs to an order, and what is no picture are refused at their field", async () => {
  const ofOrder = await photo(shop.carla.userId);
  await submit(shop.carla, { photoFileIds: [ofOrder] });
  const pdf = await photo(shop.carla.userId, "application/pdf");

  for (const wrong of [await photo(shop.cyd.userId), ofOrder, pdf])
    await expect(submit(shop.carla, { photoFileIds: [wrong] })).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "photoFileIds" }] },
    });
});

test("an order requires the current terms, whatever was accepted before", async () => {
  await db.owner.query("update app.customers set terms_version = '2025-01' where id = $1", [shop.cyd.customerId]);

  await expect(submit(shop.cyd)).rejects.toMatchObject({ code: "terms-not-accepted" });
  await inTransaction(at(), shop.cyd, (tx) => acceptTerms({ acceptTerms: true }, { ...tx, address: "203.0.113.7" }));

  expect(await stored(await submit(shop.cyd))).toMatchObject({ status: "new" });
});

test("an account without a customer, or for another customer, creates nothing", async () => {
  await expect(submit(shop.uma)).rejects.toMatchObject({ code: "login-not-linked" });
  const id = await submit(shop.carla, { customerId: shop.cyd.customerId });

  const { rows } = await db.owner.query("select customer_id as owner from app.service_orders where id = $1", [id]);
  expect(rows).toEqual([{ owner: shop.carla.customerId }]);
});

test("a person's draft is stored until the intake is submitted", async () => {
  const save = (person: Person, step: number) =>
    inTransaction(db.server, person, (tx) => saveIntakeDraft({ step, answers: { vin: vinOf(1) } }, tx));
  const drafts = async () => (await db.owner.query("select step from app.intake_drafts order by step")).rows;

  await save(shop.carla, 1);
  await save(shop.carla, 3);
  await save(shop.cyd, 2);
  const both = await drafts();
  await submit(shop.carla);
  const one = await drafts();
  await inTransaction(db.server, shop.cyd, (tx) => discardIntakeDraft(null, tx));

  expect([both, one, await drafts()]).toEqual([[{ step: 2 }, { step: 3 }], [{ step: 2 }], []]);
});

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);

test("a draft untouched for 30 days is deleted", async () => {
  await inTransaction(db.server, shop.cyd, (tx) => saveIntakeDraft({ step: 1, answers: {} }, tx));
  const count = async () => (await db.owner.query("select count(*)::integer as n from app.intake_drafts")).rows;

  await asSystem(db.server, (system) => removeOldDrafts(system, inDays(29)));
  const kept = await count();
  await asSystem(db.server, (system) => removeOldDrafts(system, inDays(31)));

  expect([kept, await count()]).toEqual([[{ n: 1 }], [{ n: 0 }]]);
});

test("an oversized draft is rejected", async () => {
  const saved = inTransaction(db.server, shop.carla, (tx) =>
    saveIntakeDraft({ step: 1, answers: { notes: "x".repeat(70_000) } }, tx),
  );

  await expect(saved).rejects.toMatchObject({ details: { fields: [{ field: "answers" }] } });
});

async function addFacility() {
  const facility = buildFacility();
  await save(db.owner, "app.facilities", [facility]);
  return facility.id;
}

test("a time held at one facility cannot be booked at another", async () => {
  const elsewhere = await addFacility();
  const holdId = await hold(shop.carla);

  const sent = submit(shop.carla, { holdId, facilityId: elsewhere });

  await expect(sent).rejects.toMatchObject({ code: "invalid-input", details: { fields: [{ field: "holdId" }] } });
});

test("an order is at its appointment's facility, even before the office confirms it", async () => {
  const elsewhere = await addFacility();
  await db.owner.query("update app.customers set default_facility_id = $2 where id = $1", [
    shop.carla.customerId,
    elsewhere,
  ]);

  const id = await submit(shop.carla, { holdId: await hold(shop.carla), readinessConfirmed: true });

  await db.owner.query("update app.customers set default_facility_id = null");
  const { rows } = await db.owner.query({
    text: `select o.facility_id = a.facility_id as same, a.status from app.service_orders o
      join app.appointments a on a.service_order_id = o.id where o.id = $1`,
    values: [id],
  });
  expect(rows).toEqual([{ same: true, status: "requested" }]);
});

test.each([
  ["a web page", { mime_type: "text/html" }, "file-type-not-allowed"],
  ["what only calls itself a PDF", { is_genuine: false }, "file-type-not-allowed"],
  ["a film as large as a house", { size: 900_000_000 }, "file-too-big"],
])("%s is not accepted as a repair order", async (_case, values, code) => {
  const file = buildFile({ uploaded_by: shop.carla.userId, is_uploaded: true, ...values });
  await save(db.owner, "app.files", [file]);

  const sent = submit(shop.carla, { repairOrderFileId: file.id });

  await expect(sent).rejects.toMatchObject({ code });
});

test("a street longer than a label is accepted", async () => {
  const street = "1 ".padEnd(118, "x");
  const pickupAddress = { street, city: "Denver", state: "CO", postalCode: "80223", pickupSpotDescription: "Bay 2" };

  const id = await submit(shop.carla, { intakeMethod: "pickup", pickupAddress });

  const { rows } = await db.owner.query({
    text: "select a.street from app.service_orders o join app.addresses a on a.id = o.pickup_address_id where o.id = $1",
    values: [id],
  });
  expect(rows).toEqual([{ street }]);
});

test("sixteen concurrent orders for one new VIN create one vehicle", async () => {
  const intake = forester();

  const ids = await Promise.all(Array.from({ length: 16 }, () => submit(shop.carla, intake)));

  const { rows } = await db.owner.query({
    text: "select distinct vehicle_id from app.service_orders where id = any ($1)",
    values: [ids],
  });
  expect(rows).toHaveLength(1);
});

const night = { startsAt: "2026-05-07T03:00:00Z", reason: "The insurer waits" };

test("the office books a time that is not offered, with a reason", async () => {
  const id = await submit(shop.ada, { customerId: shop.carla.customerId, overbooking: { bayId, ...night } });

  const { rows } = await db.owner.query({
    text: "select status, overbook_reason as why from app.appointments where service_order_id = $1",
    values: [id],
  });
  expect(rows).toEqual([{ status: "confirmed", why: "The insurer waits" }]);
});

test("a customer cannot book a time that is not offered", async () => {
  const sent = submit(shop.carla, { overbooking: { bayId, ...night } });
  await expect(sent).rejects.toMatchObject({ code: "permission-error" });
});

test("a vehicle whose VIN follows is ordered, also twice, and gets the VIN that is read at it", async () => {
  const vehicle = { year: 2021, make: "Honda", model: "CR-V" };

  const id = await submit(shop.ada, { vehicle, customerId: shop.carla.customerId });
  await submit(shop.carla, { vehicle: { ...vehicle, vinNumber: null } });

  const read = { orderId: id, vin: "2HKRW2H87MH990001", isChecked: true };
  const { isConfirmed } = await inTransaction(at(), shop.tom, (tx) => confirmVin(read, tx));
  const { rows: vehicles } = await db.owner.query(
    "select vin_number as vin from app.vehicles where model = 'CR-V' and customer_id = $1 order by vin_number",
    [shop.carla.customerId],
  );
  expect({ isConfirmed, vehicles }).toEqual({ isConfirmed: true, vehicles: [{ vin: read.vin }, { vin: null }] });
});

test("starting over frees the time that was held for the draft, and nobody else's", async () => {
  const [, cyds] = [await hold(shop.carla), await hold(shop.cyd)];

  await inTransaction(at(), shop.carla, (tx) => discardIntakeDraft({}, tx));

  const { rows } = await db.owner.query("select id from app.appointments where status = 'held'");
  expect(rows).toEqual([{ id: cyds }]);
});
