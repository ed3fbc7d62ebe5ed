import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { save } from "#db/rows/factories.ts";
import { addInvoice, addOrder, type Person } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

/** The day is May 20; Carla owes INV-1 of $353.63, of which $28.63 are tax on $325. */
let desk: InvoiceDesk;
let invoiceId: string;

beforeAll(async () => {
  desk = await openInvoiceDesk(new Date("2026-05-20T18:00:00Z"));
});
afterAll(() => desk[Symbol.asyncDispose]());

beforeEach(async () => {
  await desk.rows("delete from app.closed_months");
  await desk.clear();
  const { shop, customerId, server } = desk;
  const order = await addOrder(server.db.owner, shop, { customerId, status: "invoiced" });
  const values = { service_order_id: order.id, number: "INV-1", issue_date: "2026-04-10", due_date: "2026-05-10" };
  invoiceId = (await addInvoice(server.db.owner, shop, values)).id;
  const tax = { name: "State", rate: 8810, taxable_cents: 32_500, tax_cents: 2863 };
  await save(server.db.owner, "app.document_taxes", [{ invoice_id: invoiceId, ...tax }]);
});

const write = (amountCents: number, by: Person = desk.shop.ada, more: object = {}) =>
  desk.ask("createCreditMemo", { invoiceId, amountCents, reason: "The camera failed again", ...more }, { by });
const pay = (amountCents: number) =>
  desk.ask("recordPayment", { customerId: desk.customerId, method: "check", amountCents, receivedOn: "2026-05-20" });
async function query(text: string, by: Person = desk.shop.ada) {
  const { data, errors } = await desk.server.graphql(text, {}, { token: await tokenFor(by, desk.server) });
  return { data, code: errors?.[0].extensions.code };
}
const numberOf = (data: { creditMemo: { number: string } }) => Number(data.creditMemo.number.slice(3));
const credit = async () =>
  (await desk.row("select app_private.credit_balance($1, 'customer')::integer as held", desk.customerId)).held;

test("a credit memo takes its part of sales and taxes back, and the customer owes less", async () => {
  const { data } = await write(10_000);

  expect(data.creditMemo).toMatchObject({ subtotalCents: 9190, taxCents: 810, totalCents: 10_000 });
  expect(data.creditMemo.number).toMatch(/^CM-\d+$/);
  expect(data.invoice).toEqual({ id: invoiceId, status: "partiallyPaid", balanceCents: 25_363 });
  expect(await credit()).toBe(0);
});

test("memos have numbers of their own, one after the other", async () => {
  const [first, second] = [(await write(100)).data, (await write(100)).data];

  expect(numberOf(second)).toBe(numberOf(first) + 1);
});

test("of a paid invoice it becomes credit, which is given back by a way and on a day, and stands in the journal", async () => {
  await pay(35_363);

  const { data } = await write(5000);
  expect(data.invoice).toMatchObject({ status: "paid", balanceCents: 0 });
  expect(await credit()).toBe(5000);
  const refund = {
    customerId: desk.customerId,
    amountCents: 5000,
    note: "Check 77",
    method: "check",
    paidOn: "2026-05-19",
  };
  expect((await desk.ask("refundCredit", refund)).code).toBeUndefined();

  expect(await credit()).toBe(0);
  const journal = await query(
    `{ paymentJournal(from: "2026-05-19", to: "2026-05-19") { entries { day kind method reference amountCents } } }`,
  );
  expect(journal.data.paymentJournal.entries).toEqual([
    { day: "2026-05-19", kind: "refund", method: "check", reference: "Check 77", amountCents: -5000 },
  ]);
});

test("a part of it pays what is open, and the rest is the customer's", async () => {
  await pay(30_000);

  const { data } = await write(10_000);

  expect(data.invoice).toMatchObject({ status: "paid", balanceCents: 0 });
  expect(await credit()).toBe(4637);
});

test("it stands in the statement with its number, and in the tax return of its own month", async () => {
  const { data } = await write(10_000);

  const span = `from: "2026-05-01", to: "2026-05-31"`;
  const account = await query(
    `{ accountStatement(customerId: "${desk.customerId}", ${span}) { closingCents entries { kind reference amountCents } } }`,
  );
  expect(account.data.accountStatement).toEqual({
    closingCents: 25_363,
    entries: [{ kind: "creditMemo", reference: data.creditMemo.number, amountCents: -10_000 }],
  });
  const taxes = await query(
    `{ salesReport(${span}) { month grossCents exemptCents taxableCents taxCents } taxReport(${span}) { name taxableCents taxCents } }`,
  );
  expect(taxes.data.salesReport).toEqual([
    { month: "2026-05", grossCents: -9190, exemptCents: 0, taxableCents: -9190, taxCents: -810 },
  ]);
  expect(taxes.data.taxReport).toEqual([{ name: "State", taxableCents: -9190, taxCents: -810 }]);
});

test("no more is taken back than was charged; drafts and void invoices have nothing to take back", async () => {
  expect((await write(35_364)).code).toBe("credit-memo-over-total");
  await write(35_000);
  expect((await write(364)).code).toBe("credit-memo-over-total");
  expect((await write(0)).code).toBe("invalid-input");
  await desk.rows("update app.invoices set status = 'void', paid_cents = 0 where id = $1", invoiceId);
  expect((await write(10)).code).toBe("invoice-not-open");
});

test("of an invoice of a closed month one is written, and none is dated in such a month", async () => {
  await desk.ask("closeMonth", { month: "2026-04" });

  expect((await write(100)).code).toBeUndefined();
  await expect(desk.rows("update app.credit_memos set reason = 'Other' where false")).resolves.toEqual([]);
  await expect(
    desk.rows(
      `insert into app.credit_memos (number, customer_id, invoice_id, issued_on, subtotal_cents, tax_cents, total_cents, reason)
        values ('CM-1', $1, $2, '2026-04-30', 1, 0, 1, 'Too late')`,
      desk.customerId,
      invoiceId,
    ),
  ).rejects.toMatchObject({ code: "BM001" });
  const refund = { customerId: desk.customerId, amountCents: 1, note: "Cash", method: "cash", paidOn: "2026-04-30" };
  expect((await desk.ask("refundCredit", refund)).code).toBe("month-closed");
});

test("it is for the office; the customer reads their own, also as PDF, and nobody else's", async () => {
  const { tom, carla, cyd } = desk.shop;
  for (const by of [tom, carla]) expect((await write(100, by)).code).toBe("permission-error");
  const { data } = await write(100);

  const list = "{ creditMemos { nodes { number } } }";
  expect((await query(list, carla)).data.creditMemos.nodes).toEqual([{ number: data.creditMemo.number }]);
  expect((await query(list, cyd)).data.creditMemos.nodes).toEqual([]);
  const pdf = async (by: Person) =>
    fetch(`${desk.server.url}/v1/functions/documents/creditMemo/${data.creditMemo.id}.pdf`, {
      headers: { authorization: `Bearer ${await tokenFor(by, desk.server)}` },
    });
  expect((await pdf(carla)).headers.get("content-type")).toBe("application/pdf");
  expect((await pdf(cyd)).status).toBe(404);
  expect((await pdf(tom)).status).toBe(403);
});

test("an invoice whose payment bounced is not void beside its credit memo", async () => {
  await pay(35_363);
  await write(10_000);
  const [payment] = await desk.rows("select id from app.payments");
  await desk.ask("reversePayment", { id: payment.id, reason: "The check bounced" });
  const { version } = await desk.row("select version from app.invoices where id = $1", invoiceId);

  const { code } = await desk.ask("voidInvoice", { id: invoiceId, version, reason: "Wrong customer" });

  expect(code).toBe("invoice-has-credit-memo");
});

test.each([
  [
    "month",
    [
      ["2026-04", 1, 32_500],
      ["2026-05", 0, -9190],
    ],
  ],
  ["customer", [["Carla's Collision", 1, 23_310]]],
  [
    "calibration",
    [
      ["Front radar (adaptive cruise) calibration", 1, 32_500],
      ["Credit memos", 0, -9190],
    ],
  ],
])("revenue and margin by %s are less by credit memos, on their day", async (by, expected) => {
  await write(10_000);

  const { data } = await query(`{ revenueReport(by: ${by}, from: "2026-04-01", to: "2026-05-31") {
    revenueCents marginCents rows { name invoiceCount revenueCents } } }`);

  const { rows, revenueCents, marginCents } = data.revenueReport;
  expect(rows.map(Object.values)).toEqual(expected);
  expect([revenueCents, marginCents]).toEqual([32_500 - 9190, 32_500 - 4500 - 9190]);
});
