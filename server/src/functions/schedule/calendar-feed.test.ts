import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../../../test/bays.ts";
import { buildAppointment, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer({ clock: () => new Date("2026-05-04T18:00:00Z") });
  shop = await openShop(server.db.owner);
  const { first } = await addBays(server.db.owner, shop.facilityId);
  const appointment = async (customerId: string, starts_at: string, values: object = {}) => {
    const order = await addOrder(server.db.owner, shop, {
      customerId,
      status: "scheduled",
      internal_order_number: `SO-9000${starts_at.slice(8, 10)}`,
      vehicle: { vehicle_description: "2021 Toyota Camry SE" },
    });
    const appointment = { facility_id: shop.facilityId, bay_id: first.id, technician_id: shop.tom.userId };
    const ends_at = starts_at.replace("T15", "T16");
    const row = buildAppointment({ ...appointment, service_order_id: order.id, starts_at, ends_at, ...values });
    await save(server.db.owner, "app.appointments", [row]);
  };
  await appointment(shop.carla.customerId, "2026-05-05T15:00:00Z");
  await appointment(shop.cyd.customerId, "2026-05-06T15:00:00Z", { status: "requested" });
  await appointment(shop.carla.customerId, "2026-05-07T15:00:00Z", { status: "cancelled" });
  await appointment(shop.carla.customerId, "2026-03-01T15:00:00Z", { status: "completed" });
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, input: object) =>
  server.graphql(query, { input }, { token: await tokenFor(person, server) });
const create = "mutation ($input: CalendarLinkInput!) { createCalendarLink(input: $input) { url } }";
const revoke = "mutation ($input: CalendarLinkInput!) { revokeCalendarLink(input: $input) { revoked } }";
const ofDenver = () => ({ subject: "facility", subjectId: shop.facilityId });
const ofCarla = () => ({ subject: "customer", subjectId: shop.carla.customerId });

async function linkOf(person: Person, input: object): Promise<string> {
  const { data } = await ask(person, create, input);
  return new URL(data.createCalendarLink.url).pathname;
}
async function read(path: string) {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
}

test("a calendar program reads a facility's appointments with the link alone", async () => {
  const feed = await read(await linkOf(shop.ada, ofDenver()));

  expect([feed.status, feed.type]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(feed.text.match(/^(DTSTART|STATUS|X-WR).*(?=\r)/gm)).toEqual([
    "X-WR-CALNAME:Denver",
    "X-WR-TIMEZONE:America/Denver",
    "DTSTART:20260308T020000", // Of the zone.
    "DTSTART;TZID=America/Denver:20260505T090000",
    "STATUS:CONFIRMED",
    "DTSTART;TZID=America/Denver:20260506T090000",
    "STATUS:TENTATIVE",
  ]);
  expect(feed.text).toContain("DESCRIPTION:Bay 1\\nTom Technician");
});

test("a customer's link lists their own appointments, without bay and technician", async () => {
  const { text } = await read(await linkOf(shop.carla, ofCarla()));

  expect(text.match(/^SUMMARY.*(?=\r)/gm)).toEqual(["SUMMARY:SO-900005 · 2021 Toyota Camry SE"]);
  expect(text).not.toMatch(/Bay 1|Tom Technician|Cyd/);
});

test("a new link invalidates the earlier one, and revoking it invalidates the new one", async () => {
  const first = await linkOf(shop.tom, ofDenver());
  const second = await linkOf(shop.tom, ofDenver());
  const afterNew = [(await read(first)).status, (await read(second)).status];

  const { data } = await ask(shop.tom, revoke, ofDenver());

  expect(afterNew).toEqual([404, 200]);
  expect(data.revokeCalendarLink.revoked).toBe(true);
  expect((await read(second)).status).toBe(404);
});

test("a link stops working when its owner's account is disabled", async () => {
  const path = await linkOf(shop.cyd, { subject: "customer", subjectId: shop.cyd.customerId });
  await server.db.owner.query({
    text: "update app.users set disabled = true where id = $1",
    values: [shop.cyd.userId],
  });

  expect((await read(path)).status).toBe(404);
});

test.each([
  ["a customer", "a facility's", () => [shop.carla, ofDenver()] as const, "permission-error"],
  [
    "a technician",
    "another's",
    () => [shop.tom, { subject: "technician", subjectId: shop.ada.userId }] as const,
    "permission-error",
  ],
  ["a technician", "a customer's", () => [shop.tom, ofCarla()] as const, "not-found"],
  ["an unlinked user", "a customer's", () => [shop.uma, ofCarla()] as const, "not-found"],
])("%s cannot create a link to %s appointments", async (_who, _whose, attempt, code) => {
  const { errors } = await ask(...spread(attempt()));

  expect(errors[0].extensions.code).toBe(code);
});

const spread = ([person, input]: readonly [Person, object]): [Person, string, object] => [person, create, input];

test("an invalid token finds nothing", async () => {
  expect((await read("/v1/functions/calendar/nothing.ics")).status).toBe(404);
});
