import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  buildBay,
  buildBayOutage,
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
let second: Row;
let tina: Row;
const clock = () => new Date("2026-05-04T18:00:00Z"); // Monday, 12:00 in Denver
const date = "2026-05-06";

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
  second = buildBay({ facility_id: shop.facilityId, name: "Van 2", kind: "mobile" });
  await save(db.owner, "app.bays", [second]);
  await placeBase(db.owner, shop);
  tina = buildUser({ display_name: "Tina Technician", email: "tina@example.com", default_role: "technician" });
  await save(db.owner, "app.users", [tina]);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query("delete from app.appointments");
  await db.owner.query("delete from app.equipment");
});

const act = verbsOver(() => db, { clock });

const stop = (miles: number | null, time: string, more: Record<string, unknown> = {}) =>
  addVanStop(db.owner, shop, { bayId: bays.van.id, miles, starts: `${date} ${time}`, ...more });

const propose = async (person = shop.ada, on = date, days = 1): Promise<ProposedPlan> => {
  // What the API shows of the routes is made from these objects.
  const answer = await act(person, proposePlan, { facilityId: shop.facilityId, date: on, days });
  return answer as unknown as ProposedPlan;
};

const milesOf = (routes: readonly PlannedRoute[]) => routes.reduce((sum, { miles }) => sum + miles, 0);

const apply = (stops: readonly object[], person = shop.ada) =>
  act(person, applyPlan, { facilityId: shop.facilityId, stops });

const stored = async () => {
  const { rows } = await db.owner.query(
    `select id, bay_id as bay, to_char(starts_at at time zone 'America/Denver', 'HH24:MI') as starts, technician_id as technician
      from app.appointments order by starts_at, id`,
  );
  return rows;
};

/** To and fro between east and west, with customers who have not been confirmed yet. */
async function toAndFro(): Promise<Row[]> {
  const requested = { status: "requested" };
  return [await stop(30, "08:30", requested), await stop(-28, "11:30", requested), await stop(31, "14:00", requested)];
}

test("a day to and fro is proposed as a round, with fewer miles, and applied at once", async () => {
  await toAndFro();
  const proposed = await propose();

  await apply(stopsToApply(proposed));

  expect(proposed.isBetter).toBe(true);
  expect(milesOf(proposed.after)).toBeLessThan(milesOf(proposed.before) - 50);
  expect(milesOf((await propose()).before)).toBe(milesOf(proposed.after));
  expect((await stored()).map(({ id }) => id)).toEqual(stopsToApply(proposed).map(({ id }) => id));
});

/** The same on the day after. */
async function secondDay(): Promise<void> {
  const requested = { status: "requested" };
  await stop(30, "", { starts: "2026-05-07 08:30", ...requested });
  await stop(-28, "", { starts: "2026-05-07 11:30", ...requested });
  await stop(31, "", { starts: "2026-05-07 14:00", ...requested });
}

test("a week is planned day by day, and applied in one step", async () => {
  await toAndFro();
  await secondDay();
  const proposed = await propose(shop.ada, date, 7);

  await apply(stopsToApply(proposed));

  const milesOn = (routes: readonly PlannedRoute[], day: string) =>
    milesOf(routes.filter((route) => route.date === day));
  for (const day of [date, "2026-05-07"])
    expect(milesOn(proposed.after, day)).toBeLessThan(milesOn(proposed.before, day) - 50);
  expect(new Set(proposed.before.map((route) => route.date)).size).toBe(7);
  expect(milesOf((await propose(shop.ada, date, 7)).before)).toBeCloseTo(milesOf(proposed.after), 1);
});

test("of a week in which something has changed nothing is applied", async () => {
  await toAndFro();
  await secondDay();
  const stops = stopsToApply(await propose(shop.ada, date, 7));
  await stop(1, "10:00", { starts: "2026-05-07 10:00", technicianId: tina.id });
  const before = await stored();

  await expect(apply(stops)).rejects.toMatchObject({ code: "slot-taken" });

  expect(await stored()).toEqual(before);
});

test("a proposal changes nothing", async () => {
  await toAndFro();
  const before = await stored();

  await propose();

  expect(await stored()).toEqual(before);
});

test("two stops exchange their times, although each is in the way of the other", async () => {
  const [one, other] = [await stop(5, "09:00"), await stop(6, "13:00")];
  const place = { version: 1, bayId: bays.van.id, technicianId: shop.tom.userId, minutes: 75 };

  await apply([
    { ...place, id: one.id, startsAt: "2026-05-06T19:00:00Z" },
    { ...place, id: other.id, startsAt: "2026-05-06T15:00:00Z" },
  ]);

  expect((await stored()).map(({ id, starts }) => [id, starts])).toEqual([
    [other.id, "09:00"],
    [one.id, "13:00"],
  ]);
});

test.each([
  ["is no longer used", "is_active = false"],
  ["lost what the work needs", "capabilities = '{}'"],
])("the stops of a van that %s go to another", async (_, change) => {
  const requested = { status: "requested" };
  await radarStop(20, "09:00", requested);
  await radarStop(-20, "09:00", { bayId: second.id, technicianId: tina.id, ...requested });
  await db.owner.query(`update app.bays set ${change} where id = $1`, [bays.van.id]);

  const proposed = await propose();
  await apply(stopsToApply(proposed));
  await db.owner.query("update app.bays set is_active = true, capabilities = $2 where id = $1", [
    bays.van.id,
    bays.van["capabilities"],
  ]);

  expect(proposed.isBetter).toBe(true);
  expect((await stored()).map(({ bay, technician }) => [bay, technician])).toEqual([
    [second.id, tina.id],
    [second.id, tina.id],
  ]);
});

test("whoever drives a van that breaks goes on in one that has nothing to do, and what cannot move keeps its time", async () => {
  const [pinned, other] = [await stop(5, "09:00", { is_pinned: true }), await stop(20, "13:00")];
  const outage = buildBayOutage({ bay_id: bays.van.id, starts_at: clock(), ends_at: "2026-05-09T00:00:00Z" });
  await save(db.owner, "app.bay_outages", [outage]);

  const proposed = await propose();
  await apply(stopsToApply(proposed));
  await db.owner.query("delete from app.bay_outages");

  expect(proposed.isBetter).toBe(true);
  expect(await stored()).toEqual([
    { id: pinned.id, bay: bays.van.id, starts: "09:00", technician: shop.tom.userId },
    { id: other.id, bay: second.id, starts: "13:00", technician: shop.tom.userId },
  ]);
});

/** Of an order that asks for a target. */
async function radarStop(miles: number, time: string, more: Record<string, unknown> = {}): Promise<Row> {
  const appointment = await stop(miles, time, more);
  const work = {
    service_order_id: String(appointment["service_order_id"]),
    line_item_type_id: shop.lineItemType("CAL-FRAD"),
  };
  await save(db.owner, "app.order_calibrations", [buildOrderCalibration(work)]);
  return appointment;
}

describe("with one target for two stops", () => {
  let target: Row;
  beforeEach(async () => {
    const serves = { kind: "target", systems: ["CAL-FRAD"], expires_on: null };
    target = buildEquipment({ facility_id: shop.facilityId, ...serves });
    await save(db.owner, "app.equipment", [target]);
  });

  test("they exchange their times with it", async () => {
    const [one, other] = [await radarStop(5, "09:00"), await radarStop(6, "13:00")];
    await db.owner.query(
      "insert into app.appointment_equipment (appointment_id, equipment_id) select unnest($1::uuid[]), $2",
      [[one.id, other.id], target.id],
    );
    const place = { version: 1, bayId: bays.van.id, technicianId: shop.tom.userId, minutes: 75 };

    await apply([
      { ...place, id: one.id, startsAt: "2026-05-06T19:00:00Z" },
      { ...place, id: other.id, startsAt: "2026-05-06T15:00:00Z" },
    ]);

    const { rows } = await db.owner.query(
      `select appointment_id as id, to_char(starts_at at time zone 'America/Denver', 'HH24:MI') as starts
        from app.appointment_equipment order by starts_at`,
    );
    expect(rows).toEqual([
      { id: other.id, starts: "09:00" },
      { id: one.id, starts: "13:00" },
    ]);
  });

  test("a plan has it at one stop at a time, and is applied as it stands", async () => {
    await radarStop(20, "08:00");
    await radarStop(22, "08:00", { bayId: second.id, technicianId: tina.id });
    await radarStop(24, "14:00", { bayId: second.id, technicianId: tina.id });

    const proposed = await propose();
    await apply(stopsToApply(proposed));

    expect(proposed.isBetter).toBe(true);
    const { rows } = await db.owner.query(
      `select count(*)::int as uses, (select count(*)::int from app.appointment_equipment a join app.appointment_equipment b
          on b.equipment_id = a.equipment_id and b.appointment_id > a.appointment_id
            and b.starts_at < a.ends_at and b.ends_at > a.starts_at) as meetings from app.appointment_equipment`,
    );
    expect(rows[0]).toMatchObject({ meetings: 0 });
    expect(rows[0].uses).toBeGreaterThan(0);
  });

  test("a plan that uses it twice at a time is refused", async () => {
    const one = await radarStop(5, "09:00");
    const other = await radarStop(6, "13:00", { bayId: second.id, technicianId: tina.id });
    const place = { version: 1, minutes: 75, startsAt: "2026-05-06T16:00:00Z" };

    await expect(
      apply([
        { ...place, id: one.id, bayId: bays.van.id, technicianId: shop.tom.userId },
        { ...place, id: other.id, bayId: second.id, technicianId: tina.id },
      ]),
    ).rejects.toMatchObject({ code: "slot-taken" });
  });
});

test("a plan of this morning is outdated, one that begins a little late is not", async () => {
  const one = await stop(5, "09:00");
  const place = { id: one.id, version: 1, bayId: bays.van.id, technicianId: shop.tom.userId, minutes: 75 };

  await expect(apply([{ ...place, startsAt: "2026-05-04T17:30:00Z" }])).rejects.toMatchObject({
    code: "appointment-changed",
  });
  await apply([{ ...place, startsAt: "2026-05-04T17:50:00Z" }]);

  expect(await stored()).toMatchObject([{ id: one.id, starts: "11:50" }]);
});

test("a plan that names a stop twice is refused", async () => {
  const one = await stop(5, "09:00");
  const place = { id: one.id, version: 1, bayId: bays.van.id, technicianId: shop.tom.userId, minutes: 75 };
  const twice = [
    { ...place, startsAt: "2026-05-06T16:00:00Z" },
    { ...place, startsAt: "2026-05-06T19:00:00Z" },
  ];

  await expect(apply(twice)).rejects.toMatchObject({ code: "invalid-input" });
});

test("the second of two dispatchers is told that the plan is outdated, and nothing of it happens", async () => {
  await toAndFro();
  const stops = stopsToApply(await propose());
  await apply(stops);
  const after = await stored();

  await expect(apply(stops, shop.tom)).rejects.toMatchObject({ code: "appointment-changed" });

  expect(await stored()).toEqual(after);
});

test("two dispatchers who apply at the same moment do not both succeed", async () => {
  await toAndFro();
  const stops = stopsToApply(await propose());

  const results = await Promise.allSettled([apply(stops), apply(stops, shop.tom)]);

  expect(results.map(({ status }) => status).toSorted((one, other) => one.localeCompare(other))).toEqual([
    "fulfilled",
    "rejected",
  ]);
});

test("what somebody booked meanwhile is not driven over", async () => {
  await toAndFro();
  const stops = stopsToApply(await propose());
  await stop(1, "10:00", { technicianId: tina.id });

  await expect(apply(stops)).rejects.toMatchObject({ code: "slot-taken" });
});

test("what is late on one van goes to the other at its time, with that van's driver", async () => {
  await stop(30, "09:00");
  const late = await stop(-30, "10:30");
  await stop(-5, "08:00", { bayId: second.id, technicianId: tina.id });

  const proposed = await propose();
  await apply(stopsToApply(proposed));

  expect(proposed.before.find(({ bayId }) => bayId === bays.van.id)?.lateMinutes).toBeGreaterThan(60);
  expect(await stored()).toContainEqual({ id: late.id, bay: second.id, starts: "10:30", technician: tina.id });
});

test("a pinned appointment stays, and a plan that would move it is refused", async () => {
  const [first] = await toAndFro();
  await act(shop.tom, pinAppointment, { id: first?.id, version: 1, isPinned: true });

  const proposed = await propose();
  const stops = stopsToApply(proposed);
  const moved = stops.map((one) => (one.id === first?.id ? { ...one, startsAt: "2026-05-06T21:00:00Z" } : one));

  expect(stops.find(({ id }) => id === first?.id)?.startsAt).toBe("2026-05-06T14:30:00.000Z");
  await expect(apply(moved)).rejects.toMatchObject({ code: "appointment-changed" });
});

test("a stop without a place is named and stays where it is", async () => {
  const lost = await stop(null, "10:00");
  await stop(5, "13:00");

  const { left, after } = await propose();

  expect(left).toEqual([{ id: lost.id, reason: "noPlace" }]);
  expect(after.flatMap(({ stops }) => stops).find(({ id }) => id === lost.id)?.startsAt).toBe(
    "2026-05-06T16:00:00.000Z",
  );
});

test("an address 900 miles away is named and stays where it is", async () => {
  const far = await stop(900, "10:00");

  expect((await propose()).left).toEqual([{ id: far.id, reason: "outOfReach" }]);
});

test("only staff plan, apply and pin", async () => {
  const [one] = await toAndFro();
  const stops = stopsToApply(await propose());

  await expect(propose(shop.carla)).rejects.toMatchObject({ code: "permission-error" });
  await expect(apply(stops, shop.carla)).rejects.toMatchObject({ code: "permission-error" });
  await expect(act(shop.carla, pinAppointment, { id: one?.id, version: 1, isPinned: true })).rejects.toMatchObject({
    code: "permission-error",
  });
});

test("what is over is neither pinned nor moved", async () => {
  const one = await stop(5, "10:00", { status: "completed" });
  const place = { version: 1, bayId: bays.van.id, technicianId: shop.tom.userId, minutes: 75 };

  await expect(act(shop.ada, pinAppointment, { id: one.id, version: 1, isPinned: true })).rejects.toMatchObject({
    code: "appointment-over",
  });
  await expect(apply([{ ...place, id: one.id, startsAt: "2026-05-06T19:00:00Z" }])).rejects.toMatchObject({
    code: "appointment-over",
  });
});

test.each([
  { day: "2026-03-08", name: "the day the clocks go forward" },
  { day: "2026-11-01", name: "the day the clocks go back" },
])("a day is read whole on $name", async ({ day }) => {
  const at = await addVanStop(db.owner, shop, { bayId: bays.van.id, miles: 5, starts: `${day} 12:00` });

  const { before } = await propose(shop.ada, day);

  expect(before.flatMap(({ stops }) => stops.map(({ id }) => id))).toEqual([at.id]);
});
