import { setTimeout } from "node:timers/promises";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { publicCaller } from "#platform/caller.ts";
import { systemClock } from "#platform/clock.ts";
import { defaultQueryLimits } from "#platform/database/query-limits.ts";
import { openRequestCounts } from "#platform/limits/request-counts.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";
import { createFairShare } from "./fair-share.ts";
import { createTurns } from "./turn.ts";

const share = { atOnce: 2, anonymous: { count: 5, within: 60_000 } };
let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer({ queries: { ...defaultQueryLimits, statementTimeout: 1000, share } });
  shop = await openShop(server.db.owner);
  await server.db.owner.query(`create or replace function app_private.customer_notes(of_customer uuid) returns text
    language sql volatile security definer as $$ select pg_sleep(case current_setting('app.role') when 'admin' then 5 else 0.3 end)::text $$`);
});
afterAll(() => server[Symbol.asyncDispose]());

function countsBeside({ db }: TestServer) {
  const counts = openRequestCounts({ pool: db.server, clock: systemClock });
  return Object.assign(counts, { [Symbol.asyncDispose]: counts.release });
}

const slow = `{ customer(id: "ID") { notes } }`;

const ask = async (person: Person, query: string, headers = {}) =>
  server.post(
    "/v1/graphql",
    { query: query.replace("ID", shop.carla.customerId) },
    { authorization: `Bearer ${await tokenFor(person, server)}`, ...headers },
  );

// Defect S3.
test("a statement that takes too long is stopped, and the caller is told so", async () => {
  const began = performance.now();
  const { status, body } = await ask(shop.ada, slow);

  expect([status, body.errors[0].extensions.code]).toEqual([200, "query-timed-out"]);
  expect(performance.now() - began).toBeLessThan(4000);
});

// Defects S1 to S3: a fair share.
test("of one caller a few operations are in work at once, the rest waits, and others do not wait for them", async () => {
  const began = performance.now();
  // Six different questions: equal ones would be one.
  const hers = Promise.all(
    Array.from({ length: 6 }, (_, at) => ask(shop.carla, slow.replace("customer(", `question${at}: customer(`))),
  );
  const his = await ask(shop.tom, "{ __typename }");
  const hisTime = performance.now() - began;

  const answers = await hers;

  expect(his.body.data).toEqual({ __typename: "Query" });
  expect(hisTime).toBeLessThan(600);
  expect(answers.map(({ body }) => body.errors)).toEqual(Array.from({ length: 6 }, () => undefined));
  expect(performance.now() - began).toBeGreaterThan(850); // Three times two.
});

test("more requests without a login than one address may make are too many, with the time to wait", async () => {
  const answers = [];
  for (let at = 0; at < 6; at++) answers.push(await server.post("/v1/graphql", { query: "{ __typename }" }));

  const { status, headers, body } = answers[5] ?? {};

  expect(answers.slice(0, 5).map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  expect([status, body.errors[0].extensions.code]).toEqual([429, "too-many-requests"]);
  expect(Number(headers?.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(shop.carla, "{ __typename }")).status).toBe(200);
});

// Defect S10: a whole /64 belongs to one visitor.
test("visitors of one IPv6 network count together, those of another for themselves", async () => {
  await using counts = countsBeside(server);
  const inTurn = createTurns(share, counts);
  const visit = (address: string) =>
    inTurn({ caller: publicCaller, address, userAgent: "" }, () => Promise.resolve("done")).catch(
      (error: unknown) => error,
    );
  for (let host = 1; host <= 5; host++) await visit(`2001:db8:1:2::${host}`);

  const [neighbor, stranger] = [await visit("2001:db8:1:2::99"), await visit("2001:db8:1:3::1")];

  expect(neighbor).toMatchObject({ code: "too-many-requests" });
  expect(stranger).toBe("done");
});

test("over a socket too many requests are an answer, and the socket stays", async () => {
  const client = createClient({ url: `${server.url.replace("http", "ws")}/v1/graphql`, webSocketImpl: WebSocket });

  const { value } = await client.iterate({ query: "{ __typename }" }).next();

  expect(value).toMatchObject({ data: null, errors: [{ extensions: { code: "too-many-requests" } }] });
  await client.dispose();
});

test("who is alone has the whole server, however long", async () => {
  const { enter } = createFairShare({ atOnce: 1 });
  const leave = await enter("alone");
  await setTimeout(3200);
  leave();

  const began = performance.now();
  (await enter("alone"))();

  expect(performance.now() - began).toBeLessThan(100);
});

test("who never stops asking waits, while another begins at once", async () => {
  const { enter } = createFairShare({ atOnce: 1 });
  const timeOfTurn = async () => {
    const leaveAgain = await enter("greedy");
    leaveAgain();
    return performance.now() - began;
  };
  const leave = await enter("greedy");
  await setTimeout(3200);
  leave();

  const began = performance.now();
  (await enter("modest"))();
  const greedy = timeOfTurn();
  (await enter("modest"))();

  expect(performance.now() - began).toBeLessThan(100);
  expect(await greedy).toBeGreaterThan(300);
});

test("a queue that is too long is refused at once", async () => {
  const { enter } = createFairShare({ atOnce: 1 });
  const leave = await enter("greedy");
  const takeTurn = async () => {
    const leaveAgain = await enter("greedy");
    leaveAgain();
  };
  const waiting = Array.from({ length: 100 }, takeTurn);

  await expect(enter("greedy")).rejects.toMatchObject({ code: "too-many-requests", details: { retryAfter: 8 } });

  leave();
  await Promise.all(waiting);
});
