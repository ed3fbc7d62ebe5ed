import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { addInvoice, addOrder, type Person } from "../../../../test/shop.ts";

/** The day is May 20; April is closed before each test, and an invoice of each month is open. */
let desk: InvoiceDesk;
let orderId: string;
let ofApril: string;
let ofMay: string;

beforeAll(async () => {
  desk = await openInvoiceDesk(new Date("2026-05-20T18:00:00Z"));
});
afterAll(() => desk[Symbol.asyncDispose]());

const add = async (number: string, day: string) => {
  const values = { service_order_id: orderId, number, issue_date: day, due_date: day };
  return (await addInvoice(desk.server.db.owner, desk.shop, values)).id;
};

beforeEach(async () => {
  await desk.rows("delete from app.closed_months");
  await desk.clear();
  const { customerId } = desk;
  orderId = (await addOrder(desk.server.db.owner, desk.shop, { customerId, status: "invoiced" })).id;
  ofApril = await add("INV-1", "2026-04-10");
  ofMay = await add("INV-2", "2026-05-10");
  await close("2026-04");
});

const close = (month: string, by: Person = desk.shop.ada) => desk.ask("closeMonth", { month }, { by });
const reopen = (month: string, by: Person = desk.shop.ada) =>
  desk.ask("reopenMonth", { month, reason: "The accountant found a check" }, { by });
const pay = (receivedOn: string, more: object = {}) =>
  desk.ask("recordPayment", { customerId: desk.customerId, method: "check", amountCents: 100, receivedOn, ...more });
const versionOf = async (id: string): Promise<number> =>
  (await desk.row("select version from app.invoices where id = $1", id)).version;
const voidOf = async (id: string) =>
  desk.ask("voidInvoice", { id, version: await versionOf(id), reason: "Wrong customer" });

describe("a closed month", () => {
  test("takes no payment that is dated in it; the days around it do", async () => {
    expect((await pay("2026-04-30")).code).toBe("month-closed");
    expect((await pay("2026-04-01")).code).toBe("month-closed");
    expect((await pay("2026-03-31")).code).toBeUndefined();
    expect((await pay("2026-05-01")).code).toBeUndefined();
  });

  test("keeps its invoices from being voided and reworded; one of an open month is not concerned", async () => {
    const reworded = { id: ofApril, version: await versionOf(ofApril), notes: "Other words" };

    expect((await voidOf(ofApril)).code).toBe("month-closed");
    expect((await desk.ask("updateIssuedInvoice", reworded)).code).toBe("month-closed");
    expect((await voidOf(ofMay)).code).toBeUndefined();
  });

  test("lets its invoices be paid later, and given the PO number that comes late", async () => {
    const po = { id: ofApril, version: await versionOf(ofApril), poNumber: "PO-7" };
    expect((await desk.ask("updateIssuedInvoice", po)).code).toBeUndefined();

    const allocations = [{ invoiceId: ofApril, amountCents: 100 }];
    expect((await pay("2026-05-20", { allocations })).code).toBeUndefined();
    expect(await desk.row("select paid_cents from app.invoices where id = $1", ofApril)).toEqual({ paid_cents: 100 });
  });

  test("a payment of it that bounces is taken back on the day it does", async () => {
    await reopen("2026-04");
    const { data } = await pay("2026-04-20");
    await close("2026-04");

    const { code } = await desk.ask("reversePayment", { id: data.payment.id, reason: "The check bounced" });

    expect(code).toBeUndefined();
  });

  const whose = "(select customer_id from app.invoices limit 1)";
  test.each([
    ["an invoice", "update app.invoices set issue_date = '2026-04-30' where number = 'INV-2'"],
    [
      "an invoice's amount",
      "update app.invoices set subtotal_cents = 1, total_cents = 1 + tax_cents where number = 'INV-1'",
    ],
    ["the loss of an invoice", "delete from app.invoices where number = 'INV-1'"],
    [
      "a payment",
      `insert into app.payments (customer_id, method, amount_cents, received_on) values (${whose}, 'cash', 5, '2026-04-02')`,
    ],
    [
      "credit",
      `insert into app.credit_entries (customer_id, account, kind, amount_cents, created_at)
      values (${whose}, 'customer', 'adjust', 5, '2026-04-03T12:00:00Z')`,
    ],
    // In Denver it is still April.
    [
      "credit of its last evening",
      `insert into app.credit_entries (customer_id, account, kind, amount_cents, created_at)
      values (${whose}, 'customer', 'adjust', 5, '2026-05-01T03:00:00Z')`,
    ],
  ])("takes %s from nobody: the database decides", async (_what, statement) => {
    await expect(desk.rows(statement)).rejects.toMatchObject({ code: "BM001" });
  });
});

describe("closing and opening a month", () => {
  test("is for admins", async () => {
    for (const by of [desk.shop.tom, desk.shop.carla]) {
      expect((await close("2026-03", by)).code).toBe("permission-error");
      expect((await reopen("2026-04", by)).code).toBe("permission-error");
    }
  });

  test("a month that is not over, is closed or is open already says so", async () => {
    expect((await close("2026-05")).code).toBe("month-not-over");
    expect((await close("2026-04")).code).toBe("month-closed");
    expect((await reopen("2026-03")).code).toBe("month-not-closed");
    expect((await close("2026-13")).code).toBe("invalid-input");
  });

  test("both stand in the audit, the opening with its reason", async () => {
    expect((await reopen("2026-04")).code).toBeUndefined();

    const entries = await desk.rows(
      `select action, actor_id, reason from app.audit_entries where entity = 'closed_months'
        and entity_id = (select entity_id from app.audit_entries where action = 'reopened' order by at desc limit 1) order by action`,
    );
    const by = desk.shop.ada.userId;
    expect(entries).toEqual([
      { action: "created", actor_id: by, reason: "" },
      { action: "reopened", actor_id: by, reason: "The accountant found a check" },
    ]);
    expect((await pay("2026-04-30")).code).toBeUndefined();
  });
});
