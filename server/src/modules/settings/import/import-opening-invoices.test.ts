import { afterAll, beforeAll, expect, test } from "vitest";
import { openImportDesk, type ImportDesk } from "../../../../test/import-desk.ts";
import type { Person } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

const header = "Invoice,Customer,Date,Due,Balance,PO,Memo";
const bring = (rows: string, more: object = {}) =>
  desk.send({ kind: "openingInvoices", text: `${header}\n${rows}`, ...more });
const rowsOf = async (text: string, ...values: unknown[]) => (await desk.owner.query(text, values)).rows;
const carla = "Carla's Collision";

async function ask(query: string, variables: object = {}, by: Person = desk.shop.ada) {
  const token = await tokenFor(by, desk.server, { elevated: true });
  const { data, errors } = await desk.server.graphql(query, variables, { token });
  return { data, code: errors?.[0]?.extensions.code };
}

/** Imports one invoice under this number. Returns the import's id and the invoice as it is stored. */
async function imported(number: string, values = "2026-01-05,2026-02-04,250.00,,") {
  const { body } = await bring(`${number},${carla},${values}`, { apply: true });
  const [invoice] = await rowsOf("select * from app.invoices where number = $1", number);
  return { importId: String(body.importId), invoice };
}

test("what is wrong with a row is said at its field, and nothing is written", async () => {
  const { body } = await bring(
    [
      `A-1,${carla},2026-01-05,,100,,`,
      `A-1,${carla},2026-01-06,,100,,`,
      `A-2,Nobody,2026-01-05,,100,,`,
      `INV-7,${carla},2026-01-05,,100,,`,
      `A-3,${carla},2126-01-05,,100,,`,
      `A-4,${carla},2026-01-05,2026-01-04,100,,`,
      `A-5,${carla},2026-01-05,,0,,`,
      `A-6,${carla},,,100,,`,
      `,${carla},2026-01-05,,100,,`,
    ].join("\n"),
  );

  expect(
    body.rows.map(({ outcome, problems }: { outcome: string; problems: { field: string }[] }) =>
      [outcome, ...problems.map(({ field }) => field)].join(" "),
    ),
  ).toEqual([
    "created",
    "wrong number",
    "wrong customerName",
    "wrong number",
    "wrong issueDate",
    "wrong dueDate",
    "skipped",
    expect.stringMatching(/^wrong issueDate/),
    "wrong number",
  ]);
  expect(await rowsOf("select 1 from app.invoices where number like 'A-%'")).toEqual([]);
});

test("an opening invoice is owed from the start: it is listed, stands on the statement, and is no revenue", async () => {
  const figures = `{ invoicePage { totalCount } ageing { totalCents }
    revenueReport(by: month, from: "2026-01-01", to: "2026-12-31") { revenueCents } }`;
  const before = await ask(figures);
  const mails = await desk.count("app.messages");
  const { invoice } = await imported("B-1", "2026-01-05,,1234.50,PO 9,As agreed");
  const after = await ask(figures);
  const found =
    await ask(`{ invoicePage(filter: { search: "b-1 carla" }) { invoices { number customer { companyName } serviceOrder { id }
    lineItems { nodes { description totalPrice } } } } }`);
  const { data } = await ask(
    "query ($id: UUID) { statement(customerId: $id) { invoices { number orderNumber balanceCents } } }",
    {
      id: desk.shop.carla.customerId,
    },
  );

  expect(invoice).toMatchObject({
    status: "issued",
    service_order_id: null,
    total_cents: 123_450,
    balance_cents: 123_450,
    po_number: "PO 9",
    notes: "As agreed",
    bill_to: { companyName: carla },
  });
  expect(after.data.invoicePage.totalCount).toBe(before.data.invoicePage.totalCount + 1);
  expect(after.data.ageing.totalCents).toBe(before.data.ageing.totalCents + 123_450);
  expect(after.data.revenueReport).toEqual(before.data.revenueReport);
  expect(found.data.invoicePage.invoices).toEqual([
    {
      number: "B-1",
      customer: { companyName: carla },
      serviceOrder: null,
      lineItems: { nodes: [{ description: "Open balance of invoice B-1", totalPrice: 123_450 }] },
    },
  ]);
  expect(data.statement.invoices).toContainEqual({ number: "B-1", orderNumber: null, balanceCents: 123_450 });
  expect(await desk.count("app.messages")).toBe(mails);
});

test("without a due date the customer's terms decide, and the same file again changes nothing", async () => {
  await desk.owner.query("update app.customers set payment_terms_days = 15 where id = $1", [
    desk.shop.carla.customerId,
  ]);
  const { invoice } = await imported("C-1", "2026-01-05,,100,,");
  const same = await bring(`C-1,${carla},2026-01-05,,100,,`, { apply: true });
  const other = await bring(`C-1,${carla},2026-01-05,,101,,`);

  expect(invoice.due_date).toBe("2026-01-20");
  expect(same.body.rows).toMatchObject([{ outcome: "skipped" }]);
  expect(other.body.rows).toMatchObject([{ outcome: "wrong", problems: [{ field: "number" }] }]);
});

test("its customer reads it, with its PDF; other customers and technicians do not", async () => {
  const { invoice } = await imported("D-1");
  const read = async (by: Person) =>
    (await ask("query ($id: UUID!) { invoice(id: $id) { number balanceCents } }", { id: invoice.id }, by)).data
      ?.invoice;
  const pdf = await fetch(`${desk.server.url}/v1/functions/documents/invoice/${invoice.id}.pdf`, {
    headers: { authorization: `Bearer ${await tokenFor(desk.shop.carla, desk.server)}` },
  });

  expect(await read(desk.shop.carla)).toEqual({ number: "D-1", balanceCents: 25_000 });
  expect(await read(desk.shop.cyd)).toBeNull();
  expect(await read(desk.shop.tom)).toBeNull();
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

test("a payment settles it, earns no reward, and its customer's webhooks hear of it", async () => {
  const { customerId } = desk.shop.carla;
  const { importId, invoice } = await imported("E-1");
  await desk.owner.query("update app.customers set is_partner_reward = true where id = $1", [customerId]);
  const paid = await ask(
    "mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { payment { amountCents } } }",
    {
      input: {
        customerId,
        method: "check",
        amountCents: 25_000,
        receivedOn: "2026-03-01",
        allocations: [{ invoiceId: invoice.id, amountCents: 25_000 }],
      },
    },
  );

  expect(paid.code).toBeUndefined();
  expect(await rowsOf("select status, balance_cents from app.invoices where id = $1", invoice.id)).toEqual([
    { status: "paid", balance_cents: 0 },
  ]);
  expect(await rowsOf("select 1 from app.credit_entries where invoice_id = $1", invoice.id)).toEqual([]);
  expect(
    await rowsOf(
      "select type, customer_id, service_order_id from app_private.events where entity_id = $1 order by number",
      invoice.id,
    ),
  ).toEqual([
    { type: "invoice.issued", customer_id: customerId, service_order_id: null },
    { type: "invoice.paid", customer_id: customerId, service_order_id: null },
  ]);
  expect((await desk.undo(importId)).errors?.[0].extensions.code).toBe("import-changed");
});

test("it is changed and voided, but neither emailed nor replaced", async () => {
  const { invoice } = await imported("F-1");
  const versionOf = async () => (await rowsOf("select version from app.invoices where id = $1", invoice.id))[0].version;
  const sent = await ask("mutation ($input: InvoiceVersionInput!) { sendInvoice(input: $input) { invoice { id } } }", {
    input: { id: invoice.id, version: await versionOf() },
  });
  const changed = await ask(
    "mutation ($input: UpdateIssuedInvoiceInput!) { updateIssuedInvoice(input: $input) { invoice { dueDate } } }",
    {
      input: { id: invoice.id, version: await versionOf(), dueDate: "2026-04-01" },
    },
  );
  const voiding = async (reissue: boolean) =>
    ask("mutation ($input: VoidInvoiceInput!) { voidInvoice(input: $input) { invoice { status } } }", {
      input: { id: invoice.id, version: await versionOf(), reason: "Paid before", reissue },
    });
  const reissued = await voiding(true);
  const voided = await voiding(false);

  expect([sent.code, reissued.code]).toEqual(["invoice-without-order", "invoice-without-order"]);
  expect(changed.data.updateIssuedInvoice.invoice).toEqual({ dueDate: "2026-04-01" });
  expect(voided.data.voidInvoice.invoice).toEqual({ status: "void" });
});

test("undoing the import takes the invoices away, with their lines", async () => {
  const lines = await desk.count("app.line_items");
  const { importId, invoice } = await imported("G-1");

  const { errors } = await desk.undo(importId);

  expect(errors).toBeUndefined();
  expect(await rowsOf("select 1 from app.invoices where number = 'G-1'")).toEqual([]);
  expect(await desk.count("app.line_items")).toBe(lines);
  expect(await rowsOf("select type from app_private.events where entity_id = $1 order by number", invoice.id)).toEqual([
    { type: "invoice.issued" },
    { type: "invoice.voided" },
  ]);
  expect((await imported("G-1")).invoice).toMatchObject({ status: "issued" });
});

test("no role makes an invoice without an order a draft, takes its order away, or deletes it", async () => {
  const { invoice } = await imported("H-1");
  const attempt = async (text: string) => {
    const client = await desk.owner.connect();
    try {
      await client.query("begin; set local role app_admin");
      await client.query(text, [invoice.id]);
      return "done";
    } catch (error) {
      return error instanceof Error && "constraint" in error ? error.constraint : String(error);
    } finally {
      await client.query("rollback");
      client.release();
    }
  };

  expect(await attempt("delete from app.invoices where id = $1")).toBe("invoices_issued_check");
  expect(await attempt("update app.invoices set total_cents = 1, subtotal_cents = 1 where id = $1")).toBe(
    "invoices_issued_check",
  );
  expect(await attempt("update app.invoices set status = 'draft' where id = $1")).toBe("invoices_issued_check");
});
