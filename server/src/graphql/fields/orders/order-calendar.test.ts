import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../../../../test/bays.ts";
import { buildAppointment, buildFacility, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  const { owner } = server.db;
  const { carla, cyd, facilityId } = shop;
  const { first: bay } = await addBays(owner, facilityId);
  const [tokyo] = [buildFacility({ facility_name: "Tokyo", time_zone: "Asia/Tokyo" })];
  await save(owner, "app.facilities", [tokyo]);
  const add = (name: string, values: Parameters<typeof addOrder>[2]) =>
    addOrder(owner, shop, { repair_order_number: name, status: "scheduled", ...values });
  const appointment = async (orderId: unknown, starts_at: string, values: object = {}) => {
    const ends_at = starts_at.replace(":00:00Z", ":30:00Z");
    const row = { service_order_id: orderId, facility_id: facilityId, bay_id: bay.id, starts_at, ends_at, ...values };
    await save(owner, "app.appointments", [buildAppointment(row)]);
  };
  const late = await add("late in the evening", { customerId: carla.customerId, promised_at: "2026-05-20T18:00:00Z" });
  await appointment(late.id, "2026-05-06T05:00:00Z");
  const early = await add("in the morning", { customerId: cyd.customerId });
  await appointment(early.id, "2026-05-05T15:00:00Z");
  const over = await add("over", { customerId: cyd.customerId, promised_at: "2026-05-07T18:00:00Z" });
  await appointment(over.id, "2026-05-04T15:00:00Z", { status: "cancelled" });
  await add("in Tokyo", {
    customerId: cyd.customerId,
    facility_id: tokyo.id,
    estimated_completion_date: "2026-05-07T16:00:00Z",
  });
  await add("promised anew", {
    customerId: cyd.customerId,
    promised_at: "2026-05-10T18:00:00Z",
    estimated_completion_date: "2026-05-06T18:00:00Z",
  });
  await add("without a day", { customerId: cyd.customerId });
  await add("closed without a day", { customerId: cyd.customerId, status: "closed" });
});
afterAll(() => server[Symbol.asyncDispose]());

const query = `query ($filter: OrderFilter, $from: Date!, $to: Date!, $first: Int) {
  orderCalendar(filter: $filter, from: $from, to: $to, first: $first) {
    timeZone isMore undated isMoreUndated
    days { day count entries { kind at timeZone order { repairOrderNumber } } } } }`;
const week = { from: "2026-05-04", to: "2026-05-10" };

const ask = async (person: Person, variables: object) =>
  server.graphql(query, { ...week, ...variables }, { token: await tokenFor(person, server) });

interface Day {
  day: string;
  count: number;
  entries: { kind: string; at: string; timeZone: string; order: { repairOrderNumber: string } }[];
}

async function daysOf(person: Person, variables: object = {}) {
  const { data } = await ask(person, variables);
  return data.orderCalendar.days.map(({ day, count, entries }: Day) => [
    day,
    count,
    ...entries.map(({ kind, order }) => `${kind} ${order.repairOrderNumber}`),
  ]);
}

test("orders stand on the day of their appointment, or of what was promised, by the clock of their facility", async () => {
  expect(await daysOf(shop.ada)).toEqual([
    ["2026-05-05", 2, "appointment in the morning", "appointment late in the evening"],
    ["2026-05-07", 1, "promised over"],
    ["2026-05-08", 1, "promised in Tokyo"],
    ["2026-05-10", 1, "promised promised anew"],
  ]);
});

test("an order that is nowhere yet stands on the clock of the facility its customer usually comes to", async () => {
  const { owner } = server.db;
  const chicago = buildFacility({ time_zone: "America/Chicago" });
  await save(owner, "app.facilities", [chicago]);
  await owner.query("update app.customers set default_facility_id = $2 where id = $1", [
    shop.cyd.customerId,
    chicago.id,
  ]);
  await addOrder(owner, shop, {
    customerId: shop.cyd.customerId,
    status: "scheduled",
    facility_id: null,
    promised_at: "2026-06-02T05:30:00Z",
  });

  const days = { from: "2026-06-01", to: "2026-06-07" };
  const seen = await Promise.all([shop.ada, shop.tom, shop.cyd].map((person) => ask(person, days)));

  for (const { data } of seen) {
    const [entry] = data.orderCalendar.days;
    expect(entry).toMatchObject({ day: "2026-06-02", entries: [{ timeZone: "America/Chicago" }] });
  }
});

test("a full day tells how many it holds beside those that are shown", async () => {
  expect(await daysOf(shop.ada, { first: 1, to: "2026-05-05" })).toEqual([
    ["2026-05-05", 2, "appointment in the morning"],
  ]);
});

test("the filters of the list hold here too, and those without a day are counted under them", async () => {
  const { data } = await ask(shop.ada, { filter: { customer: shop.cyd.customerId, view: "all" } });
  const own = await daysOf(shop.ada, { filter: { customer: shop.carla.customerId, search: "late in" } });

  expect(data.orderCalendar).toMatchObject({
    timeZone: "America/Denver",
    isMore: false,
    undated: 1,
    isMoreUndated: false,
  });
  expect(own).toEqual([["2026-05-05", 1, "appointment late in the evening"]]);
});

test("the orders without a day are found in the list", async () => {
  const { data } = await server.graphql(
    `{ orderPage(filter: { only: ["noDay"] }) { orders { repairOrderNumber } } }`,
    {},
    { token: await tokenFor(shop.ada, server) },
  );

  expect(data.orderPage.orders).toEqual([{ repairOrderNumber: "without a day" }]);
});

test("customers see their own orders only, whatever they ask for", async () => {
  const { carla, cyd } = shop;

  expect([await daysOf(carla), await daysOf(carla, { filter: { customer: cyd.customerId } })]).toEqual([
    [["2026-05-05", 1, "appointment late in the evening"]],
    [],
  ]);
});

test("nobody in particular sees no calendar", async () => {
  const { errors } = await server.graphql(query, week, {});

  expect(errors?.[0]?.extensions.code).toBe("permission-error");
});

test.each([
  ["more than six weeks", { from: "2026-05-01", to: "2026-06-12" }],
  ["an end before the beginning", { from: "2026-05-10", to: "2026-05-04" }],
])("%s is refused", async (_what, variables) => {
  const { errors } = await ask(shop.ada, variables);

  expect(errors?.[0]).toMatchObject({ message: "Ask for 1 to 42 days" });
});
