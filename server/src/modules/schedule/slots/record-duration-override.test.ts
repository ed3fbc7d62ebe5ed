import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import {
  buildAppointment,
  buildDurationOverride,
  buildLineItem,
  buildOrderCalibration,
  save,
} from "#db/rows/factories.ts";
import { addEstimate, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { findFreeSlots } from "./find-free-slots.ts";
import { rescheduleAppointment } from "#modules/schedule/reschedule-appointment.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const clock = () => new Date("2026-05-04T18:00:00Z"); // Monday, 12:00 in Denver
const wednesday = "2026-05-06T15:00:00.000Z";
const thursday = "2026-05-07T15:00:00.000Z";

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(() => db.owner.query("delete from app.appointments"));

type Verb<Answer> = (input: unknown, tx: Transaction) => Promise<Answer>;
const run = <Answer>(verb: Verb<Answer>, person: Person, input: object) =>
  inTransaction({ pool: db.server, clock }, person, (tx) => verb(input, tx));

const approvedOrder = (values: object = {}) =>
  addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "approved",
    readiness_confirmed_at: wednesday,
    ...values,
  });

async function book(person: Person, { id }: { id: string }, minutes: number | null): Promise<string> {
  const place = { bayId: bays.first.id, startsAt: wednesday };
  return (await run(bookAppointment, person, { orderId: id, ...place, minutes })).appointment ?? "";
}

async function move(person: Person, id: string, minutes: number | null): Promise<void> {
  const { rows } = await db.owner.query({ text: "select version from app.appointments where id = $1", values: [id] });
  const place = { bayId: bays.first.id, startsAt: thursday };
  await run(rescheduleAppointment, person, { id, version: rows[0].version, ...place, minutes });
}

async function remembered() {
  const { rows } = await db.owner.query(
    `select d.type_keys as keys, d.computed_minutes as computed, d.chosen_minutes as chosen, t.key as taught,
        d.work_minutes as work, d.created_by as by
      from app.duration_overrides d left join app.line_item_types t on t.id = d.line_item_type_id`,
  );
  return rows;
}

test("a duration planned by the office is recorded for the order's only calibration", async () => {
  const order = await approvedOrder();

  await book(shop.tom, order, 120);

  expect(await remembered()).toEqual([
    { keys: ["CAL-FCAM-S"], computed: 105, chosen: 120, taught: "CAL-FCAM-S", work: 90, by: shop.tom.userId },
  ]);
});

test("computed and customer-requested durations are not recorded", async () => {
  await book(shop.tom, await approvedOrder(), 105);
  await db.owner.query("delete from app.appointments");
  await book(shop.carla, await approvedOrder(), 240);

  expect(await remembered()).toEqual([]);
});

test("the office's last duration counts; rescheduling without changing it records nothing", async () => {
  const id = await book(shop.tom, await approvedOrder(), 120);

  await move(shop.tom, id, null);
  const afterMove = await remembered();
  await move(shop.ada, id, 150);
  const afterChange = await remembered();
  await move(shop.ada, id, 105);

  expect(afterMove).toMatchObject([{ chosen: 120 }]);
  expect(afterChange).toMatchObject([{ chosen: 150, by: shop.ada.userId }]);
  expect(await remembered()).toEqual([]);
});

test("scans beside the calibration are not part of its duration", async () => {
  const order = await approvedOrder();
  const estimate = await addEstimate(db.owner, shop, {
    service_order_id: order.id,
    customer_id: shop.carla.customerId,
  });
  const scan = buildLineItem({ estimate_id: estimate.id, line_item_type_id: shop.lineItemType("SCAN-PRE") });
  await save(db.owner, "app.line_items", [scan]);

  await book(shop.tom, order, 150);

  expect(await remembered()).toMatchObject([{ computed: 135, chosen: 150, taught: "CAL-FCAM-S", work: 100 }]);
});

test("several calibrations are recorded together and not used for one alone", async () => {
  const order = await approvedOrder();
  const calibrations = ["CAL-FCAM-S", "CAL-FRAD"].map((key) =>
    buildOrderCalibration({ service_order_id: order.id, line_item_type_id: shop.lineItemType(key) }),
  );
  await save(db.owner, "app.order_calibrations", calibrations);

  await book(shop.tom, order, 240);

  expect(await remembered()).toMatchObject([{ keys: expect.arrayContaining(["CAL-FRAD"]), taught: null, work: null }]);
});

async function planned(workMinutes: readonly number[]) {
  const typeId = shop.lineItemType("CAL-FCAM-S");
  const appointments = await Promise.all(
    workMinutes.map(async () => {
      const order = await approvedOrder();
      const place = { facility_id: shop.facilityId, bay_id: bays.first.id };
      return buildAppointment({ ...place, service_order_id: order.id, status: "completed" });
    }),
  );
  await save(db.owner, "app.appointments", appointments);
  const overrides = appointments.map(({ id }, index) =>
    buildDurationOverride({ appointment_id: id, line_item_type_id: typeId, work_minutes: workMinutes[index] }),
  );
  await save(db.owner, "app.duration_overrides", overrides);
}

test("from five appointments on the usual duration replaces the catalogue's, and staff see it", async () => {
  await planned([90, 90, 100, 60, 95]);
  const { id } = await approvedOrder();

  const [toStaff, toCarla, withoutOrder] = [
    await run(findFreeSlots, shop.tom, { orderId: id, limit: 1 }),
    await run(findFreeSlots, shop.carla, { orderId: id, limit: 1 }),
    await run(findFreeSlots, shop.ada, { typeKeys: ["CAL-FCAM-S"], limit: 1 }),
  ];

  const learned = { typeKey: "CAL-FCAM-S", minutes: 90, catalogueMinutes: 75, appointments: 5 };
  expect(toStaff).toMatchObject({ minutes: 120, learned: [learned] });
  expect(toCarla).toMatchObject({ minutes: 120, learned: [] });
  expect(withoutOrder).toMatchObject({ minutes: 120, learned: [learned] });
});

test("four appointments leave the catalogue's duration", async () => {
  await planned([90, 90, 100, 60]);
  const { id } = await approvedOrder();

  const free = await run(findFreeSlots, shop.tom, { orderId: id, limit: 1 });

  expect(free).toMatchObject({ minutes: 105, learned: [] });
});

test("a manufacturer's rule takes precedence, and its appointments are not recorded", async () => {
  await planned([90, 90, 90, 90, 90]);
  const order = await approvedOrder();
  const { rows } = await db.owner.query("select id from app.calibration_rules limit 1");
  await db.owner.query({ text: "update app.calibration_rules set minutes = 45 where id = $1", values: [rows[0].id] });
  const calibration = buildOrderCalibration({
    service_order_id: order.id,
    line_item_type_id: shop.lineItemType("CAL-FCAM-S"),
    calibration_rule_id: rows[0].id,
  });
  await save(db.owner, "app.order_calibrations", [calibration]);

  await book(shop.tom, order, 180);

  expect(await remembered()).toContainEqual(expect.objectContaining({ computed: 75, chosen: 180, taught: null }));
});
