import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildAddress, save } from "#db/rows/factories.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { verbsOver } from "../../../../test/run-as.ts";
import { addVanStop, milesEast, placeBase } from "../../../../test/schedule/van-stops.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";
import { bookAppointment } from "../book-appointment.ts";
import { rescheduleAppointment } from "../reschedule-appointment.ts";
import { findFreeSlots } from "../slots/find-free-slots.ts";
import { holdSlot } from "../slots/hold-slot.ts";
import { readSlotConflicts } from "../slots/read-slot-conflicts.ts";

let db: TestDatabase;
let shop: Shop;
let van: string;
const noon = new Date("2026-05-04T18:00:00Z"); // Monday, 12:00 in Denver
const date = "2026-05-06";
const at = (time: string) => new Date(Date.parse(`${date}T${time}:00-06:00`)).toISOString();

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  van = (await addBays(db.owner, shop.facilityId)).van.id;
  await placeBase(db.owner, shop);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query("delete from app.appointments");
  await db.owner.query("delete from app.trips");
});

const act = verbsOver(() => db, { clock: () => noon });

async function yard(place: object): Promise<string> {
  const address = buildAddress({ customer_id: shop.carla.customerId, ...place });
  await save(db.owner, "app.addresses", [address]);
  return address.id;
}

/** An approved mobile order so many miles east of the base: two hours of work. */
async function order(place: object): Promise<string> {
  const mobile = { intake_method: "mobile", pickup_address_id: await yard(place), calibration_type: "CAL-FCAM-S" };
  const { customerId } = shop.carla;
  const made = { customerId, status: "approved", readiness_confirmed_at: noon, ...mobile };
  return (await addOrder(db.owner, shop, made)).id;
}

const stop = (miles: number, time: string) =>
  addVanStop(db.owner, shop, { bayId: van, miles, starts: `${date} ${time}` });

const search = async (orderId: string) => {
  const { slots, reasons } = await act(shop.ada, findFreeSlots, {
    orderId,
    from: at("00:00"),
    to: at("23:59"),
    limit: 50,
  });
  return { starts: slots.map(({ startsAt }) => startsAt), reasons: reasons.map(({ reason }) => reason) };
};

const bookAt = (orderId: string, time: string, more: object = {}) =>
  act(shop.ada, bookAppointment, {
    orderId,
    bayId: van,
    technicianId: shop.tom.userId ?? null,
    startsAt: at(time),
    ...more,
  });

test("times are offered where the van gets there, and only those are booked", async () => {
  await stop(30, "10:00"); // Until 11:15.
  const west = await order(milesEast(-5)); // An hour from there.

  const { starts } = await search(west);

  expect(starts.filter((start) => start > at("10:00"))[0]).toBe(at("12:30"));
  await expect(bookAt(west, "12:00")).rejects.toMatchObject({
    code: "slot-taken",
    message: expect.stringContaining("takes 60 minutes from the stop before, and there are 45"),
    details: { offers: expect.arrayContaining([expect.objectContaining({ startsAt: at("12:30") })]) },
  });
  await expect(bookAt(west, "12:30")).resolves.toBeDefined();
});

test("the office asks why not, and books anyway with a reason", async () => {
  await stop(30, "13:00");
  const west = await order(milesEast(-5));

  const why = await act(shop.ada, readSlotConflicts, { orderId: west, bayId: van, startsAt: at("10:30") });
  await bookAt(west, "10:30", { overbookReason: "Tom drives fast" });

  expect(why).toEqual([{ conflict: "travel", names: [], travel: { side: "after", needs: 60, has: 30 } }]);
});

test("of two who book stops far apart at the same moment, one is refused", async () => {
  const [east, west] = [await order(milesEast(30)), await order(milesEast(-30))];

  const results = await Promise.allSettled([bookAt(east, "10:00"), bookAt(west, "12:15")]);

  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a held time keeps its way free as well", async () => {
  const east = await order(milesEast(30));
  const place = { addressId: await yard(milesEast(-30)), kind: "mobile", typeKeys: ["CAL-FCAM-S"] };
  await act(shop.carla, holdSlot, { ...place, bayId: van, startsAt: at("10:00") });

  await expect(bookAt(east, "12:15")).rejects.toMatchObject({ code: "slot-taken" });
});

test("what is moved is judged like what is booked", async () => {
  await stop(30, "10:00");
  const west = await order(milesEast(-5));
  const { appointment: id } = await bookAt(west, "14:00");
  const move = { id, version: 1, bayId: van, technicianId: shop.tom.userId ?? null };

  await expect(act(shop.ada, rescheduleAppointment, { ...move, startsAt: at("12:00") })).rejects.toMatchObject({
    code: "slot-taken",
  });
  await act(shop.ada, rescheduleAppointment, { ...move, startsAt: at("12:30") });
});

test("slower drives than estimated make the next stop later", async () => {
  const { id } = await stop(30, "10:00");
  await db.owner.query(
    `insert into app.trips (appointment_id, service_order_id, user_id, started_at, arrived_at, ended_at, estimated_minutes, created_at)
      select a.id, a.service_order_id, a.technician_id, $2::timestamptz - n * interval '1 day',
        $2::timestamptz - n * interval '1 day' + interval '30 minutes', $2::timestamptz - n * interval '1 day' + interval '1 hour', 20,
        $2::timestamptz - n * interval '1 day'
      from app.appointments a, generate_series(1, 20) n where a.id = $1`,
    [id, noon],
  );

  const { starts } = await search(await order(milesEast(-5)));

  expect(starts.filter((start) => start > at("10:00"))[0]).toBe(at("13:00")); // 90 minutes from 11:15.
});

test.each([
  ["900 miles away", { ...milesEast(900), distance_to_sensi: 900 }, "outOfServiceArea"],
  ["that nobody can place", {}, "unknownPlace"],
])("an address %s has no times, and says why", async (_, place, reason) => {
  const far = await order(place);

  expect(await search(far)).toEqual({ starts: [], reasons: [reason] });
  await expect(bookAt(far, "10:00")).rejects.toMatchObject({ code: "slot-not-offered" });
});

test("without a limit of the van, 900 miles are too far", async () => {
  await db.owner.query("update app.bays set service_radius_miles = null where id = $1", [van]);

  expect(await search(await order(milesEast(900)))).toEqual({ starts: [], reasons: ["tooFar"] });
  await db.owner.query("update app.bays set service_radius_miles = 40 where id = $1", [van]);
});
