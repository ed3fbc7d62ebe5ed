import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { buildContact, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { openShop, type Shop } from "../../../../test/shop.ts";
import { findKnown, findSender } from "./find-sender.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  await db.owner.query(`insert into app.customers (company_name, first_name, last_name, email, phone)
    select 'Shop ' || n, 'Al', 'Pine', 'al' || n || '@shop' || n || '.example', '+1720' || (2000000 + n) from generate_series(1, 20000) n`);
  await db.owner.query(`insert into app.contacts (customer_id, name, email, phone, is_preferred)
    select id, 'Bo', 'bo.' || email, '+1719' || right(phone, 7), true from app.customers where email like 'al%'`);
  await db.owner.query("analyze app.customers, app.contacts, app.users");
  const bob = { customer_id: shop.carla.customerId, is_preferred: false, name: "Bob" };
  await save(db.owner, "app.contacts", [
    buildContact({ ...bob, email: "Bob_B@Carlas-Collision.example", phone: "(303) 555-0191" }),
  ]);
});
afterAll(() => db[Symbol.asyncDispose]());

const find = (address: string, words = "") => asSystem(db.server, (system) => findSender(address, words, system));

test("no customer, contact or login is read but those that may be meant", async () => {
  const { text, values } = findKnown("bo.al77@shop77.example", "shop77.example", ["+17202000078"]);
  const { rows } = await db.owner.query({ text: `explain ${text}`, values: [...(values ?? [])] });
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");

  expect(plan).toMatch(/customers_email_idx[^]*contacts_phone_idx/);
  expect(plan).not.toMatch(/Seq Scan on (?:customers|contacts)/);
});

test.each([
  ["a customer's own address", "al77@shop77.example"],
  ["a contact's", "bo.al77@shop77.example"],
])("%s is exact", async (_whose, address) => {
  const { customerIds, perhaps } = await find(address);

  expect([customerIds.length, perhaps]).toEqual([1, []]);
});

test("an address in capitals and with signs that searches treat apart is found", async () => {
  expect(await find("bob_b@carlas-collision.example")).toMatchObject({ customerIds: [shop.carla.customerId] });
});

test("a colleague of the same domain, and a telephone in the text, are guesses", async () => {
  const [{ id: shop78 }] = (await db.owner.query("select id from app.customers where email = 'al78@shop78.example'"))
    .rows;

  const domain = await find("new@shop78.example");
  const part = await find("new@hop78.example");
  const phone = await find("who@gmail.com", "Call me at (720) 200-0078");
  const contact = await find("who@gmail.com", "Call me at 719 200 0078");

  expect(domain).toMatchObject({ customerIds: [], perhaps: [{ customerId: shop78, reason: "domain" }] });
  expect(part.perhaps).toEqual([]);
  const called = [{ customerId: shop78, reason: "phone" }];
  expect([phone.perhaps, contact.perhaps]).toEqual([called, called]);
});

test("nobody has no address", async () => {
  expect(await find("")).toMatchObject({ customerIds: [], perhaps: [] });
});
