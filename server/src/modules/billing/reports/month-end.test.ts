import { afterAll, beforeAll, expect, test } from "vitest";
import { unzip } from "../../../../test/files/unzip.ts";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { save } from "#db/rows/factories.ts";
import { addInvoice, addOrder, type Person } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

/** The day is May 20; in April two invoices were issued, of $325 with and of $200 without tax, and money moved in five ways. */
let desk: InvoiceDesk;

beforeAll(async () => {
  let now = new Date("2026-04-10T18:00:00Z");
  desk = await openInvoiceDesk(now, { clock: () => now });
  await desk.clear();
  const { shop, customerId, server } = desk;
  const owner = server.db.owner;
  const order = (insurer_name: string | null) =>
    addOrder(owner, shop, { customerId, status: "invoiced", insurer_name });
  const [farm, again] = [await order("State Farm"), await order(" state farm")];
  const april = { issue_date: "2026-04-10", due_date: "2026-05-10" };
  const { id } = await addInvoice(owner, shop, { service_order_id: farm.id, number: "INV-1", ...april });
  await save(owner, "app.document_taxes", [
    { invoice_id: id, name: "State", rate: 8810, taxable_cents: 30_000, tax_cents: 2863 },
  ]);
  const exempt = { subtotal_cents: 20_000, tax_cents: 0, total_cents: 20_000 };
  await addInvoice(owner, shop, { service_order_id: again.id, number: "INV-2", ...april, ...exempt });
  await addInvoice(owner, shop, { service_order_id: again.id, number: "INV-3", ...april, status: "void" });
  const before = { customer_id: customerId, number: "OLD-7", ...april, ...exempt, status: "issued" };
  await save(owner, "app.invoices", [before]);

  const pay = (values: object) =>
    desk.ask("recordPayment", { customerId, method: "check", receivedOn: "2026-04-10", ...values });
  await pay({ amountCents: 5000, reference: "1041", allocations: [{ invoiceId: id, amountCents: 5000 }] });
  await pay({ amountCents: 3000, method: "cash", allocations: [], keepExcess: true });
  const bounced = await pay({ amountCents: 700, allocations: [{ invoiceId: id, amountCents: 700 }] });
  await desk.ask("refundCredit", { customerId, amountCents: 1000, note: "Paid back in cash" });
  now = new Date("2026-05-20T18:00:00Z");
  await desk.ask("reversePayment", { id: bounced.data.payment.id, reason: "The check bounced" });
});
afterAll(() => desk[Symbol.asyncDispose]());

const get = async (path: string, by: Person = desk.shop.ada) =>
  fetch(`${desk.server.url}/v1/functions/${path}`, {
    headers: { authorization: `Bearer ${await tokenFor(by, desk.server)}` },
  });
const linesOf = (text: string) => text.replace("\uFEFF", "").trim().split("\r\n");

async function ask(query: string, by: Person = desk.shop.ada) {
  const { data, errors } = await desk.server.graphql(query, {}, { token: await tokenFor(by, desk.server) });
  return { data, code: errors?.[0].extensions.code };
}

test("the journal has what came in and went out, on the day on which it did", async () => {
  const { data } = await ask(`{ paymentJournal(from: "2026-04-01", to: "2026-04-30") { isMore
    methods { method receivedCents returnedCents } entries { day kind method reference invoices amountCents customerName } } }`);

  const { entries, methods } = data.paymentJournal;
  const seen = entries.map((entry: Record<string, unknown>) => [entry["kind"], entry["method"], entry["amountCents"]]);
  expect(seen.toSorted()).toEqual([
    ["deposit", "cash", 3000],
    ["payment", "check", 5000],
    ["payment", "check", 700],
    ["refund", null, -1000],
  ]);
  expect(entries.find(({ reference }: { reference: string }) => reference === "1041")).toMatchObject({
    invoices: "INV-1",
    customerName: "Carla's Collision",
  });
  expect(methods).toEqual([
    { method: "check", receivedCents: 5700, returnedCents: 0 },
    { method: "cash", receivedCents: 3000, returnedCents: 0 },
    { method: null, receivedCents: 0, returnedCents: 1000 },
  ]);
  const may = await ask(
    `{ paymentJournal(from: "2026-05-01", to: "2026-05-31") { entries { day kind amountCents } } }`,
  );
  expect(may.data.paymentJournal.entries).toEqual([{ day: "2026-05-20", kind: "reversal", amountCents: -700 }]);
});

test("a sales tax return has what was sold, what of it is exempt and what is taxable; what was owed from before is no sale", async () => {
  const span = `(from: "2026-04-01", to: "2026-04-30")`;
  const sums = "invoiceCount grossCents exemptCents taxableCents taxCents";
  const { data } = await ask(`{ salesReport${span} { month ${sums} } taxReport${span} { name ${sums} } }`);

  expect(data.salesReport).toEqual([
    {
      month: "2026-04",
      invoiceCount: 2,
      grossCents: 52_500,
      exemptCents: 22_500,
      taxableCents: 30_000,
      taxCents: 2863,
    },
  ]);
  expect(data.taxReport).toEqual([
    { name: "State", invoiceCount: 1, grossCents: 32_500, exemptCents: 2500, taxableCents: 30_000, taxCents: 2863 },
  ]);
});

test("sales are told by insurer, however its name was typed", async () => {
  const { data } = await ask(
    `{ revenueReport(by: insurer, from: "2026-04-01", to: "2026-04-30") { rows { key invoiceCount } } }`,
  );

  expect(data.revenueReport.rows).toEqual([{ key: "state farm", invoiceCount: 2 }]);
});

test("one file has all that the books of a month need", async () => {
  const response = await get("month-end?from=2026-04-01&to=2026-04-30");

  expect(response.headers.get("content-disposition")).toContain("month-end-2026-04-01-2026-04-30.zip");
  const files = unzip(Buffer.from(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    "invoices.csv",
    "invoice-lines.csv",
    "payments.csv",
    "quickbooks-invoices.csv",
    "quickbooks-payments.csv",
    "sales.csv",
    "sales-tax.csv",
    "sales-by-insurer.csv",
    "open-invoices-today.csv",
  ]);
  const lines = (name: string) => linesOf(files[`${name}.csv`]!);
  expect(lines("invoices")).toHaveLength(5);
  const ofFirst = lines("invoice-lines").filter((line) => line.startsWith("INV-1,2026-04-10,"));
  expect(ofFirst.length).toBeGreaterThan(0);
  expect(ofFirst[0]).toContain(",State Farm,");
  expect(lines("payments")).toHaveLength(5);
  expect(lines("payments").find((line) => line.includes("1041"))).toBe(
    "2026-04-10,payment,Carla's Collision,check,1041,INV-1,50",
  );
  expect(lines("sales")[1]).toBe("2026-04,2,525,225,300,28.63");
  expect(lines("sales-tax")[1]).toBe("State,8.81,1,325,25,300,28.63");
});

test("files for QuickBooks have its columns and days, invoices to the cent with their taxes, and money as a bank tells it", async () => {
  const span = "?from=2026-04-01&to=2026-04-30";
  const read = async (path: string) => linesOf(await (await get(`${path}${span}`)).text());

  const invoices = await read("quickbooks-invoices-csv");
  expect(invoices[0]).toBe(
    "*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount",
  );
  const ofFirst = invoices.filter((line) => line.startsWith("INV-1,Carla's Collision,04/10/2026,05/10/2026,"));
  const cents = ofFirst.map((line) => Math.round(Number(line.split(",").at(-1)) * 100));
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(32_500 + 2863);
  expect(ofFirst.at(-1)).toContain(",Sales tax,State 8.81 %,1,28.63,28.63");
  expect(invoices.some((line) => /^(INV-3|OLD-7),/.test(line))).toBe(false);
  const payments = await read("quickbooks-payments-csv");
  expect(payments[0]).toBe("Date,Description,Amount");
  expect(payments).toContain("04/10/2026,Carla's Collision · Payment · check · 1041 · INV-1,50");
  expect(payments.some((line) => line.endsWith(",-10"))).toBe(true);
  const named = (await get(`quickbooks-invoices-csv${span}`)).headers.get("content-disposition");
  expect(named).toContain("quickbooks-invoices-2026-04-01-2026-04-30.csv");
});

test("each is a file of its own too, named after itself; customers and technicians get none", async () => {
  const { carla, tom } = desk.shop;

  expect(linesOf(await (await get("payments-csv")).text())).toHaveLength(6);
  expect(linesOf(await (await get("payments-csv?from=2026-05-01")).text())).toHaveLength(2);
  expect(linesOf(await (await get("invoice-lines-csv?from=2026-04-01&to=2026-04-30")).text()).length).toBeGreaterThan(
    3,
  );
  const margin = await get("revenue-csv?of=margin&by=month&from=2026-04-01&to=2026-04-30");
  expect(margin.headers.get("content-disposition")).toContain("margin-by-month-2026-04-01-2026-04-30.csv");
  for (const path of [
    "payments-csv",
    "invoice-lines-csv",
    "quickbooks-invoices-csv",
    "quickbooks-payments-csv",
    "month-end?from=2026-04-01&to=2026-04-30",
  ])
    for (const by of [carla, tom]) expect((await get(path, by)).status).toBe(403);
  expect((await ask(`{ paymentJournal(from: "2026-04-01", to: "2026-04-30") { isMore } }`, carla)).code).toBe(
    "permission-error",
  );
  expect((await ask(`{ salesReport(from: "2026-04-01", to: "2026-04-30") { month } }`, tom)).code).toBe(
    "permission-error",
  );
});
