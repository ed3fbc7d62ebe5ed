import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  buildBay,
  buildEquipment,
  buildOrderCalibration,
  buildUser,
  save,
  type Row,
} from "../../../../db/rows/factories.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { verbsOver } from "../../../../test/run-as.ts";
import { openShop, type Shop } from "../../../../test/shop.ts";
import { stopsToApply, type PlannedRoute, type ProposedPlan } from "../../../../test/schedule/proposed-plan.ts";
import { addVanStop, placeBase } from "../../../../test/schedule/van-stops.ts";
import { applyPlan } from "./apply-plan.ts";
import { pinAppointment } from "./pin-appointment.ts";
import { proposePlan } from "./propose-plan.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
let vanId: string;
const clock = () => new Date("2026-05-04T18:00:00Z"); // Monday, 12:00 in Denver
const wednesday = "2026-05-06";
const thursday = "2026-05-07";

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
  vanId = bays.van.id;
  await placeBase(db.owner, shop);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(() =>
  db.owner.query(
    "delete from app.appointments; delete from app.bay_outages; delete from app.absences; delete from app.equipment",
  ),
);

const act = verbsOver(() => db, { clock });

const stop = (miles: number, starts: string, more: Record<string, unknown> = {}) =>
  addVanStop(db.owner, shop, { bayId: vanId, miles, starts, ...more });

const propose = async (days = 7): Promise<ProposedPlan> => {
  // What the API shows of the routes is made from these objects.
  const answer = await act(shop.ada, proposePlan, { facilityId: shop.facilityId, date: wednesday, days });
  return answer as unknown as ProposedPlan;
};

const apply = (proposed: ProposedPlan) =>
  act(shop.ada, applyPlan, { facilityId: shop.facilityId, stops: stopsToApply(proposed) });

/** The day of each stop, in the order of the days. */
const daysOf = (routes: readonly PlannedRoute[]) =>
  routes.flatMap(({ date, stops }) => stops.map(({ id }) => [date, id]));

const storedDay = async ({ id }: Row): Promise<string> => {
  const { rows } = await db.owner.query(
    "select to_char(starts_at at time zone 'America/Denver', 'YYYY-MM-DD') as day from app.appointments where id = $1",
    [id],
  );
  return rows[0].day;
};

const breakVan = (date: string) =>
  db.owner.query(
    `insert into app.bay_outages (bay_id, starts_at, ends_at, reason)
      values ($1, $2::timestamp at time zone 'America/Denver', $2::timestamp at time zone 'America/Denver' + interval '1 day', 'Engine')`,
    [vanId, date],
  );

const sendAway = (date: string) =>
  db.owner.query(
    `insert into app.absences (user_id, starts_at, ends_at, reason)
      values ($1, $2::timestamp at time zone 'America/Denver', $2::timestamp at time zone 'America/Denver' + interval '1 day', 'Sick')`,
    [shop.tom.userId, date],
  );

test.each([
  ["whose van is out of order", () => breakVan(wednesday)],
  ["whose technician is away", () => sendAway(wednesday)],
])("of a day %s the stops are proposed for the next one, and applied there", async (_, goesWrong) => {
  const [one, other] = [await stop(10, `${wednesday} 09:00`), await stop(12, `${thursday} 10:00`)];
  await goesWrong();

  const proposed = await propose();
  await apply(proposed);

  expect(daysOf(proposed.before)).toEqual([
    [wednesday, one.id],
    [thursday, other.id],
  ]);
  const planned = proposed.after.flatMap(({ date, stops }) => stops.map(({ id }) => [id, date]));
  expect(Object.fromEntries(planned)).toEqual({ [one.id]: thursday, [other.id]: thursday });
  const asked = proposed.after.flatMap(({ stops }) => stops).filter(({ mustAsk }) => mustAsk);
  expect(asked.map(({ id, technicianId }) => [id, technicianId])).toEqual([[one.id, shop.tom.userId]]);
  expect(await storedDay(one)).toBe(thursday);
});

const setGone = (isGone: boolean) =>
  db.owner.query("update app.users set disabled = $2 where id = $1", [shop.tom.userId, isGone]);

describe("of a technician who has left", () => {
  beforeEach(() => setGone(true));
  afterEach(() => setGone(false));

  test("a stop goes to another van of its day", async () => {
    const second = buildBay({ facility_id: shop.facilityId, name: "Van 2", kind: "mobile" });
    const tina = buildUser({ display_name: "Tina", email: "tina@example.com", default_role: "technician" });
    await save(db.owner, "app.bays", [second]);
    await save(db.owner, "app.users", [tina]);
    const one = await stop(10, `${wednesday} 09:00`);
    const other = await stop(12, `${wednesday} 13:00`, { bayId: second.id, technicianId: tina.id });

    const proposed = await propose(1);
    await apply(proposed);

    const planned = proposed.after.flatMap(({ bayId, stops }) => stops.map(({ id }) => [id, bayId]));
    expect(Object.fromEntries(planned)).toEqual({ [one.id]: second.id, [other.id]: second.id });
    const { rows } = await db.owner.query("select technician_id as id from app.appointments where id = $1", [one.id]);
    expect(rows).toEqual([{ id: tina.id }]);
    await db.owner.query("delete from app.appointments");
    await db.owner.query("delete from app.bays where id = $1", [second.id]);
  });

  test("a stop goes to a day on which somebody else drives the van", async () => {
    const ann = buildUser({ display_name: "Ann", email: "ann@example.com", default_role: "technician" });
    await save(db.owner, "app.users", [ann]);
    const one = await stop(10, `${wednesday} 09:00`);
    await stop(12, `${thursday} 13:00`, { technicianId: ann.id });

    const proposed = await propose();
    await apply(proposed);

    expect(await storedDay(one)).toBe(thursday);
  });

  test("a stop that nobody takes is said to be left", async () => {
    const one = await stop(10, `${wednesday} 09:00`);

    const { isBetter, left } = await propose();

    expect([isBetter, left.map(({ id }) => id)]).toEqual([false, [one.id]]);
  });
});

test("a day on which nobody is out yet is driven by who drives the van that week", async () => {
  const one = await stop(10, `${wednesday} 09:00`);
  await breakVan(wednesday);

  const proposed = await propose();
  await apply(proposed);

  expect(daysOf(proposed.after)).toEqual([[thursday, one.id]]);
  expect(await storedDay(one)).toBe(thursday);
});

test("a vehicle that is with us for something else then comes on another day", async () => {
  const one = await stop(10, `${wednesday} 09:00`);
  await breakVan(wednesday);
  const washed = { bay_id: bays.first.id, technician_id: null, kind: "dropOff", address_id: null };
  const other = await stop(10, `${thursday} 08:00`, { ...washed, ends_at: `${thursday} 17:00 America/Denver` });
  await db.owner.query(
    `update app.service_orders set vehicle_id = (select vehicle_id from app.service_orders where id = $1) where id = $2`,
    [one["service_order_id"], other["service_order_id"]],
  );

  await apply(await propose());

  expect(await storedDay(one)).toBe("2026-05-08");
});

test("a lost target: what needs it goes to the day on which it is back", async () => {
  const serves = { kind: "target", systems: ["CAL-FRAD"], expires_on: null };
  const target = buildEquipment({
    facility_id: shop.facilityId,
    ...serves,
    on_loan_to: "Another shop",
    on_loan_until: thursday,
  });
  await save(db.owner, "app.equipment", [target]);
  const one = await stop(10, `${wednesday} 09:00`);
  const work = { service_order_id: String(one["service_order_id"]), line_item_type_id: shop.lineItemType("CAL-FRAD") };
  await save(db.owner, "app.order_calibrations", [buildOrderCalibration(work)]);

  const proposed = await propose();
  await apply(proposed);

  expect(daysOf(proposed.after)).toEqual([["2026-05-08", one.id]]);
  expect(await storedDay(one)).toBe("2026-05-08");
});

test("what can be done on its day, and what is pinned, stays there", async () => {
  const [one, other] = [await stop(40, `${wednesday} 09:00`), await stop(41, `${thursday} 09:00`)];
  const [stays] = daysOf((await propose()).after);
  await breakVan(wednesday);
  await act(shop.tom, pinAppointment, { id: one.id, version: 1, isPinned: true });

  const { after, left } = await propose();

  expect(stays).toEqual([wednesday, one.id]);
  expect(daysOf(after)).toEqual([
    [wednesday, one.id],
    [thursday, other.id],
  ]);
  expect(left.map(({ id }) => id)).toEqual([one.id]);
});

test("a day that is planned alone sends nothing away", async () => {
  const one = await stop(10, `${wednesday} 09:00`);
  await breakVan(wednesday);

  const { isBetter, left } = await propose(1);

  expect([isBetter, left.map(({ id }) => id)]).toEqual([false, [one.id]]);
});

test("a plan over days of which one has changed is not applied", async () => {
  const one = await stop(10, `${wednesday} 09:00`);
  const other = await stop(12, `${thursday} 10:00`);
  await breakVan(wednesday);
  const proposed = await propose();
  await db.owner.query("update app.appointments set customer_note = 'Ring twice' where id = $1", [other.id]);

  await expect(apply(proposed)).rejects.toMatchObject({ code: "appointment-changed" });

  expect(await storedDay(one)).toBe(wednesday);
});

test("a better plan that waits ends on the day that is left and on the day that is reached", async () => {
  await db.owner.query("delete from app_private.events");
  await stop(10, `${wednesday} 09:00`);
  await breakVan(wednesday);

  await apply(await propose());

  const { rows } = await db.owner.query(
    "select payload->>'date' as date from app_private.events where type = 'vans.planned' order by 1",
  );
  expect(rows).toEqual([{ date: wednesday }, { date: thursday }]);
});
