import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { addInvoice, addOrder } from "../../../../test/shop.ts";
import { writeOrderMail } from "#modules/mail/writing/write-order-mail.ts";

const now = new Date("2026-05-20T18:00:00Z");
const today = "2026-05-20";
let desk: InvoiceDesk;

beforeAll(async () => {
  desk = await openInvoiceDesk(now);
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.clear();
  const { customerId, shop, server } = desk;
  for (const number of ["INV-1", "INV-2", "INV-3"]) {
    const order = await addOrder(server.db.owner, shop, { customerId, status: "invoiced" });
    await addInvoice(server.db.owner, shop, {
      service_order_id: order.id,
      number,
      due_date: `2026-01-0${number.at(-1)}`,
    });
  }
});

const pay = (amountCents: number, more: object = {}) =>
  desk.ask("recordPayment", { customerId: desk.customerId, method: "check", amountCents, receivedOn: today, ...more });
async function mail(): Promise<string> {
  const { id } = await desk.row("select id from app.messages where template = 'payment-received'");
  const config = {
    brandName: "Shop",
    clientUrl: "http://client.test",
    publicUrl: "http://shop.test",
    sealSecret: "secret",
  };
  await writeOrderMail(id, { pool: desk.server.db.server, clock: () => now, config });
  const { subject, body } = await desk.row("select subject, body from app.messages where id = $1", id);
  return `${subject} ${body}`;
}

test("a payment of several invoices is told with its amount, their numbers and what is still open", async () => {
  await pay(40_000);

  const told = await mail();
  expect(told).toContain("We received $400.00");
  expect(told).toContain("It pays INV-1 and INV-2.");
  expect(told).toContain("Still open on your account: $660.89.");
});

test("once everything is paid nothing is said to be open", async () => {
  await pay(3 * 35_363);

  const told = await mail();
  expect(told).toContain("INV-1, INV-2, and INV-3");
  expect(told).not.toContain("Still open");
});

test("an order that a payment closes is told by that payment alone; one that closes without any says that it is paid", async () => {
  const closing = () =>
    desk.rows("select context -> 'payment' as payment from app.messages where template = 'payment-received'");
  await pay(35_363);
  const byPayment = await closing();
  await desk.rows("delete from app.messages");
  await desk.rows("update app.invoices set status = 'paid', paid_cents = total_cents where number = 'INV-2'");
  const { id, version } = await desk.row(
    "select o.id, o.version from app.service_orders o join app.invoices i on i.service_order_id = o.id where i.number = 'INV-2'",
  );
  await desk.ask("changeServiceOrderStatus", {
    id,
    version,
    statusKey: "closed",
    note: "Paid by credit",
    override: true,
  });

  expect(byPayment).toHaveLength(1);
  expect(await closing()).toEqual([{ payment: null }]);
  expect(await mail()).toContain("is paid");
});

test("what was paid long ago is not told", async () => {
  await pay(1000, { receivedOn: "2025-01-02" });

  expect(await desk.rows("select 1 from app.messages where template = 'payment-received'")).toEqual([]);
});
