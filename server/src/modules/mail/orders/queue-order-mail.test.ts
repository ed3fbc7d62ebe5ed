import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { buildAppointment, buildBay, buildContact, buildFile, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-service-order-status.ts";
import { createServiceOrder } from "#modules/orders/create-service-order.ts";
import { findAddressees } from "./mail-recipients.ts";
import { queueEventMail } from "./queue-order-mail.ts";
import { remindOfAppointments } from "#modules/mail/appointments/remind-of-appointments.ts";

let db: TestDatabase;
let shop: Shop;
const noon = new Date("2026-05-04T18:00:00Z");
const at = () => ({ pool: db.server, clock: () => noon });

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query("truncate app.messages cascade");
  await db.owner.query("update app.customers set notify_by_email = true, unwanted_emails = '{}', locale = 'en'");
  await db.owner.query("update app.email_templates set enabled = true, recipients = '{preferredContact}'");
});

const carlasOrder = (status: string) => addOrder(db.owner, shop, { customerId: shop.carla.customerId, status });

const move = (id: string, input: object) =>
  inTransaction(at(), shop.ada, (tx) => changeServiceOrderStatus({ id, version: 1, ...input }, tx));

const holdIt = (id: string) => move(id, { statusKey: "hold", holdReasonKey: "lowBattery" });

async function queued() {
  const { rows } = await db.owner.query(
    `select m.template, m.recipient, m.locale, m.status, m.repeats, m.context,
        (select count(*)::integer from graphile_worker._private_jobs j where j.payload ->> 'id' = m.id::text) as jobs
      from app.messages m order by m.recipient`,
  );
  return rows;
}

test("a status change queues one email, with its job, for the preferred contact in the customer's language", async () => {
  await db.owner.query("update app.customers set locale = 'fr'");
  const { id } = await carlasOrder("inspect");

  await holdIt(id);

  expect(await queued()).toEqual([
    expect.objectContaining({
      template: "on-hold",
      recipient: "carla@example.com",
      locale: "fr",
      status: "queued",
      jobs: 1,
    }),
  ]);
  expect((await queued())[0].context).toMatchObject({
    contact: { name: "Carla Customer" },
    order: { holdReasonKey: "lowBattery" },
    facility: { timeZone: "America/Denver" },
  });
});

test("a status change that is rolled back sends nothing", async () => {
  const { id } = await carlasOrder("inspect");

  const undone = inTransaction(at(), shop.ada, async (tx) => {
    await changeServiceOrderStatus({ id, version: 1, statusKey: "hold", holdReasonKey: "other" }, tx);
    throw new Error("the connection went away");
  });

  await expect(undone).rejects.toThrow("the connection went away");
  expect(await queued()).toEqual([]);
});

test("the same status entered again within five minutes is sent once, and the log shows it", async () => {
  const { id } = await carlasOrder("inspect");
  await holdIt(id);
  await move(id, { statusKey: "inspect", version: 2 });

  await move(id, { statusKey: "hold", holdReasonKey: "lowBattery", version: 3 });

  expect(await queued()).toEqual([expect.objectContaining({ template: "on-hold", repeats: 1 })]);
});

test("after five minutes it is sent again", async () => {
  const { id } = await carlasOrder("inspect");
  await holdIt(id);
  await db.owner.query("update app.messages set created_at = now() - interval '6 minutes'");
  await move(id, { statusKey: "inspect", version: 2 });

  await move(id, { statusKey: "hold", holdReasonKey: "lowBattery", version: 3 });

  expect(await queued()).toHaveLength(2);
});

test("the same event reported twice concurrently is sent once", async () => {
  const { id } = await carlasOrder("inspect");
  const tell = () =>
    asSystem(db.server, (system) => queueEventMail("message-received", { orderId: id, entry: "message 1" }, system));

  await Promise.all([tell(), tell(), tell()]);

  expect(await queued()).toEqual([expect.objectContaining({ repeats: 2 })]);
});

test("nothing is sent for a disabled email or to a customer who opted out", async () => {
  const [one, other] = [await carlasOrder("inspect"), await carlasOrder("inspect")];
  await db.owner.query("update app.email_templates set enabled = false where key = 'on-hold'");
  await holdIt(one.id);
  await db.owner.query("update app.email_templates set enabled = true");
  await db.owner.query("update app.customers set notify_by_email = false");

  await holdIt(other.id);

  expect(await queued()).toEqual([]);
});

test("a customer gets no email about a topic that it does not want, staff still do, and other topics still arrive", async () => {
  const [one, other] = [await carlasOrder("inspect"), await carlasOrder("scheduled")];
  await db.owner.query("update app.customers set unwanted_emails = '{vehicle,billing}'");
  await db.owner.query("update app.email_templates set recipients = '{preferredContact,office@example.com}'");

  await holdIt(one.id);
  await move(other.id, { statusKey: "cancelled", cancellationReasonKey: "other", cancellationReason: "Sold" });

  expect((await queued()).map(({ template, recipient }) => [template, recipient])).toEqual([
    ["order-cancelled", "carla@example.com"],
    ["on-hold", "office@example.com"],
    ["order-cancelled", "office@example.com"],
  ]);
});

test("at the release the customer is notified of documents, if there are visible ones", async () => {
  const [silent, told] = [await carlasOrder("readyOut"), await carlasOrder("readyOut")];
  await save(db.owner, "app.files", [
    buildFile({ service_order_id: silent.id, document_kind: "vehiclePhoto" }),
    buildFile({ service_order_id: silent.id, document_kind: "certificate", customer_visible: false }),
    buildFile({ service_order_id: told.id, document_kind: "certificate", is_uploaded: true }),
  ]);

  await move(silent.id, { statusKey: "released", override: true, note: "Fetched" });
  await move(told.id, { statusKey: "released", override: true, note: "Fetched" });

  expect((await queued()).map(({ template, context }) => [template, context.order.id])).toEqual([
    ["documents-ready", told.id],
  ]);
});

test("each recipient gets it once, staff in their own language", async () => {
  const { id } = await carlasOrder("inspect");
  await db.owner.query({
    text: "update app.service_orders set assigned_technician_id = $2 where id = $1",
    values: [id, shop.tom.userId],
  });
  await db.owner.query({ text: "update app.users set locale = 'ar' where id = $1", values: [shop.tom.userId] });
  await save(db.owner, "app.contacts", [
    buildContact({ customer_id: shop.carla.customerId, name: "Bo", email: "bo@example.com", is_preferred: false }),
    buildContact({ customer_id: shop.carla.customerId, name: "Bo", email: "BO@example.com", is_preferred: false }),
  ]);
  const everybody = ["allContacts", "preferredContact", "technician", "boss@example.com"];
  await db.owner.query({
    text: "update app.email_templates set recipients = $1 where key = 'on-hold'",
    values: [everybody],
  });

  await move(id, { statusKey: "hold", holdReasonKey: "other", version: 2 });

  expect((await queued()).map(({ recipient, locale }) => [recipient, locale])).toEqual([
    ["bo@example.com", "en"],
    ["boss@example.com", "en"],
    ["carla@example.com", "en"],
    ["tom@example.com", "ar"],
  ]);
});

test("a new order is confirmed to its customer", async () => {
  const vehicle = { vinNumber: "4T1G11AK2MU990001", year: 2021, make: "Toyota", model: "Camry" };

  await inTransaction(at(), shop.cyd, (tx) => createServiceOrder({ vehicle }, { ...tx, address: "::1" }));

  const recipients = (await queued()).map(({ recipient, template }) => [template, recipient]);
  expect(recipients.toSorted(([, one], [, other]) => String(one).localeCompare(String(other)))).toEqual([
    ["order-received", "carla@example.com"],
    ["order-received", "cyd@example.com"],
  ]);
});

test("an email about an order also goes to the account that submitted it, as long as it is the customer's", async () => {
  const addCyds = (createdBy: string) =>
    addOrder(db.owner, shop, { customerId: shop.cyd.customerId, status: "approved", created_by: createdBy });
  const orders = [await addCyds(shop.cyd.userId), await addCyds(shop.uma.userId)];

  const told = await asSystem(db.server, (system) =>
    Promise.all(
      orders.map(({ id }) => findAddressees(system, id, { key: "on-hold", recipients: ["preferredContact"] })),
    ),
  );

  expect(told.map((people) => people.map(({ address }) => address))).toEqual([
    ["carla@example.com", "cyd@example.com"],
    ["carla@example.com"],
  ]);
});

test("staff change a status without an email to the customer", async () => {
  const { id } = await carlasOrder("inspect");
  await move(id, { statusKey: "hold", holdReasonKey: "lowBattery", skipsCustomerMail: true });

  expect(await queued()).toEqual([]);
});

test("the reminder of a confirmed appointment is sent once, a day before", async () => {
  const [near, far] = [await carlasOrder("scheduled"), await carlasOrder("scheduled")];
  const bay = buildBay({ facility_id: shop.facilityId });
  await save(db.owner, "app.bays", [bay]);
  const place = { facility_id: shop.facilityId, bay_id: bay.id, status: "confirmed" };
  await save(db.owner, "app.appointments", [
    buildAppointment({
      ...place,
      service_order_id: near.id,
      starts_at: "2026-05-05T15:00:00Z",
      ends_at: "2026-05-05T16:00:00Z",
    }),
    buildAppointment({
      ...place,
      service_order_id: far.id,
      starts_at: "2026-05-06T15:00:00Z",
      ends_at: "2026-05-06T16:00:00Z",
    }),
  ]);

  await asSystem(db.server, (system) => remindOfAppointments(system, noon));
  await asSystem(db.server, (system) => remindOfAppointments(system, noon));

  expect(await queued()).toEqual([
    expect.objectContaining({
      template: "appointment-reminder",
      repeats: 0,
      context: expect.objectContaining({ order: expect.objectContaining({ id: near.id }) }),
    }),
  ]);
});
