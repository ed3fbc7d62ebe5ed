import { createClient } from "graphql-ws";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { buildAppointment, buildBay, buildFacility, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let ofCarla: { id: string };
let ofCyd: { id: string };

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  ofCarla = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  ofCyd = await addOrder(server.db.owner, shop, { customerId: shop.cyd.customerId });
});
afterAll(() => server[Symbol.asyncDispose]());

const changes =
  "subscription ($orderId: UUID, $kiosk: String) { orderChanges(orderId: $orderId, kiosk: $kiosk) { id statusId changedAt } }";

async function follow(person: Person | null, variables: Record<string, unknown> = {}) {
  const headers = person ? { authorization: `Bearer ${await tokenFor(person, server)}` } : {};
  const client = createClient({
    url: `${server.url.replace("http", "ws")}/v1/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { headers },
  });
  const events = client.iterate({ query: changes, variables });
  return {
    // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever came back
    next: async (): Promise<any> => (await events.next()).value,
    [Symbol.asyncDispose]: async () => {
      await client.dispose();
    },
  };
}
async function moveTo(order: { id: string }, status: string) {
  await server.db.owner.query("update app.service_orders set status_id = $2 where id = $1", [
    order.id,
    shop.status(status),
  ]);
}

test("the office hears at once which order moved and where to", async () => {
  await using live = await follow(shop.ada);

  const first = await live.next();
  await moveTo(ofCarla, "info");
  const second = await live.next();

  expect(first.data.orderChanges.id).toBeNull();
  expect(second.data.orderChanges).toMatchObject({ id: ofCarla.id, statusId: shop.status("info") });
});

test("a customer hears of own orders alone", async () => {
  await using live = await follow(shop.carla);
  await live.next();

  await moveTo(ofCyd, "estimating");
  await moveTo(ofCarla, "estimating");

  expect((await live.next()).data.orderChanges.id).toBe(ofCarla.id);
});

test("a technician of some facilities hears of their orders, also of one that leaves them", async () => {
  const boulder = buildFacility({ facility_name: "Boulder" });
  await save(server.db.owner, "app.facilities", [boulder]);
  await server.db.owner.query("update app.users set facility_ids = array[$2::uuid] where id = $1", [
    shop.tom.userId,
    boulder.id,
  ]);
  const here = await addOrder(server.db.owner, shop, { customerId: shop.cyd.customerId, facility_id: boulder.id });
  await using live = await follow(shop.tom);
  await live.next();

  await moveTo(ofCyd, "info");
  await server.db.owner.query("update app.service_orders set facility_id = $2 where id = $1", [
    here.id,
    shop.facilityId,
  ]);

  expect((await live.next()).data.orderChanges.id).toBe(here.id);
});

test.each([
  ["a message", "insert into app.order_messages (service_order_id, body) values ($1, 'When?')"],
  ["an alert", "insert into app.admin_notifications (service_order_id, message) values ($1, 'The tow is late')"],
  [
    "a mail",
    "insert into app.messages (service_order_id, channel, template, recipient, body) values ($1, 'email', 'note', 'cyd@example.com', 'Hello')",
  ],
])("whoever follows one order hears of it and of what hangs on it: %s", async (_what, insertion) => {
  await using live = await follow(shop.ada, { orderId: ofCyd.id });
  await live.next();

  await moveTo(ofCarla, "info");
  await server.db.owner.query(insertion, [ofCyd.id]);

  expect((await live.next()).data.orderChanges.id).toBe(ofCyd.id);
});

test("no rows of an order change unheard, except those that are written with others that tell", async () => {
  const { rows } = await server.db.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'service_order_id'
    where c.relnamespace = 'app'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'tell_change') order by 1`,
  );

  expect(rows.map(({ name }) => name)).toEqual([
    "appointment_changes",
    "conversations",
    "order_task_files",
    "readiness_records",
    "status_changes",
  ]);
});

test("a slow reader gets the latest of each order, not all that went before", async () => {
  await using live = await follow(shop.ada);
  await live.next();

  await moveTo(ofCarla, "estimating");
  await moveTo(ofCyd, "estimating");
  const heard = [await live.next(), await live.next()];

  expect(heard.map(({ data }) => data.orderChanges.id)).toEqual([ofCarla.id, ofCyd.id]);
});

test("nobody hears without a login or the secret of a link", async () => {
  for (const [person, variables] of [
    [null, {}],
    [shop.uma, {}],
  ] as const) {
    await using live = await follow(person, variables);

    expect((await live.next()).errors[0].extensions.code).toBe("permission-error");
  }
});

test("a wrong secret is refused in plain words", async () => {
  await using live = await follow(null, { kiosk: "guessed" });

  expect((await live.next()).errors[0].message).toMatch(/has been revoked\. Ask an admin/);
});

test("a screen hears that something has changed, not what", async () => {
  const { data } = await server.graphql(
    'mutation { createKioskLink(input: { name: "Wall" }) { url } }',
    {},
    { token: await tokenFor(shop.ada, server) },
  );
  const kiosk = new URLSearchParams(new URL(data.createKioskLink.url).hash.slice(1)).get("kiosk");
  await using live = await follow(null, { kiosk });
  await live.next();

  await moveTo(ofCarla, "info");

  expect((await live.next()).data.orderChanges).toMatchObject({ id: null, statusId: null });
});

test("a screen whose link is revoked hears no more, and the others do", async () => {
  const ada = { token: await tokenFor(shop.ada, server) };
  const links = [];
  for (const name of ["Wall", "Office"]) {
    const { data } = await server.graphql(
      "mutation ($name: String!) { createKioskLink(input: { name: $name }) { url } }",
      { name },
      ada,
    );
    links.push(new URLSearchParams(new URL(data.createKioskLink.url).hash.slice(1)).get("kiosk"));
  }
  await using wall = await follow(null, { kiosk: links[0] });
  await using office = await follow(null, { kiosk: links[1] });
  await Promise.all([wall.next(), office.next()]);
  const { data } = await server.graphql("{ kioskLinks { id name } }", {}, ada);
  const { id } = data.kioskLinks.find((link: { name: string }) => link.name === "Wall");

  await server.graphql("mutation ($id: UUID!) { revokeKioskLink(input: { id: $id }) { revoked } }", { id }, ada);
  await moveTo(ofCarla, "info");

  expect(await wall.next()).toBeUndefined();
  expect((await office.next()).data.orderChanges).toMatchObject({ id: null });
});

const tomorrow = (hour: number) => new Date(Date.UTC(2031, 2, 4, hour)).toISOString();

async function addAppointment(facilityId: string, values: Record<string, unknown>) {
  const bay = buildBay({ facility_id: facilityId });
  await save(server.db.owner, "app.bays", [bay]);
  const appointment = buildAppointment({
    facility_id: facilityId,
    bay_id: bay.id,
    starts_at: tomorrow(15),
    ends_at: tomorrow(16),
    ...values,
  });
  return { bay, add: () => save(server.db.owner, "app.appointments", [appointment]), appointment };
}
async function addTechnicianOf(facilityId: string) {
  await server.db.owner.query("update app.users set facility_ids = array[$2::uuid] where id = $1", [
    shop.tom.userId,
    facilityId,
  ]);
}

test("the office and the customer hear of an appointment of the order", async () => {
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const { add } = await addAppointment(shop.facilityId, { service_order_id: order.id, status: "requested" });
  await using office = await follow(shop.ada);
  await using customer = await follow(shop.carla);
  await office.next();
  await customer.next();

  await add();

  expect((await office.next()).data.orderChanges.id).toBe(order.id);
  expect((await customer.next()).data.orderChanges.id).toBe(order.id);
});

test("another customer does not hear of a hold, its own customer does", async () => {
  const { add } = await addAppointment(shop.facilityId, {
    customer_id: shop.cyd.customerId,
    status: "held",
    held_until: tomorrow(10),
  });
  await using stranger = await follow(shop.carla);
  await using holder = await follow(shop.cyd);
  await stranger.next();
  await holder.next();

  await add();
  await moveTo(ofCarla, "estimating");
  await moveTo(ofCarla, "info");

  expect((await holder.next()).data.orderChanges.id).toBeNull();
  expect((await stranger.next()).data.orderChanges.id).toBe(ofCarla.id);
});

test("a technician hears of an appointment of an order elsewhere, not of which", async () => {
  const [home, away] = [buildFacility({ facility_name: "Golden" }), buildFacility({ facility_name: "Pueblo" })];
  await save(server.db.owner, "app.facilities", [home, away]);
  const order = await addOrder(server.db.owner, shop, { customerId: shop.cyd.customerId, facility_id: away.id });
  const here = await addAppointment(home.id, { service_order_id: order.id, status: "confirmed" });
  await addTechnicianOf(home.id);
  await using live = await follow(shop.tom);
  await live.next();

  await here.add();

  expect((await live.next()).data.orderChanges).toMatchObject({ id: null, statusId: null });
});

test("a technician does not hear of a hold at another facility", async () => {
  const salida = buildFacility({ facility_name: "Salida" });
  await save(server.db.owner, "app.facilities", [salida]);
  const here = await addOrder(server.db.owner, shop, { customerId: shop.cyd.customerId, facility_id: salida.id });
  const elsewhere = await addAppointment(shop.facilityId, { status: "held", held_until: tomorrow(10) });
  await addTechnicianOf(salida.id);
  await using live = await follow(shop.tom);
  await live.next();

  await elsewhere.add();
  await moveTo(here, "info");

  expect((await live.next()).data.orderChanges.id).toBe(here.id);
});

test("everyone hears when a facility changes", async () => {
  await using office = await follow(shop.ada);
  await using technician = await follow(shop.tom);
  await using customer = await follow(shop.carla);
  const people = [office, technician, customer];
  for (const live of people) await live.next();

  await server.db.owner.query("update app.facilities set is_active = is_active where id = $1", [shop.facilityId]);

  for (const live of people) expect((await live.next()).data.orderChanges.id).toBeNull();
});

test("the staff hears of a bay, a customer does not", async () => {
  const { bay } = await addAppointment(shop.facilityId, {});
  await using technician = await follow(shop.tom);
  await using customer = await follow(shop.carla);
  await technician.next();
  await customer.next();

  await server.db.owner.query("update app.bays set name = 'Bay at the gate' where id = $1", [bay.id]);
  await moveTo(ofCarla, "estimating");

  expect((await technician.next()).data.orderChanges.id).toBeNull();
  expect((await customer.next()).data.orderChanges.id).toBe(ofCarla.id);
});

test.each([
  [
    "an absence",
    "insert into app.absences (user_id, starts_at, ends_at, reason) values ($1, now(), now() + interval '1 day', 'Ill')",
  ],
  ["own weekly hours", "insert into app.shifts (user_id, working_hours) values ($1, '{}')"],
])("the staff hears of %s of a colleague, a customer does not", async (_what, insertion) => {
  await using ofTom = await follow(shop.tom);
  await using ofCustomer = await follow(shop.carla);
  await ofTom.next();
  await ofCustomer.next();

  await server.db.owner.query(insertion, [shop.ada.userId]);
  await moveTo(ofCarla, "approval");

  expect((await ofTom.next()).data.orderChanges.id).toBeNull();
  expect((await ofCustomer.next()).data.orderChanges.id).toBe(ofCarla.id);
});

test("the staff hears that a bay is out of order, a customer does not", async () => {
  const bay = buildBay({ facility_id: shop.facilityId, name: "Bay out of order" });
  await save(server.db.owner, "app.bays", [bay]);
  await using ofOffice = await follow(shop.ada);
  await using ofCustomer = await follow(shop.carla);
  await ofOffice.next();
  await ofCustomer.next();

  await server.db.owner.query(
    "insert into app.bay_outages (bay_id, starts_at, ends_at, reason) values ($1, now(), now() + interval '1 day', 'Lift')",
    [bay.id],
  );
  await moveTo(ofCarla, "estimating");

  expect((await ofOffice.next()).data.orderChanges.id).toBeNull();
  expect((await ofCustomer.next()).data.orderChanges.id).toBe(ofCarla.id);
});

test("whoever follows one order does not hear of a hold or a facility", async () => {
  await using live = await follow(shop.ada, { orderId: ofCyd.id });
  await live.next();

  await server.db.owner.query("update app.facilities set is_active = is_active where id = $1", [shop.facilityId]);
  await moveTo(ofCyd, "estimating");

  expect((await live.next()).data.orderChanges.id).toBe(ofCyd.id);
});
