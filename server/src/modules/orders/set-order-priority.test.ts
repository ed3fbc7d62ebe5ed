import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { setOrderPriority } from "./set-order-priority.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const newOrder = (values: object = {}) => addOrder(db.owner, shop, { customerId: shop.carla.customerId, ...values });
const set = (person: Person, input: object) =>
  inTransaction(db.server, person, (tx) => setOrderPriority({ version: 1, priority: "rush", ...input }, tx));

test("staff set how urgent an order is", async () => {
  const { id } = await newOrder();

  await set(shop.tom, { id });

  const { rows } = await db.owner.query("select priority from app.service_orders where id = $1", [id]);
  expect(rows).toEqual([{ priority: "rush" }]);
});

test("not customers, not on a closed order, and not over somebody's change", async () => {
  const [open, closed] = [await newOrder(), await newOrder({ status: "closed" })];

  await expect(set(shop.carla, { id: open.id })).rejects.toMatchObject({ code: "permission-error" });
  await expect(set(shop.ada, { id: closed.id })).rejects.toMatchObject({ code: "order-closed" });
  await expect(set(shop.ada, { id: open.id, version: 2 })).rejects.toMatchObject({ code: "order-changed" });
});
