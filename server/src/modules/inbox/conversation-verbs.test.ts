import type { Conversation } from "../../../test/conversations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildUser, save } from "#db/rows/factories.ts";
import { setUserDisabled } from "#modules/accounts/users/set-user-disabled.ts";
import { updateUserRole } from "#modules/accounts/users/update-user-role.ts";
import { asSystem, inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { addConversation } from "../../../test/conversations.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { answerConversation } from "./answers/answer-conversation.ts";
import { assignConversation } from "./assign-conversation.ts";
import { readConversation } from "./read-conversation.ts";
import { saveAnswerTemplate } from "./save-answer-template.ts";
import { setConversationDone } from "./set-conversation-done.ts";
import { snoozeConversation, wakeConversations } from "./snooze-conversation.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const as = <Answer>(person: Person, verb: (tx: Transaction) => Promise<Answer>) =>
  inTransaction(db.server, person, verb);

async function stored(id: string) {
  const { rows } = await db.owner.query("select * from app.conversations where id = $1", [id]);
  return rows[0];
}
async function sent() {
  const { rows } = await db.owner.query(
    "select channel, recipient, subject, body, headers, service_order_id from app.messages order by created_at desc limit 1",
  );
  return rows[0];
}
const add = (values: Partial<Conversation> = {}) => addConversation(db.owner, values);

test("an admin assigns a conversation to somebody of the office, and takes that back", async () => {
  const id = await add();

  await as(shop.ada, (tx) => assignConversation({ id, version: 1, assignedToId: shop.ada.userId }, tx));
  expect(await stored(id)).toMatchObject({ assigned_to_id: shop.ada.userId });
  await as(shop.ada, (tx) => assignConversation({ id, version: 2, assignedToId: null }, tx));
  expect(await stored(id)).toMatchObject({ assigned_to_id: null });
});

describe("when somebody leaves the office, what they had is anyone's", () => {
  const bob = buildUser({ display_name: "Bob", email: "bob@example.com", default_role: "admin" });
  beforeEach(() => db.owner.query("delete from app.users where id = $1", [bob.id]));

  test.each([
    ["login disabled", (tx: Transaction) => setUserDisabled({ id: bob.id, disabled: true }, tx)],
    ["another role", (tx: Transaction) => updateUserRole({ id: bob.id, role: "technician" }, tx)],
  ])("%s", async (_, leave) => {
    await save(db.owner, "app.users", [bob]);
    const [open, done] = [await add(), await add()];
    for (const id of [open, done])
      await as(shop.ada, (tx) => assignConversation({ id, version: 1, assignedToId: bob.id }, tx));
    await as(shop.ada, (tx) => setConversationDone({ id: done, version: 2, isDone: true }, tx));

    await as({ ...shop.ada, isElevated: true }, leave);

    expect(await stored(open)).toMatchObject({ assigned_to_id: null });
    expect(await stored(done)).toMatchObject({ assigned_to_id: bob.id });
    await as(shop.ada, (tx) => setConversationDone({ id: done, version: 3, isDone: false }, tx));
    expect(await stored(done)).toMatchObject({ assigned_to_id: null });
  });
});

test("not to a customer, not by technicians and customers, and not over what came in meanwhile", async () => {
  const id = await add();
  const assign = (person: Person, assignedToId: string | null, version = 1) =>
    as(person, (tx) => assignConversation({ id, version, assignedToId }, tx));

  await expect(assign(shop.ada, shop.carla.userId)).rejects.toMatchObject({ code: "invalid-input" });
  await expect(assign(shop.tom, null)).rejects.toMatchObject({ code: "permission-error" });
  await expect(assign(shop.carla, null)).rejects.toMatchObject({ code: "permission-error" });
  await expect(assign(shop.ada, null, 2)).rejects.toMatchObject({ code: "conversation-changed" });
});

test("what is done is read and no longer put away, and may be opened again", async () => {
  const id = await add({ snoozed_until: "2031-01-01T00:00:00Z" });

  await as(shop.ada, (tx) => setConversationDone({ id, version: 1, isDone: true }, tx));
  expect(await stored(id)).toMatchObject({ status: "done", is_unread: false, snoozed_until: null });
  await as(shop.ada, (tx) => setConversationDone({ id, version: 2, isDone: false }, tx));
  expect(await stored(id)).toMatchObject({ status: "open" });
});

test("what is put away comes back unread when its time is over, and no sooner", async () => {
  const id = await add();
  const until = new Date(Date.now() + 3_600_000);

  await as(shop.ada, (tx) => snoozeConversation({ id, version: 1, until: until.toISOString() }, tx));
  await asSystem(db.server, (system) => wakeConversations(system, new Date(until.getTime() - 1)));
  expect(await stored(id)).toMatchObject({ is_unread: false, snoozed_until: until.toISOString() });
  await asSystem(db.server, (system) => wakeConversations(system, until));
  expect(await stored(id)).toMatchObject({ is_unread: true, snoozed_until: null, status: "open" });
});

test.each([["2020-01-01T00:00:00Z"], ["2131-01-01T00:00:00Z"], ["tomorrow"]])(
  "nothing is put away until %s",
  async (until) => {
    const id = await add();

    await expect(as(shop.ada, (tx) => snoozeConversation({ id, version: 1, until }, tx))).rejects.toMatchObject({
      code: "invalid-input",
    });
  },
);

test("reading takes the mark off, and gives it back", async () => {
  const id = await add();

  await as(shop.ada, (tx) => readConversation({ id }, tx));
  expect(await stored(id)).toMatchObject({ is_unread: false });
  await as(shop.ada, (tx) => readConversation({ id, isRead: false }, tx));
  expect(await stored(id)).toMatchObject({ is_unread: true });
  await expect(as(shop.tom, (tx) => readConversation({ id }, tx))).rejects.toMatchObject({ code: "permission-error" });
});

test("a mail is answered in its thread, and what the person typed is never markup", async () => {
  const id = await add({
    messages: [
      { external_id: "<a@example.com>", subject: "Camry", said_at: "2026-05-04T10:00:00Z" },
      { external_id: "<b@example.com>", subject: "RE: Camry", said_at: "2026-05-04T11:00:00Z" },
      {
        external_id: "<d@example.com>",
        kind: "bounce",
        from_address: "mailer-daemon@example.com",
        said_at: "2026-05-04T11:30:00Z",
      },
      { external_id: "forged\r\nBcc: eve@example.com", subject: "RE: Camry", said_at: "2026-05-04T10:30:00Z" },
    ],
  });

  await as(shop.ada, (tx) => answerConversation({ id, body: "Today <b>at 5</b>\nor 6\n\nAda" }, tx));

  expect(await sent()).toEqual({
    channel: "email",
    recipient: "bob@example.com",
    subject: "RE: Camry",
    body: '<p dir="auto">Today &lt;b&gt;at 5&lt;/b&gt;<br>or 6</p>\n<p dir="auto">Ada</p>',
    headers: {
      "Auto-Submitted": "no",
      "In-Reply-To": "<b@example.com>",
      References: "<a@example.com> <b@example.com>",
    },
    service_order_id: null,
  });
  expect(await stored(id)).toMatchObject({
    is_unread: false,
    last_from_outside: false,
    last_words: "Today <b>at 5</b> or 6 Ada",
  });
});

test("a mail is answered where its sender asks for it", async () => {
  const id = await add({ messages: [{ from_address: "form@site.example", answer_to: "eve@elsewhere.example" }] });

  await as(shop.ada, (tx) => answerConversation({ id, body: "Yes" }, tx));

  expect(await sent()).toMatchObject({ channel: "email", recipient: "eve@elsewhere.example" });
});

test("a text is answered by text, not after STOP, and not with more than a text can say", async () => {
  const phone = "+13035550177";
  const id = await add({ channel: "sms", address: phone });
  const answer = (body: string) => as(shop.ada, (tx) => answerConversation({ id, body }, tx));

  await answer("Yes, until 5");
  expect(await sent()).toMatchObject({ channel: "sms", recipient: phone, body: "Yes, until 5" });
  await expect(answer("x".repeat(1601))).rejects.toMatchObject({ code: "invalid-input" });
  await db.owner.query(
    "insert into app.text_consents (customer_id, phone, is_given, method) values ($1, $2, false, 'reply')",
    [shop.carla.customerId, phone],
  );
  await expect(answer("Sorry")).rejects.toMatchObject({ code: "text-stopped" });
});

test("an answer in an order's conversation stands among its messages, and is mailed once", async () => {
  const { id: orderId } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId });
  await db.owner.query(
    "insert into app.order_messages (service_order_id, body, from_customer) values ($1, 'When?', true)",
    [orderId],
  );
  const { rows } = await db.owner.query(
    "update app.conversations set channel = 'email', address = 'carla@example.com' where service_order_id = $1 returning id",
    [orderId],
  );

  await as(shop.ada, (tx) => answerConversation({ id: rows[0].id, body: "At 5" }, tx));

  const messages = await db.owner.query(
    "select body, from_customer from app.order_messages where service_order_id = $1 order by created_at",
    [orderId],
  );
  expect(messages.rows).toEqual([
    { body: "When?", from_customer: true },
    { body: "At 5", from_customer: false },
  ]);
  const mails = await db.owner.query("select template from app.messages where service_order_id = $1", [orderId]);
  expect(mails.rows).toEqual([{ template: "answer" }]);
});

test("what is written on an order's page keeps its conversation: opened by the customer, answered by the shop", async () => {
  const { id: orderId } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId });
  const say = (body: string, fromCustomer: boolean, isInternal = false) =>
    db.owner.query(
      "insert into app.order_messages (service_order_id, body, from_customer, is_internal) values ($1, $2, $3, $4)",
      [orderId, body, fromCustomer, isInternal],
    );
  const ofOrder = async () =>
    (await db.owner.query("select * from app.conversations where service_order_id = $1", [orderId])).rows;

  await say("Only among us", false, true);
  expect(await ofOrder()).toEqual([]);
  await say("Is it\n ready?", true);
  expect(await ofOrder()).toMatchObject([
    {
      channel: "order",
      customer_id: shop.carla.customerId,
      status: "open",
      is_unread: true,
      last_words: "Is it ready?",
    },
  ]);
  await db.owner.query(
    "update app.conversations set status = 'done', snoozed_until = now() where service_order_id = $1",
    [orderId],
  );
  await say("And now?", true);
  expect(await ofOrder()).toMatchObject([{ status: "open", snoozed_until: null, last_from_outside: true }]);
  await say("Yes", false);
  expect(await ofOrder()).toMatchObject([
    { status: "open", is_unread: false, last_from_outside: false, last_words: "Yes" },
  ]);
});

test("where nobody can be reached nothing is sent", async () => {
  const id = await add({ address: "unknown" });

  await expect(as(shop.ada, (tx) => answerConversation({ id, body: "Hello" }, tx))).rejects.toMatchObject({
    code: "invalid-input",
  });
  await expect(as(shop.tom, (tx) => answerConversation({ id, body: "Hello" }, tx))).rejects.toMatchObject({
    code: "permission-error",
  });
});

test("an admin keeps answers to choose from; others do not", async () => {
  const template = { name: "Directions", body: "We are behind the bakery." };

  const { answerTemplate: id } = await as(shop.ada, (tx) => saveAnswerTemplate(template, tx));
  await as(shop.ada, (tx) => saveAnswerTemplate({ ...template, id, version: 1, isActive: false }, tx));

  const { rows } = await db.owner.query("select name, is_active, version from app.answer_templates where id = $1", [
    id,
  ]);
  expect(rows).toEqual([{ name: "Directions", is_active: false, version: 2 }]);
  await expect(as(shop.tom, (tx) => saveAnswerTemplate(template, tx))).rejects.toMatchObject({
    code: "permission-error",
  });
  await expect(as(shop.ada, (tx) => saveAnswerTemplate({ ...template, id, version: 1 }, tx))).rejects.toMatchObject({
    code: "definition-changed",
  });
});

test("a conversation is found by who wrote, by its order and customer, and by what was said before", async () => {
  const { id: orderId } = await addOrder(db.owner, shop, { customerId: shop.cyd.customerId });
  const say = (body: string) =>
    db.owner.query("insert into app.order_messages (service_order_id, body, from_customer) values ($1, $2, true)", [
      orderId,
      body,
    ]);
  await say("The lidar cover is loose");
  await say("Hello?");
  const { rows } = await db.owner.query(
    `select c.search_text, app_private.search_key(o.internal_order_number) as number from app.conversations c
    join app.service_orders o on o.id = c.service_order_id where o.id = $1`,
    [orderId],
  );

  expect(rows[0].search_text).toContain("lidar");
  expect(rows[0].search_text).toContain(rows[0].number);
});
