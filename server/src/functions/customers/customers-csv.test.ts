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

async function load(person: Person, filter: object) {
  const response = await fetch(`${server.url}/v1/functions/customers-csv`, {
    method: "POST",
    body: JSON.stringify(filter),
    headers: { "content-type": "application/json", authorization: `Bearer ${await tokenFor(person, server)}` },
  });
  const [header = "", ...lines] = (await response.text()).trimEnd().split("\r\n");
  return { status: response.status, header, lines };
}

test("staff export the customers of a view, with formulas escaped", async () => {
  await save(server.db.owner, "app.customers", [
    buildCustomer({ company_name: "=1+1", is_partner_reward: true, tags: ["fleet", "west"] }),
    buildCustomer({ company_name: "Gone Inc", status: "archived" }),
  ]);

  const { header, lines } = await load(shop.tom, { view: "partner" });

  expect(header).toMatch(/^\uFEFF?Company,First name,/);
  expect(lines).toEqual([expect.stringMatching(/^'=1\+1,.*"fleet; west",0,$/)]);
  expect((await load(shop.ada, {})).lines.join()).not.toContain("Gone Inc");
});

test("an export longer than one batch has every customer once", async () => {
  await server.db.owner.query(
    "insert into app.customers (company_name, email) select 'Batch ' || n / 3, 'b@example.com' from generate_series(1, 1200) n",
  );

  const { lines } = await load(shop.ada, { search: "batch" });

  expect(lines).toHaveLength(1200);
});

test("customers get no list of customers, and a filter that makes no sense is refused", async () => {
  expect((await load(shop.carla, {})).status).toBe(403);
  expect((await load(shop.ada, { view: "other" })).status).toBe(400);
});

test("the audit keeps who exported what", async () => {
  await server.db.owner.query("delete from app.audit_entries where action = 'exported'");

  await load(shop.tom, {});
  await load(shop.carla, {});

  const { rows } = await server.db.owner.query(
    "select actor_id, entity from app.audit_entries where action = 'exported'",
  );
  expect(rows).toEqual([{ actor_id: shop.tom.userId, entity: "customers" }]);
});
