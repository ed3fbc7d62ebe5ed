import { createClient } from "graphql-ws";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { publicCaller } from "#platform/caller.ts";
import { systemClock } from "#platform/clock.ts";
import { defaultQueryLimits } from "#platform/settings/query-limits.ts";
import { openRequestCounts } from "#platform/limits/rate-limits.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";
import { createFairShare } from "./fair-share.ts";
import { createTurns } from "./turn.ts";

const share = {
  atOnce: 2,
  anonymous: { count: 5, within: 60_000 },
  changes: { count: 4, within: 60_000 },
  images: { count: 4, within: 60_000 },
  functions: { count: 4, within: 60_000 },
};
const latch = 20_260; // An advisory lock: while the test has it, whoever reads a customer's notes waits.
let server: TestServer;
let shop: Shop;

async function startWithLatch(statementTimeout: number) {
  const started = await startServer({ queries: { ...defaultQueryLimits, statementTimeout, share } });
  await started.db.owner.query(`create or replace function app_private.customer_notes(of_customer uuid) returns text
    language sql volatile security definer as $$ select pg_advisory_xact_lock_shared(${latch})::text $$`);
  return started;
}

beforeAll(async () => {
  server = await startWithLatch(0);
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

function countsBeside({ db }: TestServer) {
  const counts = openRequestCounts({ pool: db.server, clock: systemClock });
  return Object.assign(counts, { [Symbol.asyncDispose]: counts.release });
}

const waiting = `{ customer(id: "ID") { notes } }`;

const ask = async (person: Person, query: string, { on = server, of = shop } = {}) =>
  on.post(
    "/v1/graphql",
    { query: query.replace("ID", of.carla.customerId) },
    { authorization: `Bearer ${await tokenFor(person, on)}` },
  );

/** Takes the latch until what is returned is called. */
async function holdLatch({ db } = server) {
  const holder = await db.owner.connect();
  await holder.query("select pg_advisory_lock($1)", [latch]);
  return async () => {
    await holder.query("select pg_advisory_unlock($1)", [latch]);
    holder.release();
  };
}

async function waitingNow({ db } = server): Promise<number> {
  const { rows } = await db.owner.query(
    `select count(*)::int as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and objid = $1 and not granted and datname = current_database()`,
    [latch],
  );
  return rows[0].count;
}

test("a statement that takes too long is stopped, and the caller is told so", async () => {
  await using hurried = await startWithLatch(300);
  const of = await openShop(hurried.db.owner);
  const letGo = await holdLatch(hurried);

  const { status, body } = await ask(of.ada, waiting, { on: hurried, of });

  expect([status, body.errors[0].extensions.code]).toEqual([200, "query-timed-out"]);
  expect(await waitingNow(hurried)).toBe(0);
  await letGo();
});

test("of one caller a few operations are in work at once, the rest waits, and others do not wait for them", async () => {
  const letGo = await holdLatch();
  // Six different questions: equal ones would be one.
  const hers = Promise.all(
    Array.from({ length: 6 }, (_, at) => ask(shop.carla, waiting.replace("customer(", `question${at}: customer(`))),
  );
  await expect.poll(() => waitingNow()).toBe(2);

  const his = await ask(shop.tom, "{ __typename }");

  expect(his.body.data).toEqual({ __typename: "Query" });
  expect(await waitingNow()).toBe(2);
  await letGo();
  expect((await hers).map(({ body }) => body.errors)).toEqual(Array.from({ length: 6 }, () => undefined));
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

test("more changes than one login may make in a minute are too many, and reading goes on", async () => {
  const change = `mutation { deleteSavedView(input: { id: "${shop.carla.customerId}" }) { id } }`;
  const answers = [];
  for (let at = 0; at < 5; at++) answers.push(await ask(shop.uma, change));

  const codes = answers.map(({ body }) => body.errors[0].extensions.code);
  expect(codes.slice(0, 4)).not.toContain("too-many-requests");
  expect([codes[4], answers[4]?.status]).toEqual(["too-many-requests", 429]);
  expect(Number(answers[4]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(shop.uma, "{ __typename }")).status).toBe(200);
});

const exported = async (person: Person) =>
  fetch(`${server.url}/v1/functions/vehicles-csv`, {
    headers: { authorization: `Bearer ${await tokenFor(person, server)}` },
  });

test("more exports than one login may write in a minute are too many, and those of another go on", async () => {
  const answers = [];
  for (let at = 0; at < 5; at++) answers.push(await exported(shop.tom));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
  expect(await answers[4]?.json()).toMatchObject({ error: "too-many-requests" });
  expect(Number(answers[4]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await exported(shop.ada)).status).toBe(200);
});

// A whole /64 belongs to one visitor.
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

/** A caller used the server for longer than what anyone has in advance. */
async function afterLongWork(caller: string) {
  vi.useFakeTimers();
  const { enter } = createFairShare({ atOnce: 1 });
  const leave = await enter(caller);
  await vi.advanceTimersByTimeAsync(3200);
  leave();
  return async (name: string) => (await enter(name))();
}

describe("over time", () => {
  afterEach(() => vi.useRealTimers());

  test("who is alone has the whole server, however long", async () => {
    const takeTurn = await afterLongWork("alone");
    const before = Date.now();

    await takeTurn("alone");

    expect(Date.now()).toBe(before);
  });

  test("who never stops asking waits, while another begins at once", async () => {
    const takeTurn = await afterLongWork("greedy");
    const begun = Date.now();
    await takeTurn("modest");
    const greedy = takeTurn("greedy").then(() => Date.now() - begun);
    await takeTurn("modest");

    expect(Date.now()).toBe(begun);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await greedy).toBeGreaterThan(300);
  });
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
