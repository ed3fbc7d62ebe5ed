import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { buildAddress, buildCredential, buildUser, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { findFreeSlots } from "./find-free-slots.ts";
import { holdSlot } from "./hold-slot.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const noon = () => new Date("2026-05-04T18:00:00Z"); // Monday, 12:00 in Denver
const startsAt = "2026-05-06T15:00:00.000Z";

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query("delete from app.appointments");
  await db.owner.query("delete from app.competences");
  await db.owner.query("update app.facilities set checks_competences = false");
});

type Verb<Answer> = (input: unknown, tx: Transaction) => Promise<Answer>;
const run = <Answer>(verb: Verb<Answer>, person: Person, input: object) =>
  inTransaction({ pool: db.server, clock: noon }, person, (tx) => verb(input, tx));

async function yard(miles: number) {
  const address = buildAddress({ customer_id: shop.carla.customerId, distance_to_sensi: miles });
  await save(db.owner, "app.addresses", [address]);
  return address.id;
}

async function minutesOf(id: string): Promise<number> {
  const { rows } = await db.owner.query({
    text: "select extract(epoch from ends_at - starts_at)::integer / 60 as minutes from app.appointments where id = $1",
    values: [id],
  });
  return rows[0].minutes;
}

/** Answers how long the time is kept for. */
const hold = async (person: Person, input: object) => {
  const place = { bayId: bays.first.id, startsAt, typeKeys: ["CAL-FCAM-S"] };
  const { appointment } = await run(holdSlot, person, { ...place, ...input });
  return minutesOf(appointment ?? "");
};

test("a mobile appointment is searched and held for the work there, without the drives", async () => {
  const work = { kind: "mobile", typeKeys: ["CAL-FCAM-S"], addressId: await yard(28.2) };

  const free = await run(findFreeSlots, shop.carla, { ...work, limit: 1 });
  const minutes = await hold(shop.carla, { ...work, bayId: bays.van.id });

  expect([free.minutes, minutes]).toEqual([120, 120]);
});

test("while an order is written, nothing is offered nor held before its new glass has cured", async () => {
  const work = { typeKeys: ["CAL-FCAM-S"], curedAt: "2026-05-06T15:30:00Z" };

  const free = await run(findFreeSlots, shop.carla, { ...work, from: startsAt, limit: 1 });

  expect(free.slots[0]?.startsAt).toBe("2026-05-06T15:30:00.000Z");
  await expect(hold(shop.carla, work)).rejects.toMatchObject({ code: "slot-not-offered" });
  expect(await hold(shop.carla, { ...work, startsAt: "2026-05-06T15:30:00Z" })).toBe(105);
});

test("the van is offered only within its area", async () => {
  const work = { kind: "mobile", typeKeys: ["CAL-FCAM-S"], addressId: await yard(41) };

  const free = await run(findFreeSlots, shop.carla, work);

  expect(free.reasons).toEqual([{ facilityId: shop.facilityId, reason: "outOfServiceArea", lacks: [], equipment: [] }]);
  await expect(hold(shop.carla, { ...work, bayId: bays.van.id })).rejects.toMatchObject({ code: "slot-not-offered" });
});

test("an address of another customer is not found", async () => {
  const addressId = await yard(5);

  await expect(run(findFreeSlots, shop.cyd, { addressId })).rejects.toMatchObject({ code: "not-found" });
  await expect(hold(shop.cyd, { addressId })).rejects.toMatchObject({ code: "not-found" });
});

test("a customer cannot change the duration of the work; the office can", async () => {
  const lengths = [
    await hold(shop.carla, { minutes: 15 }),
    await hold(shop.carla, { minutes: 600 }),
    await hold(shop.tom, { minutes: 45, startsAt: "2026-05-07T15:00:00Z" }),
  ];

  expect(lengths).toEqual([105, 105, 45]);
});

test("without an order a duration is required, at least the minimum for customers", async () => {
  await expect(hold(shop.carla, { typeKeys: null })).rejects.toMatchObject({
    details: { fields: [{ field: "minutes" }] },
  });

  expect(await hold(shop.carla, { typeKeys: null, minutes: 15 })).toBe(30);
});

test("a manufacturer's rule sets the duration, as it will for the order", async () => {
  const { rows } = await db.owner.query({
    text: `insert into app.calibration_rules (repair_operation_id, line_item_type_id, make, minutes)
      select id, $1, 'Subaru', 120 from app.repair_operations where key = 'windshield' returning id`,
    values: [shop.lineItemType("CAL-FCAM-S")],
  });

  expect(await hold(shop.carla, { ruleIds: [rows[0].id] })).toBe(150);
});

test("the technician of a held time may do the work", async () => {
  const theo = buildUser({ display_name: "Theo", default_role: "technician" });
  await save(db.owner, "app.users", [theo]);
  await save(db.owner, "app_private.user_roles", [{ user_id: theo.id, role: "technician" }]);
  const credential = { user_id: theo.id, systems: ["CAL-FCAM-S"], expires_on: null };
  await save(db.owner, "app.credentials", [buildCredential(credential)]);
  await db.owner.query("update app.facilities set checks_competences = true");

  await hold(shop.carla, {});
  const { rows } = await db.owner.query("select technician_id as by from app.appointments");
  await expect(hold(shop.carla, { typeKeys: ["CAL-FRAD"] })).rejects.toMatchObject({ code: "slot-taken" });

  expect(rows).toEqual([{ by: theo.id }]);
});

test("a held time is booked for the order's current duration, or rejected with others when that does not fit", async () => {
  const order = () =>
    addOrder(db.owner, shop, {
      customerId: shop.carla.customerId,
      status: "approved",
      readiness_confirmed_at: startsAt,
    });
  const [short, blocked] = [await order(), await order()];
  const kept = async () =>
    (await run(holdSlot, shop.carla, { bayId: bays.first.id, startsAt, typeKeys: [] })).appointment;
  const holdId = await kept();
  const booked = await run(bookAppointment, shop.carla, { orderId: short.id, holdId });
  const minutes = await minutesOf(booked.appointment ?? "");
  await db.owner.query("delete from app.appointments");
  const again = await kept();
  await run(bookAppointment, shop.tom, {
    orderId: short.id,
    bayId: bays.first.id,
    startsAt: "2026-05-06T15:30:00.000Z",
  });

  const late = run(bookAppointment, shop.carla, { orderId: blocked.id, holdId: again });

  expect(minutes).toBe(105);
  await expect(late).rejects.toMatchObject({ code: "slot-taken", details: { offers: [{}, {}, {}] } });
});
