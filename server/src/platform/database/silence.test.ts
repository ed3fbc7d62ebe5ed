import { expect, test } from "vitest";
import { cloneDatabase } from "../../../test/database.ts";
import { silentProxy } from "../../../test/fakes/silent-proxy.ts";
import { createLog } from "#platform/log.ts";
import { openPool } from "./db.ts";
import { requireDatabase } from "./database-health.ts";
import { listenForChanges } from "./listen.ts";
import { rightsAdaptor } from "./rights/rights-adaptor.ts";
import { cutOffAll } from "./silence.ts";
import { asSystem } from "./transaction.ts";
import { asUnavailable } from "./unavailable.ts";

const log = createLog("silent");
const often = { every: 20, patience: 2000 };

async function behindProxy() {
  const db = await cloneDatabase();
  const proxy = await silentProxy(db.serverUrl);
  const pool = openPool(proxy.url, { max: 2, statementTimeout: 50 });
  return {
    db,
    proxy,
    pool,
    async [Symbol.asyncDispose]() {
      await pool.end();
      await proxy[Symbol.asyncDispose]();
      await db[Symbol.asyncDispose]();
    },
  };
}

test("a transaction on a connection that went silent fails as unavailable, and the next one works", async () => {
  await using at = await behindProxy();
  await at.pool.query("select 1");
  at.proxy.silence();

  const failure = await asSystem(at.pool, (system) => system.rows({ text: "select 1" })).catch((error) => error);

  expect(asUnavailable(failure)).toMatchObject({ code: "database-unavailable", details: { retryAfter: 2 } });
  expect(await asSystem(at.pool, (system) => system.rows({ text: "select 1 as n" }))).toEqual([{ n: 1 }]);
});

test("a statement of the API on such a connection fails too, and the next one works", async () => {
  await using at = await behindProxy();
  const withClient = rightsAdaptor(at.pool);
  const ask = () =>
    withClient({ role: "app_public", "app.role": "public" }, (client) => client.query({ text: "select 1 as n" }));
  await ask();
  at.proxy.silence();

  const failure = await ask().catch((error: unknown) => error);

  expect(asUnavailable(failure)?.code).toBe("database-unavailable");
  expect((await ask()).rows).toEqual([{ n: 1 }]);
});

test("whoever listens for changes notices silence, and hears of changes again", async () => {
  await using at = await behindProxy();
  let silences = 0;
  const changes = listenForChanges(at.proxy.url, log, { ...often, onSilence: () => silences++ });
  const reader = changes.subscribe("live:orders");
  await reader.next();
  at.proxy.silence();

  await reader.next(); // After every reconnect a reader is woken.
  const told = reader.next();
  await at.db.owner.query("select pg_notify('live:orders', '')");

  expect(await told).toEqual({ value: "live:orders", done: false });
  expect(silences).toBe(1);
  await changes.release();
});

test("a statement without a limit of its own ends when the pool is cut off", async () => {
  await using at = await behindProxy();
  const jobs = openPool(at.proxy.url, { max: 2 });
  await jobs.query("select 1");
  at.proxy.silence();
  const waiting = asSystem(jobs, (system) => system.rows({ text: "select 1" }));

  cutOffAll(jobs);

  await expect(waiting).rejects.toThrow("Connection terminated");
  expect((await jobs.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await jobs.end();
});

test("health is bad while nobody answers, and good again afterwards", async () => {
  await using at = await behindProxy();
  await requireDatabase(at.pool);
  at.proxy.silence();

  await expect(requireDatabase(at.pool)).rejects.toMatchObject({ code: "database-unavailable" });
  await requireDatabase(at.pool);
});
