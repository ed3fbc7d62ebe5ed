import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoredAttachment } from "#modules/inbox/attachments/store-attachments.ts";
import { raiseDueAlerts } from "#modules/alerts/raise-due-alerts.ts";
import { placeMail } from "#modules/inbox/placing/place-mail.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { randomIds } from "#platform/ids.ts";
import type { Row } from "../../../../db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { buildReceivedMail } from "../../../../test/received-mail.ts";
import { verbsOver } from "../../../../test/run-as.ts";
import { addOffice, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { detachConversationMessage } from "./detach-conversation-message.ts";
import { placeConversation } from "./place-conversation.ts";

let db: TestDatabase;
let shop: Shop;
let olive: Person;
beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  olive = await addOffice(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const runAs = verbsOver(() => db);
const newOrder = (): Promise<Row> => addOrder(db.owner, shop, { customerId: shop.carla.customerId });

const estimate = (): StoredAttachment => ({
  file: {
    id: randomIds(),
    blobId: randomIds(),
    name: "estimate.pdf",
    mimeType: "application/pdf",
    size: 100,
    sha256: null,
    width: null,
    height: null,
    takenAt: null,
    virusScan: null,
    isGenuine: true,
  },
  kind: "estimate",
  scanPhase: null,
  scannedVin: null,
  document: null,
  lines: [],
});

let counter = 0;
/** A conversation with somebody whom nobody knows. */
const arrive = (text: string, files: readonly StoredAttachment[] = [], from = `who${++counter}@elsewhere.example`) =>
  asSystem(db.server, (_system, work) => placeMail(buildReceivedMail({ from, text }), work, { files, remarks: [] }));

const versionOf = async (id: string) =>
  (await db.owner.query<{ version: number }>("select version from app.conversations where id = $1", [id])).rows[0]
    ?.version;
const place = async (person: Person, id: string, input: object) =>
  (await runAs(person, placeConversation, { id, version: await versionOf(id), ...input })).conversation ?? "";
const conversation = async (id: string) =>
  (
    await db.owner.query(
      `select service_order_id as order, customer_id as customer, placed_by as by, guesses, last_words as words
        from app.conversations where id = $1`,
      [id],
    )
  ).rows[0];
const messagesOf = async ({ id }: Row) =>
  (
    await db.owner.query(
      "select body, file_count as files from app.order_messages where service_order_id = $1 order by created_at",
      [id],
    )
  ).rows;
const fileOf = async (id: string) =>
  (
    await db.owner.query(
      "select service_order_id as order, document_kind as kind, order_message_id is not null as shown from app.files where id = $1",
      [id],
    )
  ).rows[0];
const firstMessage = async (conversationId: string) =>
  (
    await db.owner.query<{ id: string }>(
      "select id from app.conversation_messages where conversation_id = $1 order by said_at, id limit 1",
      [conversationId],
    )
  ).rows[0]?.id ?? "";

test("a person places what waits, and its messages and files join the order", async () => {
  const [order, attached] = [await newOrder(), estimate()];
  const waiting = await arrive("Here it is", [attached]);

  const placed = await place(olive, waiting, { serviceOrderId: order.id });

  expect(await conversation(placed)).toMatchObject({ order: order.id, customer: shop.carla.customerId, by: "person" });
  expect(await messagesOf(order)).toEqual([{ body: "Here it is", files: 1 }]);
  expect(await fileOf(attached.file.id)).toEqual({ order: order.id, kind: "repairOrder", shown: true });
});

test("what is placed with an order that has a conversation joins that one", async () => {
  const order = await newOrder();
  const first = await place(olive, await arrive("First"), { serviceOrderId: order.id });

  const second = await place(olive, await arrive("Second"), { serviceOrderId: order.id });

  expect(second).toBe(first);
  expect(await messagesOf(order)).toMatchObject([{ body: "First" }, { body: "Second" }]);
});

test("a person places a conversation with a customer alone", async () => {
  const waiting = await arrive("Do you open on Saturday?");

  await place(shop.ada, waiting, { customerId: shop.cyd.customerId });

  expect(await conversation(waiting)).toMatchObject({ order: null, customer: shop.cyd.customerId, by: "person" });
});

test("only the office places, on what it has read, and one of the two", async () => {
  const [order, waiting] = [await newOrder(), await arrive("Hello")];
  const input = { serviceOrderId: order.id };

  await expect(place(shop.tom, waiting, input)).rejects.toMatchObject({ code: "permission-error" });
  await expect(place(shop.carla, waiting, input)).rejects.toMatchObject({ code: "permission-error" });
  await expect(place(olive, waiting, { ...input, version: 99 })).rejects.toMatchObject({
    code: "conversation-changed",
  });
  await expect(place(olive, waiting, {})).rejects.toMatchObject({ code: "invalid-input" });
  await expect(place(olive, waiting, { serviceOrderId: randomIds() })).rejects.toMatchObject({ code: "not-found" });
  const placed = await place(olive, waiting, input);
  await expect(place(olive, placed, input)).rejects.toMatchObject({ code: "conversation-placed" });
});

test("a message that was placed by mistake leaves the order with its files, and can be placed again", async () => {
  const [wrong, right, attached] = [await newOrder(), await newOrder(), estimate()];
  await place(olive, await arrive("Stays"), { serviceOrderId: wrong.id });
  const waiting = await arrive("Goes", [attached]);
  const message = await firstMessage(waiting);
  const placed = await place(olive, waiting, { serviceOrderId: wrong.id });

  const { conversation: loose } = await runAs(olive, detachConversationMessage, { id: message });

  expect(await messagesOf(wrong)).toEqual([{ body: "Stays", files: 0 }]);
  expect(await fileOf(attached.file.id)).toEqual({ order: null, kind: "other", shown: false });
  expect(await conversation(placed)).toMatchObject({ words: "Stays" });
  expect(await conversation(loose ?? "")).toMatchObject({ order: null, words: "Goes" });

  await place(olive, loose ?? "", { serviceOrderId: right.id });
  expect(await messagesOf(right)).toEqual([{ body: "Goes", files: 1 }]);
  expect(await fileOf(attached.file.id)).toMatchObject({ order: right.id, kind: "repairOrder" });
});

const wayOf = async (id: string) =>
  (await db.owner.query("select channel, address, last_words as words from app.conversations where id = $1", [id]))
    .rows[0];
const sayOnOrder = (orderId: string, body: string) =>
  db.owner.query(
    "insert into app.order_messages (service_order_id, body, from_customer, created_at) values ($1, $2, true, '2026-05-01T10:00:00Z')",
    [orderId, body],
  );

test("an answer goes where the last person wrote from, also after a message was placed and taken out", async () => {
  const order = await newOrder();
  await sayOnOrder(order.id, "By the page");
  const waiting = await arrive("By mail", [], "bob@elsewhere.example");
  const message = await firstMessage(waiting);

  const placed = await place(olive, waiting, { serviceOrderId: order.id });
  expect(await wayOf(placed)).toMatchObject({ channel: "email", address: "bob@elsewhere.example" });

  await runAs(olive, detachConversationMessage, { id: message });
  expect(await wayOf(placed)).toEqual({ channel: "order", address: null, words: "By the page" });
});

test("a conversation that nothing is left of answers on the order's page", async () => {
  const order = await newOrder();
  const waiting = await arrive("Gone");
  const message = await firstMessage(waiting);
  const placed = await place(olive, waiting, { serviceOrderId: order.id });

  await runAs(olive, detachConversationMessage, { id: message });

  expect(await wayOf(placed)).toEqual({ channel: "order", address: null, words: "" });
});

test("an older mail that is placed does not take the answer from who wrote later", async () => {
  const order = await newOrder();
  const later = await arrive("Later", [], "carol@elsewhere.example");
  const earlier = await arrive("Earlier", [], "dave@elsewhere.example");
  await db.owner.query(
    "update app.conversation_messages set said_at = said_at - interval '1 day' where conversation_id = $1",
    [earlier],
  );
  await place(olive, later, { serviceOrderId: order.id });

  const placed = await place(olive, earlier, { serviceOrderId: order.id });

  expect(await wayOf(placed)).toEqual({ channel: "email", address: "carol@elsewhere.example", words: "Later" });
});

test("only the office takes a message out, and only once", async () => {
  const order = await newOrder();
  const waiting = await arrive("Goes");
  const message = await firstMessage(waiting);
  await place(olive, waiting, { serviceOrderId: order.id });
  const detach = (person: Person) => runAs(person, detachConversationMessage, { id: message });

  await expect(detach(shop.tom)).rejects.toMatchObject({ code: "permission-error" });
  await detach(olive);
  await expect(detach(olive)).rejects.toMatchObject({ code: "conversation-changed" });
});

const waits = async (orderId: string) => {
  const { rows } = await db.owner.query(
    "select status from app.admin_notifications where kind = 'customerMessage' and service_order_id = $1",
    [orderId],
  );
  return rows.map(({ status }: { status: string }) => status);
};
const inAnHour = () => new Date(Date.now() + 3_600_000);

test("a message that leaves the order takes its alert along, unless another one waits there", async () => {
  const [alone, another] = [await newOrder(), await newOrder()];
  await place(olive, await arrive("Stays"), { serviceOrderId: another.id });
  const messages: string[] = [];
  for (const order of [alone, another]) {
    const waiting = await arrive("Goes");
    messages.push(await firstMessage(waiting));
    await place(olive, waiting, { serviceOrderId: order.id });
  }
  await asSystem(db.server, (system) => raiseDueAlerts(system, inAnHour()));
  const before = [await waits(alone.id), await waits(another.id)];

  for (const id of messages) await runAs(olive, detachConversationMessage, { id });

  expect(before).toEqual([["unhandled"], ["unhandled"]]);
  expect([await waits(alone.id), await waits(another.id)]).toEqual([["handled"], ["unhandled"]]);
});
