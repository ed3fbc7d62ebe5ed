import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readMessage } from "../../../../test/mailbox.ts";
import { writeOrderMail } from "#modules/mail/writing/write-order-mail.ts";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { addOrder, type Person } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

const now = new Date("2026-05-20T18:00:00Z");
let desk: InvoiceDesk;
let orderId: string;

beforeAll(async () => {
  desk = await openInvoiceDesk(now);
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.clear();
  orderId = (await addOrder(desk.server.db.owner, desk.shop, { customerId: desk.customerId, status: "released" })).id;
});

const ask: InvoiceDesk["ask"] = (...asked) => desk.ask(...asked);
const rows: InvoiceDesk["rows"] = (...asked) => desk.rows(...asked);
const row: InvoiceDesk["row"] = (...asked) => desk.row(...asked);
const draftOf = (values: object = {}) => desk.draftOf(orderId, values);
async function issued(values: object = {}) {
  const { id } = await draftOf();
  const { data, code } = await desk.issue(id, { send: false, ...values });
  expect(code).toBeUndefined();
  return data.invoice as { id: string; version: number; number: string };
}
const statusOf = async (id = orderId) =>
  (
    await row(
      "select s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1",
      id,
    )
  ).key;

describe("issuing an invoice", () => {
  test("numbers it, dates it, freezes its addressee, and takes its order along", async () => {
    await rows("update app.service_orders set po_number = 'PO-77' where id = $1", orderId);

    const invoice = await issued();

    expect(invoice).toMatchObject({
      number: "INV-70001",
      status: "issued",
      issueDate: "2026-05-20",
      dueDate: "2026-06-19",
      poNumber: "PO-77",
      totalCents: 32_500,
    });
    const stored = await row("select bill_to from app.invoices where id = $1", invoice.id);
    expect(stored.bill_to).toMatchObject({ companyName: "Carla's Collision" });
    expect(await row("select invoice_number, invoice_total from app.service_orders where id = $1", orderId)).toEqual({
      invoice_number: "INV-70001",
      invoice_total: 32_500,
    });
    expect(await statusOf()).toBe("invoiced");
  });

  test("is for admins, once, of the version that they read", async () => {
    const { id } = await draftOf();

    for (const by of [desk.shop.tom, desk.shop.carla, desk.shop.uma])
      expect((await desk.issue(id, {}, { by })).code).toBe("permission-error");
    expect((await desk.issue(id, { version: 7 })).code).toBe("invoice-changed");
    await desk.issue(id);
    const { version } = await row("select version from app.invoices where id = $1", id);
    expect((await desk.issue(id, { version })).code).toBe("invoice-not-draft");
    expect((await desk.issue(crypto.randomUUID())).code).toBe("not-found");
    expect((await desk.issue(id, { overrideNote: "short" })).fields).toEqual(["overrideNote"]);
  });

  test("waits for the work and the PO number, unless an admin says why not", async () => {
    await rows("update app.customers set requires_po = true where id = $1", desk.customerId);
    const early = await addOrder(desk.server.db.owner, desk.shop, { customerId: desk.customerId, status: "inspect" });
    const [blocked, before] = [await draftOf(), await draftOf({ service_order_id: early.id, po_number: "PO-1" })];

    expect((await desk.issue(blocked.id)).code).toBe("po-required");
    expect((await desk.issue(before.id)).code).toBe("order-not-ready-for-invoice");
    await desk.issue(before.id, { overrideNote: "Paid in advance, as agreed" });

    expect(await statusOf(early.id)).toBe("inspect");
    expect(await row("select message from app.admin_notifications where kind = 'override'")).toMatchObject({
      message: expect.stringContaining("Paid in advance"),
    });
    expect(
      await rows("select reason from app.audit_entries where entity = 'invoices' and action = 'override'"),
    ).toEqual([{ reason: "Paid in advance, as agreed" }]);
  });

  test("takes the PO number and the due date that were asked for, neither before its day", async () => {
    await rows("update app.service_orders set po_number = 'PO-77' where id = $1", orderId);
    const [early, late] = [await draftOf(), await draftOf()];

    expect((await desk.issue(early.id, { dueDate: "2026-05-19" })).fields).toEqual(["dueDate"]);
    const { data } = await desk.issue(late.id, { dueDate: "2026-05-20", poNumber: "PO-78" });

    expect(data.invoice).toMatchObject({ dueDate: "2026-05-20", poNumber: "PO-78" });
    await rows("update app.customers set requires_po = true where id = $1", desk.customerId);
    expect((await desk.issue(early.id, { poNumber: null })).code).toBe("po-required");
  });

  test("needs lines, an address, and a total that is not below zero", async () => {
    const empty = await draftOf();
    await rows("delete from app.line_items where invoice_id = $1", empty.id);
    const negative = await draftOf();
    await rows(
      "update app.line_items set line_item_type_id = $2, unit_price = -100, total_price = -100 where invoice_id = $1",
      negative.id,
      desk.shop.lineItemType("DISC"),
    );
    const homeless = await addOrder(desk.server.db.owner, desk.shop, {
      customerId: desk.shop.cyd.customerId,
      status: "released",
    });
    const elsewhere = await draftOf({ service_order_id: homeless.id });
    await rows("update app.customers set address_id = null where id = $1", desk.shop.cyd.customerId);

    expect((await desk.issue(empty.id)).code).toBe("invoice-empty");
    expect((await desk.issue(negative.id)).code).toBe("total-negative");
    expect((await desk.issue(elsewhere.id)).code).toBe("billing-address-missing");
    expect(await row("select next::integer from app_private.counters where key = 'invoice'")).toEqual({ next: 70_001 });
  });

  test("of 64 at once, some of which fail, leaves no gap and no number twice", async () => {
    const drafts = [];
    for (let index = 0; index < 64; index++)
      drafts.push(
        await draftOf(index % 8 === 3 ? { service_order_id: orderId, subtotal_cents: 1, total_cents: 2864 } : {}),
      );
    const failing = drafts.filter((_, index) => index % 8 === 3).map(({ id }) => id);
    await rows("delete from app.line_items where invoice_id = any ($1)", failing);

    const answers = await Promise.all(drafts.map(({ id }) => desk.issue(id)));

    expect(answers.filter(({ code }) => code === "invoice-empty")).toHaveLength(8);
    const numbers = answers.flatMap(({ data }) => data?.invoice.number ?? []);
    expect(
      numbers.map((number: string) => Number(number.slice(4))).toSorted((one: number, other: number) => one - other),
    ).toEqual(Array.from({ length: 56 }, (_, index) => 70_001 + index));
  });

  test("ends what the office waited for, and says when a customer owes too much", async () => {
    await rows("update app.customers set credit_limit_cents = 30000 where id = $1", desk.customerId);
    await rows(
      "insert into app.admin_notifications (kind, message, service_order_id, dedupe_key) values ('releasedNotInvoiced', 'Late', $1, 'x')",
      orderId,
    );

    const invoice = await issued();

    const alerts = () => rows("select kind, status from app.admin_notifications order by kind");
    expect(await alerts()).toEqual([
      { kind: "creditLimit", status: "unhandled" },
      { kind: "releasedNotInvoiced", status: "handled" },
    ]);
    await ask("voidInvoice", { id: invoice.id, version: invoice.version, reason: "Wrong lines" });
    expect((await alerts())[0]).toEqual({ kind: "creditLimit", status: "handled" });
  });

  test("of nothing is paid at once, and closes its order", async () => {
    const { id } = await draftOf();
    await rows("update app.line_items set unit_price = 0, total_price = 0 where invoice_id = $1", id);

    const { data } = await desk.issue(id);

    expect(data.invoice).toMatchObject({ status: "paid", totalCents: 0 });
    expect(await statusOf()).toBe("closed");
  });

  test("redeems the reward credit of its lines, which a void gives back", async () => {
    const { id } = await draftOf();
    const held = async () =>
      (await row("select app_private.credit_balance($1, 'reward')::integer as held", desk.customerId)).held;
    const lines = [desk.line("CAL-FRAD", { unitPrice: 32_500 }), desk.line("RWD", { unitPrice: -10_000 })];
    const saved = await ask("saveInvoice", { id, version: 1, lines });
    const { version } = saved.data.invoice;

    expect((await desk.issue(id, { version })).code).toBe("reward-over-balance");
    await rows(
      "insert into app.credit_entries (customer_id, account, kind, amount_cents) values ($1, 'reward', 'earn', 12000)",
      desk.customerId,
    );
    const { data } = await desk.issue(id, { version });
    expect([data.invoice.totalCents, await held()]).toEqual([22_500, 2000]);

    await ask("voidInvoice", { id, version: data.invoice.version, reason: "Wrong lines" });
    expect(await held()).toBe(12_000);
  });

  test("freezes it, even against an admin's own SQL", async () => {
    const { id } = await issued();
    const asAdmin = async (text: string) => {
      const client = await desk.server.db.owner.connect();
      try {
        await client.query("begin; set local role app_admin; select set_config('app.role', 'admin', true)");
        await client.query({ text, values: [id] });
      } finally {
        await client.query("rollback");
        client.release();
      }
    };

    for (const text of [
      "update app.line_items set total_price = 1 where invoice_id = $1",
      "delete from app.line_items where invoice_id = $1",
      "update app.invoices set total_cents = 1, subtotal_cents = 1, tax_cents = 0 where id = $1",
      "update app.invoices set status = 'draft' where id = $1",
      "update app.invoices set number = 'INV-1' where id = $1",
      "delete from app.invoices where id = $1",
    ])
      await expect(asAdmin(text)).rejects.toThrow(/issued invoice do(es)? not change|invoice does not change/);
    await asAdmin("update app.invoices set notes = 'Thank you' where id = $1");
  });
});

/** What the mail of a sent invoice says. */
async function mailed(): Promise<string> {
  const { id } = await row("select id from app.messages where dedupe_key like '%:sent:%'");
  const { db, config } = desk.server;
  await writeOrderMail(id, { pool: db.server, clock: () => now, config });
  return (await readMessage(desk.server, id)).body;
}
const links = () =>
  rows(
    "select email, length(token_hash) as length, expires_at::date::text as until, revoked_at from app.billing_links",
  );

const mailCount = async () => (await rows("select id from app.messages where template = 'invoice-sent'")).length;
const storedStatus = async (id: string) => (await row("select status from app.invoices where id = $1", id)).status;

describe("sending an invoice", () => {
  test("mails it with a link of its own, of which only the hash is stored", async () => {
    const { id, version } = await issued();

    await ask("sendInvoice", { id, version });

    expect(await row("select status, sent_at is not null as sent from app.invoices where id = $1", id)).toEqual({
      status: "sent",
      sent: true,
    });
    expect(await mailed()).toMatch(/http:\/\/client\.test\/invoice#[\w-]{43}"/);
    expect(await links()).toEqual([{ email: "carla@example.com", length: 64, until: "2026-06-19", revoked_at: null }]);
    expect(
      await row(
        "select count(*)::integer as count from app_private.events where entity_id = $1 and type = 'invoice.sent'",
        id,
      ),
    ).toEqual({
      count: 1,
    });
  });

  test("in the step of issuing sends one mail", async () => {
    const { id } = await issued({ send: true });

    expect(await rows("select template from app.messages where template = 'invoice-sent'")).toHaveLength(1);
    expect(await row("select status from app.invoices where id = $1", id)).toEqual({ status: "sent" });
  });

  test("comes with the order's new status where nobody says otherwise", async () => {
    const { id } = await issued({ send: null });

    expect([await statusOf(), await mailCount(), await storedStatus(id)]).toEqual(["invoiced", 1, "sent"]);
  });

  test("waits for someone who sends it where that was asked for, and mails it again when asked to", async () => {
    const { id, version } = await issued({ send: false });
    expect([await statusOf(), await mailCount(), await storedStatus(id)]).toEqual(["invoiced", 0, "issued"]);

    const { data } = await ask("sendInvoice", { id, version });
    expect(await mailCount()).toBe(1);

    await rows("update app.messages set created_at = created_at - interval '6 minutes'");
    await ask("sendInvoice", { id, version: data.invoice.version });
    expect(await mailCount()).toBe(2);
  });

  test("of an order that becomes invoiced later comes with that, once", async () => {
    const moveTo = (status: string) =>
      rows(
        "update app.service_orders set status_id = (select id from app.service_order_statuses where key = $2) where id = $1",
        orderId,
        status,
      );
    await moveTo("quality");
    const { id } = await issued({ send: null });
    expect([await mailCount(), await storedStatus(id)]).toEqual([0, "issued"]);
    await moveTo("released");
    const order = await row("select id, version from app.service_orders where id = $1", orderId);

    await ask("changeServiceOrderStatus", { ...order, statusKey: "invoiced" });

    expect([await statusOf(), await mailCount(), await storedStatus(id)]).toEqual(["invoiced", 1, "sent"]);
  });

  test("goes to those whom an admin sees before", async () => {
    const { id } = await draftOf();
    const recipients = async (by: Person) => {
      const token = await tokenFor(by, desk.server);
      const query = "query ($id: UUID!) { invoiceRecipients(id: $id) }";
      const { data, errors } = await desk.server.graphql(query, { id }, { token });
      return data?.invoiceRecipients ?? errors[0].extensions.code;
    };

    expect(await recipients(desk.shop.ada)).toEqual(["carla@example.com"]);
    for (const person of [desk.shop.tom, desk.shop.carla, desk.shop.uma])
      expect(await recipients(person)).toBe("permission-error");
    await rows("update app.customers set notify_by_email = false where id = $1", desk.customerId);
    expect(await recipients(desk.shop.ada)).toEqual([]);
  });

  test("needs somebody who gets such mails, and an invoice that is issued", async () => {
    const draft = await draftOf();
    const { id, version } = await issued();
    await rows("update app.customers set notify_by_email = false where id = $1", desk.customerId);

    expect((await ask("sendInvoice", { id: draft.id, version: 1 })).code).toBe("invoice-not-open");
    expect((await ask("sendInvoice", { id, version: version - 1 })).code).toBe("invoice-changed");
    expect((await ask("sendInvoice", { id, version })).code).toBe("invoice-without-recipient");
    expect((await ask("sendInvoice", { id, version }, { by: desk.shop.tom })).code).toBe("permission-error");
  });
});

describe("voiding an invoice", () => {
  test("ends its links, gives the order back, and starts a draft with the same lines", async () => {
    await issued({ send: true });
    await mailed();
    const { id, version } = await row("select id, version from app.invoices");

    const { data } = await ask("voidInvoice", { id, version, reason: "Wrong customer", reissue: true });

    expect(data.invoice.status).toBe("void");
    expect(await row("select balance_cents from app.invoices where id = $1", id)).toEqual({ balance_cents: 0 });
    expect(data.draft).toMatchObject({ status: "draft", reissueOfId: id, totalCents: 32_500 });
    expect(data.draft.lineItems.nodes).toHaveLength(1);
    expect(await row("select invoice_number, invoice_total from app.service_orders where id = $1", orderId)).toEqual({
      invoice_number: null,
      invoice_total: null,
    });
    expect(await statusOf()).toBe("released");
    expect((await links()).map(({ revoked_at }) => revoked_at)).toEqual([now.toISOString()]);
    const again = await desk.issue(data.draft.id, { version: data.draft.version });
    expect(again.data.invoice.number).toBe("INV-70002");
  });

  test("shows the latest of those that stay on the order", async () => {
    const first = await issued();
    const second = await issued();

    await ask("voidInvoice", { id: second.id, version: second.version, reason: "Billed twice" });

    expect(await row("select invoice_number from app.service_orders where id = $1", orderId)).toEqual({
      invoice_number: first.number,
    });
    expect(await statusOf()).toBe("invoiced");
  });

  test("needs a fresh sign-in, a reason, an admin, and no payments", async () => {
    const { id, version } = await issued();
    const input = { id, version, reason: "Wrong lines" };

    expect((await ask("voidInvoice", input, { elevated: false })).code).toBe("elevated-claim-required");
    expect((await ask("voidInvoice", input, { by: desk.shop.tom })).code).toBe("permission-error");
    expect((await ask("voidInvoice", { ...input, reason: "no" })).fields).toEqual(["reason"]);
    await ask("recordPayment", {
      customerId: desk.customerId,
      method: "cash",
      amountCents: 100,
      receivedOn: "2026-05-20",
    });
    const paid = await row("select version from app.invoices where id = $1", id);
    expect((await ask("voidInvoice", { ...input, version: paid.version })).code).toBe("invoice-has-payments");
    const draft = await draftOf();
    expect((await ask("voidInvoice", { ...input, id: draft.id, version: 1 })).code).toBe("invoice-not-open");
  });
});
