import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../../../test/bays.ts";
import { buildAppointment, buildFacility, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let boulder: { id: string };

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  const { owner } = server.db;
  boulder = buildFacility({ facility_name: "Boulder" });
  await save(owner, "app.facilities", [boulder]);
  const order = await addOrder(owner, shop, {
    customerId: shop.carla.customerId,
    status: "hold",
    internal_order_number: "SO-900001",
    assigned_technician_id: shop.tom.userId,
    hold_reason_key: "partsMissing",
    promised_at: "2026-05-05T20:00:00Z",
    status_due_at: "2026-05-04T20:00:00Z",
    vehicle: { vin_number: "4T1G11AK2MU990001", year: 2021, vehicle_description: "2021 Toyota Camry SE" },
  });
  const { first } = await addBays(owner, shop.facilityId);
  await save(owner, "app.appointments", [
    buildAppointment({ service_order_id: order.id, facility_id: shop.facilityId, bay_id: first.id, status: "arrived" }),
  ]);
  await addOrder(owner, shop, {
    customerId: shop.cyd.customerId,
    facility_id: boulder.id,
    internal_order_number: "SO-900002",
  });
  await addOrder(owner, shop, {
    customerId: shop.cyd.customerId,
    facility_id: null,
    internal_order_number: "SO-900003",
  });
  await addOrder(owner, shop, {
    customerId: shop.cyd.customerId,
    status: "closed",
    internal_order_number: "SO-900004",
  });
  await addOrder(owner, shop, {
    customerId: shop.cyd.customerId,
    status: "released",
    released_at: "2026-05-04T20:00:00Z",
    internal_order_number: "SO-900005",
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const wallboard = `query ($kiosk: String, $isPrivate: Boolean) { wallboard(kiosk: $kiosk, isPrivate: $isPrivate) {
  name isPrivate rotateSeconds facilities { name } cards { internalOrderNumber vehicle vinEnd customer bay startsAt isOnTheWay expectedArrival technician category
    statusName holdReasonKey promisedAt statusDueAt facilityId } } }`;
const create = "mutation ($input: CreateKioskLinkInput!) { createKioskLink(input: $input) { url } }";
const links = "{ kioskLinks { id name facilityIds isPrivate } }";

const ask = async (person: Person | null, query: string, variables: object = {}) =>
  server.graphql(query, variables, person ? { token: await tokenFor(person, server) } : {});
const numbersOf = ({ data }: { data: { wallboard: { cards: { internalOrderNumber: string }[] } } }) =>
  data.wallboard.cards.map(({ internalOrderNumber }) => internalOrderNumber).toSorted();

async function secretOf(input: object): Promise<string> {
  const { data } = await ask(shop.ada, create, { input });
  return new URLSearchParams(new URL(data.createKioskLink.url).hash.slice(1)).get("kiosk") ?? "";
}

test("staff see the orders at work with all that stands on a card", async () => {
  const answer = await ask(shop.tom, wallboard);

  expect(numbersOf(answer)).toEqual(["SO-900001", "SO-900002", "SO-900003"]);
  expect(answer.data.wallboard.cards.find((card: { bay: string | null }) => card.bay)).toEqual({
    internalOrderNumber: "SO-900001",
    vehicle: "2021 Toyota Camry SE",
    vinEnd: "MU990001",
    customer: "Carla's Collision",
    bay: "Bay 1",
    startsAt: "2026-05-05T15:00:00+00:00",
    isOnTheWay: false,
    expectedArrival: null,
    technician: "TT",
    category: "hold",
    statusName: "On Hold",
    holdReasonKey: "partsMissing",
    promisedAt: "2026-05-05T20:00:00+00:00",
    statusDueAt: "2026-05-04T20:00:00+00:00",
    facilityId: shop.facilityId,
  });
});

test("a screen without a login reads what its link allows, in privacy", async () => {
  const kiosk = await secretOf({ name: "Denver floor", facilityIds: [shop.facilityId], rotateSeconds: 30 });

  const answer = await ask(null, wallboard, { kiosk, isPrivate: false });

  const { cards, ...board } = answer.data.wallboard;
  expect(board).toEqual({ name: "Denver floor", isPrivate: true, rotateSeconds: 30, facilities: [{ name: "Denver" }] });
  expect(numbersOf(answer)).toEqual(["SO-900001", "SO-900003"]);
  expect(cards.map(({ customer }: { customer: string | null }) => customer)).toEqual([null, null]);
  expect(cards.find((card: { bay: string | null }) => card.bay).vinEnd).toBe("0001");
});

test("a link that is not private names the customers", async () => {
  const kiosk = await secretOf({ name: "Office", isPrivate: false });

  const { data } = await ask(null, wallboard, { kiosk });

  expect(data.wallboard.cards.map(({ customer }: { customer: string }) => customer)).toContain("Carla's Collision");
});

test("the secret opens nothing but the wallboard", async () => {
  const kiosk = await secretOf({ name: "Nosy" });

  const { errors } = await ask(
    null,
    "query ($kiosk: String) { wallboard(kiosk: $kiosk) { name } serviceOrders { totalCount } }",
    {
      kiosk,
    },
  );

  expect(errors).toHaveLength(1);
  expect(errors[0].path).toEqual(["serviceOrders"]);
});

test("a revoked link is dark, and says what to do", async () => {
  const kiosk = await secretOf({ name: "Old screen" });
  const { data } = await ask(shop.ada, links);
  const { id } = data.kioskLinks.find(({ name }: { name: string }) => name === "Old screen");

  const revoked = await ask(shop.ada, "mutation ($id: UUID!) { revokeKioskLink(input: { id: $id }) { revoked } }", {
    id,
  });
  const { errors } = await ask(null, wallboard, { kiosk });

  expect(revoked.data.revokeKioskLink.revoked).toBe(true);
  expect(errors[0].extensions.code).toBe("kiosk-link-ended");
  expect(errors[0].message).toMatch(/Ask an admin/);
});

test.each([
  ["a customer", () => shop.carla],
  ["nobody in particular", () => null],
])("%s does not read the wallboard without a link", async (_who, person) => {
  const { errors } = await ask(person(), wallboard);

  expect(errors[0].extensions.code).toBe("permission-error");
});

test.each([
  ["make", create, { input: { name: "Mine" } }],
  ["list", links, {}],
  [
    "revoke",
    "mutation ($id: UUID!) { revokeKioskLink(input: { id: $id }) { revoked } }",
    { id: "0b9d9b7c-2f4b-4a38-9b67-000000000001" },
  ],
])("technicians cannot %s links", async (_what, query, variables) => {
  const { errors } = await ask(shop.tom, query, variables);

  expect(errors[0].extensions.code).toBe("permission-error");
});

test("a link needs a name", async () => {
  const { errors } = await ask(shop.ada, create, { input: { name: " " } });

  expect(errors[0].extensions.fields).toEqual([{ field: "name", code: "too-small", message: "Enter the name" }]);
});

test("a board says who is on the way, and when they are expected, to displays without a sign-in too", async () => {
  const kiosk = await secretOf({ name: "Vans" });
  const { owner } = server.db;
  const order = await addOrder(owner, shop, { customerId: shop.carla.customerId, facility_id: boulder.id });
  const { van } = await addBays(owner, boulder.id);
  const ofOrder = { service_order_id: order.id, facility_id: boulder.id, bay_id: van.id };
  const appointment = buildAppointment({ ...ofOrder, technician_id: shop.tom.userId });
  await save(owner, "app.appointments", [appointment]);
  const times = { started_at: "2026-05-05T14:50:00Z", expected_at: "2026-05-05T15:25:00Z" };
  const ofTrip = { appointment_id: appointment.id, service_order_id: order.id, user_id: shop.tom.userId };
  await save(owner, "app.trips", [{ ...ofTrip, ...times }]);

  const { data } = await ask(null, wallboard, { kiosk });

  expect(data.wallboard.cards.find((card: { isOnTheWay: boolean }) => card.isOnTheWay)).toMatchObject({
    startsAt: "2026-05-05T15:00:00+00:00",
    expectedArrival: "2026-05-05T15:25:00+00:00",
    customer: null,
  });
  await owner.query("delete from app.trips");
  await owner.query("delete from app.service_orders where id = $1", [order.id]);
});

test("a technician of one facility sees its board alone", async () => {
  await server.db.owner.query("update app.users set facility_ids = array[$2::uuid] where id = $1", [
    shop.tom.userId,
    boulder.id,
  ]);

  const answer = await ask(shop.tom, wallboard);

  expect(numbersOf(answer)).toEqual(["SO-900002"]);
  expect(answer.data.wallboard.facilities).toEqual([{ name: "Boulder" }]);
});
