import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFacility, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const query = "query ($ids: [UUID!]) { serviceOrders(filter: { id: { in: $ids } }) { nodes { id timeZone } } }";

test("an order's times are meant on its facility's clock, else on that of the customer's usual one, else of the base", async () => {
  const { owner } = server.db;
  const phoenix = buildFacility({ time_zone: "America/Phoenix" });
  const chicago = buildFacility({ time_zone: "America/Chicago" });
  await save(owner, "app.facilities", [phoenix, chicago]);
  await owner.query("update app.customers set default_facility_id = $2 where id = $1", [
    shop.cyd.customerId,
    chicago.id,
  ]);
  const add = async (customerId: string, facility: string | null) =>
    (await addOrder(owner, shop, { customerId, facility_id: facility })).id;
  const ids = [
    await add(shop.cyd.customerId, phoenix.id),
    await add(shop.cyd.customerId, null),
    await add(shop.carla.customerId, null),
  ];

  const { data } = await server.graphql(query, { ids }, { token: await tokenFor(shop.ada, server) });

  const zones = new Map(
    data.serviceOrders.nodes.map(({ id, timeZone }: { id: string; timeZone: string }) => [id, timeZone]),
  );
  expect(ids.map((id) => zones.get(id))).toEqual(["America/Phoenix", "America/Chicago", "America/Denver"]);
});

test("a customer's messages wait until the shop writes to them; a note among staff is no answer", async () => {
  const { owner } = server.db;
  const { id } = await addOrder(owner, shop, { customerId: shop.carla.customerId });
  const { id: other } = await addOrder(owner, shop, { customerId: shop.carla.customerId });
  const post = async (token: string, values: object) =>
    server.graphql(
      "mutation ($input: PostOrderMessageInput!) { postOrderMessage(input: $input) { orderMessage { id } } }",
      { input: { orderId: id, body: "Is it ready?", ...values } },
      { token },
    );
  const [ada, carla] = [await tokenFor(shop.ada, server), await tokenFor(shop.carla, server)];
  const waiting = async () => {
    const asked =
      "query ($ids: [UUID!]) { serviceOrders(filter: { id: { in: $ids } }) { nodes { id unansweredMessages } } }";
    const { data } = await server.graphql(asked, { ids: [id, other] }, { token: ada });
    const nodes: { id: string; unansweredMessages: number }[] = data.serviceOrders.nodes;
    return [id, other].map((one) => nodes.find((node) => node.id === one)?.unansweredMessages);
  };

  await post(carla, {});
  await post(carla, { body: "And when?" });
  await post(ada, { body: "Who knows?", isInternal: true });
  const before = await waiting();
  await post(ada, { body: "At three." });

  expect([before, await waiting()]).toEqual([
    [2, 0],
    [0, 0],
  ]);
});

test("what the office asks is read by the order's customer while it is asked, and a reply hands the order back", async () => {
  const { owner } = server.db;
  const { id } = await addOrder(owner, shop, { customerId: shop.carla.customerId, status: "info" });
  await save(owner, "app.status_changes", [
    {
      service_order_id: id,
      to_status_id: shop.status("info"),
      note: "Which windshield?",
      changed_at: new Date(Date.now() + 1000),
    },
  ]);
  const token = await tokenFor(shop.carla, server);
  const ask = async () =>
    (
      await server.graphql(
        "query ($id: UUID!) { serviceOrder(id: $id) { question status { key } } }",
        { id },
        { token },
      )
    ).data.serviceOrder;

  const before = await ask();
  await server.graphql(
    "mutation ($input: PostOrderMessageInput!) { postOrderMessage(input: $input) { orderMessage { id } } }",
    { input: { orderId: id, body: "The heated one" } },
    { token },
  );

  expect(before).toEqual({ question: "Which windshield?", status: { key: "info" } });
  expect(await ask()).toEqual({ question: null, status: { key: "new" } });
});
