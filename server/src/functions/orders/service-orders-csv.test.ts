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

async function load(person: Person | null, filter?: object, query = "") {
  const authorization = person && { authorization: `Bearer ${await tokenFor(person, server)}` };
  const body = filter && { method: "POST", body: JSON.stringify(filter) };
  const response = await fetch(`${server.url}/v1/functions/service-orders-csv${query}`, {
    ...body,
    headers: { "content-type": "application/json", ...authorization },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const linesOf = (text: string) => text.trimEnd().split("\r\n").slice(1);

test("staff export the orders that match their filter, with formulas escaped", async () => {
  const { carla, ada } = shop;
  await addOrder(server.db.owner, shop, {
    customerId: carla.customerId,
    status: "hold",
    po_number: "-2",
    invoice_total: 12_345,
    created_at: "2026-01-02T03:04:05Z",
    vehicle: { vehicle_description: '=HYPERLINK("http://evil.example")' },
  });
  await addOrder(server.db.owner, shop, { customerId: carla.customerId, status: "new" });

  const { status, headers, text } = await load(ada, { status: "hold" });

  expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(headers.get("content-disposition")).toBe('attachment; filename="service-orders.csv"');
  const [line, ...others] = linesOf(text);
  expect(others).toEqual([]);
  expect(line).toMatch(/^SO-\d+,,On Hold,.*,Carla's Collision,"'=HYPERLINK\(""http:\/\/evil.example""\)",/);
  expect(line).toMatch(/,dropOff,,,Denver,'-2,.*,123.45,,2026-01-02T03:04:05Z$/);
});

test("an export longer than one batch has every order once, newest first", async () => {
  const { cyd, tom } = shop;
  const { id } = await addOrder(server.db.owner, shop, { customerId: cyd.customerId, status: "transit" });
  await server.db.owner.query({
    text: `insert into app.service_orders (customer_id, vehicle_id, status_id, facility_id, created_at)
      select customer_id, vehicle_id, status_id, facility_id, '2026-03-01T00:00:00Z'::timestamptz + make_interval(secs => n / 3)
      from app.service_orders, generate_series(1, 1199) n where id = $1`,
    values: [id],
  });

  const { text } = await load(tom, undefined, `?status=transit&customer=${cyd.customerId}`);

  const lines = linesOf(text);
  expect(lines).toHaveLength(1200);
  expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(1200);
  const received = lines.map((line) => line.split(",").at(-1) ?? "");
  expect(received).toEqual(received.toSorted().toReversed());
});

test("a technician's export leaves out other facilities", async () => {
  const { owner } = server.db;
  const { carla, tom } = shop;
  await addOrder(owner, shop, { customerId: carla.customerId, status: "quality", facility_id: null });

  const everywhere = await load(tom, { status: "quality" });
  await owner.query("update app.users set facility_ids = array[$2::uuid] where id = $1", [tom.userId, shop.facilityId]);
  const elsewhere = await load(tom, { status: "quality" });

  expect([linesOf(everywhere.text).length, linesOf(elsewhere.text).length]).toEqual([1, 0]);
});

test("customers and visitors cannot export", async () => {
  const answers = [await load(shop.carla, {}), await load(shop.uma, {}), await load(null, {})];

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
});

test("an invalid filter is rejected", async () => {
  const { status, text } = await load(shop.ada, { view: "mine" });

  expect([status, JSON.parse(text).error]).toEqual([400, "invalid-request"]);
});
