import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { save } from "#db/rows/factories.ts";
import { addInvoice, addOrder, type Person } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

/** The day is May 20; Carla owes INV-1 of $353.63, which she was mailed. */
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
  const values = {
    service_order_id: order.id,
    number: "INV-1",
    issue_date: "2026-05-10",
    sent_at: "2026-05-10T12:00Z",
  };
  invoiceId = (await addInvoice(server.db.owner, shop, values)).id;
  const tax = { name: "State", rate: 8810, taxable_cents: 32_500, tax_cents: 2863 };
  await save(server.db.owner, "app.document_taxes", [{ invoice_id: invoiceId, ...tax }]);
});

async function write(amountCents: number): Promise<string> {
  const { data } = await desk.ask("createCreditMemo", { invoiceId, amountCents, reason: "The camera failed again" });
  return data.creditMemo.id;
}
const makeVoid = (id: string, by: Person = desk.shop.ada) =>
  desk.ask("voidCreditMemo", { id, reason: "Written for the wrong invoice" }, { by });
const pay = (amountCents: number) =>
  desk.ask("recordPayment", { customerId: desk.customerId, method: "check", amountCents, receivedOn: "2026-05-20" });
const credit = async () =>
  (await desk.row("select app_private.credit_balance($1, 'customer')::integer as held", desk.customerId)).held;
async function query(text: string) {
  const { data } = await desk.server.graphql(text, {}, { token: await tokenFor(desk.shop.ada, desk.server) });
  return data;
}
const span = `from: "2026-05-01", to: "2026-05-31"`;

test("what a memo paid of its invoice is open again, and sales and taxes are whole", async () => {
  const id = await write(10_000);

  const { data } = await makeVoid(id);

  expect(data.creditMemo.voidReason).toBe("Written for the wrong invoice");
  expect(data.invoice).toMatchObject({ status: "sent", balanceCents: 35_363 });
  expect(await credit()).toBe(0);
  const { salesReport, accountStatement } = await query(`{ salesReport(${span}) { grossCents taxCents }
    accountStatement(customerId: "${desk.customerId}", ${span}) { closingCents entries { kind amountCents } } }`);
  expect(salesReport).toEqual([{ grossCents: 32_500, taxCents: 2863 }]);
  expect(accountStatement.closingCents).toBe(35_363);
  expect(accountStatement.entries).toContainEqual({ kind: "void", amountCents: 10_000 });
  expect((await makeVoid(id)).code).toBe("credit-memo-void");
});

test.each([
  ["nothing was paid", 0, 20_000],
  ["all was paid", 35_363, 5000],
  ["a part of it became credit", 30_000, 10_000],
])(
  "when %s, the account is as if the memo had never been, and a new one takes its place",
  async (_when, paid, amount) => {
    if (paid > 0) await pay(paid);
    const before = await credit();

    const { data } = await makeVoid(await write(amount));

    expect(data.invoice.balanceCents).toBe(35_363 - paid);
    expect(await credit()).toBe(before);
    await write(35_363);
    expect(await desk.row("select balance_cents from app.invoices where id = $1", invoiceId)).toEqual({
      balance_cents: 0,
    });
  },
);

test("of two memos of an invoice only the one is taken back", async () => {
  const first = await write(10_000);
  await write(2000);

  const { data } = await makeVoid(first);

  expect(data.invoice.balanceCents).toBe(33_363);
  expect(await credit()).toBe(0);
});

const refund = (amountCents: number, by: Person = desk.shop.ada) =>
  desk.ask(
    "refundInvoice",
    { invoiceId, amountCents, reason: "Windshield was ours", method: "check", paidOn: "2026-05-19" },
    { by },
  );

test("a refund of a paid invoice is a credit memo whose credit went back, by its way and on its day", async () => {
  await pay(35_363);

  const { data } = await refund(5000);

  expect(data.creditMemo.totalCents).toBe(5000);
  expect(data.invoice).toMatchObject({ status: "paid", balanceCents: 0 });
  expect(await credit()).toBe(0);
  const { paymentJournal } = await query(`{ paymentJournal(from: "2026-05-19", to: "2026-05-19") {
    entries { kind method reference amountCents } } }`);
  expect(paymentJournal.entries).toEqual([
    { kind: "refund", method: "check", reference: "Windshield was ours", amountCents: -5000 },
  ]);
});

test("an open invoice has nothing to refund, whatever else was paid ahead; nobody but the office refunds", async () => {
  await pay(35_000);
  await desk.ask("recordPayment", {
    customerId: desk.customerId,
    method: "cash",
    amountCents: 9000,
    receivedOn: "2026-05-20",
    allocations: [],
    keepExcess: true,
  });

  expect((await refund(5000)).code).toBe("invoice-not-paid");
  expect(await desk.rows("select from app.credit_memos")).toEqual([]);
  expect((await refund(5000, desk.shop.carla)).code).toBe("permission-error");
});

test("credit that was paid out already is owed", async () => {
  await pay(35_363);
  const id = await write(5000);
  await desk.ask("refundCredit", { customerId: desk.customerId, amountCents: 5000, note: "Check 77" });

  await makeVoid(id);

  expect(await credit()).toBe(-5000);
});

test("an invoice whose memo is void can be made void itself", async () => {
  await makeVoid(await write(100));
  const { version } = await desk.row("select version from app.invoices where id = $1", invoiceId);

  const { data } = await desk.ask("voidInvoice", { id: invoiceId, version, reason: "Wrong customer" });

  expect(data.invoice.status).toBe("void");
});

test("a memo of a closed month stays, and nobody but the office makes one void", async () => {
  const id = await write(100);
  const { tom, carla } = desk.shop;
  for (const by of [tom, carla]) expect((await makeVoid(id, by)).code).toMatch(/permission-error|not-found/);

  await desk.rows("insert into app.closed_months (month, closed_at) values ('2026-05-01', now())");

  expect((await makeVoid(id)).code).toBe("month-closed");
});

test("whoever holds the invoice is told, and the memo's paper says void", async () => {
  const id = await write(100);

  await makeVoid(id);

  const mails = await desk.rows("select template, context -> 'creditMemo' ->> 'number' as number from app.messages");
  expect(mails.map(({ template }) => template)).toContain("credit-memo-voided");
  expect((await query(`{ outgoingMail(kind: creditMemo, id: "${id}") { subject } }`)).outgoingMail).toBeNull();
});
