import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAppointment, buildBay, buildFacility, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  await ask("base", shop.facilityId, { created_at: "2026-02-02T12:00:00Z" });
  const elsewhere = buildFacility();
  await save(server.db.owner, "app.facilities", [elsewhere]);
  await ask("elsewhere", elsewhere.id, { created_at: "2026-02-01T12:00:00Z" });
  await ask("agreed", shop.facilityId, { status: "confirmed", ...day(5) });
  await ask("past", shop.facilityId, day(-5));
});
afterAll(() => server[Symbol.asyncDispose]());

const day = (ahead: number) => ({
  starts_at: new Date(Date.now() + ahead * 86_400_000).toISOString(),
  ends_at: new Date(Date.now() + ahead * 86_400_000 + 3_600_000).toISOString(),
});

async function ask(note: string, facilityId: string, values: object) {
  const { owner } = server.db;
  const { customerId } = shop.carla;
  const { id } = await addOrder(owner, shop, { customerId, status: "approved", facility_id: facilityId });
  const bay = buildBay({ facility_id: facilityId, name: `Bay for ${note}` });
  await save(owner, "app.bays", [bay]);
  const place = { service_order_id: id, facility_id: facilityId, bay_id: bay.id };
  const asked = { customer_note: note, status: "requested", ...day(30), ...place, ...values };
  await save(owner, "app.appointments", [buildAppointment(asked)]);
}

const requests = `query ($from: Datetime!) { appointments(orderBy: CREATED_AT_ASC,
  filter: { status: { equalTo: "requested" }, startsAt: { greaterThanOrEqualTo: $from } }) { nodes { customerNote } } }`;

async function listed(person: Person): Promise<string[]> {
  const token = await tokenFor(person, server);
  const { data } = await server.graphql(requests, { from: new Date().toISOString() }, { token });
  return data.appointments.nodes.map((appointment: { customerNote: string }) => appointment.customerNote);
}

async function counted(person: Person): Promise<number | undefined> {
  const token = await tokenFor(person, server);
  const { data } = await server.graphql("{ adminDashboard { appointmentRequests } }", {}, { token });
  return data?.adminDashboard?.appointmentRequests;
}

test("staff see every request that is still ahead, who asked first comes first, and count them", async () => {
  const { ada } = shop;

  expect([await listed(ada), await counted(ada)]).toEqual([["elsewhere", "base"], 2]);
});

test("technicians of one location see and count what was asked of it", async () => {
  const { tom, facilityId } = shop;
  const limit = "update app.users set facility_ids = $2 where id = $1";
  await server.db.owner.query({ text: limit, values: [tom.userId, [facilityId]] });

  expect([await listed(tom), await counted(tom)]).toEqual([["base"], 1]);
});

test("customers see their own requests alone, and count nobody's", async () => {
  const { carla, cyd } = shop;

  expect([await listed(carla), await listed(cyd), await counted(carla)]).toEqual([
    ["elsewhere", "base"],
    [],
    undefined,
  ]);
});
