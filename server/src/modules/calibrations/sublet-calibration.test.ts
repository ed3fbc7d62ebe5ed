import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { findFreeSlots } from "#modules/schedule/slots/find-free-slots.ts";
import { suggestEstimateLines } from "#modules/billing/estimates/suggest-lines.ts";
import { addBays } from "../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { listCalibrations } from "./list-calibrations.ts";
import { subletCalibration } from "./sublet-calibration.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const now = new Date("2026-05-04T18:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());

const inShop = <Answer>(person: Person, run: Parameters<typeof inTransaction<Answer>>[2]) =>
  inTransaction({ pool: db.server, clock: () => now }, person, run);
const wanted = (typeKey: string, isSublet: boolean) => ({ typeKey, trigger: "", ruleId: null, isSublet });

async function orderWith(calibrations: readonly ReturnType<typeof wanted>[], status = "approved") {
  const values = { customerId: shop.carla.customerId, status, readiness_confirmed_at: now };
  const { id: orderId } = await addOrder(db.owner, shop, values);
  await inShop(shop.tom, (tx) => listCalibrations(orderId, calibrations, tx.system));
  const { rows } = await db.owner.query(
    `select c.id, c.version, c.method, t.key from app.order_calibrations c
      join app.line_item_types t on t.id = c.line_item_type_id where c.service_order_id = $1`,
    [orderId],
  );
  return { orderId, alignment: rows.find(({ key }) => key === "ALN-4W") };
}
const search = async (orderId: string) =>
  inShop(shop.tom, (tx) => findFreeSlots({ orderId, from: "2026-05-06T06:00:00Z", limit: 1 }, tx));

test("an alignment that no bay here can do blocks the booking until it is sublet, and again once it is not", async () => {
  const { orderId, alignment } = await orderWith([wanted("CAL-FCAM-S", false), wanted("ALN-4W", false)]);
  const blocked = await search(orderId);
  const sublet = (version: number, isSublet: boolean) =>
    inShop(shop.tom, (tx) => subletCalibration({ id: alignment.id, version, isSublet }, tx));

  await sublet(alignment.version, true);
  const free = await search(orderId);
  const booked = await inShop(shop.tom, (tx) =>
    bookAppointment({ orderId, bayId: bays.first.id, startsAt: free.slots[0]?.startsAt }, tx),
  );
  await expect(sublet(alignment.version, false)).rejects.toMatchObject({ code: "calibration-changed" });
  await sublet(alignment.version + 1, false);

  expect(blocked.slots).toEqual([]);
  expect(free.slots).toHaveLength(1);
  expect(booked.appointment).toBeTruthy();
  const { rows } = await db.owner.query("select method from app.order_calibrations where id = $1", [alignment.id]);
  expect(rows).toEqual([{ method: alignment.method }]);
});

test("an order of sublet work alone needs no ability of ours, nor does its estimated line", async () => {
  const { orderId } = await orderWith([wanted("ALN-4W", true)]);

  expect((await search(orderId)).slots).toHaveLength(1);
});

test("the estimate suggests it as sublet work by its name, and looks up no procedure for it", async () => {
  const { orderId, alignment } = await orderWith([wanted("ALN-4W", true)]);
  const { rows } = await db.owner.query("select id from app.line_item_types where key = 'SUBLET'");

  const [lines] = await inShop(shop.ada, (tx) => suggestEstimateLines([orderId], tx));

  expect(lines?.find(({ calibrationId }) => calibrationId === alignment.id)).toMatchObject({
    lineItemTypeId: rows[0].id,
    name: "Four-wheel alignment (sublet)",
  });
});

test("nobody sublets what is closed, and no customer does", async () => {
  const closed = await orderWith([wanted("ALN-4W", false)], "closed");
  const open = await orderWith([wanted("ALN-4W", false)]);
  const sublet = ({ alignment: { id, version } }: typeof open, person: Person) =>
    inShop(person, (tx) => subletCalibration({ id, version, isSublet: true }, tx));

  await expect(sublet(closed, shop.tom)).rejects.toMatchObject({ code: "order-closed" });
  await expect(sublet(open, shop.carla)).rejects.toMatchObject({ code: "permission-error" });
});
