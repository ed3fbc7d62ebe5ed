/** The reports on the cash basis: what was paid in the days, with its exact share of sales and taxes. */
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inEndurance } from "../../../../test/endurance.ts";
import { unzip } from "../../../../test/files/unzip.ts";
import { buildInvoice, buildLineItem, save } from "#db/rows/factories.ts";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { addOrder } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let now = new Date("2026-04-10T18:00:00Z");
let desk: InvoiceDesk;

beforeAll(async () => {
  desk = await openInvoiceDesk(now, { clock: () => now });
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(() => desk.clear());

interface Part {
  cents: number;
  taxable: boolean;
}

/** An invoice of these lines, with a tax of 2.9 % and one of 4.81 % on what is taxable. */
async function addInvoiceOf(lines: readonly Part[], number: string): Promise<string> {
  const { owner } = desk.server.db;
  const { id: orderId } = await addOrder(owner, desk.shop, { customerId: desk.customerId, status: "invoiced" });
  const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0);
  const taxable = lines.reduce((sum, line) => sum + (line.taxable ? line.cents : 0), 0);
  const taxes = [
    { name: "State", rate: 2900, taxable_cents: taxable, tax_cents: Math.round((taxable * 29) / 1000) },
    { name: "City", rate: 4810, taxable_cents: taxable, tax_cents: Math.round((taxable * 481) / 10_000) },
  ];
  const tax_cents = taxes.reduce((sum, tax) => sum + tax.tax_cents, 0);
  const amounts = { subtotal_cents: subtotal, tax_cents, total_cents: subtotal + tax_cents };
  const dates = { issue_date: "2026-04-02", due_date: "2026-05-02" };
  const invoice = buildInvoice({ service_order_id: orderId, number, ...dates, ...amounts });
  await save(owner, "app.invoices", [invoice]);
  const items = lines.map(({ cents, taxable: taxed }, place) =>
    buildLineItem({
      invoice_id: invoice.id,
      line_item_type_id: desk.shop.lineItemType(place % 2 === 0 ? "CAL-FRAD" : "CAL-FCAM-S"),
      unit_price: cents,
      total_price: cents,
      taxable: taxed,
      sort_order: place,
    }),
  );
  await save(owner, "app.line_items", items);
  const sorted = taxes.map((tax, sort_order) => ({ ...tax, sort_order, invoice_id: invoice.id }));
  await save(owner, "app.document_taxes", sorted);
  return invoice.id;
}

const at = (day: string) => {
  now = new Date(`${day}T18:00:00Z`);
};
const pay = async (invoiceId: string, amountCents: number, receivedOn: string) => {
  const allocations = [{ invoiceId, amountCents }];
  const payment = { customerId: desk.customerId, method: "check", amountCents, receivedOn, allocations };
  return (await desk.ask("recordPayment", payment)).data.payment.id as string;
};

async function report(basis: "invoiced" | "paid", from: string, to: string) {
  const span = `from: "${from}", to: "${to}", basis: ${basis}`;
  const sums = "grossCents exemptCents taxableCents taxCents";
  const { data } = await desk.server.graphql(
    `{ salesReport(${span}) { month ${sums} } taxReport(${span}) { name ${sums} }
      revenueReport(by: calibration, ${span}) { revenueCents marginCents rows { key revenueCents } } }`,
    {},
    { token: await tokenFor(desk.shop.ada, desk.server) },
  );
  return data;
}
const month = (basis: "invoiced" | "paid", key: string) => report(basis, `2026-${key}-01`, `2026-${key}-28`);

const twoLines = [
  { cents: 10_000, taxable: true },
  { cents: 3333, taxable: false },
];

test("a payment brings its share of each line and tax, to the cent, on the day on which it was received", async () => {
  const id = await addInvoiceOf(twoLines, "INV-1"); // $133.33 and taxes of $2.90 and $4.81: $141.04.
  at("2026-05-20");
  await pay(id, 5000, "2026-04-20");
  await pay(id, 9104, "2026-05-20");

  const april = await month("paid", "04");
  expect(april.salesReport).toEqual([
    { month: "2026-04", grossCents: 4727, exemptCents: 1182, taxableCents: 3545, taxCents: 273 },
  ]);
  expect(april.taxReport).toEqual([
    { name: "City", grossCents: 4727, exemptCents: 1182, taxableCents: 3545, taxCents: 170 },
    { name: "State", grossCents: 4727, exemptCents: 1182, taxableCents: 3545, taxCents: 103 },
  ]);
  expect(april.revenueReport.rows).toEqual([
    { key: "CAL-FRAD", revenueCents: 3545 },
    { key: "CAL-FCAM-S", revenueCents: 1182 },
  ]);
  const may = await month("paid", "05");
  expect(may.salesReport).toMatchObject([{ grossCents: 8606, exemptCents: 2151, taxableCents: 6455, taxCents: 498 }]);
  expect((await month("invoiced", "05")).salesReport).toEqual([]);
});

test("a payment that is taken back, and a credit memo, count on their own day; a void memo does not", async () => {
  const [id, other] = [await addInvoiceOf(twoLines, "INV-1"), await addInvoiceOf(twoLines, "INV-2")];
  at("2026-04-10");
  const bounced = await pay(id, 14_104, "2026-04-10");
  await pay(other, 14_104, "2026-04-10");
  at("2026-05-20");
  await desk.ask("reversePayment", { id: bounced, reason: "The check bounced" });
  at("2026-06-20");
  const refund = { invoiceId: other, amountCents: 14_104, reason: "Calibrated twice", method: "check" };
  await desk.ask("refundInvoice", { ...refund, paidOn: "2026-06-20" });
  const memo = await desk.ask("createCreditMemo", { invoiceId: id, amountCents: 500, reason: "Wrong price" });
  await desk.ask("voidCreditMemo", { id: memo.data.creditMemo.id, reason: "Wrong invoice" });

  const whole = { grossCents: 13_333, exemptCents: 3333, taxableCents: 10_000, taxCents: 771 };
  const taken = { grossCents: -13_333, exemptCents: -3333, taxableCents: -10_000, taxCents: -771 };
  expect((await month("paid", "04")).salesReport).toMatchObject([
    { grossCents: 26_666, exemptCents: 6666, taxableCents: 20_000, taxCents: 1542 },
  ]);
  expect((await month("paid", "05")).salesReport).toMatchObject([taken]);
  expect((await month("paid", "06")).salesReport).toMatchObject([taken]);
  expect((await month("invoiced", "06")).salesReport).toMatchObject([taken]);
  expect((await report("paid", "2026-04-01", "2026-05-31")).taxReport).toMatchObject([
    { name: "City", ...whole, taxCents: 481 },
    { name: "State", ...whole, taxCents: 290 },
  ]);
});

test("what was paid ahead is sold when it pays an invoice; rewards and what was owed from before are no sales", async () => {
  const id = await addInvoiceOf(twoLines, "INV-1");
  const { customerId } = desk;
  at("2026-04-10");
  const deposit = { customerId, method: "cash", amountCents: 5000, receivedOn: "2026-04-10" };
  await desk.ask("recordPayment", { ...deposit, allocations: [], keepExcess: true });
  const amounts = { subtotal_cents: 20_000, tax_cents: 0, total_cents: 20_000, status: "issued" };
  const opening = { id: crypto.randomUUID(), customer_id: customerId, number: "OLD-7", issue_date: "2026-03-01" };
  await save(desk.server.db.owner, "app.invoices", [{ ...opening, due_date: "2026-03-31", ...amounts }]);
  await pay(opening.id, 20_000, "2026-04-10");
  expect((await month("paid", "04")).salesReport).toEqual([]);
  at("2026-05-20");

  await desk.server.graphql(
    `mutation ($input: ApplyCreditInput!) { applyCredit(input: $input) { invoice { id } } }`,
    { input: { customerId, invoiceId: id } },
    { token: await tokenFor(desk.shop.ada, desk.server) },
  );

  expect((await month("paid", "05")).salesReport).toMatchObject([{ grossCents: 4727, taxCents: 273 }]);
});

const get = async (path: string) =>
  fetch(`${desk.server.url}/v1/functions/${path}`, {
    headers: { authorization: `Bearer ${await tokenFor(desk.shop.ada, desk.server)}` },
  });

test("the files of a month and of a report say which basis they have", async () => {
  await pay(await addInvoiceOf(twoLines, "INV-1"), 5000, "2026-04-10");
  const span = "from=2026-04-01&to=2026-04-30&basis=paid";

  const zip = await get(`month-end?${span}`);
  const files = unzip(Buffer.from(await zip.arrayBuffer()));

  expect(zip.headers.get("content-disposition")).toContain("month-end-paid-2026-04-01-2026-04-30.zip");
  expect(String(files["sales-tax-paid.csv"])).toContain("City,4.81,1,47.27,11.82,35.45,1.7");
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["sales-paid.csv", "sales-by-insurer-paid.csv"]));
  const taxes = await get(`tax-csv?${span}`);
  expect(taxes.headers.get("content-disposition")).toContain("sales-tax-paid-2026-04-01-2026-04-30.csv");
  expect(await taxes.text()).toContain("State,2.9,1,47.27,11.82,35.45,1.03");
  expect((await get("tax-csv?from=2026-04-01&to=2026-04-30&basis=guessed")).status).toBe(400);
});

const line = fc.record({ cents: fc.integer({ min: 1, max: 99_999 }), taxable: fc.boolean() });
const step = fc.record({
  kind: fc.constantFrom("pay", "pay", "reverse", "memo"),
  share: fc.integer({ min: 1, max: 100 }),
  months: fc.integer({ min: 0, max: 2 }),
});

const open = async (id: string) =>
  (await desk.row("select balance_cents as open from app.invoices where id = $1", id)).open as number;
const total = (rows: readonly Record<string, number>[]) =>
  ["grossCents", "exemptCents", "taxableCents", "taxCents"].map((key) => rows.reduce((sum, row) => sum + row[key]!, 0));
const byKey = (rows: readonly { key: string; revenueCents: number }[]) =>
  rows.toSorted((one, other) => one.key.localeCompare(other.key));

test(
  "months add up to the whole, and what is paid in full is what was invoiced",
  { timeout: inEndurance(1_200_000, 240_000) },
  async () => {
    const invoices = fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 2 });
    const days = ["2026-04-10", "2026-05-10", "2026-06-10"];
    await fc.assert(
      fc.asyncProperty(invoices, fc.array(step, { maxLength: 6 }), async (made, steps) => {
        await desk.clear();
        const ids: string[] = [];
        for (const [place, lines] of made.entries()) ids.push(await addInvoiceOf(lines, `INV-${place + 1}`));
        const payments: string[] = [];
        for (const [place, { kind, share, months }] of steps.entries()) {
          at(days[Math.min(2, Math.floor(place / 2))]!);
          const id = ids[place % ids.length]!;
          const amount = Math.max(1, Math.floor(((await open(id)) * share) / 100));
          if ((await open(id)) > 0 && kind === "pay")
            payments.push(await pay(id, amount, days[Math.min(months, Math.floor(place / 2))]!));
          if ((await open(id)) > 0 && kind === "memo")
            await desk.ask("createCreditMemo", { invoiceId: id, amountCents: amount, reason: "Wrong price" });
          const last = kind === "reverse" && payments.pop();
          if (last) await desk.ask("reversePayment", { id: last, reason: "The check bounced" });
        }
        at("2026-06-20");
        for (const id of ids) if ((await open(id)) > 0) await pay(id, await open(id), "2026-06-20");

        const whole = await report("paid", "2026-04-01", "2026-06-30");
        const parts = await Promise.all(["04", "05", "06"].map((key) => month("paid", key)));
        const issued = await report("invoiced", "2026-04-01", "2026-06-30");
        expect(whole.salesReport).toEqual(parts.flatMap(({ salesReport }) => salesReport));
        expect(total(whole.salesReport)).toEqual(total(issued.salesReport));
        expect(whole.taxReport).toEqual(issued.taxReport);
        expect(byKey(whole.revenueReport.rows)).toEqual(byKey(issued.revenueReport.rows));
        expect(whole.revenueReport.marginCents).toBe(issued.revenueReport.marginCents);
      }),
      { numRuns: inEndurance(120, 12), endOnFailure: true },
    );
  },
);
