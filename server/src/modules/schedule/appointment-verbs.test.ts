import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../../../test/bays.ts";
import { buildFacility, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;

beforeAll(async () => {
  server = await startServer({ clock: () => new Date("2026-05-04T18:00:00Z") });
  shop = await openShop(server.db.owner);
  bays = await addBays(server.db.owner, shop.facilityId);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, variables: object = {}) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

const carlasOrder = (status = "approved") =>
  addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status });

const book = `mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) {
  appointment { id status startsAt version } serviceOrder { id status { key } } } }`;
const freeSlots = `query ($orderId: UUID, $limit: Int) { slots(orderId: $orderId, limit: $limit) {
  minutes slots { facilityId bayId technicianId startsAt endsAt } reasons { reason } } }`;

test("a customer loads free times, holds one and books it", async () => {
  const { id } = await carlasOrder();
  const { data: free } = await ask(shop.carla, freeSlots, { orderId: id, limit: 2 });
  const { bayId, startsAt } = free.slots.slots[1];

  const held = await ask(
    shop.carla,
    `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { appointment { id heldUntil } } }`,
    { input: { orderId: id, bayId, startsAt } },
  );
  const holdId = held.data.holdSlot.appointment.id;
  const booked = await ask(shop.carla, book, { input: { orderId: id, holdId, readinessConfirmed: true } });

  expect(Date.parse(held.data.holdSlot.appointment.heldUntil)).toBe(Date.parse("2026-05-04T18:10:00Z"));
  expect(booked.data.bookAppointment).toMatchObject({
    appointment: { status: "confirmed" },
    serviceOrder: { id, status: { key: "scheduled" } },
  });
});

test("a taken time is rejected with the next three", async () => {
  const input = { bayId: bays.second.id, startsAt: "2026-06-01T15:00:00Z" };
  const [one, two] = [await carlasOrder(), await carlasOrder()];
  await ask(shop.tom, book, { input: { ...input, orderId: one.id } });

  const { errors } = await ask(shop.tom, book, { input: { ...input, orderId: two.id } });

  expect(errors[0]).toMatchObject({
    message: "The bay is taken at that time: choose another",
    extensions: { code: "slot-taken", offers: [{ startsAt: "2026-06-01T17:00:00.000Z" }, {}, {}] },
  });
});

test("invalid input is reported by field", async () => {
  const { id } = await carlasOrder();

  const { errors } = await ask(shop.tom, book, { input: { orderId: id, startsAt: "soon", minutes: 5 } });

  expect(errors[0].extensions).toMatchObject({
    code: "invalid-input",
    fields: [
      { field: "startsAt", message: "Choose a day and a time" },
      { field: "minutes", message: "An appointment takes at least 15 minutes" },
    ],
  });
});

test("customers see their own appointments, but never bay or technician", async () => {
  const read = "{ appointments(orderBy: STARTS_AT_ASC) { totalCount nodes { customerId } } }";

  const [own, others, bay] = [
    await ask(shop.carla, read),
    await ask(shop.cyd, read),
    await ask(shop.carla, "{ appointments { nodes { bayId } } }"),
  ];

  expect(new Set(own.data.appointments.nodes.map(({ customerId }: { customerId: string }) => customerId))).toEqual(
    new Set([shop.carla.customerId]),
  );
  expect(others.data.appointments.totalCount).toBe(0);
  expect(bay.errors[0].extensions.code).toBe("permission-error");
});

const update = `mutation ($input: UpdateFacilityInput!) { updateFacility(input: $input) {
  facility { id version facilityName timeZone closures closureReasons } } }`;
const facility = () => ({
  id: shop.facilityId,
  version: 1,
  facilityName: "Denver West",
  isBase: true,
  isActive: true,
  timeZone: "America/Phoenix",
  workingHours: {
    "1": [
      ["08:00", "12:00"],
      ["13:00", "17:00"],
    ],
  },
  closures: ["2026-12-25", "2026-11-26"],
  closureReasons: { "2026-12-25": "Christmas", "2026-07-04": "Open after all" },
  checksCompetences: false,
});

test("an admin changes a facility once; a stale change and a technician's are rejected", async () => {
  const [refused, changed, second] = [
    await ask(shop.tom, update, { input: facility() }),
    await ask(shop.ada, update, { input: facility() }),
    await ask(shop.ada, update, { input: facility() }),
  ];

  expect(refused.errors[0].extensions.code).toBe("permission-error");
  expect(changed.data.updateFacility.facility).toMatchObject({
    facilityName: "Denver West",
    timeZone: "America/Phoenix",
    closures: ["2026-11-26", "2026-12-25"],
    closureReasons: { "2026-12-25": "Christmas" },
    version: 2,
  });
  expect(second.errors[0].extensions.code).toBe("definition-changed");
});

test("an admin adds a bay and changes it; duplicate names are rejected", async () => {
  const save = `mutation ($input: SaveBayInput!) { saveBay(input: $input) {
    facility { bays(filter: { name: { startsWith: "Bay 3" } }) { nodes { id name capabilities } } } } }`;
  const bay = { facilityId: shop.facilityId, name: "Bay 3", kind: "bay", capabilities: ["surround"] };

  const added = await ask(shop.ada, save, { input: bay });
  const { id } = added.data.saveBay.facility.bays.nodes[0];
  const renamed = await ask(shop.ada, save, { input: { ...bay, id, name: "Bay 3b" } });
  const [same, byTom] = [
    await ask(shop.ada, save, { input: { ...bay, name: "bay 3B" } }),
    await ask(shop.tom, save, { input: bay }),
  ];

  expect(renamed.data.saveBay.facility.bays.nodes).toEqual([{ id, name: "Bay 3b", capabilities: ["surround"] }]);
  expect(same.errors[0].extensions.fields[0].message).toBe("Another bay here has this name");
  expect(byTom.errors[0].extensions.code).toBe("permission-error");
});

const search = `query ($typeKeys: [String!]) { slots(typeKeys: $typeKeys, limit: 1) { slots { bayId } } }`;
const keepTime = `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { appointment { id } } }`;
const readVin = `{ decodeVin(vin: "4T1G11AK2MU990001") { make } }`;

test.each([
  [
    "an anonymous login",
    async () => (await server.post("/v1/auth/signin/anonymous")).body.session.accessToken,
    "permission-error",
  ],
  ["a login that is linked to nobody", () => tokenFor(shop.uma, server), "login-not-linked"],
])("%s sees no times, holds none and decodes no VIN", async (_case, signIn, code) => {
  const token = await signIn();
  const send = (query: string, variables: object = {}) => server.graphql(query, variables, { token });
  const before = await server.db.owner.query("select id from app.appointments");

  const answers = [
    await send(search, { typeKeys: ["CAL-FCAM-S"] }),
    await send(keepTime, { input: { bayId: bays.first.id, startsAt: "2026-06-03T15:00:00Z", minutes: 60 } }),
    await send(readVin),
  ];

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([code, code, code]);
  const after = await server.db.owner.query("select id from app.appointments");
  expect(after.rowCount).toBe(before.rowCount);
});

test("an order cannot change its facility while its appointment is at another one", async () => {
  const elsewhere = buildFacility({ facility_name: "Colorado Springs" });
  await save(server.db.owner, "app.facilities", [elsewhere]);
  const { id } = await carlasOrder();
  await ask(shop.ada, book, {
    input: { orderId: id, bayId: bays.first.id, startsAt: "2026-06-15T15:00:00Z" },
  });
  const { rows } = await server.db.owner.query("select version from app.service_orders where id = $1", [id]);
  const update = `mutation ($input: UpdateServiceOrderInput!) { updateServiceOrder(input: $input) { serviceOrder { id } } }`;

  const { errors } = await ask(shop.ada, update, {
    input: { id, version: rows[0].version, facilityId: elsewhere.id },
  });

  expect(errors[0].extensions).toMatchObject({ code: "invalid-input", fields: [{ field: "facilityId" }] });
});

const giveBack = `mutation ($input: ReleaseHoldInput!) { releaseHold(input: $input) { appointment { id status } } }`;

async function statusesOf(id: string) {
  const { rows } = await server.db.owner.query("select status from app.appointments where id = $1", [id]);
  return rows.map(({ status }) => status);
}

test("a held time is released only by its holder", async () => {
  const kept = await ask(shop.carla, keepTime, {
    input: { bayId: bays.first.id, startsAt: "2026-06-22T15:00:00Z", minutes: 60 },
  });
  const { id } = kept.data.holdSlot.appointment;

  await ask(shop.cyd, giveBack, { input: { id } });
  const afterCyd = await statusesOf(id);
  const given = await ask(shop.carla, giveBack, { input: { id } });
  const again = await ask(shop.carla, giveBack, { input: { id } });

  expect([afterCyd, await statusesOf(id)]).toEqual([["held"], []]);
  expect([given.errors, again.errors]).toEqual([undefined, undefined]);
});

test("a booked appointment cannot be released like a hold", async () => {
  const { id } = await carlasOrder();
  const booked = await ask(shop.ada, book, {
    input: { orderId: id, bayId: bays.first.id, startsAt: "2026-06-29T15:00:00Z" },
  });
  const appointmentId = booked.data?.bookAppointment?.appointment.id ?? "";

  await ask(shop.ada, giveBack, { input: { id: appointmentId } });

  expect(await statusesOf(appointmentId)).toEqual(["confirmed"]);
});

test("without a suitable bay the office learns what is missing", async () => {
  const query = `query ($typeKeys: [String!]) { slots(typeKeys: $typeKeys, limit: 1) { reasons { reason lacks } } }`;

  const { data } = await ask(shop.ada, query, { typeKeys: ["ALN-4W"] });

  expect(data.slots.reasons).toContainEqual({ reason: "noBay", lacks: ["alignmentRack"] });
});
