import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const setPriority = `mutation ($input: SetOrderPriorityInput!) {
  setOrderPriority(input: $input) { serviceOrder { id priority version } } }`;

async function rush(person: Person, { id }: { id: string }, version = 1) {
  const input = { id, version, priority: "rush" };
  const { data, errors } = await server.graphql(setPriority, { input }, { token: await tokenFor(person, server) });
  return errors ? errors[0].extensions.code : data.setOrderPriority.serviceOrder;
}

const addCarlasOrder = (values: object = {}) =>
  addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, ...values });

test("a technician makes an order urgent", async () => {
  const order = await addCarlasOrder();

  expect(await rush(shop.tom, order)).toEqual({ id: order.id, priority: "rush", version: 2 });
});

test("its customer does not", async () => {
  expect(await rush(shop.carla, await addCarlasOrder())).toBe("permission-error");
});

test("nobody does once it is closed, nor over somebody else's change", async () => {
  expect(await rush(shop.ada, await addCarlasOrder({ status: "closed" }))).toBe("order-closed");
  expect(await rush(shop.ada, await addCarlasOrder(), 7)).toBe("order-changed");
});
