/** A customer's first address is the billing address, whichever way it comes. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCustomer, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const street = (name: string) => ({ street: name, city: "Boulder", state: "CO", postalCode: "80302" });

async function ask(query: string, input: object, person: Person = shop.tom) {
  const { data, errors } = await server.graphql(query, { input }, { token: await tokenFor(person, server) });
  expect(errors).toBeUndefined();
  return data;
}

async function newCustomer(): Promise<string> {
  const customer = buildCustomer();
  await save(server.db.owner, "app.customers", [customer]);
  return customer.id;
}

async function addressTo(customerId: string, input: object, person?: Person): Promise<string> {
  const query = "mutation ($input: SaveAddressInput!) { saveAddress(input: $input) { address { id } } }";
  return (await ask(query, { customerId, ...input }, person)).saveAddress.address.id;
}

async function billedAt(customerId: string): Promise<string | null> {
  const { rows } = await server.db.owner.query("select address_id from app.customers where id = $1", [customerId]);
  return rows[0].address_id;
}

test("an address typed in by hand is billed at, and the next one is not", async () => {
  const customerId = await newCustomer();

  const first = await addressTo(customerId, street("1 Pearl St"));
  await addressTo(customerId, street("2 Pearl St"));

  expect(await billedAt(customerId)).toBe(first);
});

test("a customer's own first address is billed at, as accounting is told", async () => {
  await server.db.owner.query("update app.customers set address_id = null where id = $1", [shop.cyd.customerId]);

  const own = await addressTo(shop.cyd.customerId, street("3 Pearl St"), shop.cyd);

  expect(await billedAt(shop.cyd.customerId)).toBe(own);
  const { rows } = await server.db.owner.query(
    "select payload -> 'fields' as fields from app_private.events where type = 'customer.updated' and entity_id = $1",
    [shop.cyd.customerId],
  );
  expect(rows).toEqual([{ fields: ["addressId"] }]);
});

test("a customer created with an address is billed there, in one version", async () => {
  const { createCustomer } = await ask(
    "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id version address { street } } } }",
    { companyName: "New Body Works", email: "new@example.com", address: street("4 Pearl St") },
  );

  expect(createCustomer.customer).toMatchObject({ version: 2, address: { street: "4 Pearl St" } });
});
