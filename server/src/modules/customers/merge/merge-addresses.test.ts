import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "#platform/caller.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { buildAddress, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";
import { addressReferences, mergeAddresses } from "./merge-addresses.ts";

let db: TestDatabase;
let shop: Shop;
let ada: Caller;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  ada = { ...shop.ada, isElevated: true };
});
afterAll(() => db[Symbol.asyncDispose]());

async function newAddress(values: object = {}): Promise<string> {
  const address = buildAddress({ customer_id: shop.carla.customerId, ...values });
  await save(db.owner, "app.addresses", [address]);
  return address.id;
}
const merge = (survivorId: string, mergedId: string, more: object = {}, caller: Caller = ada) =>
  inTransaction(db.server, caller, (tx) =>
    mergeAddresses({ survivorId, survivorVersion: 1, mergedId, mergedVersion: 1, ...more }, tx),
  );
const one = async (text: string, id: string) => (await db.owner.query(text, [id])).rows[0];
const list = (id: string, isDefault: boolean) =>
  db.owner.query("insert into app.customer_addresses (customer_id, address_id, is_default) values ($1, $2, $3)", [
    shop.carla.customerId,
    id,
    isDefault,
  ]);

test("whatever used the other address uses the surviving one, and the other is archived", async () => {
  const [kept, other] = [
    await newAddress({ unit: null }),
    await newAddress({ unit: "Gate 4", latitude: 39, longitude: -105 }),
  ];
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, pickup_address_id: other });
  await db.owner.query("update app.customers set address_id = $1 where id = $2", [other, shop.carla.customerId]);
  await db.owner.query("update app.facilities set address_id = $1 where id = $2", [other, shop.facilityId]);
  await list(kept, false);
  await list(other, true);

  await merge(kept, other);

  expect(await one("select pickup_address_id as id from app.service_orders where id = $1", order.id)).toEqual({
    id: kept,
  });
  expect(await one("select address_id as id from app.customers where id = $1", shop.carla.customerId)).toEqual({
    id: kept,
  });
  expect(await one("select address_id as id from app.facilities where id = $1", shop.facilityId)).toEqual({ id: kept });
  const { rows } = await db.owner.query(
    "select address_id, is_default from app.customer_addresses where address_id = any ($1)",
    [[kept, other]],
  );
  expect(rows).toEqual([{ address_id: kept, is_default: true }]);
  expect(await one("select unit, latitude from app.addresses where id = $1", kept)).toEqual({
    unit: "Gate 4",
    latitude: 39,
  });
  expect((await one("select archived_at from app.addresses where id = $1", other)).archived_at).not.toBeNull();
});

test("every reference to an address in the database is known to the merge", async () => {
  const { rows } = await db.owner.query(
    `select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.confrelid = 'app.addresses'::regclass and c.contype = 'f' order by 1`,
  );

  const found = rows.map((row) => `${row.table.replace("app.", "")}.${row.column}`);
  const known = addressReferences.map(([table, column]) => `${table}.${column}`);
  expect(new Set(found)).toEqual(new Set([...known, "customer_addresses.address_id"]));
});

test("only an admin with a fresh proof merges", async () => {
  const [kept, other] = [await newAddress(), await newAddress()];

  await expect(merge(kept, other, {}, shop.ada)).rejects.toMatchObject({ code: "elevated-claim-required" });
  for (const person of [shop.tom, shop.carla])
    await expect(merge(kept, other, {}, { ...person, isElevated: true })).rejects.toMatchObject({
      code: "permission-error",
    });
});

test("an address that someone edits meanwhile, or that is archived, is not merged", async () => {
  const [kept, other] = [await newAddress(), await newAddress()];
  await db.owner.query("update app.addresses set city = 'Golden' where id = $1", [other]);

  await expect(merge(kept, other)).rejects.toMatchObject({ code: "address-changed" });
  await merge(kept, other, { mergedVersion: 2 });
  const { version } = await one("select version from app.addresses where id = $1", kept);
  await expect(merge(kept, other, { survivorVersion: version, mergedVersion: 3 })).rejects.toMatchObject({
    code: "address-changed",
  });
});

test("of two merges at once the second is refused", async () => {
  const [one, other] = [await newAddress(), await newAddress()];

  const outcomes = await Promise.allSettled([merge(one, other), merge(other, one)]);

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("another customer's address stays theirs, and an address is not merged with itself", async () => {
  const [kept, foreign] = [await newAddress(), await newAddress({ customer_id: shop.cyd.customerId })];

  await expect(merge(kept, foreign)).rejects.toMatchObject({ code: "addresses-differ" });
  await expect(merge(kept, kept)).rejects.toMatchObject({ code: "invalid-input" });
});
