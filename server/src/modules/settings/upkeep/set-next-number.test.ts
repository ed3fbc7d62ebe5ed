/** The numbers of invoices and orders go on from another system, over the API. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addInvoice, addOffice, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

async function set(kind: string, next: number, person: Person = shop.ada): Promise<string | number> {
  const query = "mutation ($input: SetNextNumberInput!) { setNextNumber(input: $input) { next } }";
  const token = await tokenFor(person, server);
  const { data, errors } = await server.graphql(query, { input: { kind, next } }, { token });
  return errors ? errors[0].extensions.code : data.setNextNumber.next;
}

async function counters(): Promise<{ invoice: number; order: number }> {
  const headers = { authorization: `Bearer ${await tokenFor(shop.ada, server)}` };
  return (await server.post("/v1/functions/number-counters", {}, headers)).body;
}

test("orders go on from the number that was set, and never back", async () => {
  expect(await set("order", 250_000)).toBe(250_000);
  expect((await counters()).order).toBe(250_000);
  const { rows } = await server.db.owner.query("select nextval('app_private.order_numbers')::integer as next");
  expect(rows).toEqual([{ next: 250_000 }]);

  expect(await set("order", 250_000)).toBe("number-behind");
  expect(await set("order", 1)).toBe("number-behind");
  expect((await counters()).order).toBe(250_001);
});

test("invoices go on from the number that was set, beyond one that was brought along", async () => {
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const brought = await addInvoice(server.db.owner, shop, { service_order_id: order.id });
  await server.db.owner.query(
    "update app.invoices set status = 'issued', number = 'INV-90000', issue_date = current_date, due_date = current_date where id = $1",
    [brought.id],
  );

  expect(await set("invoice", 90_000)).toBe("number-behind");
  expect(await set("invoice", 90_001)).toBe(90_001);
  expect((await counters()).invoice).toBe(90_001);
});

test("of several at once the highest stands", async () => {
  const wanted = [400_000, 300_000, 500_000, 350_000];

  await Promise.all(wanted.map((next) => set("order", next)));

  expect((await counters()).order).toBe(500_000);
});

test("what is no number is refused, and nobody but an admin sets one", async () => {
  expect(await set("invoice", 0)).toBe("invalid-input");
  expect(await set("invoice", 1_000_000_000)).toBe("invalid-input");
  expect(await set("invoice", 800_000, shop.tom)).toBe("permission-error");
  expect(await set("invoice", 800_000, await addOffice(server.db.owner))).toBe("permission-error");
});

test("each change is in the audit", async () => {
  await set("invoice", 95_000);

  const { rows } = await server.db.owner.query(
    "select actor_id, changes from app.audit_entries where entity = 'counters' and changes ? 'invoice' order by at desc limit 1",
  );
  expect(rows).toEqual([{ actor_id: shop.ada.userId, changes: { invoice: [90_001, 95_000] } }]);
});
