import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../../../../test/bays.ts";
import { buildAppointment, buildFacility, buildServiceOrder, buildUser, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

const end = "MU990001";
const vin = `4T1G11AK2${end}`;

let server: TestServer;
let shop: Shop;

/** Three vehicles whose VINs have the same end: one comes to Tom today, one to a colleague before him, one tomorrow. */
beforeAll(async () => {
  server = await startServer({ clock: () => new Date("2026-05-06T04:00:00Z") }); // Still May 5 in Denver.
  shop = await openShop(server.db.owner);
  const { owner } = server.db;
  const { carla, cyd, tom, facilityId } = shop;
  const { first: bay } = await addBays(owner, facilityId);
  const colleague = buildUser({ email: "tess@example.com", default_role: "technician" });
  await save(owner, "app.users", [colleague]);
  const addExpected = async (number: string, hour: string, { technician, ...values }: Expected) => {
    const order = await addOrder(owner, shop, { status: "scheduled", internal_order_number: number, ...values });
    const appointment = {
      service_order_id: order.id,
      facility_id: facilityId,
      bay_id: bay.id,
      technician_id: technician,
      starts_at: `${hour}:00:00Z`,
      ends_at: `${hour}:30:00Z`,
    };
    await save(owner, "app.appointments", [buildAppointment(appointment)]);
    return order;
  };
  const vehicle = { vin_number: vin, year: 2021 };
  const others = { vin_number: `WA1BNAFY0${end}`, year: 2020 };
  await addExpected("SO-900003", "2026-05-06T15", { customerId: cyd.customerId, vehicle: { vin_number: end } });
  const own = await addExpected("SO-900001", "2026-05-06T02", {
    customerId: carla.customerId,
    technician: tom.userId,
    vehicle,
  });
  await addExpected("SO-900002", "2026-05-05T15", {
    customerId: cyd.customerId,
    technician: colleague.id,
    vehicle: others,
  });
  const again = (number: string, status: string, values: object = {}) =>
    buildServiceOrder({
      internal_order_number: number,
      customer_id: carla.customerId,
      vehicle_id: own.vehicle.id,
      facility_id: facilityId,
      status_id: shop.status(status),
      ...values,
    });
  await save(owner, "app.service_orders", [
    again("SO-900004", "inspect"),
    again("SO-900005", "closed"),
    again("SO-900006", "released", { released_at: "2026-05-01T15:00:00Z" }),
  ]);
});
afterAll(() => server[Symbol.asyncDispose]());

type Expected = { customerId: string; technician?: unknown; vehicle: Record<string, unknown> };

const query = "query ($code: String!) { arrivingOrders(code: $code) { internalOrderNumber } }";
const ask = async (person: Person, code: string) =>
  server.graphql(query, { code }, { token: await tokenFor(person, server) });

async function found(person: Person, code: string) {
  const { data } = await ask(person, code);
  return data.arrivingOrders.map(({ internalOrderNumber }: { internalOrderNumber: string }) => internalOrderNumber);
}

test("a VIN finds the orders of its vehicle that are not over, the expected one first", async () => {
  expect(await found(shop.tom, vin)).toEqual(["SO-900001", "SO-900004"]);
});

test("the end of a VIN finds one's own appointments of today first, then today's, then those to come", async () => {
  expect(await found(shop.tom, end.toLowerCase())).toEqual(["SO-900001", "SO-900002", "SO-900003", "SO-900004"]);
});

test("for whoever has no appointment today the earliest comes first", async () => {
  expect((await found(shop.ada, end))[0]).toBe("SO-900002");
});

test("an order is found by its number, whatever has become of it", async () => {
  expect([await found(shop.tom, "900005"), await found(shop.tom, "so-900006")]).toEqual([["SO-900005"], ["SO-900006"]]);
});

test("what nobody has finds nothing", async () => {
  expect([await found(shop.tom, "SO-123456"), await found(shop.tom, "ZZ999999")]).toEqual([[], []]);
});

test("technicians of one location find no order of another", async () => {
  const boulder = buildFacility({ facility_name: "Boulder" });
  const elsewhere = buildUser({ email: "bo@example.com", default_role: "technician", facility_ids: [boulder.id] });
  await save(server.db.owner, "app.facilities", [boulder]);
  await save(server.db.owner, "app.users", [elsewhere]);
  const bo: Person = { ...shop.tom, userId: elsewhere.id };

  expect([await found(bo, vin), await found(bo, "SO-900001")]).toEqual([[], []]);
});

test("customers look nothing up by codes", async () => {
  const { errors } = await ask(shop.carla, vin);

  expect(errors?.[0]?.extensions.code).toBe("permission-error");
});

test("what is neither number nor VIN is refused with a sentence", async () => {
  const { errors } = await ask(shop.tom, "https://evil.test/pay");

  expect(errors?.[0]?.message).toBe("This is not an order number or a VIN");
});
