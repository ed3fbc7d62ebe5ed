/** Who still has to read what on an order, and who is told by mail when nobody does. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { remindOfMessages } from "#modules/mail/orders/remind-of-messages.ts";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { buildFacility, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { postOrderMessage } from "./post-order-message.ts";
import { readOrderMessages } from "./read-order-messages.ts";
import { readUnreadMessages, readUnreadOrders } from "./read-unread-messages.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  await db.owner.query("update app.facilities set email = 'front@shop.example' where id = $1", [shop.facilityId]);
});
afterAll(() => db[Symbol.asyncDispose]());

const newOrder = async (values: object = {}): Promise<string> =>
  (await addOrder(db.owner, shop, { customerId: shop.carla.customerId, facility_id: shop.facilityId, ...values })).id;
const post = (person: Person, orderId: string, input: object = {}) =>
  inTransaction(db.server, person, (tx) => postOrderMessage({ orderId, body: "Is it ready?", ...input }, tx));
const read = (person: Person, orderId: string, isInternal = false) =>
  inTransaction(db.server, person, (tx) => readOrderMessages({ orderId, isInternal }, tx));
const unread = (person: Person, orderId: string) =>
  inTransaction(db.server, person, async (tx) => (await readUnreadMessages([orderId], tx))[0]);
const unreadOrders = (person: Person) => inTransaction(db.server, person, (tx) => readUnreadOrders(null, tx));
const mailsOf = async (orderId: string) => {
  const text = "select template, recipient from app.messages where service_order_id = $1 order by created_at, template";
  return (await db.owner.query(text, [orderId])).rows;
};
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const remind = (minutes: number) => asSystem(db.server, (system) => remindOfMessages(system, later(minutes)));

test("what a customer wrote waits for the whole shop until somebody has read it", async () => {
  const orderId = await newOrder();
  await post(shop.carla, orderId);
  await post(shop.carla, orderId, { body: "And when?" });

  const before = [await unread(shop.ada, orderId), await unread(shop.tom, orderId), await unread(shop.carla, orderId)];
  await read(shop.tom, orderId);
  const after = [await unread(shop.ada, orderId), await unread(shop.tom, orderId)];
  await post(shop.carla, orderId, { body: "Hello?" });

  expect([before, after, await unread(shop.ada, orderId)]).toEqual([[2, 2, 0], [0, 0], 1]);
});

test("an answer says that it was read", async () => {
  const orderId = await newOrder();
  await post(shop.carla, orderId);

  await post(shop.ada, orderId, { body: "At three." });

  expect([await unread(shop.tom, orderId), await unread(shop.carla, orderId)]).toEqual([0, 1]);
});

test("what the shop wrote waits for the customer, and a note among staff does not", async () => {
  const orderId = await newOrder();
  await post(shop.ada, orderId, { body: "At three." });
  await post(shop.ada, orderId, { body: "They pay late", isInternal: true });

  const before = await unread(shop.carla, orderId);
  await read(shop.carla, orderId);

  expect([before, await unread(shop.carla, orderId)]).toEqual([1, 0]);
});

test.each([
  ["who does the work", async () => newOrder({ assigned_technician_id: shop.tom.userId }), "Bracket is bent"],
  ["who is named", async () => newOrder(), "@Tom please look"],
])("a note waits for %s, and not for its author or others", async (_whom, orderFor, body) => {
  const orderId = await orderFor();

  await post(shop.ada, orderId, { body, isInternal: true });

  const before = [await unread(shop.tom, orderId), await unread(shop.ada, orderId)];
  await read(shop.tom, orderId);
  const stillUnread = await unread(shop.tom, orderId);
  await read(shop.tom, orderId, true);
  expect([before, stillUnread, await unread(shop.tom, orderId)]).toEqual([[1, 0], 1, 0]);
});

test.each([
  ["@Tom", 1],
  ["Ask (@tom), please", 1],
  ["@Tom Technician: look", 1],
  ["That is @Tom's bay", 1],
  ["@Tomorrow at nine", 0],
  ["Write to parts@tom.example", 0],
  ["Tom was here", 0],
  ["@ Tom", 0],
])("a note that says %j waits %i times for Tom", async (body, times) => {
  const orderId = await newOrder();

  await post(shop.ada, orderId, { body, isInternal: true });

  expect(await unread(shop.tom, orderId)).toBe(times);
});

test("a note with an address waits for nobody whose name is missing", async () => {
  const orderId = await newOrder();
  const name = (given: string) =>
    db.owner.query("update app.users set display_name = $2 where id = $1", [shop.tom.userId, given]);
  await name(" ");
  await post(shop.ada, orderId, { body: "Parts come from a@b.example and @home", isInternal: true });

  const waiting = await unread(shop.tom, orderId);
  await name("Tom Technician");

  expect(waiting).toBe(0);
});

test("a note that concerns nobody in particular waits for nobody but those who wrote before", async () => {
  const orderId = await newOrder();
  await post(shop.tom, orderId, { body: "Camera is loose", isInternal: true });

  await post(shop.ada, orderId, { body: "Ordered a clip", isInternal: true });

  expect([await unread(shop.tom, orderId), await unread(shop.ada, orderId)]).toEqual([1, 0]);
});

test("the technician of the order is mailed a colleague's note, not their own", async () => {
  const orderId = await newOrder({ assigned_technician_id: shop.tom.userId });

  await post(shop.tom, orderId, { body: "Camera is loose", isInternal: true });
  await post(shop.ada, orderId, { body: "Ordered a clip", isInternal: true });

  expect(await mailsOf(orderId)).toEqual([{ template: "note-received", recipient: "tom@example.com" }]);
});

test("orders with messages to read are listed for whoever sees them, the latest first", async () => {
  const [first, second] = [await newOrder(), await newOrder()];
  await post(shop.carla, first);
  await post(shop.carla, second);
  await post(shop.ada, first, { body: "At three." });

  const listed = await unreadOrders(shop.ada);

  expect(listed.filter((id) => [first, second].includes(id))).toEqual([second]);
  expect(await unreadOrders(shop.carla)).toContain(first);
  expect(await unreadOrders(shop.cyd)).toEqual([]);
});

test("nobody reads for others: an order of another customer or location is not found", async () => {
  const elsewhere = buildFacility();
  await save(db.owner, "app.facilities", [elsewhere]);
  const orderId = await newOrder({ facility_id: elsewhere.id });
  await post(shop.carla, orderId);
  await db.owner.query("update app.users set facility_ids = $2 where id = $1", [shop.tom.userId, [shop.facilityId]]);

  await expect(read(shop.cyd, orderId)).rejects.toMatchObject({ code: "not-found" });
  await expect(read(shop.tom, orderId)).rejects.toMatchObject({ code: "not-found" });
  await expect(read(shop.carla, orderId, true)).rejects.toMatchObject({ code: "permission-error" });
  expect(await unreadOrders(shop.tom)).not.toContain(orderId);
  await db.owner.query("update app.users set facility_ids = null where id = $1", [shop.tom.userId]);
});

test("the location is mailed what nobody has read in 15 minutes, each message once", async () => {
  const orderId = await newOrder();
  await post(shop.carla, orderId);

  await remind(14);
  const soon = await mailsOf(orderId);
  await remind(16);
  await remind(21);
  await post(shop.carla, orderId, { body: "Hello?" });
  await remind(40);

  const mail = { template: "message-unread", recipient: "front@shop.example" };
  expect([soon, await mailsOf(orderId)]).toEqual([[], [mail, mail]]);
});

test.each([
  ["read", (orderId: string) => read(shop.tom, orderId)],
  ["answered", (orderId: string) => post(shop.ada, orderId, { body: "At three." })],
])("nobody is mailed what was %s", async (_what, act) => {
  const orderId = await newOrder();
  await post(shop.carla, orderId);

  await act(orderId);
  await remind(16);

  expect((await mailsOf(orderId)).filter(({ template }) => template === "message-unread")).toEqual([]);
});
