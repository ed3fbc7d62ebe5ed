import { afterAll, beforeAll, expect, test } from "vitest";
import { createWebhook } from "#modules/settings/webhooks/create-webhook.ts";
import { queueMessage } from "#modules/mail/queue/queue-message.ts";
import { tryServerNow } from "#modules/mail/queue/waiting-mails.ts";
import { systemClock } from "#platform/clock.ts";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";
import { startWorker } from "#worker.ts";
import { startMailCatcher } from "../../test/fakes/mail-catcher.ts";
import { verbsOver } from "../../test/run-as.ts";
import { startServer, testConfig, type TestServer } from "../../test/server.ts";
import { addOrder, openShop, type Shop } from "../../test/shop.ts";
import { tokenFor } from "../../test/token-for.ts";
import { settingsOfCopy, settingsOfShop } from "./shop-copy.ts";

const madeAt = "2026-11-22T03:00:00.000Z";
const catcher = await startMailCatcher();
/** All that reaches out. */
const live: Config = {
  ...testConfig,
  mail: { ...testConfig.mail, smtpUrl: catcher.smtpUrl, postmarkSecret: "postmark", sesTopicArn: "arn:aws:sns:x" },
  twilio: { accountSid: "AC1", authToken: "token", from: "+15550100", url: "http://127.0.0.1:9", statusUrl: null },
};

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  const { copyOf, mail, twilio, cards, qbo } = settingsOfCopy(live, madeAt);
  server = await startServer({ copyOf, mail, twilio, cards, qbo });
  shop = await openShop(server.db.owner);
});
afterAll(() => Promise.all([server, catcher].map((part) => part[Symbol.asyncDispose]())));

const messages = async () => {
  const { rows } = await server.db.owner.query("select channel, status from app.messages order by channel");
  return rows.map(({ channel, status }) => `${channel} ${status}`);
};

test("the database says whether the shop is a copy", async () => {
  const { owner, server: pool } = server.db;
  expect(await settingsOfShop(live, pool)).toBe(live);

  await owner.query("insert into app_private.shop_copy values ($1)", [madeAt]);
  const copied = await settingsOfShop(live, pool);
  await owner.query("delete from app_private.shop_copy");

  expect(copied).toEqual(settingsOfCopy(live, madeAt));
  expect(copied).toMatchObject({ twilio: null, cards: null, qbo: null, mail: { smtpUrl: null } });
});

test("a copy sends no emails, texts and webhooks, whatever the shop has set up", async () => {
  const { config, db } = server;
  const runAs = verbsOver(() => db, { clock: systemClock, config });
  await runAs(shop.ada, createWebhook, { url: "https://hooks.example.com", eventTypes: ["order.updated"] });
  await db.owner.query(
    `insert into app_private.mail_settings (host, port, security, user_name, sender_name, sender_address, reply_to)
    values ('127.0.0.1', $1, 'none', '', 'Acme ADAS', 'mail@acme.test', '')`,
    [Number(new URL(catcher.smtpUrl).port)],
  );
  let called = 0;
  const deps = { config, serverUrl: db.serverUrl, pool: db.server, clock: systemClock, log: createLog("silent") };
  const worker = await startWorker({ ...deps, sendWebhook: async () => ++called + 199 });

  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId });
  await inTransaction(db.server, shop.ada, ({ emit }) =>
    emit({ type: "order.updated", entityId: id, payload: { fields: ["notes"], category: "intake" } }),
  );
  await asSystem(db.server, async (system) => {
    const message = { template: "account-invite", subject: "Hello", body: "Hello" };
    await queueMessage({ ...message, channel: "email", recipient: "carla@example.com" }, system);
    await queueMessage({ ...message, channel: "sms", recipient: "+15550123" }, system);
    await system.run(tryServerNow());
  });
  await expect.poll(messages).toEqual(["email kept", "sms kept"]);
  await expect.poll(waitingJobs).toEqual(["deliver-webhooks"]);
  await worker.release();

  expect(catcher.caught).toEqual([]);
  expect(called).toBe(0);
  const authorization = `Bearer ${await tokenFor(shop.ada, server)}`;
  const { body } = await server.post("/v1/functions/mail-settings", {}, { authorization });
  expect(body).toMatchObject({ source: "copy" });
});

/** Those that the clock or a change has made due, and that have not failed. */
async function waitingJobs(): Promise<string[]> {
  const { rows } = await server.db.owner.query(
    "select task_identifier from graphile_worker.jobs where run_at <= now() and last_error is null order by 1",
  );
  return rows.map(({ task_identifier }) => task_identifier);
}
