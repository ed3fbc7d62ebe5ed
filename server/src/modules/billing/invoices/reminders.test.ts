import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { addInvoice, addOrder } from "../../../../test/shop.ts";
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

test("neither paid, void nor draft invoices are reminded of, nor customers who do not want such mails", async () => {
  await invoice({ status: "void" });
  await invoice({ status: "draft", number: null });
  await night("2026-07-20");
  await invoice();
  await desk.rows("update app.customers set unwanted_emails = '{billing}' where id = $1", desk.customerId);
  await night("2026-07-20");

  expect(await mails()).toEqual([]);
});
