import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { buildEquipment, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { setEquipmentWatched } from "./set-equipment-watched.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

async function addTool(): Promise<string> {
  const tool = buildEquipment({ facility_id: shop.facilityId });
  await save(db.owner, "app.equipment", [tool]);
  return tool.id;
}

const set = (person: Person, input: object) =>
  inTransaction(db.server, person, (tx) => setEquipmentWatched({ version: 1, isWatched: true, ...input }, tx));

test("an admin marks a tool as watched, and takes the mark back", async () => {
  const id = await addTool();
  const stored = async () => {
    const { rows } = await db.owner.query("select is_watched, version from app.equipment where id = $1", [id]);
    return rows;
  };

  await set(shop.ada, { id });
  expect(await stored()).toEqual([{ is_watched: true, version: 2 }]);

  await set(shop.ada, { id, version: 2, isWatched: false });
  expect(await stored()).toEqual([{ is_watched: false, version: 3 }]);
});

test("not technicians, not customers, and not over somebody's change", async () => {
  const id = await addTool();

  await expect(set(shop.tom, { id })).rejects.toMatchObject({ code: "permission-error" });
  await expect(set(shop.carla, { id })).rejects.toMatchObject({ code: "permission-error" });
  await expect(set(shop.ada, { id, version: 2 })).rejects.toMatchObject({ code: "equipment-changed" });
});
