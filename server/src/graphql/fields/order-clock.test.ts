import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFacility, save } from "../../../test/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

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
