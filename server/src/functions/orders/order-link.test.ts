import { afterAll, beforeAll, expect, test } from "vitest";
import { queueEventMail } from "#modules/mail/orders/queue-order-mail.ts";
import { writeOrderMail } from "#modules/mail/writing/write-order-mail.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { buildFile, save } from "#db/rows/factories.ts";
import { readMessage } from "../../../test/mailbox.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let now = new Date();
const clock = () => now;

beforeAll(async () => {
  server = await startServer({ clock });
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const query = (text: string, values: unknown[] = []) => server.db.owner.query(text, values);
const open = (token: string) => server.post("/v1/functions/order-link", { token });
const write = (token: string, body: string) => server.post("/v1/functions/order-link/message", { token, body });

async function openAs(person: Person, token: string) {
  const authorization = `Bearer ${await tokenFor(person, server)}`;
  return (await server.post("/v1/functions/order-link", { token }, { authorization })).body.ownOrderId;
}

const orderOf = (values: object = {}) =>
  addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, repair_order_number: "RO-5512", ...values });

/** Mails the customer about an order; returns what the mail's link carries behind `#`. */
async function mailedToken(orderId: string, entry = "Is the bumper on?"): Promise<string> {
  const occasion = { orderId, entry, userId: shop.ada.userId, messageText: entry };
  await asSystem(server.db.server, (system) => queueEventMail("message-received", occasion, system));
  const { rows } = await query(
    "select id from app.messages where service_order_id = $1 order by created_at desc limit 1",
    [orderId],
  );
  await writeOrderMail(rows[0].id, { pool: server.db.server, clock, config: server.config });
  const { body } = await readMessage(server, rows[0].id);
  const stored = (await query("select body from app.messages where id = $1", [rows[0].id])).rows[0].body;
  const token = /client\.test\/order#([A-Za-z0-9_-]{43})/.exec(body)?.[1] ?? "";
  expect(stored).not.toContain(token);
  return token;
}

const statusOf = async (id: string) =>
  (
    await query(
      "select s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1",
      [id],
    )
  ).rows[0].key;

test("the link of a mail shows that order without a sign-in, its number of the customer's, and nothing among staff", async () => {
  const { id } = await orderOf();
  await query(
    "insert into app.order_messages (service_order_id, customer_id, body, is_internal, author_name) select $1, customer_id, b, b = 'secret', 'Ada' from app.service_orders, unnest(array['secret', 'hello']) b where id = $1",
    [id],
  );

  const { status, body } = await open(await mailedToken(id));

  expect(status).toBe(200);
  expect(body).toMatchObject({ repairOrderNumber: "RO-5512", ownOrderId: null, question: null, hasPacket: false });
  expect(body.messages.map((message: { body: string }) => message.body)).toEqual(["hello"]);
  expect(JSON.stringify(body)).not.toMatch(/cents|margin|secret/i);
});

test("who is signed in as the customer or staff is told their own order, and nobody else", async () => {
  const { id } = await orderOf();
  const token = await mailedToken(id);

  expect(await openAs(shop.carla, token)).toBe(id);
  expect(await openAs(shop.ada, token)).toBe(id);
  expect(await openAs(shop.cyd, token)).toBeNull();
});

test("an answer by the link reaches the shop once, and hands the order back that waited for it", async () => {
  const { id } = await orderOf({ status: "info" });
  await query(
    `insert into app.status_changes (service_order_id, customer_id, to_status_id, note)
      select id, customer_id, status_id, 'Which windshield?' from app.service_orders where id = $1`,
    [id],
  );
  const token = await mailedToken(id);
  const asked = (await open(token)).body.question;

  await Promise.all([write(token, "The heated one"), write(token, "The heated one")]);

  expect(asked).toBe("Which windshield?");
  expect(await statusOf(id)).toBe("new");
  const { question, messages } = (await open(token)).body;
  expect(question).toBeNull();
  expect(messages).toEqual([
    expect.objectContaining({ body: "The heated one", fromCustomer: true, author: expect.stringContaining("arla") }),
  ]);
  expect((await write(token, "  ")).status).toBe(400);
});

test("a link ends with its time, with its address, and with the order's customer", async () => {
  const { id } = await orderOf();
  const token = await mailedToken(id);
  const later = new Date(now.getTime() + 91 * 24 * 3_600_000);

  now = later;
  const expired = (await open(token)).body.error;
  now = new Date();
  await query("update app.users set email = 'new@example.com' where id = $1", [shop.carla.userId]);
  await query("update app.customers set email = 'new@example.com' where id = $1", [shop.carla.customerId]);
  await query("update app.contacts set email = 'new@example.com' where customer_id = $1", [shop.carla.customerId]);
  const revoked = (await open(token)).body.error;

  expect([expired, revoked]).toEqual(["link-expired", "link-revoked"]);
  expect((await write(token, "Hello")).body.error).toBe("link-revoked");
  expect((await open("x".repeat(43))).body.error).toBe("not-found");
});

test("the office ends the links of an order's mails; a later mail has a new one", async () => {
  const { id } = await orderOf();
  const [first, second] = [await mailedToken(id), await mailedToken(id, "And the alignment?")];
  const revoke = async (person: Person) =>
    server.graphql(
      "mutation ($input: RevokeOrderLinksInput!) { revokeOrderLinks(input: $input) { revoked } }",
      { input: { serviceOrderId: id } },
      { token: await tokenFor(person, server) },
    );

  const refused = await revoke(shop.carla);
  const { data } = await revoke(shop.ada);

  expect(refused.errors).toBeDefined();
  expect(data.revokeOrderLinks.revoked).toBe(2);
  for (const token of [first, second]) expect((await open(token)).body.error).toBe("link-revoked");
  expect((await open(await mailedToken(id, "New one"))).status).toBe(200);
});

test("single reports are opened by the link; what is internal, another order's or a photo is not found", async () => {
  const [own, other] = [await orderOf(), await orderOf()];
  const token = await mailedToken(own.id);
  const report = (values: object) =>
    buildFile({ service_order_id: own.id, document_kind: "postScan", is_uploaded: true, name: "scan.pdf", ...values });
  const [seen, ...unseen] = [
    report({}),
    report({ customer_visible: false }),
    report({ service_order_id: other.id }),
    report({ document_kind: "vehiclePhoto" }),
    report({ document_kind: "repairOrder" }),
  ];
  await save(server.db.owner, "app.files", [seen, ...unseen]);
  const download = (fileId: unknown) => server.post("/v1/functions/order-link/document", { token, id: fileId });

  const { body } = await open(token);

  expect(body.documents).toEqual([{ id: seen.id, kind: "postScan", name: "scan.pdf" }]);
  expect((await download(seen.id)).body.error).not.toBe("not-found");
  for (const { id } of unseen) expect((await download(id)).body.error).toBe("not-found");
  expect((await download("nonsense")).body.error).toBe("not-found");
});
