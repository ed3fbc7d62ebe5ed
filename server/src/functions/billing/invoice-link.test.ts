import { afterAll, beforeAll, expect, test } from "vitest";
import { readMessage } from "../../../test/mailbox.ts";
import { writeOrderMail } from "#modules/mail/writing/write-order-mail.ts";
import { addCardPayment } from "../../../test/card-payments.ts";
import { openInvoiceDesk, type InvoiceDesk } from "../../../test/invoice-desk.ts";
import { addOrder } from "../../../test/shop.ts";

let now = new Date("2026-05-20T18:00:00Z");
const clock = () => now;
let desk: InvoiceDesk;
let orderId: string;

beforeAll(async () => {
  desk = await openInvoiceDesk(now, { clock });
  const { customerId, server, shop } = desk;
  await desk.clear();
  orderId = (await addOrder(server.db.owner, shop, { customerId, status: "released" })).id;
});
afterAll(() => desk[Symbol.asyncDispose]());

/** A sent invoice and the token in its mail. */
async function sent() {
  now = new Date("2026-05-20T18:00:00Z");
  await desk.rows("delete from app.messages");
  const { id } = await desk.draftOf(orderId);
  await desk.issue(id, { send: true });
  const message = await desk.row("select id from app.messages where template = 'invoice-sent' and channel = 'email'");
  const { db, config } = desk.server;
  await writeOrderMail(message.id, { pool: db.server, clock, config });
  const { body } = await readMessage(desk.server, message.id);
  return { id, token: /client\.test\/invoice#([A-Za-z0-9_-]{43})/.exec(body)?.[1] ?? "" };
}
const open = (token: unknown) => desk.server.post("/v1/functions/invoice-link", { token });

test("whoever has the link of an invoice reads it without a sign-in, and nothing that is ours alone", async () => {
  const { id, token } = await sent();

  const { status, body } = await open(token);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    invoice: { status: "sent", totalCents: 32_500, balanceCents: 32_500, dueDate: "2026-06-19", isOverdue: false },
    customer: { companyName: "Carla's Collision" },
    shop: { facilityName: "Denver" },
    currency: "USD",
  });
  expect(body.invoice.lines).toHaveLength(1);
  expect(JSON.stringify(body)).not.toMatch(/purchase|cost|override|margin|"reason"|internalNotes/i);
  const viewed = await desk.row("select viewed_at is not null as viewed from app.invoices where id = $1", id);
  expect(viewed).toEqual({ viewed: true });
});

test("an invoice is not called late because of what is in dispute", async () => {
  const { id, token } = await sent();
  await desk.rows("update app.invoices set due_date = '2026-05-10' where id = $1", id);
  const before = (await open(token)).body.invoice.isOverdue;

  await addCardPayment(desk.server.db.owner, { invoiceId: id, status: "disputed", amount: 32_500 });

  expect([before, (await open(token)).body.invoice.isOverdue]).toEqual([true, false]);
});

test("an unknown token, a wrong one and an estimate's are the same: not found", async () => {
  const answers = await Promise.all(["x".repeat(43), "short", 7, null].map(open));

  for (const { status, body } of answers) expect([status, body.error]).toEqual([404, "not-found"]);
});

test("a link ends with the invoice it is for, and after 30 days", async () => {
  const { token } = await sent();
  const other = await sent();
  const { version } = await desk.row("select version from app.invoices where id = $1", other.id);
  await desk.ask("voidInvoice", { id: other.id, version, reason: "Billed twice" });

  expect((await open(other.token)).body.error).toBe("link-revoked");
  now = new Date("2026-06-19T17:59:00Z");
  expect((await open(token)).status).toBe(200);
  now = new Date("2026-06-19T18:01:00Z");
  expect((await open(token)).body.error).toBe("link-expired");
});
