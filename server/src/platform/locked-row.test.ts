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

const seen = async () => {
  const id = shop.carla.customerId;
  const { rows } = await db.owner.query<{ version: number }>({
    text: "select version from app.customers where id = $1",
    values: [id],
  });
  return { id, version: rows[0]?.version ?? 0 };
};
const lock = (person: Person, input: object) =>
  inTransaction(db.server, person, (tx) => lockRow("customers", input, tx));

test("a row is returned whole, as it was read", async () => {
  const asked = await seen();

  expect(await lock(shop.ada, asked)).toMatchObject({ ...asked, status: "active" });
});

test("a row that was changed since has the error of its table", async () => {
  const { id, version } = await seen();

  await expect(lock(shop.ada, { id, version: version - 1 })).rejects.toMatchObject({ code: "customer-changed" });
});

test("a row that the caller does not see is not found, in whatever version", async () => {
  const { id, version } = await seen();

  await expect(lock(shop.cyd, { id, version: version - 1 })).rejects.toMatchObject({ code: "not-found" });
});

test("another change of the row waits until this one has ended", async () => {
  const asked = await seen();
  const waits = (text: string) =>
    db.owner.query({ text, values: [asked.id] }).catch(({ code }: { code: string }) => code);

  const refused = await inTransaction(db.server, shop.ada, async (tx) => {
    await lockRow("customers", asked, tx);
    return waits("select from app.customers where id = $1 for update nowait");
  });

  expect(refused).toBe("55P03");
});
