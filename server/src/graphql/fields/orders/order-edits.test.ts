import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFacility, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, variables: object = {}) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

const update = `mutation ($input: UpdateServiceOrderInput!) { updateServiceOrder(input: $input) { serviceOrder { version } } }`;

async function edited(person: Person, input: object) {
  const { errors } = await ask(person, update, { input });
  expect(errors).toBeUndefined();
}

const addCarlasOrder = async (values: object = {}) =>
  (await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, ...values })).id;

async function editsOf(person: Person, id: string) {
  const query = "query ($id: UUID!) { serviceOrder(id: $id) { edits { id at by field before after } } }";
  const { data } = await ask(person, query, { id });
  return data.serviceOrder?.edits;
}

test("staff read who changed which field, from which value to which, the latest first", async () => {
  const phoenix = buildFacility({ facility_name: "Phoenix" });
  await save(server.db.owner, "app.facilities", [phoenix]);
  const id = await addCarlasOrder({ po_number: "12" });

  await edited(shop.ada, { id, version: 1, poNumber: "14", cost: 65_000 });
  await edited(shop.tom, { id, version: 2, assignedTechnicianId: shop.tom.userId });
  await edited(shop.ada, { id, version: 3, facilityId: phoenix.id, assignedTechnicianId: null });

  const ofTom = "Tom Technician";
  expect(await editsOf(shop.tom, id)).toMatchObject([
    { by: "Ada Admin", field: "assignedTechnicianId", before: ofTom, after: null },
    { by: "Ada Admin", field: "facilityId", before: "Denver", after: "Phoenix" },
    { by: ofTom, field: "assignedTechnicianId", before: null, after: ofTom },
    { by: "Ada Admin", field: "cost", before: "32500", after: "65000" },
    { by: "Ada Admin", field: "poNumber", before: "12", after: "14" },
  ]);
});

test("a rejected edit names the person who changed the field first", async () => {
  const id = await addCarlasOrder({ po_number: "12" });
  await edited(shop.ada, { id, version: 1, poNumber: "14" });

  const { errors } = await ask(shop.tom, update, { input: { id, version: 1, poNumber: "15" } });

  expect(errors[0].extensions).toMatchObject({
    code: "order-changed",
    edits: [{ by: "Ada Admin", at: expect.any(String), field: "poNumber", before: "12", after: "14" }],
  });
});

test("customers read no edits, and nothing of another's order", async () => {
  const id = await addCarlasOrder();
  await edited(shop.carla, { id, version: 1, notes: "Please wash it" });

  expect(await editsOf(shop.carla, id)).toBeNull();
  expect(await editsOf(shop.cyd, id)).toBeUndefined();
  expect(await editsOf(shop.ada, id)).toMatchObject([{ by: "Carla Customer", field: "notes" }]);
  expect(await editsOf(shop.tom, id)).toMatchObject([{ by: "The customer", field: "notes" }]);
});

test("what a technician may not read of an order is not in its edits either", async () => {
  const id = await addCarlasOrder();
  await edited(shop.ada, { id, version: 1, cost: 65_000, poNumber: "14" });
  const { owner } = server.db;
  const { rows } = await owner.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
      where attrelid = 'app.service_orders'::regclass and attnum > 0 and not attisdropped and attname <> 'cost'`,
  );
  await owner.query("revoke select on app.service_orders from app_technician");
  await owner.query(`grant select (${rows[0]?.names}) on app.service_orders to app_technician`);

  const edits = await editsOf(shop.tom, id);

  await owner.query("grant select on app.service_orders to app_technician");
  expect(edits).toMatchObject([{ field: "poNumber" }]);
});

test("moves and how an order began are no edits", async () => {
  const { vehicle } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const input = { vehicleId: vehicle.id, calibrationType: "CAL-SVM", customerId: shop.carla.customerId };
  const create = `mutation ($input: CreateServiceOrderInput!) { createServiceOrder(input: $input) { serviceOrder { id version } } }`;
  const { data } = await ask(shop.ada, create, { input });
  const { id, version } = data.createServiceOrder.serviceOrder;

  const move = `mutation ($input: ChangeServiceOrderStatusInput!) { changeServiceOrderStatus(input: $input) { serviceOrder { id } } }`;
  const moved = await ask(shop.ada, move, { input: { id, version, statusKey: "info", note: "Which repair?" } });

  expect(moved.errors).toBeUndefined();
  expect(await editsOf(shop.ada, id)).toEqual([]);
});

test("what follows from something else has nobody's name", async () => {
  const id = await addCarlasOrder();
  const byCarla = [
    {
      text: "select set_config('app.role', 'customer', true), set_config('app.user_id', $1, true)",
      values: [shop.carla.userId],
    },
    { text: "update app.service_orders set assigned_technician_id = $1 where id = $2", values: [shop.tom.userId, id] },
  ];
  const client = await server.db.owner.connect();
  await client.query("begin");
  for (const statement of byCarla) await client.query(statement);
  await client.query("commit");
  client.release();

  expect(await editsOf(shop.ada, id)).toMatchObject([
    { by: null, field: "assignedTechnicianId", after: "Tom Technician" },
  ]);
});

test("the edits of many orders are read at once, each order its own", async () => {
  const ids = [await addCarlasOrder(), await addCarlasOrder()];
  for (const [index, id] of ids.entries()) await edited(shop.ada, { id, version: 1, poNumber: `PO-${index}` });

  const query =
    "query ($ids: [UUID!]) { serviceOrders(filter: { id: { in: $ids } }) { nodes { id edits { after } } } }";
  const { data } = await ask(shop.ada, query, { ids });

  const byId = new Map(data.serviceOrders.nodes.map(({ id, edits }: { id: string; edits: object[] }) => [id, edits]));
  expect(ids.map((id) => byId.get(id))).toEqual([[{ after: "PO-0" }], [{ after: "PO-1" }]]);
});
