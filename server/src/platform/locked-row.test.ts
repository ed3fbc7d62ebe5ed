import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../test/database.ts";
import { openShop, type Person, type Shop } from "../../test/shop.ts";
import { inTransaction } from "./database/transaction.ts";
import { lockRow } from "./locked-row.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const lock = (person: Person, input: object) =>
  inTransaction(db.server, person, (tx) => lockRow("customers", input, tx));

test("a row is returned whole, as it was read", async () => {
  const { customerId: id } = shop.carla;

  expect(await lock(shop.ada, { id, version: 1 })).toMatchObject({ id, version: 1, status: "active" });
});

test("a row that was changed since has the error of its table", async () => {
  const { customerId: id } = shop.carla;

  await expect(lock(shop.ada, { id, version: 2 })).rejects.toMatchObject({ code: "customer-changed" });
});

test("a row that the caller does not see is not found, in whatever version", async () => {
  const { customerId: id } = shop.carla;

  await expect(lock(shop.cyd, { id, version: 2 })).rejects.toMatchObject({ code: "not-found" });
});

test("another change of the row waits until this one has ended", async () => {
  const { customerId: id } = shop.carla;
  const waits = (text: string) => db.owner.query({ text, values: [id] }).catch(({ code }: { code: string }) => code);

  const refused = await inTransaction(db.server, shop.ada, async (tx) => {
    await lockRow("customers", { id, version: 1 }, tx);
    return waits("select from app.customers where id = $1 for update nowait");
  });

  expect(refused).toBe("55P03");
});
