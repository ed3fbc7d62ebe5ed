import type { ReceivedMail } from "@boresight/domain/inbox/received-mail";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replyAddress } from "#modules/mail/queue/reply-address.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { buildContact, save, type Row } from "../../../../db/rows/factories.ts";
import { buildReceivedMail } from "../../../../test/received-mail.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";
import { placeMail } from "./place-mail.ts";

let db: TestDatabase;
let shop: Shop;

const carla = "bob@carlas-collision.example";
const cyd = "eve@cyds-body.example";
const [vin, otherVin] = ["4T1G11AK2MU990001", "1HGCV1F31LA990002"];

type Said = Partial<Omit<ReceivedMail, "from">>;

let own: Row & { vehicle: Row };
let other: Row & { vehicle: Row };
let foreign: Row & { vehicle: Row };
beforeEach(async () => {
  db = await cloneDatabase();
  const { owner } = db;
  shop = await openShop(owner);
  await owner.query("update app.contacts set email = null, phone = '+13035550100'");
  await save(owner, "app.contacts", [
    buildContact({ customer_id: shop.carla.customerId, email: carla, is_preferred: false }),
    buildContact({ customer_id: shop.cyd.customerId, email: cyd, is_preferred: false }),
  ]);
  const car = { year: 2022, make: "Toyota", model: "Camry" };
  const claim = { claim_number: "07-1182-K" };
  own = await addOrder(owner, shop, {
    customerId: shop.carla.customerId,
    vehicle: { ...car, vin_number: vin, license_plate: "ABC1234" },
    repair_order_number: "48213",
    ...claim,
  });
  other = await addOrder(owner, shop, {
    customerId: shop.carla.customerId,
    vehicle: { year: 2020, make: "Honda", model: "Accord", vin_number: otherVin },
    repair_order_number: "2022",
  });
  foreign = await addOrder(owner, shop, {
    customerId: shop.cyd.customerId,
    vehicle: { ...car, vin_number: "5YFEPMAE8MP990003" },
    ...claim,
  });
});

afterEach(() => db[Symbol.asyncDispose]());

const place = (mail: ReceivedMail) => asSystem(db.server, (_system, work) => placeMail(mail, work));

async function placed(mail: Parameters<typeof buildReceivedMail>[0]) {
  const id = await place(buildReceivedMail(mail));
  const { rows } = await db.owner.query(
    `select service_order_id as order, placed_by as by, guesses, status, is_unread from app.conversations where id = $1`,
    [id],
  );
  return rows[0];
}

const tokenFor = async (order: Row, recipient: string) =>
  (await asSystem(db.server, (system) =>
    replyAddress({ orderId: order.id, recipient }, "office@boresight.example", system),
  )) ?? "";

const messagesOf = async (order: Row) => {
  const { rows } = await db.owner.query(
    "select body, author_name, from_customer from app.order_messages where service_order_id = $1 order by created_at",
    [order.id],
  );
  return rows;
};

test("a mail that names one of the sender's orders becomes a message of it, without what it quotes", async () => {
  const text =
    "Can you finish it on Friday?\n\nOn Mon, May 4, 2026 at 9:12 AM Shop <shop@boresight.example> wrote:\n> RO 2022";

  const found = await placed({ from: carla, subject: "RO 48213", text });

  expect(found).toMatchObject({ order: own.id, by: "repairOrder", status: "open", is_unread: true });
  expect(await messagesOf(own)).toEqual([
    { body: "Can you finish it on Friday?", author_name: carla, from_customer: true },
  ]);
});

test.each<[by: string, mail: Said]>([
  ["vin", { text: `About ${vin}` }],
  ["vin", { text: "About the Camry, VIN ending in MU990001" }],
  ["repairOrder", { text: "How is RO 48213?" }],
  ["claim", { subject: "Claim 07-1182-K" }],
  ["plate", { text: "The one with the plate ABC-1234" }],
  ["sender", { subject: "Re: your estimate", text: "The Camry comes tomorrow." }],
])("is placed by %s: %j", async (by, mail) => {
  expect(await placed({ from: carla, ...mail })).toMatchObject({ order: own.id, by });
});

test("an answer finds its order by the token in the address, whichever mail it quotes below", async () => {
  const deliveredTo = [await tokenFor(own, carla)];
  const quoted = await tokenFor(foreign, carla);

  const found = await placed({ from: carla, deliveredTo, text: `Yes.\n\n> Answer to ${quoted}\n> RO 2022` });

  expect(found).toMatchObject({ order: own.id, by: "token" });
});

test("the person to whom an order's mail was sent may answer it, and nobody else who has its token", async () => {
  const deliveredTo = [await tokenFor(own, "Owner@home.example")];

  expect(await placed({ from: "owner@home.example", deliveredTo, text: "Thanks" })).toMatchObject({ order: own.id });
  expect(await placed({ from: "thief@elsewhere.example", deliveredTo, text: "Where is it?" })).toMatchObject({
    order: null,
    guesses: [{ serviceOrderId: own.id, reason: "token" }],
  });
  expect(await placed({ from: cyd, deliveredTo, text: "Where is it?" })).toMatchObject({ order: null });
});

test("what the shop's own people answer to a mail about an order is no word of the customer", async () => {
  const tom = "tom.technician@example.com";
  await db.owner.query("update app.users set email = $1 where id = $2", [tom, shop.tom.userId]);
  await db.owner.query(
    `insert into app.messages (id, channel, template, recipient, service_order_id, body, subject)
      values ('0c8b7d3e-3c5e-4b7a-9f42-6f0b5f0f2d11', 'email', 'note-received', $1, $2, '', '')`,
    [tom, own.id],
  );

  expect(await tokenFor(own, tom)).toBe("");
  const references = ["<0c8b7d3e-3c5e-4b7a-9f42-6f0b5f0f2d11@boresight.example>"];
  expect(await placed({ from: tom, references, text: "Not yet" })).toMatchObject({ order: null });
});

test("an answer finds its order by the mail that it names, and the answer to that answer too", async () => {
  const { rows } = await db.owner.query<{ id: string }>(
    `insert into app.messages (channel, template, recipient, service_order_id, body, subject)
      values ('email', 'message-received', $1, $2, '', '') returning id`,
    [carla, own.id],
  );
  const first = buildReceivedMail({ from: carla, references: [`<${rows[0]?.id}@boresight.example>`], text: "Yes" });

  await place(first);
  expect(await messagesOf(own)).toHaveLength(1);

  expect(await placed({ from: carla, references: [first.messageId], text: "Or no" })).toMatchObject({
    order: own.id,
    by: "references",
  });
});

test.each<[who: string, mail: Said]>([
  ["a VIN", { text: `Where is ${vin}?` }],
  ["a claim", { text: "Claim 07-1182-K" }],
])("a stranger who names %s reaches no order", async (_what, mail) => {
  expect(await placed(mail)).toMatchObject({ order: null, by: null });
  expect(await messagesOf(own)).toEqual([]);
});

test.each([
  { spf: "pass", dkim: null, dmarc: "fail", by: "mx.example" },
  { spf: "fail", dkim: "none", dmarc: null, by: "mx.example" },
])("a forged sender reaches no order and no customer: %j", async (authentication) => {
  const found = await placed({ from: carla, text: `RO 48213, ${vin}`, authentication });

  expect(found).toMatchObject({ order: null, by: null, guesses: [{ serviceOrderId: own.id, reason: "vin" }, {}] });
});

test.each([
  ["a year", { text: "The 2022 Camry is ready" }],
  ["a telephone", { text: "Call 303-555-0148" }],
  ["two of their orders", { text: "RO 48213 and RO 2022 are ready" }],
  ["a vehicle that we do not know", { text: "RO 48213 is JM3KFBCM5L0990004" }],
  ["only what is quoted", { text: "See below\n\n> RO 48213" }],
])("a mail with %s waits for a person", async (_what, mail) => {
  expect(await placed({ from: carla, ...mail })).toMatchObject({ order: null, by: "sender" });
});

test("what is passed on names its order, and a vehicle of another one in the same thread does not become this one's", async () => {
  const forwarded = `FYI\n\nBegin forwarded message:\n\n> About ${vin}`;
  const deliveredTo = [await tokenFor(own, carla)];

  expect(await placed({ from: carla, subject: "Fwd: estimate", text: forwarded })).toMatchObject({ order: own.id });
  expect(await placed({ from: carla, deliveredTo, text: "And the Accord?" })).toMatchObject({ order: null });
});

test("the same claim of two customers is the sender's own", async () => {
  expect(await placed({ from: cyd, text: "Claim 07-1182-K" })).toMatchObject({ order: foreign.id });
});

test("a colleague at a customer's domain, and whoever signs with its telephone, are guesses", async () => {
  const customer = { customerId: shop.cyd.customerId };

  expect(await placed({ from: "new@cyds-body.example", text: "Hi" })).toMatchObject({
    guesses: [{ ...customer, reason: "domain" }],
  });
  await db.owner.query("update app.contacts set phone = '+13035550177' where customer_id = $1", [shop.cyd.customerId]);
  expect(await placed({ text: "Hi\n--\nEve\n(303) 555-0177" })).toMatchObject({
    guesses: [{ ...customer, reason: "phone" }],
  });
});

test("a mail that names no sender is nobody's, not even a customer's without an address", async () => {
  await db.owner.query("update app.customers set email = '' where id = $1", [shop.cyd.customerId]);

  expect(await placed({ from: "", text: "RO 48213" })).toMatchObject({ order: null, by: null, guesses: [] });
});

test("a machine's answer joins its order's conversation without waking anybody", async () => {
  const deliveredTo = [await tokenFor(own, carla)];

  const found = await placed({ from: carla, deliveredTo, kind: "automatic", text: "I am out of office" });

  expect(found).toMatchObject({ order: own.id, status: "done", is_unread: false });
  expect(await messagesOf(own)).toEqual([]);
});

test.each(["automatic", "bounce", "list"] as const)(
  "a mail of the kind %s in an order's conversation is never where the answer goes",
  async (kind) => {
    const deliveredTo = [await tokenFor(own, carla)];
    const conversation = await place(buildReceivedMail({ from: carla, deliveredTo, text: "Is it ready?" }));
    const messages = await db.owner.query(
      "select external_id from app.conversation_messages where conversation_id = $1",
      [conversation],
    );
    const references = messages.rows.map(({ external_id: id }) => String(id));

    await place(buildReceivedMail({ from: "mailer-daemon@elsewhere.example", kind, deliveredTo, references }));

    const { rows } = await db.owner.query("select channel, address from app.conversations where id = $1", [
      conversation,
    ]);
    expect(rows).toEqual([{ channel: "email", address: carla }]);
  },
);

test("mails of one stranger stand in one conversation, which is open and unread again", async () => {
  const bob = { from: "bob@elsewhere.example" };

  const first = await place(buildReceivedMail({ ...bob, text: "Is it ready?" }));
  await db.owner.query("update app.conversations set status = 'done', is_unread = false");
  const second = await place(buildReceivedMail({ ...bob, text: "Today,\n\nI mean" }));
  const another = await place(buildReceivedMail({ from: "eve@elsewhere.example", text: "Hello" }));

  expect([second === first, another === first]).toEqual([true, false]);
  const { rows } = await db.owner.query("select status, is_unread, last_words from app.conversations where id = $1", [
    first,
  ]);
  expect(rows).toEqual([{ status: "open", is_unread: true, last_words: "Today, I mean" }]);
});

test.each<[whose: string, mail: () => Said & { from: string }, answerTo: string | null]>([
  [
    "a form writes for",
    () => ({ from: "form@site.example", replyTo: { name: "", address: "eve@elsewhere.example" } }),
    "eve@elsewhere.example",
  ],
  [
    "a colleague asks for",
    () => ({ from: carla, text: vin, replyTo: { name: "", address: "parts@carlas-collision.example" } }),
    "parts@carlas-collision.example",
  ],
  [
    "somebody else asks for",
    () => ({ from: carla, text: vin, replyTo: { name: "", address: "eve@elsewhere.example" } }),
    null,
  ],
  [
    "a machine asks for",
    () => ({ from: "form@site.example", kind: "automatic", replyTo: { name: "", address: "eve@elsewhere.example" } }),
    null,
  ],
  ["the sender writes from", () => ({ from: carla, text: vin, replyTo: { name: "Bob", address: carla } }), null],
])("answers go to the address that %s, unless another could read of an order there", async (_whose, mail, answerTo) => {
  const id = await place(buildReceivedMail(mail()));

  const { rows } = await db.owner.query(
    "select answer_to, remarks from app.conversation_messages where conversation_id = $1",
    [id],
  );
  const remarks = answerTo === null ? [] : [{ key: "mail.answersGoTo", params: { address: answerTo } }];
  expect(rows).toEqual([{ answer_to: answerTo, remarks }]);
});

test("an order that is closed for long is only a guess", async () => {
  await db.owner.query(
    "update app.service_orders set status_id = $2, status_changed_at = now() - interval '90 days' where id = $1",
    [other.id, shop.status("closed")],
  );

  expect(await placed({ from: carla, text: otherVin })).toMatchObject({
    order: null,
    guesses: [{ serviceOrderId: other.id, reason: "vin" }, {}],
  });
});
