// Shared reads over the real server: as new as the question, for the same rights only, and packed for each reader.
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

async function ask(person: Person, query: string) {
  return server.graphql(query, {}, { token: await tokenFor(person, server) });
}

test("under changes, forty screens at once never read what was older than their question", async () => {
  const { id: orderId } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const token = await tokenFor(shop.ada, server);
  const stored = { number: 0, last: 60 };
  const change = async () => {
    for (let n = 1; n <= stored.last; n++) {
      await server.db.owner.query("update app.service_orders set po_number = $2 where id = $1", [orderId, String(n)]);
      stored.number = n;
    }
  };
  const late: unknown[] = [];
  const screen = async () => {
    while (stored.number < stored.last) {
      const before = stored.number;
      const { data } = await server.graphql(`{ serviceOrder(id: "${orderId}") { poNumber } }`, {}, { token });
      if (Number(data.serviceOrder.poNumber) < before) late.push({ before, told: data.serviceOrder.poNumber });
    }
  };

  await Promise.all([change(), ...Array.from({ length: 40 }, screen)]);

  expect(late).toEqual([]);
});

test("people who ask the same at the same time get what each of them may see", async () => {
  const query = "{ users(orderBy: DISPLAY_NAME_ASC) { nodes { id } } }";

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => [shop.ada, shop.carla]).flatMap((people) => people.map((one) => ask(one, query))),
  );

  const counts = answers.map(({ data }) => data.users.nodes.length);
  expect(counts).toEqual(Array.from({ length: 8 }, () => [5, 1]).flat());
});

test("changes that are asked for at the same time all happen", async () => {
  const { id: orderId } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const post = `mutation { postOrderMessage(input: { orderId: "${orderId}", body: "the same" }) { orderMessage { id } } }`;

  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(shop.ada, post)));

  const { rows } = await server.db.owner.query("select from app.order_messages where service_order_id = $1", [orderId]);
  expect(answers.map(({ errors }) => errors)).toEqual(Array.from({ length: 5 }));
  expect(rows).toHaveLength(5);
});

function bytesOf(
  accepted: string,
  token: string,
): Promise<{ encoding: string | undefined; vary: string | undefined; bytes: Buffer }> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}`, "accept-encoding": accepted };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${server.url}/v1/graphql`, { method: "POST", headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        const { "content-encoding": encoding, vary } = incoming.headers;
        resolve({ encoding, vary, bytes: Buffer.concat(chunks) });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(JSON.stringify({ query: "{ serviceOrderStatuses { nodes { id key statusName category } } }" }));
  });
}

test.each([
  ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["gzip;q=0.5, br;q=0", "gzip", gunzipSync],
  ["identity", undefined, (bytes: Buffer) => bytes],
  ["nonsense", undefined, (bytes: Buffer) => bytes],
] as const)("a program that reads %s gets %s", async (accepted, wanted, unpack) => {
  const token = await tokenFor(shop.ada, server);

  const [plain, packed] = await Promise.all([bytesOf("identity", token), bytesOf(accepted, token)]);

  expect(packed.encoding).toBe(wanted);
  expect(unpack(packed.bytes).toString()).toBe(plain.bytes.toString());
  expect(wanted === undefined || packed.vary === "Origin, Accept-Encoding").toBe(true);
});

test("a login that was disabled gets nothing from a read that others share", async () => {
  const token = await tokenFor(shop.tom, server);
  const query = "{ facilities { nodes { id } } }";
  const before = await server.graphql(query, {}, { token });
  await server.db.owner.query("update app.users set disabled = true where id = $1", [shop.tom.userId]);

  const after = await Promise.all(Array.from({ length: 5 }, () => server.graphql(query, {}, { token })));

  await server.db.owner.query("update app.users set disabled = false where id = $1", [shop.tom.userId]);
  expect(before.errors).toBeUndefined();
  expect(after.map(({ errors }) => errors[0].extensions.code)).toEqual(
    Array.from({ length: 5 }, () => "access-denied"),
  );
});
