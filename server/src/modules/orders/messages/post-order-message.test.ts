import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { buildFacility, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { raiseDueAlerts } from "#modules/alerts/raise-due-alerts.ts";
import { postOrderMessage } from "./post-order-message.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const post = (person: Person, orderId: string, input: object = {}) =>
  inTransaction(db.server, person, (tx) => postOrderMessage({ orderId, body: "Is it ready?", ...input }, tx));
const addCarlasOrder = (values: object = {}) =>
  addOrder(db.owner, shop, { customerId: shop.carla.customerId, ...values });

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const mailsOf = async (orderId: string) =>
  (await db.owner.query("select template from app.messages where service_order_id = $1", [orderId])).rows;
const readAs = (person: Person, orderId: string) =>
  inTransaction(db.server, person, ({ caller }) =>
    caller.rows<{ body: string }>({
      text: "select body from app.order_messages where service_order_id = $1 order by created_at",
      values: [orderId],
    }),
  );

test("a message from staff to the customer is stored with the name, and emailed", async () => {
  const { id } = await addCarlasOrder();

  await post(shop.tom, id, { body: "At three." });

  const { rows } = await db.owner.query(
    "select body, author_name as author, from_customer as outside from app.order_messages where service_order_id = $1",
    [id],
  );
  expect(rows).toEqual([{ body: "At three.", author: "Tom Technician", outside: false }]);
  expect(await mailsOf(id)).toEqual([{ template: "message-received" }]);
});

test("internal messages are neither emailed nor visible to the customer", async () => {
  const { id } = await addCarlasOrder();

  await post(shop.tom, id, { body: "Camera bracket is bent", isInternal: true });

  expect([await mailsOf(id), await readAs(shop.carla, id)]).toEqual([[], []]);
  expect(await readAs(shop.ada, id)).toEqual([{ body: "Camera bracket is bent" }]);
});

test("customers write only on their own orders, and not in the internal thread", async () => {
  const { id } = await addCarlasOrder();

  await post(shop.carla, id);

  expect(await readAs(shop.carla, id)).toHaveLength(1);
  await expect(post(shop.cyd, id)).rejects.toMatchObject({ code: "not-found" });
  await expect(post(shop.carla, id, { isInternal: true })).rejects.toMatchObject({ code: "permission-error" });
});

test("a technician of another facility does not find the order", async () => {
  const elsewhere = buildFacility();
  await save(db.owner, "app.facilities", [elsewhere]);
  const { id } = await addCarlasOrder({ facility_id: elsewhere.id });
  await db.owner.query("update app.users set facility_ids = $2 where id = $1", [shop.tom.userId, [shop.facilityId]]);

  await expect(post(shop.tom, id)).rejects.toMatchObject({ code: "not-found" });
  await db.owner.query("update app.users set facility_ids = null where id = $1", [shop.tom.userId]);
});

test("a customer's message that waits 15 minutes alerts the office, until staff answer", async () => {
  const { id } = await addCarlasOrder();
  await post(shop.carla, id);
  const alerts = async () =>
    (await db.owner.query("select kind, status from app.admin_notifications where service_order_id = $1", [id])).rows;

  await asSystem(db.server, (system) => raiseDueAlerts(system, later(14)));
  const soon = await alerts();
  await asSystem(db.server, (system) => raiseDueAlerts(system, later(16)));
  const waiting = await alerts();
  await post(shop.ada, id, { body: "At three." });

  expect([soon, waiting, await alerts()]).toEqual([
    [],
    [{ kind: "customerMessage", status: "unhandled" }],
    [{ kind: "customerMessage", status: "handled" }],
  ]);
});

test.each([[""], ["   "], [undefined], ["x".repeat(100_000)], ["a\u0000b"]])(
  "a message of %j is refused",
  async (body) => {
    const { id } = await addCarlasOrder();

    await expect(post(shop.tom, id, { body })).rejects.toMatchObject({ details: { fields: [{ field: "body" }] } });
  },
);

test("script in a message stays text, in the email too", async () => {
  const { id } = await addCarlasOrder();

  await post(shop.tom, id, { body: "<script>alert(1)</script>" });

  expect(await readAs(shop.carla, id)).toEqual([{ body: "<script>alert(1)</script>" }]);
});
