import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startFakeSmsGateway, type FakeSmsGateway } from "../../../../test/fakes/fake-sms-gateway.ts";
import { postText } from "../../../../test/fakes/post-text.ts";
import { startJobs } from "../../../../test/jobs.ts";
import { heic } from "../../../../test/files/sample-files.ts";
import { pdfOf } from "../../../../test/files/sample-pdfs.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";

let server: TestServer;
let shop: Shop;
let gateway: FakeSmsGateway;
const phone = "+13035550103";
const nothing = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';
const estimate = pdfOf([
  [
    "Front Range Collision",
    "Estimate of Record",
    "RO Number: 48213",
    "2021 Subaru Forester Premium",
    "Line Oper Description Part Number Qty Price Labor Paint",
    "1 WINDSHIELD",
    "2 Repl Windshield glass 65009SJ001 1 388.00 3.0",
  ],
]);
const always = JSON.stringify(Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [["00:00", "24:00"]]])));
const never = JSON.stringify({ "1": [] });

beforeAll(async () => {
  gateway = await startFakeSmsGateway();
  server = await startServer({ twilio: gateway.settings });
  shop = await openShop(server.db.owner);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});
beforeEach(async () => {
  const { owner } = server.db;
  await owner.query("delete from app.conversations");
  await owner.query("update app.service_orders set repair_order_file_id = null");
  await owner.query("delete from app.files");
  await owner.query("delete from app.service_orders");
  await owner.query("delete from app.messages");
  await owner.query("truncate app.text_consents");
  await owner.query("update app.customers set phone = null");
  await owner.query("update app.contacts set phone = null, email = 'desk@example.com'");
  await owner.query("update app.customers set phone = '(303) 555-0103' where id = $1", [shop.carla.customerId]);
  await owner.query("update app.facilities set working_hours = $1", [always]);
});

const send = (body: string, fields: Record<string, string> = {}) =>
  postText({ Body: body, From: phone, ...fields }, { url: server.url, publicUrl: "http://shop.test", gateway });

async function said() {
  const { rows } = await server.db.owner.query(
    `select c.service_order_id, c.customer_id, c.channel, c.status, c.is_unread, c.guesses, m.body, m.direction, m.kind
    from app.conversations c join app.conversation_messages m on m.conversation_id = c.id order by m.said_at, m.created_at`,
  );
  return rows;
}
const orderMessages = async () =>
  (await server.db.owner.query("select id, service_order_id, body, from_customer, file_count from app.order_messages"))
    .rows;
const addOrderOf = (customerId: string) => addOrder(server.db.owner, shop, { customerId });

test("a text of a customer with one open order is a message of it", async () => {
  const { id } = await addOrderOf(shop.carla.customerId);

  expect(await send("Is it ready?")).toBe(nothing);

  expect(await said()).toMatchObject([
    { service_order_id: id, customer_id: shop.carla.customerId, channel: "sms", is_unread: true, body: "Is it ready?" },
  ]);
  expect(await orderMessages()).toMatchObject([{ service_order_id: id, body: "Is it ready?", from_customer: true }]);
});

test.each([
  ["too long, with a sign where it is cut", `${"a".repeat(1599)}\u{1F600}`, "a".repeat(1599)],
  ["with what no column takes", "Is\0 it ready?", "Is it ready?"],
])("a text is kept that is %s", async (_which, body, kept) => {
  expect(await send(body)).toBe(nothing);

  expect(await said()).toMatchObject([{ body: kept }]);
});

test("of two open orders the one that was last texted about is meant", async () => {
  const first = await addOrderOf(shop.carla.customerId);
  await addOrderOf(shop.carla.customerId);
  await server.db.owner.query(
    `insert into app.messages (service_order_id, channel, template, recipient, body, status)
    values ($1, 'sms', 'on-hold', $2, 'It is on hold', 'sent')`,
    [first.id, phone],
  );

  await send("Why?");

  expect(await said()).toMatchObject([{ service_order_id: first.id }]);
});

test("a telephone of two customers waits with guesses, and shows nothing on any order", async () => {
  const { id } = await addOrderOf(shop.carla.customerId);
  await server.db.owner.query("update app.customers set phone = '303.555.0103' where id = $1", [shop.cyd.customerId]);

  await send("Which one is ready?");

  const [first] = await said();
  expect(first).toMatchObject({ service_order_id: null, customer_id: null });
  expect(first.guesses).toHaveLength(3);
  expect(first.guesses[0]).toEqual({ serviceOrderId: id, reason: "phone" });
  expect(await orderMessages()).toEqual([]);
});

test("texts of a stranger stand in one conversation, which opens again", async () => {
  await send("Do you calibrate Teslas?", { From: "+13035550188" });
  await server.db.owner.query("update app.conversations set status = 'done', is_unread = false");
  await send("Hello?", { From: "+13035550188" });

  expect(await said()).toMatchObject([
    { status: "open", is_unread: true, guesses: [], body: "Do you calibrate Teslas?" },
    { status: "open", is_unread: true, body: "Hello?" },
  ]);
  expect((await server.db.owner.query("select from app.conversations")).rowCount).toBe(1);
});

test("1,600 letters are kept whole, and the same text that is posted twice once", async () => {
  const { id } = await addOrderOf(shop.carla.customerId);
  const body = "é".repeat(1600);

  await send(body, { MessageSid: "SM-twice" });
  await send(body, { MessageSid: "SM-twice" });

  expect(await said()).toMatchObject([{ service_order_id: id, body }]);
});

test("pictures become files of the message, fetched with the account's password at the gateway alone", async () => {
  const { id } = await addOrderOf(shop.carla.customerId);
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );

  await send("", {
    NumMedia: "4",
    MediaUrl0: gateway.holds(png, "image/png"),
    MediaContentType0: "image/png",
    MediaUrl1: "http://127.0.0.1:1/stolen.png",
    MediaContentType1: "image/png",
    MediaUrl2: gateway.holds(Buffer.from("<html>"), "text/html"),
    MediaContentType2: "text/html",
    MediaUrl3: gateway.holds(png, "image/png"),
    MediaContentType3: "image/png",
  });
  const jobs = await startJobs(server);
  const files = async () =>
    (
      await server.db.owner.query(
        `select f.service_order_id, f.mime_type, f.customer_visible, f.message_position, c.kind, c.position
        from app.conversation_files c join app.files f on f.id = c.file_id order by c.position`,
      )
    ).rows;
  await expect.poll(files).toHaveLength(2);
  await jobs[Symbol.asyncDispose]();

  const picture = { service_order_id: id, mime_type: "image/png", customer_visible: true, kind: "photo" };
  expect(await files()).toEqual([
    { ...picture, message_position: 1, position: 0 },
    { ...picture, message_position: 4, position: 3 },
  ]);
  expect(await orderMessages()).toMatchObject([{ body: "", file_count: 4 }]);
});

test("a phone's own pictures are taken, and an estimate sent as a PDF is the order's estimate", async () => {
  const { id } = await addOrderOf(shop.carla.customerId);

  await send("The estimate", {
    NumMedia: "2",
    MediaUrl0: gateway.holds(heic, "image/heic"),
    MediaContentType0: "image/heic",
    MediaUrl1: gateway.holds(estimate, "application/pdf"),
    MediaContentType1: "application/pdf",
  });
  const jobs = await startJobs(server);
  const files = async () =>
    (
      await server.db.owner.query(
        `select f.service_order_id, f.mime_type, f.document_kind, f.message_position, c.kind, o.repair_order_file_id = f.id as fills
        from app.conversation_files c join app.files f on f.id = c.file_id left join app.service_orders o on o.id = f.service_order_id
        order by c.position`,
      )
    ).rows;
  await expect.poll(files).toHaveLength(2);
  await jobs[Symbol.asyncDispose]();

  expect(await files()).toMatchObject([
    { service_order_id: id, mime_type: "image/heic", document_kind: "other", message_position: 1, kind: "photo" },
    {
      service_order_id: id,
      mime_type: "application/pdf",
      document_kind: "repairOrder",
      message_position: 2,
      kind: "estimate",
      fills: true,
    },
  ]);
});

test("the office's screens are notified by the transaction that files the text, and not before it is there", async () => {
  const listener = new Client({ connectionString: server.db.ownerUrl });
  await listener.connect();
  const seen: number[] = [];
  const heard = new Promise<void>((resolve) => {
    listener.on("notification", () => {
      void server.db.owner
        .query("select from app.conversation_messages")
        .then(({ rowCount }) => seen.push(rowCount ?? 0))
        .then(() => resolve());
    });
  });
  await listener.query('listen "live:conversations"');

  await send("Anybody there?");
  await heard;
  await listener.end();

  expect(seen[0]).toBe(1);
});

test("outside of the opening hours one text an evening says so, in the customer's language", async () => {
  await server.db.owner.query("update app.facilities set working_hours = $1", [never]);
  await server.db.owner.query("update app.customers set locale = 'fr' where id = $1", [shop.carla.customerId]);

  expect(await send("Are you open?")).toBe(nothing);
  await send("Hello?");

  const { rows } = await server.db.owner.query("select template, recipient, body from app.messages");
  expect(rows).toEqual([{ template: "closed-answer", recipient: phone, body: expect.stringContaining("fermés") }]);
  expect((await said()).map(({ direction, kind }) => `${direction} ${kind}`)).toEqual([
    "in message",
    "out automatic",
    "in message",
  ]);
});

test.each([
  ["within the opening hours", always, phone, null],
  ["in a shop that has set none", "{}", phone, null],
  ["to somebody who replied STOP", never, phone, "STOP"],
  ["to a short code", never, "72345", null],
])("nothing answers by itself %s", async (_when, hours, from, before) => {
  await server.db.owner.query("update app.facilities set working_hours = $1", [hours]);
  if (before) {
    await server.db.owner.query(
      "insert into app.text_consents (customer_id, phone, is_given, method) values ($1, $2, false, 'reply')",
      [shop.carla.customerId, phone],
    );
  }

  await send("Hello", { From: from });

  expect(await said()).toHaveLength(1);
  expect((await server.db.owner.query("select from app.messages")).rowCount).toBe(0);
});
