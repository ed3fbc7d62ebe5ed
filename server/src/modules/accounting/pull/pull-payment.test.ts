import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBooksDesk, soldLine, type BooksDesk } from "../../../../test/accounting/books-desk.ts";

let desk: BooksDesk;
let customerThere: string;
const now = new Date("2026-05-20T18:00:00Z");

beforeAll(async () => {
  desk = await openBooksDesk(() => now);
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.clear();
  customerThere = await desk.addCustomerThere();
});

const credit = async () =>
  Number((await desk.row("select app_private.credit_balance($1, 'customer') as held", desk.customerId)).held);
const payments = () => desk.rows("select amount_cents, id from app.payments order by amount_cents");

test("a payment there that pays several invoices and more becomes their payments and credit", async () => {
  const [one, other] = [
    await desk.addInvoiceOnBothSides(customerThere),
    await desk.addInvoiceOnBothSides(customerThere),
  ];
  const total = one.total + other.total + 1500;
  const paid = [one, other].map(({ qboId, total: cents }) => ({ qboId, cents }));
  const { Id } = desk.payThere(customerThere, total, paid);

  await desk.pull("Payment", String(Id));

  expect(await desk.rows("select status from app.invoices")).toEqual([{ status: "paid" }, { status: "paid" }]);
  expect(await credit()).toBe(1500);
  expect(await desk.rows("select lane from app.qbo_jobs where operation = 'pull'")).toEqual([
    { lane: `customer:${desk.customerId}` },
  ]);
});

test("a payment there that pays nothing yet is the customer's credit; one from before our first day is theirs alone", async () => {
  const { Id } = desk.payThere(customerThere, 2500, []);
  const { Id: earlier } = desk.payThere(customerThere, 900, [], { TxnDate: "2019-12-31" });

  await desk.pull("Payment", String(Id));
  await desk.pull("Payment", String(earlier));

  expect([await credit(), await payments()]).toMatchObject([2500, [{ amount_cents: 2500 }]]);
});

test("a payment there that both sides know is called by its customer and amount", async () => {
  const { Id } = desk.payThere(customerThere, 2500, []);
  await desk.pull("Payment", String(Id));

  await desk.pull("Payment", String(Id));

  const customer = await desk.row("select company_name from app.customers where id = $1", desk.customerId);
  expect(await desk.row("select label from app.qbo_jobs order by number desc limit 1")).toEqual({
    label: `${customer.company_name} · 25.00`,
  });
});

test("a payment there that also pays an invoice of their own is ours as far as it pays ours", async () => {
  const { id, qboId } = await desk.addInvoiceOnBothSides(customerThere);
  const foreign = desk.write("Invoice", {
    CustomerRef: { value: customerThere },
    Line: [soldLine(await desk.itemThere(), 40)],
  });
  const { Id } = desk.payThere(customerThere, 5000, [
    { qboId, cents: 1000 },
    { qboId: String(foreign["Id"]), cents: 4000 },
  ]);

  await desk.pull("Payment", String(Id));
  await desk.pull("Payment", String(Id));

  expect(await desk.row("select paid_cents from app.invoices where id = $1", id)).toEqual({ paid_cents: 1000 });
  expect([await payments(), await credit(), await desk.conflicts()]).toMatchObject([[{ amount_cents: 1000 }], 0, []]);
});

test("a payment there of a customer who is not ours is left alone", async () => {
  const { Id: stranger } = desk.write("Customer", { DisplayName: `Stranger ${customerThere}` });
  const { Id } = desk.payThere(String(stranger), 2500, []);

  await desk.pull("Payment", String(Id));

  expect(await payments()).toEqual([]);
});

test("a payment there that is deleted there is taken back here, and nothing is deleted there for it", async () => {
  const { id, qboId, total } = await desk.addInvoiceOnBothSides(customerThere);
  const { Id } = desk.payThere(customerThere, total, [{ qboId, cents: total }]);
  await desk.pull("Payment", String(Id));
  desk.write("Payment", { Id }, "delete");

  await desk.pull("Payment", String(Id));
  await desk.pull("Payment", String(Id));

  expect(await desk.row("select paid_cents from app.invoices where id = $1", id)).toEqual({ paid_cents: 0 });
  expect(await desk.rows("select reason from app.payment_reversals")).toEqual([{ reason: "Deleted in QuickBooks" }]);
  expect(await desk.rows("select from app.qbo_jobs where operation = 'delete' and status <> 'done'")).toEqual([]);
  expect(await desk.rows("select from app.qbo_links where entity = 'Payment'")).toEqual([]);
});

test("a payment there that was ours and is deleted there waits for a person", async () => {
  const { qboId } = await desk.addInvoiceOnBothSides(customerThere);
  const record = desk.payThere(customerThere, 1000, [{ qboId, cents: 1000 }]);
  await desk.pull("Payment", String(record["Id"]));
  await desk.rows("update app.qbo_links set origin = 'ours' where entity = 'Payment'");
  desk.write("Payment", { Id: record["Id"] }, "delete");

  await desk.pull("Payment", String(record["Id"]));

  expect(await desk.conflicts()).toMatchObject([{ kind: "deletedThere", entity: "Payment" }]);
  expect(await desk.rows("select from app.payment_reversals")).toEqual([]);
});

test("a payment there that is changed there waits for a person, until it is as before", async () => {
  const { qboId, total } = await desk.addInvoiceOnBothSides(customerThere);
  const { Id } = desk.payThere(customerThere, 1000, [{ qboId, cents: 1000 }]);
  await desk.pull("Payment", String(Id));
  const change = async (cents: number) => {
    const Line = [{ Amount: cents / 100, LinkedTxn: [{ TxnId: qboId, TxnType: "Invoice" }] }];
    desk.write("Payment", { Id, TotalAmt: cents / 100, Line });
    await desk.pull("Payment", String(Id));
  };

  await change(total);
  const changed = await desk.conflicts();
  await change(1000);

  expect(changed).toMatchObject([{ kind: "payment", fields: ["TotalAmt", "Line"], status: "open" }]);
  expect(await desk.conflicts()).toMatchObject([{ status: "solved", resolution: "obsolete" }]);
  expect(await payments()).toMatchObject([{ amount_cents: 1000 }]);
});

test("a payment there that may be one of ours, sent without a response, is not booked a second time", async () => {
  const { qboId } = await desk.addInvoiceOnBothSides(customerThere);
  const own = await desk.row(
    `insert into app.payments (customer_id, method, amount_cents, received_on) values ($1, 'check', 1000, '2026-05-18') returning id`,
    desk.customerId,
  );
  await desk.rows(
    `insert into app.qbo_jobs (connection_id, lane, entity, local_id, operation, status, payload, payload_hash)
      values ($1, 'customer:1', 'Payment', $2, 'push', 'failed', '{}', repeat('a', 64))`,
    desk.connectionId,
    own.id,
  );
  const { Id } = desk.payThere(customerThere, 1000, [{ qboId, cents: 1000 }]);

  await desk.pull("Payment", String(Id));

  expect(await payments()).toHaveLength(1);
  expect(await desk.conflicts()).toMatchObject([{ kind: "payment", local_id: null }]);
});

test("a payment there that cannot be booked yet is booked when it can be, and its conflict is over", async () => {
  const { id, qboId, total } = await desk.addInvoiceOnBothSides(customerThere);
  await desk.rows("update app.invoices set paid_cents = total_cents, status = 'paid' where id = $1", id);
  const { Id } = desk.payThere(customerThere, total, [{ qboId, cents: total }]);
  await desk.pull("Payment", String(Id));
  const refused = await desk.conflicts();
  await desk.rows("update app.invoices set paid_cents = 0, status = 'sent' where id = $1", id);

  await desk.pull("Payment", String(Id));

  expect(refused).toMatchObject([{ kind: "payment", status: "open" }]);
  expect(await desk.conflicts()).toMatchObject([{ kind: "payment", status: "solved" }]);
  expect(await payments()).toHaveLength(1);
});
