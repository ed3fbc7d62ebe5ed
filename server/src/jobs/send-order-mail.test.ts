import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import type { MailSettings } from "#platform/settings/config.ts";
import { systemClock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { queueEventMail } from "#modules/mail/orders/queue-order-mail.ts";
import { cloneDatabase, type TestDatabase } from "../../test/database.ts";
import { startMailCatcher } from "../../test/fakes/mail-catcher.ts";
import { testConfig } from "../../test/server.ts";
import { addOrder, openShop, type Shop } from "../../test/shop.ts";
import { startWorker } from "#worker.ts";

let db: TestDatabase;
let shop: Shop;
const catcher = await startMailCatcher();

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(async () => {
  await Promise.all([db, catcher].map((part) => part[Symbol.asyncDispose]()));
});

const startWorking = (mail: Partial<MailSettings> = {}) =>
  startWorker({
    config: { ...testConfig, mail: { ...testConfig.mail, smtpUrl: catcher.smtpUrl, ...mail } },
    serverUrl: db.serverUrl,
    pool: db.server,
    clock: systemClock,
    log: createLog("silent"),
  });

/** Queues the mail and waits until it has come to this. */
async function sendTo(status: string, messageText: string, mail: Partial<MailSettings> = {}) {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId });
  const occasion = { orderId: id, entry: messageText, userId: shop.ada.userId, messageText };
  await asSystem(db.server, (system) => queueEventMail("message-received", occasion, system));
  await db.owner.query("update graphile_worker._private_jobs set max_attempts = 1");
  const worker = await startWorking(mail);
  const text = "select * from app.messages where service_order_id = $1";
  const read = async () => (await db.owner.query({ text, values: [id] })).rows[0];
  await expect.poll(async () => (await read()).status).toBe(status);
  await worker.release();
  const alerts = await db.owner.query({
    text: "select kind, severity, message from app.admin_notifications where service_order_id = $1",
    values: [id],
  });
  return { message: await read(), alerts: alerts.rows };
}

test("a queued mail is written in its language, sent, and kept readable in the log", async () => {
  await db.owner.query("update app.facilities set email = 'denver@acme.test'");

  const { message, alerts } = await sendTo("sent", "Bumper is <on>");

  expect(catcher.caught.at(-1)).toMatchObject({
    subject: expect.stringMatching(/^New message about SO-\d+$/),
    replyTo: [{ address: "denver@acme.test" }],
    html: expect.stringContaining("Ada Admin wrote: Bumper is &lt;on&gt;"),
    text: expect.stringContaining("Bumper is <on>"),
  });
  expect(message).toMatchObject({ status: "sent", attempts: 1, context: null, error: "" });
  expect(message.body).toContain("Choose which emails you get");
  expect(alerts).toEqual([]);
});

test("where mail comes in, answers go there with a token of the order and its reader", async () => {
  const { message } = await sendTo("sent", "Answer me", { answerAddress: "office@acme.test" });

  const { rows } = await db.owner.query(
    "select token, address from app_private.reply_tokens where service_order_id = $1",
    [message.service_order_id],
  );
  expect(rows).toEqual([{ token: expect.stringMatching(/^[0-9a-f]{24}$/), address: message.recipient }]);
  expect(catcher.caught.at(-1)).toMatchObject({ replyTo: [{ address: `office+${rows[0]?.token}@acme.test` }] });
});

test("a mail that nobody takes has failed, and the office is alerted", async () => {
  catcher.refuse(1);

  const { message, alerts } = await sendTo("failed", "second");

  expect(message).toMatchObject({ attempts: 1, error: expect.stringContaining("Mailbox unavailable") });
  expect(alerts).toEqual([
    { kind: "emailBounced", severity: "warning", message: expect.stringContaining("could not be delivered") },
  ]);
});

test.each(["bounced", "complaint"])(
  "a mail about an order is not sent to an address whose latest state is %s, and the log says why",
  async (reason) => {
    const before = catcher.caught.length;
    await db.owner.query({
      text: "insert into app.undeliverable_addresses (address, reason) values ('carla@example.com', $1)",
      values: [reason],
    });

    const { message } = await sendTo("failed", `After it ${reason}`);
    await db.owner.query("delete from app.undeliverable_addresses");

    expect(message.error).toBe(
      "The address bounced or complained; it is mailed again once that is cleared at the customer",
    );
    expect(catcher.caught.length).toBe(before);
  },
);

test("a mail whose template is broken has failed with the reason, and the office is alerted", async () => {
  await db.owner.query("update app.email_template_texts set body_html = '<p>{{order.nothing}}</p>'");

  const { message, alerts } = await sendTo("failed", "third");

  expect(message.error).toContain('There is no variable "order.nothing"');
  expect(alerts).toEqual([
    expect.objectContaining({ kind: "emailBounced", message: expect.stringContaining("could not be written") }),
  ]);
});
