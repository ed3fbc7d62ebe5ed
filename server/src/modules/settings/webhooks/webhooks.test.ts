import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { buildFile, save } from "#db/rows/factories.ts";
import { testConfig } from "../../../../test/server.ts";
import { verbsOver } from "../../../../test/run-as.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import type { WebhookRequest } from "#integrations/webhooks/webhook-sender.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { createWebhook } from "./create-webhook.ts";
import { deleteWebhook } from "./delete-webhook.ts";
import { deliverWebhooks } from "./deliver-webhooks.ts";
import { removeOldEvents } from "./remove-old-events.ts";
import { replayWebhookDelivery } from "./replay-webhook-delivery.ts";
import { testWebhook } from "./test-webhook.ts";
import { updateWebhook } from "./update-webhook.ts";
import { webhookSealing } from "./webhook-owner.ts";

let db: TestDatabase;
let shop: Shop;
let now = new Date();
let status = 200;
let sent: WebhookRequest[] = [];
const config = { ...testConfig, sealSecret: "a secret for sealing in tests" };
const url = "https://hooks.example.com/boresight";

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query("delete from app.webhooks; delete from app_private.events; delete from app.admin_notifications");
  [now, status, sent] = [new Date(), 200, []];
});

const runAs = verbsOver(() => db, { clock: () => now, config });

const deliver = (webhookId: unknown) =>
  deliverWebhooks(String(webhookId), {
    pool: db.server,
    clock: () => now,
    sealing: webhookSealing(config),
    signal: new AbortController().signal,
    send: async (request) => {
      sent.push(request);
      return status;
    },
  });

const eventTypes = ["order.updated", "message.posted", "appointment.noShow"];
const created = (person: Person) => runAs(person, createWebhook, { url, eventTypes });
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const refusedAs = (code: string) => expect.objectContaining({ code });

async function emitUpdate(person: Person, entityId: string, fields: "notes"[] = ["notes"]): Promise<void> {
  await inTransaction(db.server, person, ({ emit }) =>
    emit({ type: "order.updated", entityId, payload: { fields, category: "intake" } }),
  );
}

const orderOf = async (customerId: string) => (await addOrder(db.owner, shop, { customerId })).id;

async function deliveries() {
  const { rows } = await db.owner.query<{ id: string; status: string; attempts: number; error: string }>(
    "select id, status, attempts, error from app.webhook_deliveries order by event_number",
  );
  return rows;
}

const bodies = () =>
  sent.map(({ body }) => JSON.parse(String(body)) as { entityId: string; type: string; payload: unknown });

test("the shop's webhook is told of what it asks for, signed with its secret", async () => {
  const { webhook, secret } = await created(shop.ada);
  const orderId = await orderOf(shop.carla.customerId);
  await emitUpdate(shop.ada, orderId);

  await deliver(webhook);

  const [request] = sent;
  const [t, v1] = (request?.headers["boresight-signature"] ?? "").split(",").map((part) => part.split("=")[1]);
  expect(bodies()).toMatchObject([{ type: "order.updated", entityId: orderId, payload: { fields: ["notes"] } }]);
  expect(v1).toBe(
    createHmac("sha256", secret)
      .update(`${t}.${String(request?.body)}`)
      .digest("hex"),
  );
  expect(await deliveries()).toMatchObject([{ status: "delivered", attempts: 1 }]);
});

test("an event that is not asked for is not delivered", async () => {
  const { webhook } = await created(shop.ada);
  await inTransaction(db.server, shop.ada, ({ emit }) =>
    emit({ type: "user.registered", entityId: shop.uma.userId, payload: { email: null, phoneNumber: null } }),
  );

  await deliver(webhook);

  expect(sent).toEqual([]);
});

test("a customer's webhook hears of the customer's own orders, without their contents", async () => {
  const { webhook } = await created(shop.carla);
  const own = await orderOf(shop.carla.customerId);
  await emitUpdate(shop.ada, own);
  await emitUpdate(shop.ada, await orderOf(shop.cyd.customerId));

  await deliver(webhook);

  expect(bodies()).toMatchObject([{ entityId: own, payload: null }]);
});

test("what staff say among themselves is told to no customer", async () => {
  const { webhook } = await created(shop.carla);
  const serviceOrderId = await orderOf(shop.carla.customerId);
  const message = {
    serviceOrderId,
    body: "He never pays",
    isInternal: true,
    fromCustomer: false,
    fileIds: [],
    photoCount: 0,
  };
  await inTransaction(db.server, shop.ada, ({ emit }) =>
    emit({ type: "message.posted", entityId: crypto.randomUUID(), payload: message }),
  );

  await deliver(webhook);

  expect(sent).toEqual([]);
});

test.each([
  ["is told of a document that they see", true],
  ["is not told of a document that staff keep to themselves", false],
])("a customer %s", async (_what, isCustomerVisible) => {
  const { webhook } = await runAs(shop.carla, createWebhook, { url, eventTypes: ["document.added"] });
  const serviceOrderId = await orderOf(shop.carla.customerId);
  const { customerId } = shop.carla;
  const file = buildFile({
    service_order_id: serviceOrderId,
    customer_id: customerId,
    customer_visible: isCustomerVisible,
  });
  await save(db.owner, "app.files", [file]);
  await inTransaction(db.server, shop.ada, ({ emit }) =>
    emit({
      type: "document.added",
      entityId: file.id,
      payload: { serviceOrderId, documentKind: "other", isCustomerVisible },
    }),
  );

  await deliver(webhook);

  expect(bodies().map(({ entityId }) => entityId)).toEqual(isCustomerVisible ? [file.id] : []);
});

test("the next event of an entity waits until the one before is delivered; those of others do not", async () => {
  const { webhook } = await created(shop.ada);
  const [first, other] = [await orderOf(shop.carla.customerId), await orderOf(shop.carla.customerId)];
  await emitUpdate(shop.ada, first);
  await emitUpdate(shop.ada, first);
  status = 500;
  await deliver(webhook);
  await emitUpdate(shop.ada, other);
  status = 200;

  await deliver(webhook);
  const soon = bodies().map(({ entityId }) => entityId);
  later(1);
  await deliver(webhook);

  expect(soon).toEqual([first, other]);
  expect(bodies().map(({ entityId }) => entityId)).toEqual([first, other, first, first]);
});

test("after the last attempt the webhook is switched off and the office alerted", async () => {
  const { webhook } = await created(shop.ada);
  await emitUpdate(shop.ada, await orderOf(shop.carla.customerId));
  status = 503;

  for (const minutes of [0, 1, 5, 30, 120, 720]) {
    later(minutes);
    await deliver(webhook);
  }

  const { rows } = await db.owner.query("select is_active, failed_at is not null as failed from app.webhooks");
  const alerts = await db.owner.query("select kind from app.admin_notifications");
  expect(sent).toHaveLength(6);
  expect(await deliveries()).toMatchObject([{ status: "failed", attempts: 6, error: "The receiver answered 503" }]);
  expect([rows, alerts.rows]).toEqual([[{ is_active: false, failed: true }], [{ kind: "webhookFailed" }]]);
});

test("a delivery can be sent again, with the id it had", async () => {
  const { webhook } = await created(shop.ada);
  await emitUpdate(shop.ada, await orderOf(shop.carla.customerId));
  await deliver(webhook);
  const [first] = await deliveries();

  await runAs(shop.ada, replayWebhookDelivery, { id: first?.id });
  await deliver(webhook);

  expect(sent.map(({ headers }) => headers["boresight-delivery"])).toEqual([first?.id, first?.id]);
});

test("what is still being tried is not sent again", async () => {
  const { webhook } = await created(shop.ada);
  await emitUpdate(shop.ada, await orderOf(shop.carla.customerId));
  status = 500;
  await deliver(webhook);
  const [first] = await deliveries();

  const replayed = runAs(shop.ada, replayWebhookDelivery, { id: first?.id });

  await expect(replayed).rejects.toEqual(refusedAs("delivery-pending"));
});

test("a test event goes to its webhook alone", async () => {
  const [one, other] = [await created(shop.ada), await created(shop.ada)];

  await runAs(shop.ada, testWebhook, { id: one.webhook });
  await deliver(one.webhook);
  await deliver(other.webhook);

  expect(bodies()).toMatchObject([{ type: "webhook.tested", entityId: one.webhook }]);
});

test("a webhook that is off hears nothing and is not tested", async () => {
  const { webhook } = await created(shop.ada);
  await runAs(shop.ada, updateWebhook, { id: webhook, version: 1, url, eventTypes, isActive: false });
  await emitUpdate(shop.ada, await orderOf(shop.carla.customerId));
  await deliver(webhook);

  await expect(runAs(shop.ada, testWebhook, { id: webhook })).rejects.toEqual(refusedAs("webhook-off"));
  expect(sent).toEqual([]);
});

test("the second of two who change a webhook is told so", async () => {
  const { webhook } = await created(shop.ada);
  const change = { id: webhook, version: 1, url, eventTypes, isActive: true };
  await runAs(shop.ada, updateWebhook, change);

  await expect(runAs(shop.ada, updateWebhook, change)).rejects.toEqual(refusedAs("definition-changed"));
});

test.each([
  ["the shop's", () => shop.ada, () => shop.carla],
  ["another customer's", () => shop.cyd, () => shop.carla],
  ["a customer's, for the shop,", () => shop.carla, () => shop.ada],
])("%s webhook is not found", async (_whose, owner, stranger) => {
  const { webhook } = await created(owner());

  const deleted = runAs(stranger(), deleteWebhook, { id: webhook });

  await expect(deleted).rejects.toEqual(refusedAs("not-found"));
});

test.each([
  ["a technician", () => shop.tom, "permission-error"],
  ["a login without a customer", () => shop.uma, "permission-error"],
])("%s keeps no webhooks", async (_who, person, code) => {
  await expect(created(person())).rejects.toEqual(refusedAs(code));
});

test("nobody has more than ten", async () => {
  for (let count = 0; count < 10; count += 1) await created(shop.carla);

  await expect(created(shop.carla)).rejects.toEqual(refusedAs("too-many-webhooks"));
});

test("a deleted webhook is gone with its log", async () => {
  const { webhook } = await created(shop.carla);
  await emitUpdate(shop.ada, await orderOf(shop.carla.customerId));

  await runAs(shop.carla, deleteWebhook, { id: webhook });

  expect(await deliveries()).toEqual([]);
});

test("events and deliveries that are old are removed", async () => {
  const { webhook } = await created(shop.ada);
  await emitUpdate(shop.ada, await orderOf(shop.carla.customerId));
  await deliver(webhook);
  later(91 * 24 * 60);

  await inTransaction({ pool: db.server, clock: () => now }, shop.ada, removeOldEvents);

  const events = await db.owner.query("select id from app_private.events");
  expect([await deliveries(), events.rows]).toEqual([[], []]);
});

const alerts = { url, eventTypes: ["alert.raised"] };

test("a customer's webhook cannot ask for the shop's alerts, neither when it is added nor later", async () => {
  const { webhook } = await created(shop.carla);

  const outcomes = await Promise.allSettled([
    runAs(shop.carla, createWebhook, alerts),
    runAs(shop.carla, updateWebhook, { id: webhook, version: 1, isActive: true, ...alerts }),
  ]);

  expect(outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason)).toEqual([
    refusedAs("invalid-input"),
    refusedAs("invalid-input"),
  ]);
});

test("the shop's webhook asks for its alerts", async () => {
  const { webhook } = await runAs(shop.ada, createWebhook, alerts);

  const { rows } = await db.owner.query("select event_types from app.webhooks where id = $1", [webhook]);
  expect(rows).toEqual([{ event_types: ["alert.raised"] }]);
});
