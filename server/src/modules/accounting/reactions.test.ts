/** What of the shop's work is queued for its books, in the transaction of the work. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { mergeCustomers } from "#modules/customers/merge/merge-customers.ts";
import { saveAddress } from "#modules/customers/save-address.ts";
import { updateCustomer } from "#modules/customers/update-customer.ts";
import { saveLineItemType } from "#modules/billing/prices/save-line-item-type.ts";
import { applyCredit } from "#modules/billing/payments/apply-credit.ts";
import { recordPayment } from "#modules/billing/payments/record-payment.ts";
import { reversePayment } from "#modules/billing/payments/reverse-payment.ts";
import { buildCustomer, save } from "#db/rows/factories.ts";
import { openInvoiceDesk, type InvoiceDesk } from "../../../test/invoice-desk.ts";
import { addOrder } from "../../../test/shop.ts";

const now = new Date("2026-05-20T18:00:00Z");
const connectionId = "11111111-1111-4111-8111-111111111111";
let desk: InvoiceDesk;
let orderId: string;

beforeAll(async () => {
  desk = await openInvoiceDesk(now);
  const connection = {
    id: connectionId,
    environment: "simulator",
    realm_id: "1",
    status: "connected",
    is_sending: true,
  };
  await save(desk.server.db.owner, "app.qbo_connections", [{ ...connection, sends_from: "2026-05-01" }]);
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.clear();
  await desk.rows("truncate app.qbo_jobs, app.qbo_links, app.qbo_conflicts cascade");
  await desk.rows("update app.qbo_connections set status = 'connected', sends_from = '2026-05-01', is_sending = true");
  orderId = (await addOrder(desk.server.db.owner, desk.shop, { customerId: desk.customerId, status: "released" })).id;
});

const jobs = async () =>
  (
    await desk.rows("select concat_ws(' ', entity, operation, status, label) as job from app.qbo_jobs order by number")
  ).map(({ job }) => job);

async function issued(): Promise<{ id: string; version: number }> {
  const { id } = await desk.draftOf(orderId);
  const { data } = await desk.issue(id, { send: false });
  return data.invoice;
}

const link = (entity: string, local_id: string, values: object = {}) =>
  save(desk.server.db.owner, "app.qbo_links", [
    {
      connection_id: connectionId,
      entity,
      local_id,
      qbo_id: String(Math.floor(Math.random() * 1e9)),
      sync_token: "0",
      origin: "ours",
      snapshot: {},
      synced_at: now,
      ...values,
    },
  ]);

/** Runs a verb as Ada, past the API. */
const asAda = <Answer>(run: (tx: never) => Promise<Answer>) =>
  inTransaction({ pool: desk.server.db.server, clock: () => now }, { ...desk.shop.ada, isElevated: true }, (tx) =>
    run(tx as never),
  );
const pay = (values: object = {}) =>
  asAda((tx) =>
    recordPayment(
      { customerId: desk.customerId, method: "check", amountCents: 1000, receivedOn: "2026-05-20", ...values },
      tx,
    ),
  );

describe("an invoice", () => {
  test("is queued when it is issued", async () => {
    await issued();

    expect(await jobs()).toEqual(["Invoice push pending INV-70001"]);
  });

  test("is queued again when its due date changes, and waits once", async () => {
    const { id, version } = await issued();

    await desk.ask("updateIssuedInvoice", { id, version, dueDate: "2026-07-01" });

    expect(await jobs()).toEqual(["Invoice push pending INV-70001"]);
  });

  test("that may be there is voided there, another one not", async () => {
    const there = await issued();
    await link("Invoice", there.id);
    await desk.ask("voidInvoice", { id: there.id, version: there.version, reason: "Wrong customer", reissue: false });
    const waiting = await issued();
    await desk.ask("voidInvoice", {
      id: waiting.id,
      version: waiting.version,
      reason: "Wrong customer",
      reissue: false,
    });

    expect(await jobs()).toEqual([
      "Invoice push pending INV-70001",
      "Invoice void pending INV-70001",
      "Invoice push pending INV-70002",
    ]);
  });

  test.each([
    ["before the first day", "update app.qbo_connections set sends_from = '2026-06-01'"],
    ["while nothing is to be sent", "update app.qbo_connections set sends_from = null"],
    ["without a connection", "update app.qbo_connections set status = 'disconnected'"],
  ])("%s is no matter of the books", async (_when, statement) => {
    await desk.rows(statement);

    await issued();

    expect(await jobs()).toEqual([]);
  });

  test.each([
    ["paused", "update app.qbo_connections set is_sending = false"],
    ["broken", "update app.qbo_connections set status = 'broken'"],
  ])("waits while sending is %s", async (_how, statement) => {
    await desk.rows(statement);

    await issued();

    expect(await jobs()).toEqual(["Invoice push pending INV-70001"]);
  });
});

describe("a payment", () => {
  test("is queued when it is received; one of before the first day is not", async () => {
    await issued();
    await desk.rows("truncate app.qbo_jobs cascade");

    await pay();
    await pay({ receivedOn: "2026-04-30" });

    expect(await jobs()).toEqual(["Payment push pending Carla's Collision · 10.00"]);
  });

  test("that is taken back waits for a person's yes, when it may be there", async () => {
    await issued();
    const [{ payment: there }, { payment: waiting }] = [await pay(), await pay()];
    await link("Payment", there ?? "");
    await desk.rows("truncate app.qbo_jobs cascade");

    for (const id of [there, waiting]) await asAda((tx) => reversePayment({ id, reason: "The check bounced" }, tx));

    expect(await jobs()).toEqual(["Payment delete unconfirmed Carla's Collision · 10.00"]);
  });

  test("whose credit pays an invoice later is queued again", async () => {
    const { payment } = await pay({ amountCents: 5000, keepExcess: true, allocations: [] });
    const { id: invoiceId } = await issued();
    await desk.rows("truncate app.qbo_jobs cascade");

    await asAda((tx) => applyCredit({ customerId: desk.customerId, invoiceId, amountCents: 2000 }, tx));

    expect(await desk.rows("select entity, local_id from app.qbo_jobs")).toEqual([
      { entity: "Payment", local_id: payment },
    ]);
  });
});

const version = async () =>
  (await desk.row("select version from app.customers where id = $1", desk.customerId)).version;

const merge = async (mergedId: string) =>
  asAda(async (tx) =>
    mergeCustomers(
      { survivorId: desk.customerId, survivorVersion: await version(), mergedId, mergedVersion: 1, take: [] },
      tx,
    ),
  );

describe("a customer", () => {
  test("is queued when they change and are there, also by their billing address", async () => {
    const change = async (email: string) =>
      asAda(async (tx) => updateCustomer({ id: desk.customerId, version: await version(), email }, tx));
    await change("a@carla.test");
    expect(await jobs()).toEqual([]);
    await link("Customer", desk.customerId);

    await change("b@carla.test");
    expect(await jobs()).toEqual(["Customer push pending Carla's Collision"]);
    await desk.rows("truncate app.qbo_jobs cascade");
    const address = await desk.row(
      "select a.id, a.version, a.street, a.city, a.state, a.postal_code from app.addresses a join app.customers c on c.address_id = a.id where c.id = $1",
      desk.customerId,
    );
    await asAda((tx) =>
      saveAddress(
        {
          id: address.id,
          version: address.version,
          street: "9 New Road",
          city: address.city,
          state: address.state,
          postalCode: address.postal_code,
        },
        tx,
      ),
    );
    expect(await jobs()).toEqual(["Customer push pending Carla's Collision"]);
  });

  test("who takes over another takes over the link and what waits", async () => {
    const other = buildCustomer({ company_name: "Carla Two" });
    await save(desk.server.db.owner, "app.customers", [other]);
    await link("Customer", other.id);
    const waiting = {
      connection_id: connectionId,
      lane: `customer:${other.id}`,
      entity: "Invoice",
      local_id: crypto.randomUUID(),
    };
    await save(desk.server.db.owner, "app.qbo_jobs", [{ ...waiting, customer_id: other.id, operation: "push" }]);

    await merge(other.id);

    expect(await desk.rows("select local_id from app.qbo_links")).toEqual([{ local_id: desk.customerId }]);
    expect(await desk.rows("select lane from app.qbo_jobs where entity = 'Invoice'")).toEqual([
      { lane: `customer:${desk.customerId}` },
    ]);
  });

  test("who has a link keeps it; the other one is reported", async () => {
    const other = buildCustomer({ company_name: "Carla Three" });
    await save(desk.server.db.owner, "app.customers", [other]);
    await link("Customer", other.id, { qbo_id: "77" });
    await link("Customer", desk.customerId, { qbo_id: "58" });

    await merge(other.id);

    expect(await desk.rows("select kind, qbo_id from app.qbo_conflicts")).toEqual([
      { kind: "mergedThere", qbo_id: "77" },
    ]);
  });
});

test("a line item type is queued when it changes and is there", async () => {
  const id = desk.shop.lineItemType("CAL-FRAD");
  const type = await desk.row(
    `select id, version, key, name, description, category, method, unit, unit_price as "unitPrice", purchase_cost as "purchaseCost", minutes,
      taxable, is_active as "isActive" from app.line_item_types where id = $1`,
    id,
  );
  await asAda((tx) => saveLineItemType(type, tx));
  expect(await jobs()).toEqual([]);
  await link("Item", id);

  await asAda((tx) => saveLineItemType({ ...type, version: type.version + 1, unitPrice: 99_900 }, tx));

  expect(await jobs()).toEqual([`Item push pending ${type.name}`]);
});

test("when the company is connected again, what happened meanwhile is queued and what waited goes on", async () => {
  const [sent, voided] = [await issued(), await issued()];
  await link("Invoice", sent.id, { snapshot: { DueDate: "2026-06-19" } });
  await link("Invoice", voided.id, { snapshot: { DueDate: "2026-06-19" } });
  await link("Customer", desk.customerId, { synced_at: "2026-01-01T00:00:00Z" });
  const { payment } = await pay({ keepExcess: true, allocations: [] });
  await link("Payment", payment ?? "");
  await desk.rows("truncate app.qbo_jobs cascade");
  await desk.rows("update app.qbo_connections set status = 'disconnected'");
  const unsent = await issued();
  await desk.rows("update app.invoices set due_date = '2026-07-01' where id = $1", sent.id);
  await desk.rows(
    "update app.invoices set status = 'void', voided_at = '2026-05-21T00:00:00Z' where id = $1",
    voided.id,
  );
  await asAda((tx) => reversePayment({ id: payment, reason: "Bounced" }, tx));

  await desk.rows("update app.qbo_connections set status = 'connected'");
  await asSystem({ pool: desk.server.db.server, clock: () => now }, (_system, { emit }) =>
    emit({ type: "qbo.connected", entityId: connectionId, payload: { companyName: "Boresight" } }),
  );

  const queued = await desk.rows("select entity, operation, local_id from app.qbo_jobs where entity <> 'Item'");
  expect(queued).toEqual(
    expect.arrayContaining([
      { entity: "Customer", operation: "push", local_id: desk.customerId },
      { entity: "Invoice", operation: "push", local_id: unsent.id },
      { entity: "Invoice", operation: "push", local_id: sent.id },
      { entity: "Invoice", operation: "void", local_id: voided.id },
      { entity: "Payment", operation: "delete", local_id: payment },
    ]),
  );
  expect(queued).toHaveLength(5);
  expect(await jobs()).toContain("Payment delete unconfirmed Carla's Collision · 10.00");
});
