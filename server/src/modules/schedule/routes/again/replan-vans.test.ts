import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { setUserDisabled } from "#modules/accounts/users/set-user-disabled.ts";
import { updateUserRole } from "#modules/accounts/users/update-user-role.ts";
import { raiseDueAlerts } from "#modules/alerts/raise-due-alerts.ts";
import { reportEquipmentDown } from "#modules/equipment/report-equipment-down.ts";
import { cancelAppointment } from "#modules/schedule/cancel-appointment.ts";
import { saveBay } from "#modules/schedule/facilities/save-bay.ts";
import { saveAbsence } from "#modules/schedule/facilities/save-absence.ts";
import { saveWorkPlan } from "#modules/schedule/facilities/save-work-plan.ts";
import { saveBayOutage } from "#modules/schedule/facilities/save-bay-outage.ts";
import { markNoShow } from "#modules/schedule/mark-no-show.ts";
import { delayArrival } from "#modules/schedule/road/delay-arrival.ts";
import { startTravel } from "#modules/schedule/road/start-travel.ts";
import { applyPlan } from "#modules/schedule/routes/apply-plan.ts";
import { proposePlan } from "#modules/schedule/routes/propose-plan.ts";
import {
  buildBay,
  buildEquipment,
  buildOrderCalibration,
  buildUser,
  save,
  type Row,
} from "../../../../../db/rows/factories.ts";
import { addBays } from "../../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../../test/database.ts";
import { verbsOver } from "../../../../../test/run-as.ts";
import { openShop, type Person, type Shop } from "../../../../../test/shop.ts";
import { stopsToApply, type ProposedPlan } from "../../../../../test/schedule/proposed-plan.ts";
import { addVanStop, placeBase } from "../../../../../test/schedule/van-stops.ts";
import { replanSchema, replanVans } from "./replan-vans.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
let second: Row;
let now = new Date();
const clock = () => now;
const date = "2026-05-06"; // A Wednesday.

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
  second = buildBay({ facility_id: shop.facilityId, name: "Van 2", kind: "mobile" });
  const tina = buildUser({ display_name: "Tina", email: "tina@example.com", default_role: "technician" });
  await save(db.owner, "app.bays", [second]);
  await save(db.owner, "app.users", [tina]);
  await placeBase(db.owner, shop);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  now = new Date("2026-05-06T13:00:00Z"); // 7:00 in Denver.
  for (const table of ["work_entries", "trips", "appointments", "admin_notifications", "absences", "bay_outages"])
    await db.owner.query(`delete from app.${table}`);
  await db.owner.query("delete from graphile_worker._private_jobs");
});

const act = verbsOver(() => db, { clock });

const stop = (miles: number, time: string, more: Record<string, unknown> = {}) =>
  addVanStop(db.owner, shop, { bayId: bays.van.id, miles, starts: `${date} ${time}`, ...more });

/** To and fro between east and west: a round would be shorter. */
const toAndFro = async () => [
  await stop(30, "08:30", { status: "requested" }),
  await stop(-28, "11:30", { status: "requested" }),
  await stop(31, "14:00", { status: "requested" }),
];

const queued = async () => {
  const { rows } = await db.owner.query(
    "select payload, key from graphile_worker._private_jobs where key like 'replan-vans:%' order by key",
  );
  return rows.map(({ payload }) => replanSchema.parse(payload));
};

/** As the worker does it. */
async function replan(): Promise<void> {
  for (const asked of await queued())
    await replanVans(asked, { pool: db.server, clock, log: createLog("silent"), config: { vroomUrl: null } });
}

const alerts = async () => {
  const { rows } = await db.owner.query(
    `select kind, message, status, facility_id as facility, day::text from app.admin_notifications
      where kind in ('betterPlan', 'betterWeek') order by created_at`,
  );
  return rows;
};

const cancel = ({ id }: Row) => act(shop.ada, cancelAppointment, { id, version: 1, reason: "The car is sold" });

const orderOf = (one: Row) => String(one["service_order_id"]);

const checked = (one: Row) =>
  asSystem({ pool: db.server, clock }, (_system, { emit }) =>
    emit({ type: "readiness.checked", entityId: orderOf(one), payload: { serviceOrderId: orderOf(one) } }),
  );

async function radarOf(one: Row): Promise<Row> {
  const work = { service_order_id: orderOf(one), line_item_type_id: shop.lineItemType("CAL-FRAD") };
  const calibration = buildOrderCalibration(work);
  await save(db.owner, "app.order_calibrations", [calibration]);
  return calibration;
}

describe("looks for a better plan of the day", () => {
  test("when one of its appointments is canceled", async () => {
    await cancel(await stop(5, "09:00"));

    expect(await queued()).toMatchObject([{ facilityId: shop.facilityId, date, cause: "cancelled" }]);
  });

  test("when nobody was there", async () => {
    const { id } = await stop(5, "09:00");
    now = new Date("2026-05-06T17:00:00Z");
    await act(shop.tom, markNoShow, { id, version: 1 });

    expect(await queued()).toMatchObject([{ date, cause: "noShow" }]);
  });

  test("when somebody sets out too late for the time that was told, or says so", async () => {
    const { id } = await stop(30, "07:30");
    now = new Date("2026-05-06T12:00:00Z");
    await act(shop.tom, startTravel, { id });
    const before = await queued();
    const { rows } = await db.owner.query("select id, version from app.trips");
    await act(shop.tom, delayArrival, { ...rows[0], minutes: 200, tell: false });

    expect(before).toEqual([]);
    expect(await queued()).toMatchObject([{ date, cause: "late" }]);
  });

  test("when the technician is away then, or the van is out of order", async () => {
    await stop(5, "09:00");
    const time = { startsAt: "2026-05-06T14:00:00Z", endsAt: "2026-05-06T20:00:00Z", reason: "Ill" };
    await act(shop.ada, saveAbsence, { ...time, userId: shop.tom.userId });
    const away = await queued();
    await act(shop.ada, saveBayOutage, { ...time, bayId: bays.van.id });

    expect(away).toMatchObject([{ date, cause: "absence" }]);
    expect(await queued()).toMatchObject([{ date, cause: "outage", name: "Van" }]);
  });

  test.each([
    [
      "login is disabled",
      () => act({ ...shop.ada, isElevated: true }, setUserDisabled, { id: shop.tom.userId, disabled: true }),
    ],
    [
      "role is another now",
      () => act({ ...shop.ada, isElevated: true }, updateUserRole, { id: shop.tom.userId, role: "admin" }),
    ],
  ])("when the technician's %s", async (_, leaves) => {
    await stop(5, "09:00");
    await leaves();
    await db.owner.query("update app.users set disabled = false, default_role = 'technician' where id = $1", [
      shop.tom.userId,
    ]);

    expect(await queued()).toMatchObject([{ date, cause: "absence" }]);
  });

  test.each([
    ["is no longer used", { isActive: false }],
    ["can do less than before", { capabilities: [] }],
    ["becomes a fixed bay", { kind: "bay" }],
  ])("when the van %s, and not when its name changes", async (_, change) => {
    await stop(5, "09:00");
    const { id, name, kind, capabilities } = bays.van;
    const van = { id, facilityId: shop.facilityId, name, kind, capabilities, isActive: true };
    await act(shop.ada, saveBay, { ...van, name: "Blue van" });
    const renamed = await queued();
    await act(shop.ada, saveBay, { ...van, ...change });
    await act(shop.ada, saveBay, { ...van, serviceRadiusMiles: bays.van["service_radius_miles"] });

    expect(renamed).toEqual([]);
    expect(await queued()).toMatchObject([{ date, cause: "outage", name: "Van" }]);
  });

  test("when the hours of the technician, or where they work, change", async () => {
    await stop(5, "09:00");
    const seen = { seenFacilityIds: null, shiftVersion: null };
    const plan = { userId: shop.tom.userId, facilityIds: null, workingHours: { "3": [["13:00", "17:00"]] }, ...seen };
    await act(shop.ada, saveWorkPlan, plan);
    await db.owner.query("delete from app.shifts");

    expect(await queued()).toMatchObject([{ date, cause: "absence" }]);
  });

  test("when a target breaks and nothing replaces it", async () => {
    const target = buildEquipment({
      facility_id: shop.facilityId,
      kind: "target",
      systems: ["CAL-FRAD"],
      expires_on: null,
    });
    await save(db.owner, "app.equipment", [target]);
    const one = await stop(5, "09:00");
    await radarOf(one);
    const used = "insert into app.appointment_equipment (appointment_id, equipment_id) values ($1, $2)";
    await db.owner.query(used, [one.id, target.id]);

    await act(shop.ada, reportEquipmentDown, { id: target.id, reason: "It fell" });

    expect(await queued()).toMatchObject([{ date, cause: "equipment" }]);
  });

  test("when a calibration or a readiness check fails, and not when one passes", async () => {
    const one = await stop(5, "09:00");
    await checked(one);
    const passed = await queued();
    await db.owner.query(
      `insert into app.readiness_checks (service_order_id, key, outcome, checked_by, checked_at)
        values ($1, 'tires', 'failed', $2, now())`,
      [one["service_order_id"], shop.tom.userId],
    );
    await checked(one);
    const failed = await queued();
    await db.owner.query("delete from graphile_worker._private_jobs");
    const { id: entityId } = await radarOf(one);
    const payload = { serviceOrderId: orderOf(one), faultCodes: [] };
    await asSystem({ pool: db.server, clock }, (_system, { emit }) =>
      emit({ type: "calibration.failed", entityId, payload }),
    );

    expect(passed).toEqual([]);
    expect(failed).toMatchObject([{ cause: "failed" }]);
    expect(await queued()).toMatchObject([{ cause: "failed" }]);
  });

  test("once, however much happens", async () => {
    for (const time of ["09:00", "11:00", "13:00"]) await cancel(await stop(5, time));

    expect(await queued()).toHaveLength(1);
  });

  test("only within a week, and only for vans", async () => {
    await cancel(await stop(5, "09:00", { bay_id: bays.first.id }));
    await cancel(await addVanStop(db.owner, shop, { bayId: bays.van.id, miles: 5, starts: "2026-05-13 09:00" }));

    expect(await queued()).toEqual([]);
  });
});

test("the office is told of a better plan with what it changes, where it leads, and nothing is moved", async () => {
  await toAndFro();
  await cancel(await stop(2, "16:00"));
  const times = "select id, starts_at, bay_id, version from app.appointments order by id";
  const before = await db.owner.query(times);

  await replan();

  expect(await alerts()).toEqual([
    {
      kind: "betterPlan",
      message: expect.stringMatching(
        /was canceled\. The vans of .+ have a better plan for May 6, 2026: miles \d+(\.\d)? → \d+(\.\d)?, .+ late arrivals 1 → 0, customers to ask [1-3]\./,
      ),
      status: "unhandled",
      facility: shop.facilityId,
      day: date,
    },
  ]);
  expect((await db.owner.query(times)).rows).toEqual(before.rows);
});

test("of what cannot be done on its day any more, the office is told for how much of it another day has room", async () => {
  const { id } = await stop(30, "09:00");
  const outage = { startsAt: "2026-05-06T06:00:00Z", endsAt: "2026-05-07T06:00:00Z", reason: "Engine" };
  for (const bayId of [bays.van.id, second.id]) await act(shop.ada, saveBayOutage, { ...outage, bayId });

  await replan();

  expect(await alerts()).toMatchObject([
    {
      kind: "betterWeek",
      message: expect.stringMatching(
        /^Van is out of order\. The vans of .+ have a better plan for seven days from May 6, 2026 on: appointments for another day 1, .+ customers to ask 1\.$/,
      ),
      status: "unhandled",
      day: date,
    },
  ]);
  await applyBetterPlan(7);
  const { rows } = await db.owner.query("select starts_at::date::text as day from app.appointments where id = $1", [
    id,
  ]);
  expect(rows).toEqual([{ day: "2026-05-07" }]);
  expect(await alerts()).toMatchObject([{ status: "handled" }]);
});

async function applyBetterPlan(days = 1): Promise<void> {
  const plan = await act(shop.ada, proposePlan, { facilityId: shop.facilityId, date, days });
  // What the API shows of the routes is made from these objects.
  const stops = stopsToApply(plan as unknown as ProposedPlan);
  await act(shop.ada, applyPlan, { facilityId: shop.facilityId, stops });
}

const seenBy = async (person: Person) =>
  inTransaction({ pool: db.server, clock }, person, ({ caller }) =>
    caller.rows({ text: "select id from app.admin_notifications where kind = 'betterPlan'" }),
  ).catch(() => []);

test("only the office reads of it, and only staff see a week of plans", async () => {
  await toAndFro();
  await cancel(await stop(2, "16:00"));
  await replan();

  expect(await seenBy(shop.ada)).toHaveLength(1);
  expect(await seenBy(shop.tom)).toEqual([]);
  expect(await seenBy(shop.carla)).toEqual([]);
  const week = { facilityId: shop.facilityId, date, days: 7 };
  await expect(act(shop.carla, proposePlan, week)).rejects.toMatchObject({ code: "permission-error" });
  await expect(act(shop.ada, proposePlan, { ...week, days: 8 })).rejects.toMatchObject({ code: "invalid-input" });
});

test("the same job once more, or another event, makes no second alert", async () => {
  await toAndFro();
  await cancel(await stop(2, "16:00"));
  await replan();
  await replan();

  expect(await alerts()).toHaveLength(1);
});

test("nothing is said of a day that is as good as it gets, or over", async () => {
  await stop(30, "10:00");
  await cancel(await stop(2, "16:00"));
  await replan();
  await toAndFro();
  now = new Date("2026-05-07T13:00:00Z");
  await replan();

  expect(await alerts()).toEqual([]);
});

test("the alert ends when a plan of that day is applied", async () => {
  await toAndFro();
  await cancel(await stop(2, "16:00"));
  await replan();

  await applyBetterPlan();

  expect(await alerts()).toMatchObject([{ status: "handled" }]);
});

test("a van that sets out late has its day planned anew: what would be late goes to the other van", async () => {
  const first = await stop(30, "07:30");
  const next = await stop(-28, "09:00");
  const { rows: drivers } = await db.owner.query("select id from app.users where display_name = 'Tina'");
  await stop(-5, "14:00", { bayId: second.id, technicianId: drivers[0].id });
  now = new Date("2026-05-06T14:00:00Z"); // At 8:00 for 7:30, and nearly an hour away.
  await act(shop.tom, startTravel, { id: first.id });
  await replan();

  await applyBetterPlan();

  expect(await alerts()).toMatchObject([
    { message: expect.stringMatching(/begins late\. .+ late arrivals 1 → 0, customers to ask 0\./), status: "handled" },
  ]);
  const { rows } = await db.owner.query("select bay_id from app.appointments where id = $1", [next.id]);
  expect(rows).toEqual([{ bay_id: second.id }]);
});

test("the alert ends with its day", async () => {
  await toAndFro();
  await cancel(await stop(2, "16:00"));
  await replan();
  const due = () => asSystem(db.server, (system) => raiseDueAlerts(system, now));
  await due();
  const during = await alerts();
  now = new Date("2026-05-07T13:00:00Z");
  await due();

  expect(during).toMatchObject([{ status: "unhandled" }]);
  expect(await alerts()).toMatchObject([{ status: "handled" }]);
});

test("a stop that somebody drives to stays, and the others are planned from there", async () => {
  const first = await stop(30, "08:30");
  await stop(-28, "11:30", { status: "requested" });
  await stop(31, "14:00", { status: "requested" });
  now = new Date("2026-05-06T13:30:00Z");
  await act(shop.tom, startTravel, { id: first.id });

  const plan = await act(shop.ada, proposePlan, { facilityId: shop.facilityId, date });
  const routes = plan.after as unknown as { stops: { id: string; driveMinutes: number }[] }[];
  const stops = routes.flatMap((route) => route.stops);

  expect(stops).toHaveLength(2);
  expect(stops.map(({ id }) => id)).not.toContain(first.id);
  expect(stops[0]?.driveMinutes).toBeLessThan(10);
});
