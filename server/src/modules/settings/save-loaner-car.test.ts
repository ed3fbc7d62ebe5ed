import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { saveLoanerCar } from "./save-loaner-car.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const save = (person: Person, input: object) =>
  inTransaction(db.server, person, (tx) => saveLoanerCar({ name: "Blue hatchback", ...input }, tx));

test("an admin adds a loaner car and takes it out of use", async () => {
  const { loanerCar: id } = await save(shop.ada, { plate: "ABC-123" });
  await save(shop.ada, { id, version: 1, plate: "ABC-124", isActive: false });

  const { rows } = await db.owner.query("select name, plate, is_active, version from app.loaner_cars where id = $1", [
    id,
  ]);
  expect(rows).toEqual([{ name: "Blue hatchback", plate: "ABC-124", is_active: false, version: 2 }]);
});

test("not technicians, not customers, not without a name, and not over somebody's change", async () => {
  const { loanerCar: id } = await save(shop.ada, {});

  await expect(save(shop.tom, {})).rejects.toMatchObject({ code: "permission-error" });
  await expect(save(shop.carla, {})).rejects.toMatchObject({ code: "permission-error" });
  await expect(save(shop.ada, { name: " " })).rejects.toMatchObject({ code: "invalid-input" });
  await expect(save(shop.ada, { id, version: 2 })).rejects.toMatchObject({ code: "definition-changed" });
});
