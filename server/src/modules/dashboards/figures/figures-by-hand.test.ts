/** Three orders, counted by hand: each figure of handbook section 20 as it is defined. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemOf } from "@boresight/domain/calibrations/calibration-system";
import { addBays } from "../../../../test/bays.ts";
import {
  buildAppointment,
  buildBay,
  buildCalibrationAttempt,
  buildEquipment,
  buildFacility,
  buildOrderCalibration,
  buildOrderTask,
  buildOrderTaskFile,
  save,
} from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addEstimate, addInvoice, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let boulder: string;

const hour = 3_600_000;
const ago = (days: number, hours = 0) => new Date(Date.now() - days * 24 * hour + hours * hour);
const dayAgo = (days: number) => ago(days).toISOString().slice(0, 10);
const sameVin = { vin_number: "4T1G11AK2MU990001", year: 2021 };

beforeAll(async () => {
  server = await startServer();
  const { owner } = server.db;
  shop = await openShop(owner);
  const far = buildFacility({ facility_name: "Boulder" });
  boulder = far.id;
  await save(owner, "app.facilities", [far]);
  const there = buildBay({ facility_id: boulder });
  await save(owner, "app.bays", [there]);
  const { first } = await addBays(owner, shop.facilityId);
  await owner.query("update app.customers set customer_kind = 'fleet' where id = $1", [shop.cyd.customerId]);
  const [one, other] = [await addHeldAtOnce(), await addHeldLater()];
  await addComeback();
  await visit({ service_order_id: one.id, facility_id: shop.facilityId, bay_id: first.id, status: "completed" });
  await visit({ service_order_id: other.id, facility_id: boulder, bay_id: there.id, status: "noShow" });
});
afterAll(() => server[Symbol.asyncDispose]());

const move = (orderId: string, key: string, at: Date, values: object = {}) =>
  save(server.db.owner, "app.status_changes", [
    { service_order_id: orderId, to_status_id: shop.status(key), changed_at: at, ...values },
  ]);
const visit = (values: Parameters<typeof buildAppointment>[0]) =>
  save(server.db.owner, "app.appointments", [buildAppointment({ ...values, starts_at: ago(10), ends_at: ago(10, 1) })]);

async function calibrate(orderId: string, results: readonly string[], at: Date) {
  const { owner } = server.db;
  const calibration = buildOrderCalibration({
    service_order_id: orderId,
    line_item_type_id: shop.lineItemType("CAL-FCAM-S"),
  });
  await save(owner, "app.order_calibrations", [calibration]);
  for (const [place, result] of results.entries())
    await save(owner, "app.calibration_attempts", [
      buildCalibrationAttempt({
        order_calibration_id: calibration.id,
        service_order_id: orderId,
        number: place + 1,
        result,
        performed_by: shop.tom.userId,
        created_at: at,
        ...(result === "failed" && { failure_reason: "other" }),
      }),
    ]);
}

/** Carla's at the base: released after 24 hours, on time; held in the first hour; passed at once; invoiced. */
async function addHeldAtOnce() {
  const { owner } = server.db;
  const order = await addOrder(owner, shop, {
    customerId: shop.carla.customerId,
    status: "released",
    created_at: ago(20),
    checked_in_at: ago(10),
    released_at: ago(9),
    estimated_completion_date: ago(8),
    vehicle: { ...sameVin, archived_at: ago(0) },
  });
  await move(order.id, "approved", ago(18));
  await move(order.id, "scheduled", ago(17));
  await move(order.id, "hold", ago(10, 1), { hold_reason_key: "lowBattery" });
  await move(order.id, "invoiced", ago(9, 6));
  await calibrate(order.id, ["passed"], ago(9.5));
  await addInvoice(owner, shop, { service_order_id: order.id, issue_date: dayAgo(9), due_date: dayAgo(-20) });
  const estimate = await addEstimate(owner, shop, { service_order_id: order.id, revision: 1, sent_at: ago(19) });
  await save(owner, "app.estimate_decisions", [
    {
      estimate_id: estimate.id,
      customer_id: shop.carla.customerId,
      channel: "phone",
      is_approved: true,
      total_cents: 40_000,
      decided_at: ago(18),
    },
  ]);
  return order;
}

/** Cyd's, a fleet, in Boulder: released after 48 hours, late, without a photo; held after five hours; passed at the second attempt. */
async function addHeldLater() {
  const { owner } = server.db;
  const order = await addOrder(owner, shop, {
    customerId: shop.cyd.customerId,
    facility_id: boulder,
    status: "released",
    assigned_technician_id: shop.tom.userId,
    created_at: ago(12),
    checked_in_at: ago(8),
    released_at: ago(6),
    estimated_completion_date: ago(7),
  });
  await move(order.id, "hold", ago(8, 5), { hold_reason_key: "partsMissing" });
  await calibrate(order.id, ["failed", "passed"], ago(7));
  const task = buildOrderTask({ service_order_id: order.id, service_order_status_id: shop.status("checkedIn") });
  await save(owner, "app.order_tasks", [task]);
  await save(owner, "app.order_task_files", [
    buildOrderTaskFile({ service_order_id: order.id, order_task_id: task.id, min_count: 1 }),
  ]);
  return order;
}

/** The first vehicle again, six days after its release, for the same camera by another method. */
async function addComeback() {
  const { owner } = server.db;
  const order = await addOrder(owner, shop, {
    customerId: shop.carla.customerId,
    status: "calibrate",
    assigned_technician_id: shop.tom.userId,
    created_at: ago(4),
    checked_in_at: ago(3),
    vehicle: sameVin,
  });
  await save(owner, "app.order_calibrations", [
    buildOrderCalibration({ service_order_id: order.id, line_item_type_id: shop.lineItemType("CAL-FCAM-D") }),
  ]);
  const task = buildOrderTask({ service_order_id: order.id, service_order_status_id: shop.status("calibrate") });
  await save(owner, "app.order_tasks", [task]);
}

const ask = async (person: Person, query: string, filter: object = {}) =>
  server.graphql(query, { filter }, { token: await tokenFor(person, server) });
const work =
  "query ($filter: FigureFilter) { workFigures(filter: $filter) { figures { key value before beside steps } } }";
const money =
  "query ($filter: FigureFilter) { moneyFigures(filter: $filter) { figures { key value before } owed { totalCents } } }";

interface Figure {
  key: string;
  value: number | null;
  before: number | null;
  beside: number | null;
  steps: (number | null)[];
}

async function workOf(person: Person, filter: object = {}) {
  const { data } = await ask(person, work, filter);
  const figures: Figure[] = data.workFigures.figures;
  return Object.fromEntries(figures.map(({ key, value }) => [key, value]));
}
const rounded = (figures: Record<string, number | null>, key: string) => Number((figures[key] ?? NaN).toFixed(3));

describe("the work of 30 days", () => {
  test("is what three orders say", async () => {
    const figures = await workOf(shop.ada);

    expect(figures).toMatchObject({ openOrders: 3, createdOrders: 3, releasedOrders: 2 });
    expect(rounded(figures, "keysToKeysHours")).toBe(36);
    expect(rounded(figures, "requestToApprovalHours")).toBe(48);
    expect(rounded(figures, "approvalToScheduleHours")).toBe(24);
    expect(rounded(figures, "firstTimePassRate")).toBe(0.5);
    expect(rounded(figures, "holdRate")).toBe(0.667);
    expect(rounded(figures, "notReadyRate")).toBe(0.333);
    expect(rounded(figures, "comebackRate")).toBe(0.333);
    expect(rounded(figures, "onTimeRate")).toBe(0.5);
    expect(rounded(figures, "documentedRate")).toBe(0.5);
    expect(rounded(figures, "noShowRate")).toBe(0.5);
  });

  test("tells how much of the bays' time was booked, without what is still to come", async () => {
    const { owner } = server.db;
    const hours = Object.fromEntries(["1", "2", "3", "4", "5", "6", "7"].map((day) => [day, [["08:00", "18:00"]]]));
    await owner.query("update app.facilities set working_hours = $1", [JSON.stringify(hours)]);
    const { rows } = await owner.query("select id, facility_id from app.bays where facility_id = $1", [boulder]);
    const { id } = await addOrder(owner, shop, { customerId: shop.cyd.customerId, created_at: ago(400) });
    await save(owner, "app.appointments", [
      buildAppointment({
        service_order_id: id,
        facility_id: boulder,
        bay_id: rows[0].id,
        starts_at: ago(-9),
        ends_at: ago(-9, 2),
      }),
    ]);

    const { bayUtilization } = await workOf(shop.ada);
    await owner.query("delete from app.appointments where service_order_id = $1", [id]);
    await owner.query("delete from app.service_orders where id = $1", [id]);

    expect(bayUtilization).toBeCloseTo(60 / (30 * 600 * 4), 6); // Four bays of ten hours, one visit of an hour.
  });

  test("is narrowed to a facility or a kind of customers", async () => {
    const expected = {
      createdOrders: 1,
      holdRate: 1,
      notReadyRate: 0,
      firstTimePassRate: 0,
      onTimeRate: 0,
      noShowRate: 1,
    };

    expect(await workOf(shop.ada, { facility: boulder })).toMatchObject(expected);
    expect(await workOf(shop.ada, { customerKind: "fleet" })).toMatchObject(expected);
    expect(await workOf(shop.ada, { facility: boulder, customerKind: "dealer" })).toMatchObject({
      createdOrders: 0,
      holdRate: null,
    });
  });

  test("is beside the equal span before, and in steps that add up", async () => {
    const filter = { from: dayAgo(13), to: dayAgo(2) };
    const { data } = await ask(shop.ada, work, filter);
    const created = data.workFigures.figures.find(({ key }: Figure) => key === "createdOrders");

    expect(created).toMatchObject({ value: 2, before: 1 });
    expect(created.steps.reduce((sum: number, step: number) => sum + step, 0)).toBe(2);
    expect(created.steps).toHaveLength(12);
  });

  test.each([
    [{ from: "2026-01-01" }],
    [{ from: "2026-02-01", to: "2026-01-01" }],
    [{ from: "2025-01-01", to: "2026-06-01" }],
    [{ days: 0 }],
    [{ customerKind: "plumber" }],
  ])("refuses %j", async (filter) => {
    const { errors } = await ask(shop.ada, work, filter);
    expect(errors[0].extensions.code).toBe("validation-failed");
  });
});

test("the money of 30 days is what they were sent and paid", async () => {
  const { data } = await ask(shop.ada, money);
  const figures = Object.fromEntries(data.moneyFigures.figures.map(({ key, value }: Figure) => [key, value]));

  expect(figures).toMatchObject({
    revenueCents: 32_500,
    averageOrderCents: 32_500,
    calibrationsPerOrder: 1,
    approvalRate: 1,
    averageEstimateCents: 40_000,
    receivableCents: 35_363,
    overdueCents: 0,
  });
  expect(rounded(figures, "releaseToInvoiceHours")).toBe(6);
  expect(rounded(figures, "decisionHours")).toBe(24);
  expect(rounded(figures, "daysSalesOutstanding")).toBe(Number(((35_363 / 32_500) * 30).toFixed(3)));
});

test("charts say what was calibrated, what was held and who is busy", async () => {
  const charts = `query ($filter: FigureFilter) { workCharts(filter: $filter) { calibrations { key count first } holds { reasonKey count }
    notReady { name count checkedIn } load { name weekday bookedMinutes } } }`;

  const { data } = await ask(shop.ada, charts);

  expect(data.workCharts.calibrations).toEqual([{ key: "CAL-FCAM-S", count: 2, first: 1 }]);
  expect(data.workCharts.holds.toSorted((one: Hold, two: Hold) => one.reasonKey.localeCompare(two.reasonKey))).toEqual([
    { reasonKey: "lowBattery", count: 1 },
    { reasonKey: "partsMissing", count: 1 },
  ]);
  expect(data.workCharts.notReady).toEqual([{ name: "Carla's Collision", count: 1, checkedIn: 2 }]);
  expect(data.workCharts.load).toHaveLength(7);
  const { data: told } = await ask(
    shop.ada,
    `query ($filter: FigureFilter) { moneyCharts(filter: $filter) {
    revenue { cents yearBeforeCents } topCustomers { name cents orders } dormantCustomers { name } } }`,
  );
  expect(told.moneyCharts.topCustomers).toEqual([{ name: "Carla's Collision", cents: 32_500, orders: 1 }]);
  expect(told.moneyCharts.revenue).toHaveLength(30);
});

interface Hold {
  reasonKey: string;
}

describe("whose figures", () => {
  test("a technician's are those of their facilities, without money", async () => {
    const { owner } = server.db;
    await owner.query("update app.users set facility_ids = $2 where id = $1", [shop.tom.userId, [boulder]]);

    expect(await workOf(shop.tom)).toMatchObject({ createdOrders: 1, holdRate: 1, noShowRate: 1, releasedOrders: 1 });
    for (const field of ["moneyFigures { from }", "moneyCharts { topCustomers { name } }"]) {
      const { errors } = await ask(shop.tom, `{ ${field} }`);
      expect(errors[0].extensions.code).toBe("permission-error");
    }
    await owner.query("update app.users set facility_ids = null where id = $1", [shop.tom.userId]);
  });

  test.each(["workFigures { from }", "workCharts { holds { count } }", "technicianFigures { calibrations }"])(
    "customers get no %s",
    async (field) => {
      for (const person of [shop.carla, shop.uma]) {
        const { errors } = await ask(person, `{ ${field} }`);
        expect(errors[0].extensions.code).toBe("permission-error");
      }
    },
  );

  test("a technician's own are what they calibrated, have to do and must renew", async () => {
    await save(server.db.owner, "app.equipment", [
      buildEquipment({ facility_id: shop.facilityId, name: "Old tool", expires_on: dayAgo(-3) }),
      buildEquipment({ facility_id: shop.facilityId, name: "New tool", expires_on: dayAgo(-300) }),
    ]);

    const { data } = await ask(
      shop.tom,
      "{ technicianFigures { calibrations passedFirst calibrationsBefore tasks { taskName } equipmentDue { name } } }",
    );

    expect(data.technicianFigures).toEqual({
      calibrations: 2,
      passedFirst: 1,
      calibrationsBefore: 0,
      tasks: [{ taskName: "Vehicle walk-around" }],
      equipmentDue: [{ name: "Old tool" }],
    });
    const { errors } = await ask(shop.ada, "{ technicianFigures { calibrations } }");
    expect(errors[0].extensions.code).toBe("permission-error");
  });
});

test("the database tells the systems apart as the domain does", async () => {
  const { rows } = await server.db.owner.query<{ key: string; system: string }>(
    "select key, app_private.calibrated_system(key) as system from app.line_item_types",
  );
  for (const one of rows)
    for (const other of rows)
      expect([one.key, other.key, one.system === other.system]).toEqual([
        one.key,
        other.key,
        systemOf(one.key) === systemOf(other.key),
      ]);
});
