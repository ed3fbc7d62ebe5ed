/** Each number of the dashboards that counts orders, beside the list of orders that it opens. */
import {
  ordersCalibrated,
  ordersCounted,
  ordersCreated,
  ordersFetched,
  ordersHeld,
  ordersNotReady,
  ordersOpen,
  type CountedDays,
  type OrderSearch,
} from "@boresight/domain/orders/milestones/counted-orders";
import { plusDays, plusMonths } from "@boresight/domain/base/calendar-day";
import { orderFilterSchema } from "@boresight/domain/orders/order-filter";
import { intakeMethods, type IntakeMethod } from "@boresight/domain/intake/intake-method";
import type { StatusCategory } from "@boresight/domain/statuses/status-look";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { exportOrders } from "#modules/orders/list/export-orders.ts";
import { keepDays } from "#modules/dashboards/keep-days.ts";
import {
  buildAddress,
  buildCalibrationAttempt,
  buildFacility,
  buildOrderCalibration,
  buildOrderTask,
  buildOrderTaskFile,
  save,
} from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let boulder: string;
let places: string[];

const hour = 3_600_000;
const ago = (days: number, hours = 0) => new Date(Date.now() - days * 24 * hour + hours * hour);
/** Of the vehicle that comes back, another in each lot. */
const vinOf = (days: number) => ({ vin_number: `4T1G11AK2MU9900${String(days).padStart(2, "0")}`, year: 2021 });

type Values = Partial<Parameters<typeof addOrder>[2]>;

/** Every case at both facilities: of Carla in Denver, of Cyd, a fleet, in Boulder; and once more too long ago. */
beforeAll(async () => {
  server = await startServer();
  const { owner } = server.db;
  await owner.query(`insert into app.service_order_statuses (key, status_name, sort_order, category, customer_label, is_terminal)
    values ('givenUp', 'Given up', 900, 'done', 'Ended', true), ('disputed', 'Disputed', 901, 'billing', 'Invoiced', false)`);
  shop = await openShop(owner);
  const far = buildFacility({ facility_name: "Boulder" });
  boulder = far.id;
  const addresses = [
    buildAddress({ city: "Golden", state: "CO", latitude: 39.5, longitude: -105.5 }),
    buildAddress({ city: "Aurora", state: "" }),
  ];
  places = addresses.map(({ id }) => id);
  await save(owner, "app.facilities", [far]);
  await save(owner, "app.addresses", addresses);
  await owner.query("update app.customers set customer_kind = 'fleet' where id = $1", [shop.cyd.customerId]);
  await addAllCases({ customerId: shop.carla.customerId }, 0);
  await addAllCases({ customerId: shop.carla.customerId }, 40);
  await addAllCases({ customerId: shop.cyd.customerId, facility_id: boulder }, 1);
  await addAllCases({ customerId: shop.cyd.customerId, facility_id: boulder }, 2);
});
afterAll(() => server[Symbol.asyncDispose]());

async function addAllCases(whose: Values & { customerId: string }, days: number) {
  await addReleased(whose, days);
  await addComeback(whose, days);
  await addWaiting(whose, days);
}

const add = (whose: Values & { customerId: string }, values: Values) =>
  addOrder(server.db.owner, shop, { ...whose, ...values });
const move = (order: { id: unknown }, key: string, at: Date, values: object = {}) =>
  save(server.db.owner, "app.status_changes", [
    { service_order_id: order.id, to_status_id: shop.status(key), changed_at: at, ...values },
  ]);

async function calibrate(order: { id: unknown }, results: readonly string[], at: Date) {
  const id = String(order.id);
  const calibration = buildOrderCalibration({
    service_order_id: id,
    line_item_type_id: shop.lineItemType("CAL-FCAM-S"),
  });
  await save(server.db.owner, "app.order_calibrations", [calibration]);
  await save(
    server.db.owner,
    "app.calibration_attempts",
    results.map((result, place) =>
      buildCalibrationAttempt({
        order_calibration_id: calibration.id,
        service_order_id: id,
        number: place + 1,
        result,
        created_at: at,
        failure_reason: result === "failed" ? "other" : null,
      }),
    ),
  );
}

/** On time and after the promise, held at once, twice and later, with all documents and without, calibrated at once and at last. */
async function addReleased(whose: Values & { customerId: string }, days: number) {
  const { owner } = server.db;
  const released = { status: "released", created_at: ago(days + 20), checked_in_at: ago(days + 10) };
  const onTime = await add(whose, {
    ...released,
    released_at: ago(days + 9),
    estimated_completion_date: ago(days + 8),
    vehicle: { ...vinOf(days), archived_at: ago(0) },
  });
  for (const [key, at] of [
    ["approved", 18],
    ["scheduled", 17],
    ["invoiced", 8],
  ] as const)
    await move(onTime, key, ago(days + at));
  await move(onTime, "hold", ago(days + 10, 1), { hold_reason_key: "lowBattery" });
  await move(onTime, "hold", ago(days + 10, 5), { hold_reason_key: "lowBattery" });
  await move(onTime, "hold", ago(days + 10, 6), { hold_reason_key: null });
  await calibrate(onTime, ["passed"], ago(days + 9.5));
  const late = await add(whose, { ...released, released_at: ago(days + 6), estimated_completion_date: ago(days + 7) });
  await move(late, "hold", ago(days + 8), { hold_reason_key: "partsMissing" });
  await calibrate(late, ["failed", "passed"], ago(days + 7));
  const task = buildOrderTask({ service_order_id: late.id, service_order_status_id: shop.status("checkedIn") });
  await save(owner, "app.order_tasks", [task]);
  await save(owner, "app.order_task_files", [
    buildOrderTaskFile({ service_order_id: late.id, order_task_id: task.id, min_count: 1 }),
  ]);
  await add(whose, { ...released, released_at: ago(days + 5), checked_in_at: null });
}

async function addComeback(whose: Values & { customerId: string }, days: number) {
  const again = await add(whose, {
    status: "calibrate",
    created_at: ago(days + 4),
    checked_in_at: ago(days + 3),
    vehicle: vinOf(days),
  });
  await save(server.db.owner, "app.order_calibrations", [
    buildOrderCalibration({ service_order_id: again.id, line_item_type_id: shop.lineItemType("CAL-FCAM-D") }),
  ]);
}

async function addWaiting(whose: Values & { customerId: string }, days: number) {
  const created_at = ago(days + 2);
  await add(whose, { created_at, status: "approval", status_due_at: ago(0, -1), intake_method: "mobile" });
  await add(whose, { created_at, status: "invoiced", status_due_at: ago(0, -1) });
  await add(whose, { created_at, status: "givenUp", status_due_at: ago(0, -1) });
  await add(whose, { created_at, status: "disputed", status_due_at: ago(0, -1) });
  await add(whose, { created_at, status: "closed", status_due_at: ago(0, -1) });
  await add(whose, { created_at, intake_method: "pickup", pickup_address_id: places[0] });
  await add(whose, { created_at, intake_method: "tow", pickup_address_id: places[1] });
  await add(whose, { created_at, intake_method: "dropOff", pickup_address_id: places[0] });
}

const ask = async (person: Person, query: string, variables: object) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

interface Narrowed {
  facility?: string;
  customerKind?: string;
}

async function daysOf(narrowed: Narrowed): Promise<CountedDays> {
  const { data } = await ask(shop.ada, "{ workFigures { from to } }", {});
  return { facility: null, customerKind: null, ...data.workFigures, ...narrowed };
}

async function listed(person: Person, filter: object): Promise<number> {
  const query = "query ($filter: OrderFilter) { orderPage(filter: $filter, first: 100) { totalCount orders { id } } }";
  const { data, errors } = await ask(person, query, { filter });
  expect(errors).toBeUndefined();
  expect(data.orderPage.orders).toHaveLength(data.orderPage.totalCount);
  return data.orderPage.totalCount;
}

interface Figure {
  key: string;
  value: number | null;
  beside: number | null;
}

const figuresQuery = `query ($filter: FigureFilter) { workFigures(filter: $filter) {
  figures { key value beside } statuses { key category count late } days { day dropOff pickup tow mobile } } }`;

async function figuresOf(person: Person, filter: Narrowed) {
  const { data } = await ask(person, figuresQuery, { filter });
  const figures = new Map<string, Figure>(data.workFigures.figures.map((figure: Figure) => [figure.key, figure]));
  return { ...data.workFigures, figures };
}

const shops: [string, Narrowed][] = [
  ["the whole shop", {}],
  ["Boulder", { facility: "boulder" }],
  ["fleets", { customerKind: "fleet" }],
  ["fleets in Denver", { facility: "denver", customerKind: "fleet" }],
];
const placed = ({ facility, ...others }: Narrowed): Narrowed => ({
  ...others,
  ...(facility && { facility: facility === "boulder" ? boulder : shop.facilityId }),
});

describe.each(shops)("of %s", (_name, asked) => {
  test("a number of orders, and what a share is made of, are those of the list", async () => {
    const days = await daysOf(placed(asked));
    const { figures } = await figuresOf(shop.ada, placed(asked));

    const told = (key: string) => figures.get(key)?.beside ?? figures.get(key)?.value ?? 0;
    const keys = ["openOrders", "lateOrders", "createdOrders", "releasedOrders"] as const;
    const shares = ["onTimeRate", "holdRate", "notReadyRate", "comebackRate", "documentedRate"] as const;
    for (const key of [...keys, ...shares])
      expect([key, await listed(shop.ada, ordersCounted[key](days))]).toEqual([key, told(key)]);
  });

  test("a share is that of the list in the list without what it counts", async () => {
    const days = await daysOf(placed(asked));
    const { figures } = await figuresOf(shop.ada, placed(asked));

    const shares = ["firstTimePassRate", "holdRate", "notReadyRate", "comebackRate", "documentedRate"] as const;
    for (const key of shares) {
      const { outcome, ...all } = ordersCounted[key](days);
      const whole = await listed(shop.ada, all);
      const share = whole > 0 ? (await listed(shop.ada, { ...all, outcome })) / whole : null;
      expect([key, share]).toEqual([key, figures.get(key)?.value]);
    }
    const onTime = ordersCounted.onTimeRate(days);
    const [kept, missed] = [
      await listed(shop.ada, onTime),
      await listed(shop.ada, { ...onTime, outcome: "afterPromise" }),
    ];
    expect(figures.get("onTimeRate")?.value).toBe(kept + missed > 0 ? kept / (kept + missed) : null);
    const documented = ordersCounted.documentedRate(days);
    const lacking = await listed(shop.ada, { ...documented, outcome: "undocumented" });
    expect(lacking + (await listed(shop.ada, documented))).toBe(figures.get("releasedOrders")?.value);
  });

  test("a median is of the orders of the list", async () => {
    const days = await daysOf(placed(asked));
    const timed = async (figure: string, key: string | null) => {
      const { rows } = await server.db.owner.query(
        `select coalesce(sum(coalesce(cardinality(hours), 0)), 0)::integer as count from app_private.figures_of_days($1, $2, $3)
          where ($4::text is null or key = $4) and ($5::uuid is null or facility_id = $5) and ($6::text is null or customer_kind = $6)`,
        [figure, days.from, days.to, key, days.facility, days.customerKind],
      );
      return rows[0].count;
    };

    expect(await listed(shop.ada, ordersCounted.keysToKeysHours(days))).toBe(await timed("released", null));
    expect(await listed(shop.ada, ordersCounted.requestToApprovalHours(days))).toBe(await timed("steps", "approved"));
    expect(await listed(shop.ada, ordersCounted.approvalToScheduleHours(days))).toBe(await timed("steps", "scheduled"));
    expect(await listed(shop.ada, ordersCounted.releaseToInvoiceHours(days))).toBe(await timed("steps", "invoiced"));
  });

  test("every part of a chart is that of its list", async () => {
    const filter = placed(asked);
    const days = await daysOf(filter);
    const charts = `query ($filter: FigureFilter) { workCharts(filter: $filter) { calibrations { key count } holds { reasonKey count }
      pickups { name count } notReady { customerId count checkedIn } } }`;
    const { data } = await ask(shop.ada, charts, { filter });
    const { calibrations, holds, pickups, notReady } = data.workCharts;
    const { statuses, days: created } = await figuresOf(shop.ada, filter);
    const parts: [OrderSearch, number][] = [
      ...calibrations.map((one: Part) => [ordersCalibrated(days, one.key), one.count]),
      ...holds.map((one: Part) => [ordersHeld(days, one.reasonKey), one.count]),
      ...pickups.map((one: Part) => [ordersFetched(days, one.name), one.count]),
      ...notReady.map((one: Part) => [ordersNotReady(days, one.customerId), one.count]),
      ...statuses
        .filter(({ category }: Part) => category !== "billing")
        .flatMap((one: Part) => [
          [ordersOpen(days, { status: one.key }), one.count],
          [ordersOpen(days, { status: one.key, isLate: true }), one.late],
        ]),
      ...created.flatMap((one: Record<IntakeMethod, number> & { day: string }) =>
        intakeMethods.map((method) => [ordersCreated({ ...days, from: one.day, to: one.day }, method), one[method]]),
      ),
    ];

    expect(parts.length).toBeGreaterThan(120);
    const some = parts.filter(([search, count], place) => count > 0 || !search["intake"] || place % 10 === 0);
    for (const [search, count] of some) expect([search, await listed(shop.ada, search)]).toEqual([search, count]);
  });
});

interface Part {
  key: string;
  reasonKey: string;
  name: string;
  customerId: string;
  category: StatusCategory;
  count: number;
  late: number;
}

test("nothing of the shop is without a case", async () => {
  const { figures } = await figuresOf(shop.ada, {});
  const told = (key: string) => figures.get(key)?.beside ?? figures.get(key)?.value;
  const days = await daysOf({});

  expect(["onTimeRate", "holdRate", "notReadyRate", "comebackRate", "documentedRate"].map(told)).toEqual([
    3, 6, 3, 3, 6,
  ]);
  expect(await listed(shop.ada, ordersHeld(days, "lowBattery"))).toBe(3);
  expect(await listed(shop.ada, ordersHeld(days, "other"))).toBe(3);
  expect(await listed(shop.ada, ordersFetched(days, "Golden, CO"))).toBe(3);
  expect(await listed(shop.ada, ordersFetched(days, "Aurora"))).toBe(3);
});

test("a place of pickups lies where its addresses do, as far as they were located", async () => {
  const { data } = await ask(shop.ada, "{ workCharts { pickups { name latitude longitude } } }", {});

  expect(data.workCharts.pickups).toEqual([
    { name: "Aurora", latitude: null, longitude: null },
    { name: "Golden, CO", latitude: 39.5, longitude: -105.5 },
  ]);
});

test("the numbers are the same once the days are kept", async () => {
  const days = await daysOf({});
  const before = await figuresOf(shop.ada, {});
  await asSystem(server.db.server, keepDays);
  const { figures } = await figuresOf(shop.ada, {});

  expect(figures).toEqual(before.figures);
  expect(figures.get("comebackRate")?.beside).toBe(await listed(shop.ada, ordersCounted.comebackRate(days)));
});

test("a technician's lists are those of their facilities, as their figures", async () => {
  await server.db.owner.query("update app.users set facility_ids = $2 where id = $1", [shop.tom.userId, [boulder]]);
  const days = await daysOf({});
  const { figures } = await figuresOf(shop.tom, {});

  const keys = ["openOrders", "releasedOrders", "holdRate", "comebackRate", "documentedRate"] as const;
  for (const key of keys) {
    const count = await listed(shop.tom, ordersCounted[key](days));
    expect([key, count]).toEqual([key, figures.get(key)?.beside ?? figures.get(key)?.value]);
    expect(count).toBeLessThan(await listed(shop.ada, ordersCounted[key](days)));
  }
  expect(await listed(shop.tom, { ...ordersCounted.releasedOrders(days), facility: shop.facilityId })).toBe(0);
});

test("a search, the counts of the views, the board and the export ask for the same orders", async () => {
  const filter = ordersCounted.comebackRate(await daysOf({}));
  const rest = `orderViewCounts(filter: $filter) { view count } orderBoard(filter: $filter) { count }`;

  expect(await listed(shop.ada, { ...filter, search: "4T1G11AK2MU9900" })).toBe(3);
  expect(await listed(shop.ada, { ...ordersFetched(await daysOf({}), "Golden, CO"), search: "SO-" })).toBe(3);
  const { data } = await ask(shop.ada, `query ($filter: OrderFilter) { ${rest} }`, { filter });
  expect(data.orderViewCounts).toContainEqual({ view: "all", count: 3 });
  expect(data.orderBoard.reduce((sum: number, { count }: Part) => sum + count, 0)).toBe(3);
  const lines: string[] = [];
  for await (const line of exportOrders(orderFilterSchema.parse(filter), shop.ada, server.db.server)) lines.push(line);
  expect(lines.join("").trim().split("\n")).toHaveLength(4);
});

test("a customer's months hold the orders of the list, by the shop's clock", async () => {
  const months = async () => {
    const { data } = await ask(shop.carla, "{ customerDashboard { openOrders months { month orders } } }", {});
    return data.customerDashboard as { openOrders: number; months: { month: string; orders: number }[] };
  };
  const last = (await months()).months.at(-1)?.month ?? "";
  await add({ customerId: shop.carla.customerId }, { created_at: `${last}-01T02:00:00Z` }); // In Denver the evening before.

  const told = await months();

  for (const { month, orders } of told.months) {
    const days = { from: `${month}-01`, to: plusDays(plusMonths(`${month}-01`, 1), -1) };
    const search = ordersCreated({ ...days, facility: null, customerKind: null });
    expect([month, await listed(shop.carla, search)]).toEqual([month, orders]);
  }
  expect(told.openOrders).toBe(await listed(shop.carla, { view: "open" }));
});
