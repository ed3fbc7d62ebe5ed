import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { inEnglish } from "../../../test/in-english.ts";
import { addBays } from "../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { bookAppointment } from "./book-appointment.ts";
import { findFreeSlots } from "./slots/find-free-slots.ts";
import { holdSlot } from "./slots/hold-slot.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const noon = new Date("2026-05-04T18:00:00Z"); // Monday, 12:00 in Denver
const wednesday = "2026-05-06T15:00:00.000Z"; // 9:00
const later = (minutes: number) => () => new Date(noon.getTime() + minutes * 60_000);

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(() => db.owner.query("delete from app.appointments"));

type Verb<Answer> = (input: unknown, tx: Transaction) => Promise<Answer>;
const run = <Answer>(verb: Verb<Answer>, person: Person, input: object, clock = later(0)) =>
  inTransaction({ pool: db.server, clock }, person, (tx) => verb(input, tx)).catch(inEnglish);
const book = (person: Person, input: object, clock = later(0)) => run(bookAppointment, person, input, clock);

/** Somebody vouches for the vehicle. */
const approvedOrder = (values: object = {}) =>
  addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "approved",
    readiness_confirmed_at: noon,
    ...values,
  });

async function stored(orderId: string) {
  const { rows } = await db.owner.query({
    text: `select a.status, a.starts_at as "startsAt", a.ends_at as "endsAt", a.bay_id as "bayId", a.is_overbooked as overbooked,
        a.technician_id as "technicianId", s.key as "orderStatus"
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
      left join app.appointments a on a.service_order_id = o.id where o.id = $1`,
    values: [orderId],
  });
  return rows[0];
}

test("staff book an approved order: it is confirmed for the work's duration, and the order is scheduled", async () => {
  const { id } = await approvedOrder();

  await book(shop.tom, { orderId: id, bayId: bays.first.id, startsAt: wednesday });

  expect(await stored(id)).toEqual({
    status: "confirmed",
    startsAt: wednesday,
    endsAt: "2026-05-06T16:45:00.000Z",
    bayId: bays.first.id,
    overbooked: false,
    technicianId: shop.tom.userId,
    orderStatus: "scheduled",
  });
});

test("a customer's booking before approval is a request, and the order's status stays", async () => {
  const { id } = await approvedOrder({ status: "new" });

  await book(shop.carla, { orderId: id, bayId: bays.first.id, startsAt: wednesday });

  expect(await stored(id)).toMatchObject({ status: "requested", orderStatus: "new" });
});

test("an automatic status change that is not allowed is skipped and logged", async () => {
  const { id } = await approvedOrder({ status: "estimating" });

  await book(shop.tom, { orderId: id, bayId: bays.first.id, startsAt: wednesday });

  const { rows } = await db.owner.query({
    text: "select reason from app.audit_entries where entity_id = $1 and reason <> ''",
    values: [id],
  });
  expect(await stored(id)).toMatchObject({ status: "confirmed", orderStatus: "estimating" });
  expect(rows).toEqual([{ reason: "Not moved automatically from estimating to scheduled: There is no such move" }]);
});

test("a time beyond closing, on a closed day, too soon or too far is rejected with the next three", async () => {
  const { id } = await approvedOrder();
  const attempt = (startsAt: string) => book(shop.carla, { orderId: id, bayId: bays.first.id, startsAt });

  const offers = ["2026-05-07T14:00:00.000Z", "2026-05-07T14:30:00.000Z", "2026-05-07T15:00:00.000Z"];
  await expect(attempt("2026-05-06T22:00:00Z")).rejects.toMatchObject({
    code: "slot-not-offered",
    message: "The time is outside the opening hours",
    details: { offers: offers.map((startsAt) => ({ startsAt, technicianId: null })) },
  });
  await expect(attempt("2026-05-09T15:00:00Z")).rejects.toMatchObject({
    message: "The location is closed on that day",
  });
  await expect(attempt("2026-05-04T19:00:00Z")).rejects.toMatchObject({
    code: "slot-not-offered",
    message: "Choose a time at least 4 working hours and at most 60 days ahead",
  });
  await expect(attempt("2026-09-09T15:00:00Z")).rejects.toMatchObject({ code: "slot-not-offered" });
});

test("a taken bay is rejected, unless staff overbook it with a reason", async () => {
  const [one, two] = [await approvedOrder(), await approvedOrder()];
  await book(shop.tom, { orderId: one.id, bayId: bays.first.id, startsAt: wednesday });
  const again = { orderId: two.id, bayId: bays.first.id, startsAt: wednesday };

  await expect(book(shop.tom, again)).rejects.toMatchObject({ code: "slot-taken" });
  await expect(book(shop.carla, { ...again, overbookReason: "It is urgent" })).rejects.toMatchObject({
    code: "slot-taken",
  });
  await book(shop.tom, { ...again, overbookReason: "It is urgent" });

  expect(await stored(two.id)).toMatchObject({ status: "confirmed", overbooked: true });
});

test("the database itself rejects an overlap that is not marked as overbooked", async () => {
  const [one, two] = [await approvedOrder(), await approvedOrder()];
  await book(shop.tom, { orderId: one.id, bayId: bays.first.id, startsAt: wednesday });

  const past = db.owner.query({
    text: `insert into app.appointments (service_order_id, facility_id, bay_id, starts_at, ends_at, status)
      values ($1, $2, $3, $4, $4::timestamptz + interval '1 hour', 'confirmed')`,
    values: [two.id, shop.facilityId, bays.first.id, wednesday],
  });

  await expect(past).rejects.toThrow("appointments_bay_free");
});

test("another customer's order is not found", async () => {
  const { id } = await approvedOrder();

  const answer = book(shop.cyd, { orderId: id, bayId: bays.first.id, startsAt: wednesday });

  await expect(answer).rejects.toThrow(expect.objectContaining({ code: "not-found" }));
});

test.each(["released", "cancelled", "calibrate"])("an order in %s takes no appointment", async (status) => {
  const { id } = await approvedOrder({ status });

  const answer = book(shop.ada, { orderId: id, bayId: bays.first.id, startsAt: wednesday });

  await expect(answer).rejects.toThrow(expect.objectContaining({ code: "order-not-bookable" }));
});

test("an order has one appointment at a time", async () => {
  const { id } = await approvedOrder();
  await book(shop.tom, { orderId: id, bayId: bays.first.id, startsAt: wednesday });

  const answer = book(shop.tom, { orderId: id, bayId: bays.second.id, startsAt: "2026-05-07T15:00:00Z" });

  await expect(answer).rejects.toThrow(expect.objectContaining({ code: "appointment-exists" }));
});

test("a held time is reserved for 10 minutes, then free again", async () => {
  const [one, two] = [await approvedOrder(), await approvedOrder({ customerId: shop.cyd.customerId })];
  const place = { bayId: bays.first.id, startsAt: wednesday };
  await run(holdSlot, shop.carla, { orderId: one.id, ...place });

  await expect(book(shop.cyd, { orderId: two.id, ...place }, later(9))).rejects.toThrow(
    expect.objectContaining({ code: "slot-taken" }),
  );
  await book(shop.cyd, { orderId: two.id, ...place }, later(10));

  expect(await stored(two.id)).toMatchObject({ status: "confirmed" });
});

test("its holder books a held time, even for an order created later", async () => {
  const place = { bayId: bays.second.id, startsAt: wednesday, minutes: 120, kind: "dropOff" };
  const { appointment: holdId } = await run(holdSlot, shop.carla, place);
  const { id } = await approvedOrder();

  await expect(book(shop.cyd, { orderId: id, holdId })).rejects.toThrow(expect.objectContaining({ code: "not-found" }));
  await book(shop.carla, { orderId: id, holdId });

  expect(await stored(id)).toMatchObject({ bayId: bays.second.id, endsAt: "2026-05-06T16:45:00.000Z" });
});

test("holding another time releases the first", async () => {
  const { id } = await approvedOrder();
  await run(holdSlot, shop.carla, { orderId: id, bayId: bays.first.id, startsAt: wednesday });
  await run(holdSlot, shop.carla, { orderId: id, bayId: bays.first.id, startsAt: "2026-05-07T15:00:00Z" });

  const { rows } = await db.owner.query(`select starts_at as "startsAt" from app.appointments where status = 'held'`);

  expect(rows).toEqual([{ startsAt: "2026-05-07T15:00:00.000Z" }]);
});

test("an expired or another person's hold cannot be booked", async () => {
  const { id } = await approvedOrder();
  const { appointment: holdId } = await run(holdSlot, shop.carla, {
    orderId: id,
    bayId: bays.first.id,
    startsAt: wednesday,
  });

  await expect(book(shop.tom, { orderId: id, holdId })).rejects.toThrow(
    expect.objectContaining({ code: "hold-expired" }),
  );
  await expect(book(shop.carla, { orderId: id, holdId }, later(11))).rejects.toThrow(
    expect.objectContaining({ code: "hold-expired" }),
  );
});

test("of 32 concurrent bookings of one time exactly one succeeds, and the others get the next three", async () => {
  await db.owner.query({ text: "update app.bays set is_active = id = $1", values: [bays.first.id] });
  const orders = await Promise.all(Array.from({ length: 32 }, () => approvedOrder()));

  const answers = await Promise.allSettled(
    orders.map(({ id }) => book(shop.carla, { orderId: id, bayId: bays.first.id, startsAt: wednesday })),
  );

  await db.owner.query("update app.bays set is_active = true");
  const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(refused).toHaveLength(31);
  for (const error of refused) {
    expect(error.code).toBe("slot-taken");
    expect(error.details.offers.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
      "2026-05-06T17:00:00.000Z",
      "2026-05-06T17:30:00.000Z",
      "2026-05-06T18:00:00.000Z",
    ]);
  }
});

test("free times name the technician to staff, but not to customers", async () => {
  const { id } = await approvedOrder();

  const [toStaff, toCarla] = [
    await run(findFreeSlots, shop.tom, { orderId: id, limit: 1 }),
    await run(findFreeSlots, shop.carla, { orderId: id, limit: 1 }),
  ];

  expect(toStaff).toMatchObject({
    minutes: 105,
    slots: [{ startsAt: "2026-05-04T18:00:00.000Z", technicianId: shop.tom.userId }],
  });
  expect(toCarla).toMatchObject({ slots: [{ startsAt: "2026-05-05T14:00:00.000Z", technicianId: null }] });
});

test("a facility without a suitable bay says so", async () => {
  const free = await run(findFreeSlots, shop.tom, { typeKeys: ["CAL-RCRN"], kind: "dropOff" });

  expect(free).toMatchObject({ minutes: 90, slots: [], reasons: [{ facilityId: shop.facilityId, reason: "noBay" }] });
});

test("a request for 51 times or for another's order is rejected", async () => {
  const { id } = await approvedOrder();

  await expect(run(findFreeSlots, shop.carla, { limit: 51 })).rejects.toThrow("At most 50 times are answered");
  await expect(run(findFreeSlots, shop.cyd, { orderId: id })).rejects.toThrow(
    expect.objectContaining({ code: "not-found" }),
  );
});

test("before the adhesive of new glass has cured nothing is offered nor booked, but by the office with a reason", async () => {
  const { id } = await approvedOrder({ adhesive_cured_at: "2026-05-06T15:30:00Z" });
  const place = { orderId: id, bayId: bays.first.id, startsAt: wednesday };

  const { slots } = await run(findFreeSlots, shop.carla, { orderId: id, from: wednesday, limit: 1 });

  expect(slots[0]?.startsAt).toBe("2026-05-06T15:30:00.000Z");
  await expect(book(shop.carla, place)).rejects.toMatchObject({
    code: "slot-not-offered",
    message: expect.stringContaining("adhesive"),
  });
  await book(shop.tom, { ...place, overbookReason: "Dynamic only, on the lot" });
  expect(await stored(id)).toMatchObject({ status: "confirmed", overbooked: true });
});
