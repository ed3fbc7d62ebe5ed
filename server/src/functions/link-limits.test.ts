import { createClient } from "graphql-ws";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { startServer, type TestServer } from "../../test/server.ts";
import { openShop } from "../../test/shop.ts";
import { tokenFor } from "../../test/token-for.ts";

const minute = 60_000;
const linkLimits = { link: { count: 2, within: minute }, unknownLink: { count: 2, within: 5 * minute } };
const wallboard = "query ($kiosk: String) { wallboard(kiosk: $kiosk) { name } }";

const from = (address: string) => ({ "x-forwarded-for": address });
const feed = (server: TestServer, token: string, headers = {}) =>
  fetch(`${server.url}/v1/functions/calendar/${token}.ics`, { headers });
const board = (server: TestServer, kiosk: string) =>
  server.post("/v1/graphql", { query: wallboard, variables: { kiosk } });

test("an address that guesses calendar and kiosk links is limited on both, with the seconds to wait", async () => {
  await using server = await startServer({ linkLimits, clock: () => new Date("2026-05-04T18:00:00Z") });

  const tried = [(await feed(server, "one")).status, (await board(server, "two")).body.errors[0].extensions.code];
  const [noFeed, noBoard] = [await feed(server, "three"), await board(server, "three")];

  expect(tried).toEqual([404, "kiosk-link-ended"]);
  expect([noFeed.status, noFeed.headers.get("retry-after")]).toEqual([429, "300"]);
  expect(await noFeed.json()).toEqual({ status: 429, error: "too-many-requests", message: "Too many requests" });
  expect([noBoard.status, noBoard.headers.get("retry-after")]).toEqual([200, "300"]);
  expect(noBoard.body.errors[0].extensions).toMatchObject({ code: "too-many-requests", retryAfter: 300 });
});

test("guesses over the socket count too", async () => {
  await using server = await startServer({ linkLimits });
  await feed(server, "one");
  await feed(server, "two");
  const client = createClient({ url: `${server.url.replace("http", "ws")}/v1/graphql`, webSocketImpl: WebSocket });

  const { value } = await client
    .iterate({ query: `subscription { orderChanges(kiosk: "three") { id changedAt } }` })
    .next();
  await client.dispose();

  expect(value.errors?.[0]?.extensions).toMatchObject({ code: "too-many-requests", retryAfter: expect.any(Number) });
});

test("a valid link works, up to a limit", async () => {
  await using server = await startServer({ linkLimits });
  const { ada } = await openShop(server.db.owner);
  const create = `mutation { createKioskLink(input: { name: "Floor" }) { url } }`;
  const { data } = await server.graphql(create, {}, { token: await tokenFor(ada, server) });
  const kiosk = new URL(data.createKioskLink.url).hash.replace("#kiosk=", "");

  const answers = [await board(server, kiosk), await board(server, kiosk), await board(server, kiosk)];

  expect(answers.map(({ body }) => body.errors?.[0].extensions.code ?? body.data.wallboard.name)).toEqual([
    "Floor",
    "Floor",
    "too-many-requests",
  ]);
});

test("behind a trusted proxy each client has a limit of its own", async () => {
  await using server = await startServer({ linkLimits, trustedProxies: ["127.0.0.1"] });

  await feed(server, "one", from("203.0.113.1"));
  await feed(server, "two", from("203.0.113.1"));

  expect((await feed(server, "three", from("203.0.113.1"))).status).toBe(429);
  expect((await feed(server, "three", from("203.0.113.2"))).status).toBe(404);
});
