import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { cloneDatabase } from "../../test/database.ts";
import { startMailCatcher } from "../../test/fakes/mail-catcher.ts";
import { verbsOver } from "../../test/run-as.ts";
import { testConfig } from "../../test/server.ts";
import { addOrder, openShop } from "../../test/shop.ts";
import { queueMessage } from "#modules/mail/queue/queue-message.ts";
import { createWebhook } from "#modules/settings/webhooks/create-webhook.ts";
import { systemClock } from "#platform/clock.ts";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log.ts";
import { startWorker } from "#worker.ts";

const db = await cloneDatabase();
const shop = await openShop(db.owner);
const catcher = await startMailCatcher();
afterAll(async () => {
  await Promise.all([db, catcher].map((part) => part[Symbol.asyncDispose]()));
});

const config = { ...testConfig, mail: { ...testConfig.mail, smtpUrl: catcher.smtpUrl } };
const mail = {
  channel: "email",
  template: "account-invite",
  recipient: "carla@example.com",
  body: "<p>Hello</p>",
} as const;

test("receivers that never answer hold slots of their own: mails and the clock's jobs go on", async () => {
  const runAs = verbsOver(() => db, { clock: systemClock, config });
  const { promise: answered, resolve: answer } = Promise.withResolvers<number>();
  let asked = 0;
  const sendWebhook = async () => {
    asked++;
    return answered;
  };
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const url = `https://hooks.example.com/${number}`;
    await runAs(shop.ada, createWebhook, { url, eventTypes: ["order.updated"] });
  }
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId });
  const deps = { config, serverUrl: db.serverUrl, pool: db.server, clock: systemClock, log: createLog("silent") };
  const worker = await startWorker({ ...deps, sendWebhook });
  await inTransaction(db.server, shop.ada, ({ emit }) =>
    emit({ type: "order.updated", entityId: order.id, payload: { fields: ["notes"], category: "intake" } }),
  );
  await expect.poll(() => asked).toBe(2 * config.jobsAtOnce);

  await asSystem(db.server, (system) => queueMessage(mail, system));
  await db.owner.query("select graphile_worker.add_job('release-holds')");

  await expect.poll(() => catcher.caught.length).toBe(1);
  await expect.poll(() => jobsOf("release-holds")).toBe(0);
  expect(asked).toBe(2 * config.jobsAtOnce);
  answer(200);
  await expect.poll(() => asked).toBe(6);
  await worker.release();
});

test("a job that waits for a service does not keep the server from stopping", async () => {
  await db.owner.query("delete from app.webhooks; delete from graphile_worker._private_jobs");
  const runAs = verbsOver(() => db, { clock: systemClock, config });
  await runAs(shop.ada, createWebhook, { url: "https://hooks.example.com/a", eventTypes: ["order.updated"] });
  const { promise: answered, resolve: answer } = Promise.withResolvers<number>();
  let asked = 0;
  const sendWebhook = async () => {
    asked++;
    return answered;
  };
  const deps = { config, serverUrl: db.serverUrl, pool: db.server, clock: systemClock, log: createLog("silent") };
  const worker = await startWorker({ ...deps, sendWebhook, patience: 50 });
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId });
  await inTransaction(db.server, shop.ada, ({ emit }) =>
    emit({ type: "order.updated", entityId: order.id, payload: { fields: ["notes"], category: "intake" } }),
  );
  await expect.poll(() => asked).toBe(1);

  await worker.release();

  expect(await jobsOf("deliver-webhooks")).toBe(1);
  answer(200);
  await expect.poll(() => jobsOf("deliver-webhooks")).toBe(0);
});

test("a queue of all kinds of jobs has six connections", async () => {
  const deps = { config, serverUrl: db.serverUrl, pool: db.server, clock: systemClock, log: createLog("silent") };
  const before = await connections();
  const worker = await startWorker(deps);
  for (let count = 0; count < 40; count++) {
    await asSystem(db.server, (system) => queueMessage({ ...mail, template: "password-changed" }, system));
    await sleep(1);
  }

  await expect.poll(() => jobsOf("deliver-message")).toBe(0);

  expect((await connections()) - before).toBeLessThanOrEqual(6);
  await worker.release();
});

async function jobsOf(task: string): Promise<number | null> {
  const text = "select from graphile_worker.jobs where task_identifier = $1";
  return (await db.owner.query({ text, values: [task] })).rowCount;
}

/** In addition to those of the tests. */
async function connections(): Promise<number> {
  const text = "select from pg_stat_activity where datname = current_database()";
  return ((await db.owner.query(text)).rowCount ?? 0) - db.owner.totalCount - db.server.totalCount;
}
