import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { verbsOver } from "../../../../test/run-as.ts";
import { testConfig } from "../../../../test/server.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";
import { systemClock } from "#platform/clock.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log.ts";
import { startWorker } from "#worker.ts";
import { createWebhook } from "./create-webhook.ts";

let db: TestDatabase;
let shop: Shop;
const config = { ...testConfig, sealSecret: "a secret for sealing in tests" };

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(() => db.owner.query("delete from app.webhooks; delete from app_private.events"));

/** A receiver that answers nobody until it is let. */
function slowReceiver() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const taken: { id: string; entityId: string }[] = [];
  return {
    taken,
    letThrough: resolve,
    take: async ({ body }: { body: Buffer | string }) => {
      taken.push(JSON.parse(String(body)) as { id: string; entityId: string });
      await promise;
      return 200;
    },
  };
}

const startJobs = (sendWebhook: ReturnType<typeof slowReceiver>["take"]) =>
  startWorker({
    config,
    serverUrl: db.serverUrl,
    pool: db.server,
    clock: systemClock,
    log: createLog("silent"),
    sendWebhook,
  });

async function emitUpdate(entityId: string): Promise<string> {
  return inTransaction(db.server, shop.ada, async ({ emit, system }) => {
    await emit({ type: "order.updated", entityId, payload: { fields: ["notes"], category: "intake" } });
    const { id } = await system.one<{ id: string }>({
      text: "select id from app_private.events order by number desc limit 1",
    });
    return id;
  });
}

test("a receiver that has not answered lately is not asked, and no attempt is counted", async () => {
  const runAs = verbsOver(() => db, { clock: systemClock, config });
  const url = "https://hooks.example.com/away";
  await runAs(shop.ada, createWebhook, { url, eventTypes: ["order.updated"] });
  const { customerId } = shop.carla;
  let asked = 0;
  const worker = await startJobs(async () => {
    asked++;
    throw new Error("no answer in time");
  });

  for (let count = 0; count < 8; count++) {
    await emitUpdate((await addOrder(db.owner, shop, { customerId })).id);
    await expect.poll(webhookJobs).toEqual({ running: 0, waiting: 0 });
  }

  expect(asked).toBe(5);
  const { rows } = await db.owner.query<{ attempts: number; status: string }>(
    "select attempts, status from app.webhook_deliveries order by event_number",
  );
  expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["pending"]));
  await worker.release();
});

/** How many jobs of webhooks run, and how many wait although their time has come. */
async function webhookJobs() {
  const { rows } = await db.owner.query<{ running: number; waiting: number }>(
    `select count(*) filter (where locked_at is not null)::integer as running,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::integer as waiting
    from graphile_worker.jobs where task_identifier = 'deliver-webhooks'`,
  );
  return rows[0];
}

test("a receiver that takes its time is sent each event once, those of an order in order", async () => {
  const receiver = slowReceiver();
  const runAs = verbsOver(() => db, { clock: systemClock, config });
  await runAs(shop.ada, createWebhook, { url: "https://hooks.example.com/slow", eventTypes: ["order.updated"] });
  const { customerId } = shop.carla;
  const orders = [
    (await addOrder(db.owner, shop, { customerId })).id,
    (await addOrder(db.owner, shop, { customerId })).id,
  ];
  const workers = await Promise.all([startJobs(receiver.take), startJobs(receiver.take)]);
  const emitted: { id: string; entityId: string }[] = [];
  const emit = async (entityId: string) => emitted.push({ entityId, id: await emitUpdate(entityId) });
  await emit(orders[0]!);
  await expect.poll(() => receiver.taken.length).toBe(1);

  for (const entityId of [...orders, ...orders, ...orders]) await emit(entityId);
  await expect.poll(webhookJobs).toEqual({ running: 1, waiting: 1 });
  receiver.letThrough();

  await expect.poll(() => receiver.taken.length).toBeGreaterThanOrEqual(emitted.length);
  await expect.poll(webhookJobs).toEqual({ running: 0, waiting: 0 });
  await Promise.all(workers.map((worker) => worker.release()));
  const ofOrder = (all: typeof emitted, order: string) => all.filter(({ entityId }) => entityId === order);
  for (const order of orders)
    expect(ofOrder(receiver.taken, order).map(({ id }) => id)).toEqual(ofOrder(emitted, order).map(({ id }) => id));
});
