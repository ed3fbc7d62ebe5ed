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

const ask = async (person: Person, query: string, variables: object = {}) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

test("staff see the office's figures, and only admins its amounts", async () => {
  await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const figures = "{ adminDashboard { openOrders revenueCents statuses { key count } days { day dropOff } } }";

  const [ada, tom] = [await ask(shop.ada, figures), await ask(shop.tom, figures)];

  expect(ada.data.adminDashboard.openOrders).toBeGreaterThan(0);
  expect(ada.data.adminDashboard.revenueCents).toBe(0);
  expect(tom.data.adminDashboard.revenueCents).toBeNull();
  expect(codeOf(await ask(shop.carla, figures))).toBe("permission-error");
  expect(codeOf(await ask(shop.ada, "{ adminDashboard(days: 0) { openOrders } }"))).toBe("validation-failed");
});

test("customers count their own orders", async () => {
  const { data } = await ask(shop.cyd, "{ customerDashboard { openOrders months { month orders } } }");

  expect(data.customerDashboard.openOrders).toBe(0);
  expect(data.customerDashboard.months).toHaveLength(6);
});
