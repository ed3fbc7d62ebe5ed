import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.owner.query("truncate app.undeliverable_addresses");
  await server.db.owner.query(`insert into app.undeliverable_addresses (address, reason, detail)
    values ('carla@example.com', 'bounced', 'No such user'), ('gone@example.com', 'complaint', '')`);
  await server.db.owner.query("update app.customers set email = 'office@example.com'");
  await server.db.owner.query("update app.contacts set email = null, phone = '1'");
  await server.db.owner.query("update app.contacts set email = 'Carla@Example.com' where customer_id = $1", [
    shop.carla.customerId,
  ]);
});

async function problemOf(person: Person, customerId = shop.carla.customerId) {
  const query = `query ($id: UUID!) { customer(id: $id) { contacts(first: 5) { nodes { emailProblem { reason detail } } } } }`;
  const { data } = await server.graphql(query, { id: customerId }, { token: await tokenFor(person, server) });
  return data.customer.contacts.nodes[0].emailProblem;
}

async function clear(person: Person, address: string, customerId = shop.carla.customerId) {
  const query = `mutation ($input: ClearUndeliverableAddressInput!) {
    clearUndeliverableAddress(input: $input) { customer { id } } }`;
  const input = { customerId, address };
  const { errors } = await server.graphql(query, { input }, { token: await tokenFor(person, server) });
  return errors?.[0].extensions.code ?? "cleared";
}

test("staff see at the contact why nothing is mailed to it; customers do not", async () => {
  const problem = { reason: "bounced", detail: "No such user" };

  expect(await problemOf(shop.tom)).toEqual(problem);
  expect(await problemOf(shop.ada)).toEqual(problem);
  expect(await problemOf(shop.carla)).toBeNull();
});

test("staff clear an address, and it is mailed again", async () => {
  expect(await clear(shop.tom, " CARLA@example.com ")).toBe("cleared");

  expect(await problemOf(shop.tom)).toBeNull();
  expect(await clear(shop.tom, "carla@example.com")).toBe("not-found");
});

test("nobody else clears it, and no address that the customer does not have", async () => {
  expect(await clear(shop.carla, "carla@example.com")).toBe("permission-error");
  expect(await clear(shop.ada, "gone@example.com")).toBe("not-found");
  expect(await clear(shop.ada, "carla@example.com", shop.cyd.customerId)).toBe("not-found");
});
