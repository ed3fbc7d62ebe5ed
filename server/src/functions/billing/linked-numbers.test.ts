import { afterAll, beforeAll, expect, test } from "vitest";
import { readMessage } from "../../../test/mailbox.ts";
import { writeOrderMail } from "#modules/mail/writing/write-order-mail.ts";
import { openInvoiceDesk, type InvoiceDesk } from "../../../test/invoice-desk.ts";
import { addOrder } from "../../../test/shop.ts";

const now = new Date("2026-05-20T18:00:00Z");
const clock = () => now;
let desk: InvoiceDesk;

beforeAll(async () => {
  desk = await openInvoiceDesk(now, { clock });
  await desk.clear();
});
afterAll(() => desk[Symbol.asyncDispose]());

test("the page of an invoice says how to pay and the customer's own numbers, and its mail is found by them", async () => {
  const { customerId, server, shop } = desk;
  const numbers = { repair_order_number: "RO-22047", po_number: "PO-7", claim_number: "CL-9" };
  const order = await addOrder(server.db.owner, shop, { customerId, status: "released", ...numbers });
  await desk.rows("update app.shop_settings set payment_instructions = 'Check to PO Box 12' || chr(10) || 'Net 30'");
  const { id } = await desk.draftOf(order.id);
  await desk.issue(id, { send: true });
  const message = await desk.row("select id from app.messages where template = 'invoice-sent' and channel = 'email'");
  await writeOrderMail(message.id, { pool: server.db.server, clock, config: server.config });
  const { subject, body } = await readMessage(server, message.id);
  const token = /client\.test\/invoice#([A-Za-z0-9_-]{43})/.exec(body)?.[1] ?? "";

  const page = await server.post("/v1/functions/invoice-link", { token });

  expect(page.body).toMatchObject({
    invoice: { poNumber: "PO-7" },
    order: { repairOrderNumber: "RO-22047", claimNumber: "CL-9" },
    shop: { paymentInstructions: "Check to PO Box 12\nNet 30" },
  });
  expect(subject).toMatch(/ · RO-22047$/);
  expect(body).toContain("RO-22047 · PO-7 · ");
});
