import { createClient } from "graphql-ws";
import { inject, afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { silentProxy } from "../../../../test/fakes/silent-proxy.ts";
import { startReplicaPair, type ReplicaPair } from "../../../../test/replica.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOffice, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import { createLog } from "#platform/log.ts";
import { openPool } from "../db.ts";
import { replicaOf } from "../replicas.ts";
import { asSystem, type Connection } from "../transaction.ts";
import { readReport } from "./in-report.ts";
import { openReplica } from "./open-replica.ts";

let pair: ReplicaPair;
let shop: Shop;
let olive: Person;

beforeAll(async () => {
  pair = await startReplicaPair();
  shop = await openShop(pair.db.owner);
  olive = await addOffice(pair.db.owner);
  await pair.caughtUp();
});
afterAll(() => pair[Symbol.asyncDispose]());

/** A connection of the server's with a replica beside it. */
async function openReading({ url = pair.replica.url, mostLag = 3600, every = 50 } = {}) {
  const pool = openPool(pair.db.serverUrl, { max: 5 });
  const release = await openReplica({
    settings: { url, mostLag },
    serverUrl: pair.db.serverUrl,
    primary: pool,
    max: 3,
    statementTimeout: 60_000,
    log: createLog("silent"),
    every,
  });
  return {
    pool,
    state: () => replicaOf(pool)?.state(),
    problem: () => replicaOf(pool)?.state().problem,
    async [Symbol.asyncDispose]() {
      await release();
      await pool.end();
    },
  };
}

/** A server of several over the same database. */
async function openServer(settings: Parameters<typeof openReading>[0] = {}) {
  const reading = await openReading(settings);
  const server = await startServer({ db: { ...pair.db, server: reading.pool } });
  return {
    ...server,
    reading,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await reading[Symbol.asyncDispose]();
    },
  };
}

/** The replica, which this server uses, stays where it is until this is disposed. */
async function pausedReplay({ reading }: Awaited<ReturnType<typeof openServer>>) {
  await expect.poll(() => whereRead(reading.pool)).toBe("replica");
  await pair.caughtUp();
  await pair.replica.run("select pg_wal_replay_pause()");
  return {
    where: () => whereRead(reading.pool),
    async [Symbol.asyncDispose]() {
      await pair.replica.run("select pg_wal_replay_resume()");
      await pair.caughtUp();
    },
  };
}

const receive = (of: Person) => addOrder(pair.db.owner, shop, { customerId: of.customerId ?? "" });

async function ask(server: TestServer, person: Person, query: string) {
  return server.graphql(query, {}, { token: await tokenFor(person, server) });
}

async function openOrders(server: TestServer, person: Person): Promise<number> {
  return (await ask(server, person, "{ adminDashboard { openOrders } }")).data.adminDashboard.openOrders;
}

async function ownOpenOrders(server: TestServer, person: Person): Promise<number> {
  return (await ask(server, person, "{ customerDashboard { openOrders } }")).data.customerDashboard.openOrders;
}

/** Follows changes of orders from now on. */
async function listen(server: TestServer, person: Person) {
  const headers = { authorization: `Bearer ${await tokenFor(person, server)}` };
  const url = `${server.url.replace("http", "ws")}/v1/graphql`;
  const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { headers } });
  const events = client.iterate({ query: "subscription { orderChanges { id changedAt } }" });
  await events.next(); // The beginning.
  return { next: () => events.next(), [Symbol.asyncDispose]: async () => client.dispose() };
}

async function exported(server: TestServer, person: Person): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenFor(person, server)}` };
  return (await fetch(`${server.url}/v1/functions/customers-csv`, { headers })).text();
}

const addCustomer = (server: TestServer, name: string) =>
  ask(
    server,
    shop.ada,
    `mutation { createCustomer(input: { companyName: "${name}", email: "new@example.com" }) { customer { id } } }`,
  );

test("dashboards and exports come from the replica, with the caller's rights", async () => {
  await receive(shop.carla);
  await receive(shop.cyd);
  await using server = await openServer();
  await using paused = await pausedReplay(server);
  const known = await openOrders(server, shop.tom);
  await receive(shop.carla);
  await pair.db.owner.query("update app.customers set company_name = 'Renamed' where id = $1", [shop.cyd.customerId]);

  const refused = await ask(server, shop.tom, "{ moneyFigures { from } }");

  await expect.poll(paused.where).toBe("replica");
  expect(await openOrders(server, shop.tom)).toBe(known);
  expect(await ownOpenOrders(server, shop.carla)).toBe(1);
  expect(refused.errors[0].extensions.code).toBe("permission-error");
  expect(await exported(server, shop.tom)).not.toContain("Renamed");
});

test("who has written reads it on every server at once, while others read at the replica", async () => {
  await using one = await openServer();
  await using other = await openServer();
  await using paused = await pausedReplay(other);
  await addCustomer(one, "Own Writes Inc");

  expect(await exported(one, shop.ada)).toContain("Own Writes Inc");
  expect(await exported(other, shop.ada)).toContain("Own Writes Inc");
  await expect.poll(paused.where).toBe("replica");
  expect(await exported(other, olive)).not.toContain("Own Writes Inc");
});

test("who has written reads at the replica again as soon as that has it", async () => {
  await using reading = await openReading();
  await using server = await openServer();
  await addCustomer(server, "Soon There Inc");
  await pair.caughtUp();
  const { rows } = await reading.pool.query("select app_private.must_see($1)::text as position", [shop.ada.userId]);
  await pair.caughtUp();

  expect(rows[0].position).toMatch(/^\d+\//);
  await expect.poll(() => whereRead(reading.pool, { ...shop.ada, mustSee: rows[0].position })).toBe("replica");
});

test("who has only read is not noted", async () => {
  await using server = await openServer();

  await ownOpenOrders(server, shop.cyd);

  const noted = "select from app_private.fresh_readers where user_id = $1";
  expect((await pair.db.owner.query(noted, [shop.cyd.userId])).rowCount).toBe(0);
});

test("who hears of a change at once reads nothing older, on any server", async () => {
  await using one = await openServer();
  await using other = await openServer();
  await using paused = await pausedReplay(other);
  await receive(shop.carla);
  const known = await ownOpenOrders(other, shop.carla);
  await using live = await listen(one, shop.carla);

  await receive(shop.carla);
  await live.next();

  await expect.poll(paused.where).toBe("replica");
  expect(await ownOpenOrders(other, shop.carla)).toBe(known + 2);
});

const everybody = () => ({ ...shop.tom, mustSee: null });
const placeText = "select case when pg_is_in_recovery() then 'replica' else 'primary' end as place";
const placeOf = async (at: Connection) => (await at.query<{ place: string }>({ text: placeText })).rows[0]?.place;

const whereRead = (pool: ReplicaPair["db"]["server"], caller: Parameters<typeof readReport>[1] = everybody()) =>
  readReport(pool, caller, {
    there: placeOf,
    here: () => asSystem(pool, async () => "primary"),
  });

test("callers without a login are answered by the primary", async () => {
  await using reading = await openReading();

  await expect.poll(() => whereRead(reading.pool)).toBe("replica");
  expect(await whereRead(reading.pool, shop.tom)).toBe("primary");
});

test("a replica that is further behind than it may be is not asked, until it has caught up", async () => {
  await using server = await openServer({ mostLag: 1 });
  await pair.replica.run("alter system set recovery_min_apply_delay = '1h'");
  await pair.replica.run("select pg_reload_conf()");
  const known = await ownOpenOrders(server, shop.cyd);
  await receive(shop.cyd);

  // Until its position was compared for the first time it counts as behind too, by nobody knows how much.
  await expect.poll(() => server.reading.state()?.lagSeconds).toBeGreaterThan(1);
  await expect.poll(server.reading.problem).toBe("behind");
  const now = await ownOpenOrders(server, shop.cyd);
  await pair.replica.run("alter system reset recovery_min_apply_delay");
  await pair.replica.run("select pg_reload_conf()");

  expect(now).toBe(known + 1);
  await expect.poll(() => whereRead(server.reading.pool)).toBe("replica");
});

test("when the replica goes silent in the middle of a report, the primary answers, and the replica again when it is back", async () => {
  await using proxy = await silentProxy(pair.replica.url);
  await using reading = await openReading({ url: proxy.url });
  await expect.poll(() => whereRead(reading.pool)).toBe("replica");
  const begun = Promise.withResolvers<void>();

  const answer = readReport(reading.pool, everybody(), {
    async there(at) {
      begun.resolve();
      await at.query({ text: "select pg_sleep(60)" });
      return "replica";
    },
    here: async () => "primary",
  });
  await begun.promise;
  proxy.silence();

  expect(await answer).toBe("primary");
  await expect.poll(() => whereRead(reading.pool)).toBe("replica");
});

test("a replica that stops is not waited for, and asked again when it is back", async () => {
  await using reading = await openReading();
  await pair.replica.stop();

  const without = await whereRead(reading.pool);
  await expect.poll(reading.problem).toBe("away");
  await using late = await openReading(); // A start needs no replica.
  await pair.replica.start();

  expect(without).toBe("primary");
  await expect.poll(() => whereRead(reading.pool)).toBe("replica");
  await expect.poll(() => whereRead(late.pool)).toBe("replica");
});

/** One that is in use, and that nobody looks at any more. */
async function openUsed() {
  for (;;) {
    await pair.caughtUp();
    const reading = await openReading({ every: 600_000 });
    if ((await whereRead(reading.pool)) === "replica") return reading;
    await reading[Symbol.asyncDispose]();
  }
}

test("what the replica cancels because it must follow the primary is asked of the primary", async () => {
  await using reading = await openUsed();
  await pair.replica.run("alter system set max_standby_streaming_delay = 0");
  await pair.replica.run("select pg_reload_conf()");
  await pair.db.owner.query("create table public.changing as select 1 as n");
  await pair.db.owner.query("grant select on public.changing to public");
  await pair.caughtUp();
  let isCancelled = false;

  const answer = await readReport(reading.pool, everybody(), {
    async there(at) {
      await at.query({ text: "select 1" });
      await pair.db.owner.query("delete from public.changing");
      await pair.db.owner.query("vacuum public.changing");
      await at.query({ text: "select pg_sleep(60)" }).catch((error) => {
        isCancelled = true; // Or its connection is ended, when the statement has not begun.
        throw error;
      });
      return "replica";
    },
    here: async () => "primary",
  });

  expect([answer, isCancelled]).toEqual(["primary", true]);
});

test.each([
  ["another server", () => inject("serverUrl")],
  ["another database of the same server", () => pair.db.serverUrl.replace(/shop$/, "postgres")],
])("a URL that leads to %s ends the start with advice", async (_which, url) => {
  await expect(openReading({ url: url() })).rejects.toThrow(/DATABASE_READ_URL.*leave it out/);
});

test("the primary itself is no replica", async () => {
  await using reading = await openReading({ url: pair.db.serverUrl });

  expect([reading.problem(), await whereRead(reading.pool)]).toEqual(["notReplica", "primary"]);
});

// The last one: it is a database of its own afterwards.
test("a replica that was promoted is not asked, before anybody has looked", async () => {
  await using reading = await openUsed();
  await pair.replica.run("select pg_promote()");

  expect(await whereRead(reading.pool)).toBe("primary");
  await using looked = await openReading();
  expect(looked.problem()).toBe("notReplica");
});
