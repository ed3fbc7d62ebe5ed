import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { addInvoice, addOrder, type Person } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import { writeOrderMail } from "#modules/mail/writing/write-order-mail.ts";
import { mailAllStatements } from "./mail-statements.ts";

let desk: InvoiceDesk;
let orderId: string;
let invoiceId: string;

const may = { from: "2026-05-01", to: "2026-05-20" };
const config = {
  brandName: "Shop",
  clientUrl: "http://client.test",
  publicUrl: "http://shop.test",
  sealSecret: "secret of the tests",
};

beforeAll(async () => {
  desk = await openInvoiceDesk(new Date("2026-05-20T18:00:00Z"));
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.clear();
  const { customerId, shop, server } = desk;
  await desk.rows("delete from app.contacts where customer_id = $1", customerId);
  await desk.rows(
    `insert into app.contacts (customer_id, name, email, is_preferred, purposes) values
      ($1, 'Rick', 'rick@shop.example', true, '{estimates}'), ($1, 'Linda', 'linda@shop.example', false, '{billing}')`,
    customerId,
  );
  orderId = (await addOrder(server.db.owner, shop, { customerId, status: "invoiced" })).id;
  invoiceId = (await addInvoice(server.db.owner, shop, { service_order_id: orderId, number: "INV-1" })).id;
});

async function ask(query: string, variables: object, by: Person = desk.shop.ada) {
  const token = await tokenFor(by, desk.server, { elevated: true });
  const { data, errors } = await desk.server.graphql(query, variables, { token });
  return { data, code: errors?.[0].extensions.code, fields: errors?.[0].extensions.fields };
}
const send = async (input: object, by?: Person) => {
  const query = "mutation ($input: SendDocumentInput!) { sendDocument(input: $input) { recipientCount } }";
  const { data, code } = await ask(query, { input }, by);
  return code ?? data.sendDocument.recipientCount;
};
const mails = async () =>
  (await desk.rows("select template, recipient from app.messages order by recipient, created_at")).map(
    ({ template, recipient }) => `${template} ${recipient}`,
  );
async function written(): Promise<{ body: string; attached: object[] }> {
  const { id } = await desk.row("select id from app.messages");
  await writeOrderMail(id, { pool: desk.server.db.server, clock: () => new Date(), config });
  return desk.row("select body, attached_documents as attached from app.messages where id = $1", id);
}

test("an invoice goes to those who are chosen among the customer's contacts, with the sender's words", async () => {
  const recipients = ["rick@shop.example"];
  const message = "As agreed <today>.\nThank you";

  expect(await send({ kind: "invoice", id: invoiceId, version: 1, recipients, message })).toBe(1);

  expect(await mails()).toEqual(["invoice-sent rick@shop.example"]);
  expect((await written()).body).toContain("As agreed &lt;today&gt;.<br>Thank you");
});

test("without a choice it goes to whom such emails always go", async () => {
  await send({ kind: "invoice", id: invoiceId, version: 1 });

  expect(await mails()).toEqual(["invoice-sent linda@shop.example"]);
});

test("an address that is not the customer's is refused, and nothing is sent", async () => {
  expect(await send({ kind: "invoice", id: invoiceId, version: 1, recipients: ["stranger@else.example"] })).toBe(
    "invalid-input",
  );
  expect(await mails()).toEqual([]);
});

test("who does not work in the office sends neither invoices nor statements, and customers send nothing", async () => {
  const { tom, carla } = desk.shop;
  const statement = { kind: "statement", id: desk.customerId, ...may };

  expect(await send({ kind: "invoice", id: invoiceId, version: 1 }, tom)).toBe("permission-error");
  expect(await send(statement, tom)).toBe("permission-error");
  expect(await send(statement, carla)).toBe("permission-error");
});

test("a void invoice is not sent, nor one that changed meanwhile", async () => {
  expect(await send({ kind: "invoice", id: invoiceId, version: 7 })).toBe("invoice-changed");
  await desk.rows(
    "update app.invoices set status = 'void', voided_at = now(), void_reason = 'twice' where id = $1",
    invoiceId,
  );

  const { version } = await desk.row("select version from app.invoices where id = $1", invoiceId);
  expect(await send({ kind: "invoice", id: invoiceId, version })).toBe("invoice-not-open");
});

test("before sending one sees who can get it and what they would read", async () => {
  const query = `query ($id: UUID!) { outgoingMail(kind: invoice, id: $id, message: "Hi Linda") {
    subject html choices { address isDefault } } }`;

  const { data } = await ask(query, { id: invoiceId });
  const refused = await ask(query, { id: invoiceId }, desk.shop.tom);

  const { choices, subject, html } = data.outgoingMail;
  expect(choices.slice(0, 2)).toEqual([
    { address: "linda@shop.example", isDefault: true },
    { address: "rick@shop.example", isDefault: false },
  ]);
  expect(subject).toContain("INV-1");
  expect(html).toContain("Hi Linda");
  expect(refused.code).toBe("permission-error");
});

test("a statement goes out with its PDF, once though sent twice in a row", async () => {
  const statement = { kind: "statement", id: desk.customerId, ...may };

  await send(statement);
  await send(statement);

  expect(await mails()).toEqual(["statement linda@shop.example"]);
  const { body, attached } = await written();
  expect(attached).toEqual([{ type: "statement", subjectId: desk.customerId, ...may }]);
  expect(body).toContain("http://client.test/billing");
});

test("a statement without days, or with days in the wrong order, is refused", async () => {
  expect(await send({ kind: "statement", id: desk.customerId })).toBe("invalid-input");
  expect(await send({ kind: "statement", id: desk.customerId, from: may.to, to: may.from })).toBe("invalid-input");
});

const sendAll = async (by?: Person) => {
  const query = "mutation ($input: SendStatementsInput!) { sendStatements(input: $input) { customerCount } }";
  const { data, code } = await ask(query, { input: may }, by);
  return code ?? data.sendStatements.customerCount;
};
const job = () =>
  mailAllStatements(may, { pool: desk.server.db.server, clock: () => new Date("2026-05-20T18:00:00Z") });

test("all customers with a balance get their statement in the background, and never twice", async () => {
  const { server, shop } = desk;
  const other = await addOrder(server.db.owner, shop, { customerId: shop.cyd.customerId, status: "invoiced" });
  await addInvoice(server.db.owner, shop, { service_order_id: other.id, customer_id: shop.cyd.customerId });

  expect(await sendAll()).toBe(2);
  expect(await sendAll()).toBe(2);
  const { queued } = await desk.row(
    "select count(*)::integer as queued from graphile_worker.jobs where task_identifier = 'send-statements'",
  );
  await Promise.all([job(), job()]);
  await desk.rows("update app.messages set created_at = created_at - interval '1 hour'");
  await job();

  expect(queued).toBe(1);
  expect((await mails()).filter((mail) => mail === "statement linda@shop.example")).toHaveLength(1);
  expect(new Set(await mails()).size).toBe((await mails()).length);
  expect(await sendAll()).toBe(0);
});

test("who owes nothing, and who wants no such emails, gets no statement", async () => {
  await desk.rows("update app.customers set unwanted_emails = '{billing}' where id = $1", desk.customerId);
  await job();
  await desk.rows("update app.customers set unwanted_emails = '{}' where id = $1", desk.customerId);
  await desk.rows("update app.invoices set status = 'paid', paid_cents = total_cents");
  await job();

  expect(await mails()).toEqual([]);
  expect(await sendAll(desk.shop.tom)).toBe("permission-error");
});

const holdInvoice = () =>
  desk.rows("update app.invoices set sent_at = now(), status = 'sent' where id = $1", invoiceId);
const version = async () => (await desk.row("select version from app.invoices where id = $1", invoiceId)).version;

test("a void is told to the customer who holds the mailed invoice, and to nobody else", async () => {
  await desk.ask("voidInvoice", { id: invoiceId, version: 1, reason: "Wrong customer", reissue: false });
  expect(await mails()).toEqual([]);

  invoiceId = (await addInvoice(desk.server.db.owner, desk.shop, { service_order_id: orderId, number: "INV-2" })).id;
  await holdInvoice();
  await desk.ask("voidInvoice", { id: invoiceId, version: await version(), reason: "Wrong price", reissue: false });

  expect(await mails()).toEqual(["invoice-voided linda@shop.example"]);
  expect((await written()).body).toContain("Invoice INV-2 over $353.63 is void");
});

test("a credit memo is told to the customer who holds the invoice, with its PDF, and can be sent again", async () => {
  await holdInvoice();
  const { data } = await desk.ask("createCreditMemo", {
    invoiceId,
    amountCents: 5000,
    reason: "Discount as agreed",
    clientKey: crypto.randomUUID(),
  });
  const { id } = data.creditMemo;

  expect(await mails()).toEqual(["credit-memo linda@shop.example"]);
  const { attached, body } = await written();
  expect(attached).toEqual([{ type: "creditMemo", subjectId: id }]);
  expect(body).toContain("$50.00 of invoice INV-1");
  expect(await send({ kind: "creditMemo", id, recipients: ["rick@shop.example"] })).toBe(1);
  expect(await send({ kind: "creditMemo", id }, desk.shop.tom)).toBe("permission-error");
});
