// An address is half of what signs somebody in. Customers see who works on their orders, but not by which address.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  const values = { customerId: shop.carla.customerId, assigned_technician_id: shop.tom.userId };
  const { id } = await addOrder(server.db.owner, shop, values);
  await server.db.owner.query(
    "insert into app.order_messages (service_order_id, author_id, author_name, body) values ($1, $2, 'Tom', 'Hello')",
    [id, shop.tom.userId],
  );
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string) =>
  server.graphql(query, {}, { token: await tokenFor(person, server) });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const baseData = "query GetBaseData { users(orderBy: DISPLAY_NAME_ASC) { nodes { id displayName email } } }";

test("a customer reads their own address and none of the staff on their orders", async () => {
  const { data, errors } = await ask(shop.carla, baseData);

  expect(errors).toBe(undefined);
  expect(data.users.nodes).toEqual([
    { id: shop.carla.userId, displayName: "Carla Customer", email: "carla@example.com" },
    { id: shop.tom.userId, displayName: "Tom Technician", email: null },
  ]);
});

test("nor by way of an order", async () => {
  const query = "{ serviceOrders { nodes { assignedTechnician { displayName email } } } }";

  const { data, errors } = await ask(shop.carla, query);

  expect(errors).toBe(undefined);
  expect(data.serviceOrders.nodes).toEqual([{ assignedTechnician: { displayName: "Tom Technician", email: null } }]);
});

test.each([
  `{ users(filter: { email: { equalTo: "tom@example.com" } }) { totalCount } }`,
  `{ users(filter: { email: { startsWith: "t" } }) { nodes { id } } }`,
  `{ users(condition: { email: "tom@example.com" }) { totalCount } }`,
  "{ users(orderBy: EMAIL_ASC) { nodes { id } } }",
  `{ serviceOrders(filter: { assignedTechnician: { email: { like: "t%" } } }) { totalCount } }`,
])("nor by asking in another way: %s", async (query) => {
  expect(["permission-error", "validation-failed"]).toContain(codeOf(await ask(shop.carla, query)));
});

test("staff read all of them, and find people by them", async () => {
  const found = `{ users(filter: { email: { startsWith: "ada" } }) { nodes { email } } }`;

  const [office, workshop] = [await ask(shop.ada, baseData), await ask(shop.tom, baseData)];
  const byAddress = await ask(shop.ada, found);

  expect(office.data.users.nodes.map(({ email }: { email: string }) => email)).toContain("cyd@example.com");
  expect(workshop.data.users.nodes.map(({ email }: { email: string }) => email)).toEqual([
    "ada@example.com",
    "tom@example.com",
  ]);
  expect(byAddress.data.users.nodes).toEqual([{ email: "ada@example.com" }]);
});
