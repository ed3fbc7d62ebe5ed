import { createClient } from "graphql-ws";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { buildFacility, save } from "../../../test/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let ofCarla: { id: string };
let ofCyd: { id: string };

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  ofCarla = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  ofCyd = await addOrder(server.db.owner, shop, { customerId: shop.cyd.customerId });
});
afterAll(() => server[Symbol.asyncDispose]());

const changes =
  "subscription ($orderId: UUID, $kiosk: String) { orderChanges(orderId: $orderId, kiosk: $kiosk) { id statusId changedAt } }";

async function follow(person: Person | null, variables: Record<string, unknown> = {}) {
  const headers = person ? { authorization: `Bearer ${await tokenFor(person, server)}` } : {};
  const client = createClient({
    url: `${server.url.replace("http", "ws")}/v1/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { headers },
  });
  const events = client.iterate({ query: changes, variables });
  return {
    // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever came back
    next: async (): Promise<any> => (await events.next()).value,
    [Symbol.asyncDispose]: async () => {
      await client.dispose();
    },
  };
}
async function moveTo(order: { id: string }, status: string) {
  await server.db.owner.query("update app.service_orders set status_id = $2 where id = $1", [
    order.id,
    shop.status(status),
  ]);
}

test("the office hears at once which order moved and where to", async () => {
  await using live = await follow(shop.ada);

  const first = await live.next();
  await moveTo(ofCarla, "info");
  const second = await live.next();

  expect(first.data.orderChanges.id).toBeNull();
  expect(second.data.orderChanges).toMatchObject({ id: ofCarla.id, statusId: shop.status("info") });
});

test("a customer hears of own orders alone", async () => {
  await using live = await follow(shop.carla);
  await live.next();

  await moveTo(ofCyd, "estimating");
  await moveTo(ofCarla, "estimating");

  expect((await live.next()).data.orderChanges.id).toBe(ofCarla.id);
});

test("a technician of some facilities hears of their orders, also of one that leaves them", async () => {
  const boulder = buildFacility({ facility_name: "Boulder" });
  await save(server.db.owner, "app.facilities", [boulder]);
  await server.db.owner.query("update app.users set facility_ids = array[$2::uuid] where id = $1", [
    shop.tom.userId,
    boulder.id,
  ]);
  const here = await addOrder(server.db.owner, shop, { customerId: shop.cyd.customerId, facility_id: boulder.id });
  await using live = await follow(shop.tom);
  await live.next();

  await moveTo(ofCyd, "info");
  await server.db.owner.query("update app.service_orders set facility_id = $2 where id = $1", [
    here.id,
    shop.facilityId,
  ]);

  expect((await live.next()).data.orderChanges.id).toBe(here.id);
});

test("whoever follows one order hears of it and of what hangs on it", async () => {
  await using live = await follow(shop.ada, { orderId: ofCyd.id });
  await live.next();

  await moveTo(ofCarla, "info");
  await server.db.owner.query("insert into app.order_messages (service_order_id, body) values ($1, 'When?')", [
    ofCyd.id,
  ]);

  expect((await live.next()).data.orderChanges.id).toBe(ofCyd.id);
});

test("a slow reader gets the latest of each order, not all that went before", async () => {
  await using live = await follow(shop.ada);
  await live.next();

  await moveTo(ofCarla, "estimating");
  await moveTo(ofCyd, "estimating");
  const heard = [await live.next(), await live.next()];

  expect(heard.map(({ data }) => data.orderChanges.id)).toEqual([ofCarla.id, ofCyd.id]);
});

test("nobody hears without a login or the secret of a link", async () => {
  for (const [person, variables] of [
    [null, {}],
    [shop.uma, {}],
  ] as const) {
    await using live = await follow(person, variables);

    expect((await live.next()).errors[0].extensions.code).toBe("permission-error");
  }
});

test("a wrong secret is refused in plain words", async () => {
  await using live = await follow(null, { kiosk: "guessed" });

  expect((await live.next()).errors[0].message).toMatch(/revoked: ask an admin/);
});

test("a screen hears that something has changed, not what", async () => {
  const { data } = await server.graphql(
    'mutation { createKioskLink(input: { name: "Wall" }) { url } }',
    {},
    { token: await tokenFor(shop.ada, server) },
  );
  const kiosk = new URL(data.createKioskLink.url).searchParams.get("kiosk");
  await using live = await follow(null, { kiosk });
  await live.next();

  await moveTo(ofCarla, "info");

  expect((await live.next()).data.orderChanges).toMatchObject({ id: null, statusId: null });
});
