import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { openImportDesk, type ImportDesk } from "../../../test/import-desk.ts";
import type { TestServer } from "../../../test/server.ts";
import { addInvoice, addOrder, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";
import { findDuplicates } from "#modules/settings/upkeep/find-duplicates.ts";
import { queueEventMail } from "#modules/mail/orders/queue-order-mail.ts";

let server: TestServer;
let shop: Shop;
let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
  ({ server, shop } = desk);
});
afterAll(() => desk[Symbol.asyncDispose]());

const ask = async (query: string, variables: object) =>
  server.graphql(query, variables, { token: await tokenFor(shop.ada, server) });

const create = (input: object) =>
  ask(
    "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id version email phone } } }",
    { input },
  );
const change = (input: object) =>
  ask("mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id version email } } }", {
    input,
  });
const problems = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0].extensions.fields;
const missing = [{ field: "email", message: "Enter an email, a telephone number or an address" }];
const street = { street: "1 Main St", city: "Denver", state: "CO", postalCode: "80202", country: "US" };

test.each([
  ["a telephone", { phone: "303-555-0177" }],
  ["a telephone, the email sent as empty", { phone: "303-555-0178", email: " " }],
  ["a telephone, the email sent as none", { phone: "303-555-0179", email: null }],
  ["an address", { address: street }],
  ["a contact", { contact: { name: "Maria", phone: "303-555-0180" } }],
])("a customer without an email is added with %s", async (_what, given) => {
  const { data } = await create({ companyName: "Keystone Fleet", customerKind: "fleet", ...given });

  expect(data.createCustomer.customer.email).toBe("");
});

test("without any of them it says what is missing; a wrong email is still wrong", async () => {
  const nothing = await create({ companyName: "Nowhere" });
  const wrong = await create({ companyName: "Nowhere", email: "front@", phone: "303-555-0177" });

  expect(problems(nothing)).toMatchObject(missing);
  expect(problems(wrong)).toMatchObject([{ field: "email", message: "Email is incorrectly formatted" }]);
});

test("the email is taken away while a telephone is left, and the last way to reach it is kept", async () => {
  const { data } = await create({ companyName: "Both", email: "both@example.com", phone: "303-555-0181" });
  const { id, version } = data.createCustomer.customer;

  const without = await change({ id, version, email: "" });
  const neither = await change({ id, version: version + 1, phone: null });

  expect(without.data.updateCustomer.customer.email).toBe("");
  expect(problems(neither)).toMatchObject(missing);
});

test("rows of a file need no email; two of them are not one customer because both have none", async () => {
  const { body } = await desk.send({
    kind: "customers",
    apply: true,
    mode: "validRows",
    text: "Company,Email,Phone,Street,City,State,Zip\nRocky Fleet,,303-555-0155,,,,\nLimon Towing,,,1 Main St,Limon,CO,80828\nNowhere,,,,,,",
  });

  expect(body.rows).toMatchObject([
    { outcome: "created" },
    { outcome: "created" },
    { outcome: "wrong", problems: missing },
  ]);
});

test("nothing is queued for it, and sending says that nobody would get it", async () => {
  const { data } = await create({ companyName: "Phone only", phone: "303-555-0182" });
  const { id: customerId } = data.createCustomer.customer;
  const { id: orderId } = await addOrder(server.db.owner, shop, { customerId, status: "invoiced" });
  const invoice = await addInvoice(server.db.owner, shop, { service_order_id: orderId, customer_id: customerId });
  await asSystem(server.db.server, (system) => queueEventMail("vehicle-ready", { orderId, entry: "ready" }, system));

  const sent = await ask(
    "mutation ($input: InvoiceVersionInput!) { sendInvoice(input: $input) { invoice { id status sentAt } } }",
    { input: { id: invoice.id, version: 1 } },
  );
  const link = await ask(
    "mutation ($input: CreateBillingLinkInput!) { createBillingLink(input: $input) { url billingLink { email } } }",
    { input: { invoiceId: invoice.id } },
  );

  const queued = await server.db.owner.query("select 1 from app.messages where service_order_id = $1", [orderId]);
  expect(queued.rows).toEqual([]);
  expect(sent.errors?.[0].extensions.code).toBe("invoice-without-recipient");
  expect(link.data.createBillingLink).toMatchObject({ billingLink: { email: "" } });
});

test("customers without an email are no duplicates of each other because of it", async () => {
  for (const phone of ["303-555-0183", "303-555-0184"]) await create({ companyName: `Fleet ${phone}`, phone });

  const { groups } = await inTransaction(
    { pool: server.db.server, clock: () => new Date("2026-05-04T18:00:00Z") },
    shop.ada,
    (tx) => findDuplicates({ kind: "customers", after: null }, tx),
  );

  expect(groups.filter(({ key }) => key === "")).toEqual([]);
});
