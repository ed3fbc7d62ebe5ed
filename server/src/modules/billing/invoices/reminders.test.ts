import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { addCardPayment } from "../../../../test/card-payments.ts";
import { addInvoice, addOrder } from "../../../../test/shop.ts";
import { writeOrderMail } from "#modules/mail/writing/write-order-mail.ts";
import { remindOfInvoices } from "./remind-of-invoices.ts";

let desk: InvoiceDesk;
let orderId: string;

beforeAll(async () => {
  desk = await openInvoiceDesk(new Date("2026-05-20T18:00:00Z"));
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.clear();
  const { customerId } = desk;
  await desk.rows("update app.customers set unwanted_emails = '{}' where id = $1", customerId);
  orderId = (await addOrder(desk.server.db.owner, desk.shop, { customerId, status: "invoiced" })).id;
});

/** An invoice that is due on June 3. */
const invoice = (values: object = {}) =>
  addInvoice(desk.server.db.owner, desk.shop, { service_order_id: orderId, ...values });
const night = (day: string) =>
  asSystem({ pool: desk.server.db.server, clock: () => new Date(`${day}T18:00:00Z`) }, (_, work) =>
    remindOfInvoices(work),
  );
const mails = async () =>
  (await desk.rows("select template from app.messages order by created_at, id")).map(({ template }) => template);

test.each([
  ["2026-05-30", []],
  ["2026-05-31", ["invoice-reminder"]],
  ["2026-06-03", ["invoice-reminder"]],
  ["2026-06-04", ["invoice-overdue"]],
  ["2026-06-10", ["invoice-overdue"]],
  ["2026-09-01", ["invoice-overdue"]],
])("first looked at on %s it is mailed once, of the last step that was missed: %j", async (day, expected) => {
  await invoice();

  await night(day);
  await night(day);

  expect(await mails()).toEqual(expected);
});

test("each step is mailed once, with the invoice that it is about", async () => {
  const first = await invoice();
  await invoice({ status: "paid", paid_cents: 35_363 });

  for (const day of ["2026-05-31", "2026-06-01", "2026-06-03", "2026-06-10", "2026-06-11"]) await night(day);

  expect(await mails()).toEqual(["invoice-reminder", "invoice-reminder", "invoice-overdue"]);
  const [{ context }] = await desk.rows("select context from app.messages limit 1");
  expect(context.invoice.id).toBe(first.id);
});

const giveCredit = (cents: number) =>
  desk.rows(
    "insert into app.credit_entries (customer_id, account, kind, amount_cents) values ($1, 'customer', $2, $3)",
    desk.customerId,
    cents > 0 ? "deposit" : "refund",
    cents,
  );
/** The one mail as it goes out. */
async function written(): Promise<string> {
  const { id } = await desk.row("select id from app.messages");
  const config = {
    brandName: "Shop",
    clientUrl: "http://client.test",
    publicUrl: "http://shop.test",
    sealSecret: "secret of the tests",
  };
  await writeOrderMail(id, { pool: desk.server.db.server, clock: () => new Date(), config });
  return (await desk.row("select body from app.messages")).body;
}

test("nobody is reminded of what their credit covers, until it is used for something else", async () => {
  await invoice();
  await giveCredit(50_000);

  await night("2026-06-04");
  expect(await mails()).toEqual([]);
  await giveCredit(-50_000);
  await night("2026-06-05");

  expect(await mails()).toEqual(["invoice-overdue"]);
  expect(await written()).toContain("$353.63 were due on June 3, 2026. If you have paid");
});

test("credit covers what is due first; of the next invoice the mail names the credit and the rest", async () => {
  await invoice({ due_date: "2026-06-02" });
  await invoice({ number: "INV-NEXT" });
  await giveCredit(45_363);

  await night("2026-06-20");

  expect(await mails()).toEqual(["invoice-overdue"]);
  const body = await written();
  expect(body).toContain("INV-NEXT");
  expect(body).toContain("You have a credit of $100.00 with us, so $253.63 remain to be paid.");
  expect(body).not.toContain("in dispute");
});

test("nobody is reminded of what is in dispute, but of the rest", async () => {
  const { id } = await invoice();
  const dispute = (amount: number) =>
    addCardPayment(desk.server.db.owner, { invoiceId: id, status: "disputed", amount });
  await dispute(10_000);
  await night("2026-06-04");
  expect(await mails()).toEqual(["invoice-overdue"]);
  expect(await written()).toContain("$100.00 of it are in dispute and need not be paid now.");

  await dispute(25_363);
  await night("2026-06-20");
  expect(await mails()).toEqual(["invoice-overdue"]);
});

test("nobody is reminded while a payment is under way, until it fails", async () => {
  const { id } = await invoice();
  const card = await addCardPayment(desk.server.db.owner, { invoiceId: id, status: "processing", amount: 35_363 });

  await night("2026-06-04");
  expect(await mails()).toEqual([]);
  await desk.rows("update app.card_payments set status = 'failed' where id = $1", card);
  await night("2026-06-05");

  expect(await mails()).toEqual(["invoice-overdue"]);
});

test("neither paid, void nor draft invoices are reminded of, nor customers who do not want such mails", async () => {
  await invoice({ status: "void" });
  await invoice({ status: "draft", number: null });
  await night("2026-07-20");
  await invoice();
  await desk.rows("update app.customers set unwanted_emails = '{billing}' where id = $1", desk.customerId);
  await night("2026-07-20");

  expect(await mails()).toEqual([]);
});
