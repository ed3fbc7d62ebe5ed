import { answerIn } from "@boresight/domain/texts/in-words";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { rescheduleAppointment } from "#modules/schedule/reschedule-appointment.ts";
import { readReadiness } from "./read-readiness.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const noon = () => new Date("2026-05-04T18:00:00Z");
const [wednesday, thursday] = ["2026-05-06T15:00:00.000Z", "2026-05-07T15:00:00.000Z"];

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(() => db.owner.query("delete from app.appointments"));

type Verb = (input: unknown, tx: Transaction) => Promise<{ appointment: string | null }>;
const run = async (verb: Verb, person: Person, input: object) => {
  const at = { pool: db.server, clock: noon };
  return (await inTransaction(at, person, (tx) => verb({ bayId: bays.first.id, ...input }, tx))).appointment;
};
const book = (person: Person, orderId: string, said: object = {}) =>
  run(bookAppointment, person, { orderId, startsAt: wednesday, ...said });

/** Without a repair order, which asks for somebody to vouch for the vehicle. */
const carlasOrder = (values: object = {}) =>
  addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "new", ...values });
const notAligned = { readiness_answers: { alignmentDone: "no" } };

async function vouched(orderId: string) {
  const { rows } = await db.owner.query({
    text: "select readiness_confirmed_by as by, readiness_confirmed_at as at from app.service_orders where id = $1",
    values: [orderId],
  });
  return rows[0];
}

test("a customer cannot book a vehicle that is not ready, even with a confirmation; the office can", async () => {
  const { id } = await carlasOrder(notAligned);

  await expect(book(shop.carla, id)).rejects.toMatchObject({ code: "vehicle-not-ready" });
  await expect(book(shop.carla, id, { readinessConfirmed: true })).rejects.toMatchObject({ code: "vehicle-not-ready" });

  expect(await book(shop.tom, id)).toEqual(expect.any(String));
});

test("a vehicle that needs attention is booked once the customer confirms it, with name and time", async () => {
  const { id } = await carlasOrder();

  await expect(book(shop.carla, id)).rejects.toMatchObject({ code: "readiness-unconfirmed" });
  await book(shop.carla, id, { readinessConfirmed: true });

  expect(await vouched(id)).toEqual({ by: "Carla Customer", at: noon().toISOString() });
});

test("the office books a vehicle that needs attention without a confirmation", async () => {
  const { id } = await carlasOrder();

  await book(shop.ada, id);

  expect(await vouched(id)).toEqual({ by: null, at: null });
});

test("a customer's rescheduling is judged by what is known of the vehicle then", async () => {
  const { id: orderId } = await carlasOrder();
  const id = await book(shop.carla, orderId, { readinessConfirmed: true });
  const move = { id, version: 1, startsAt: thursday };
  await db.owner.query({
    text: "update app.service_orders set readiness_answers = $2 where id = $1",
    values: [orderId, notAligned.readiness_answers],
  });

  await expect(run(rescheduleAppointment, shop.carla, move)).rejects.toMatchObject({ code: "vehicle-not-ready" });

  expect(await run(rescheduleAppointment, shop.tom, move)).toBe(id);
});

test("a rule for another model does not make a repair unanswered", async () => {
  const { rows } = await db.owner.query("select id from app.repair_operations where key = 'faultCode'");
  await db.owner.query({
    text: `insert into app.calibration_rules (repair_operation_id, line_item_type_id, make, model) values ($1, $2, 'Subaru', $3)`,
    values: [rows[0].id, shop.lineItemType("CAL-HUD"), "Outback"],
  });
  const ask = async (model: string) => {
    const { id } = await carlasOrder({ vehicle: { make: "Subaru", model }, repair_operations: ["faultCode"] });
    return answerIn(
      "en",
      await inTransaction(db.server, shop.carla, ({ system }) => readReadiness(id, system, { isStaff: true })),
    );
  };

  const [forester, outback] = [await ask("Forester"), await ask("Outback")];

  expect(forester.reasons).toEqual(["The repair order is missing"]);
  expect(outback.reasons).toContainEqual(expect.stringContaining("No calibration is chosen for"));
});
