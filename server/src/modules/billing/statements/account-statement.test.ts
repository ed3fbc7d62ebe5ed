import { afterAll, beforeAll, expect, test } from "vitest";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { addInvoice, addOrder, type Person } from "../../../../test/shop.ts";
import { readDocument, rowsOf } from "../../../../test/read-documents.ts";
import { tokenFor } from "../../../../test/token-for.ts";

/**
 * The day is May 20. Carla was invoiced three times; paid the first with more than it was, by a check that bounced, and the
 * second by another; of what she paid ahead, a part was given back. The third is void.
 */
let desk: InvoiceDesk;

beforeAll(async () => {
  desk = await openInvoiceDesk(new Date("2026-05-20T18:00:00Z"));
  await desk.clear();
  const { shop, customerId, server } = desk;
  const order = await addOrder(server.db.owner, shop, { customerId, status: "invoiced" });
  const add = (number: string, values: object) =>
    addInvoice(server.db.owner, shop, { service_order_id: order.id, number, ...values });
  const first = await add("INV-1", { issue_date: "2026-03-31", due_date: "2026-04-30" });
  const second = await add("INV-2", { issue_date: "2026-04-10", due_date: "2026-05-10" });
  await add("INV-3", { issue_date: "2026-05-01", status: "void", voided_at: "2026-05-04T15:00:00Z" });
  const pay = (amountCents: number, values: object) =>
    desk.ask("recordPayment", { customerId, method: "check", amountCents, keepExcess: true, ...values });
  await pay(36_363, {
    receivedOn: "2026-04-02",
    reference: "1001",
    allocations: [{ invoiceId: first.id, amountCents: 35_363 }],
  });
  await pay(40_363, {
    receivedOn: "2026-05-02",
    reference: "1002",
    allocations: [{ invoiceId: second.id, amountCents: 35_363 }],
  });
  const { id } = await desk.row("select id from app.payments where reference = '1001'");
  await graphql(`mutation { reversePayment(input: { id: "${id}", reason: "The check bounced" }) { payment { id } } }`);
  await graphql(
    `mutation { refundCredit(input: { customerId: "${customerId}", amountCents: 2000, note: "By check 77", clientKey: "${crypto.randomUUID()}" })
    { customer { id } } }`,
  );
});
afterAll(() => desk[Symbol.asyncDispose]());

async function graphql(query: string, by: Person = desk.shop.ada) {
  const { data, errors } = await desk.server.graphql(
    query,
    {},
    { token: await tokenFor(by, desk.server, { elevated: true }) },
  );
  return { data, code: errors?.[0].extensions.code };
}

const fields = `customer { companyName } openingCents chargedCents paidCents closingCents isMore
  entries { day kind reference method amountCents balanceCents }`;
async function statement(from: string, to: string, { by, of }: { by?: Person; of?: string } = {}) {
  const customer = of ? `customerId: "${of}",` : "";
  const { data, code } = await graphql(
    `{ accountStatement(${customer} from: "${from}", to: "${to}") { ${fields} } }`,
    by,
  );
  return code ?? data.accountStatement;
}

test("a statement leads from the opening to the closing balance, each entry with the balance after it", async () => {
  const { entries, ...sums } = await statement("2026-04-01", "2026-05-20", { of: desk.customerId });

  expect(sums).toEqual({
    customer: { companyName: "Carla's Collision" },
    openingCents: 35_363,
    chargedCents: 35_363,
    paidCents: 38_363,
    closingCents: 32_363,
    isMore: false,
  });
  expect(entries.map(Object.values)).toEqual([
    ["2026-04-02", "payment", "1001", "check", -36_363, -1000],
    ["2026-04-10", "invoice", "INV-2", null, 35_363, 34_363],
    ["2026-05-01", "invoice", "INV-3", null, 35_363, 69_726],
    ["2026-05-02", "payment", "1002", "check", -40_363, 29_363],
    ["2026-05-04", "void", "INV-3", null, -35_363, -6000],
    ["2026-05-20", "reversal", "1001", "check", 36_363, 30_363],
    ["2026-05-20", "refund", null, null, 2000, 32_363],
  ]);
});

test("the closing balance of today is what is open, less the credit", async () => {
  const { closingCents } = await statement("2026-01-01", "2026-12-31", { of: desk.customerId });
  const { data } = await graphql(`{ statement(customerId: "${desk.customerId}") { totalCents creditCents } }`);

  expect(data.statement).toEqual({ totalCents: 35_363, creditCents: 3000 });
  expect(closingCents).toBe(data.statement.totalCents - data.statement.creditCents);
});

test("one period's closing balance is the next one's opening balance, also where nothing happened", async () => {
  const [april, may, june] = await Promise.all(
    ["2026-04", "2026-05", "2026-06"].map((month) => statement(`${month}-01`, `${month}-30`, { of: desk.customerId })),
  );

  expect([may.openingCents, june.openingCents]).toEqual([april.closingCents, may.closingCents]);
  expect(june).toMatchObject({ entries: [], closingCents: may.closingCents });
});

test("a statement is the customer's own or an admin's of anyone, and nobody else's", async () => {
  const { tom, cyd, carla, uma } = desk.shop;
  const days = ["2026-04-01", "2026-05-20"] as const;

  expect((await statement(...days, { by: carla })).closingCents).toBe(32_363);
  expect((await statement(...days, { by: cyd })).entries).toEqual([]);
  expect(await statement(...days, { by: cyd, of: desk.customerId })).toBe("not-found");
  expect(await statement(...days, { by: uma })).toBe("not-found");
  expect(await statement(...days, { by: tom, of: desk.customerId })).toBe("permission-error");
});

test("days in the wrong order, and what is no day, are refused", async () => {
  expect(await statement("2026-05-20", "2026-04-01", { of: desk.customerId })).toBe("invalid-input");
  expect(await statement("someday", "2026-04-01", { of: desk.customerId })).toBe("invalid-input");
});

test("the statement is a CSV file too, from the opening to the closing balance", async () => {
  const token = await tokenFor(desk.shop.carla, desk.server);
  const response = await fetch(`${desk.server.url}/v1/functions/account-statement-csv?from=2026-05-01&to=2026-05-20`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const lines = (await response.text()).trim().split("\r\n");

  expect(response.headers.get("content-disposition")).toContain("statement-2026-05-01-2026-05-20.csv");
  expect(lines[1]).toBe("2026-05-01,opening balance,,,,,,343.63");
  expect(lines[3]).toBe("2026-05-02,payment,1002,,,check,-403.63,293.63");
  expect(lines.at(-1)).toBe("2026-05-20,closing balance,,,,,,323.63");
});

test("screen, CSV and PDF have the same lines with the customer's own order numbers, and the same sums", async () => {
  await desk.rows(
    "update app.service_orders set repair_order_number = 'RO-5512' where customer_id = $1",
    desk.customerId,
  );
  const span = { from: "2026-05-01", to: "2026-05-20" };

  const { data } = await graphql(
    `{ accountStatement(customerId: "${desk.customerId}", from: "${span.from}", to: "${span.to}") {
    openingCents chargedCents paidCents closingCents entries { day reference repairOrderNumber balanceCents } } }`,
  );
  const token = await tokenFor(desk.shop.ada, desk.server);
  const csv = await fetch(
    `${desk.server.url}/v1/functions/account-statement-csv?customerId=${desk.customerId}&from=${span.from}&to=${span.to}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const { content } = await readDocument(desk.server.db, "statement", desk.customerId, { period: span });

  const { entries, ...sums } = data.accountStatement;
  const own = entries.map(({ repairOrderNumber }: { repairOrderNumber: string | null }) => repairOrderNumber ?? "");
  const balances = entries.map(({ balanceCents }: { balanceCents: number }) => balanceCents / 100);
  const lines = (await csv.text())
    .trim()
    .split("\r\n")
    .slice(2, -1)
    .map((line) => line.split(","));
  const printed = rowsOf(content, "Entries of the account").slice(1, -1);
  expect(own).toEqual(["RO-5512", "", "RO-5512", "", ""]);
  expect(lines.map((cells) => cells[4])).toEqual(own);
  expect(printed.map((cells) => cells[3])).toEqual(own);
  expect(lines.map((cells) => Number(cells.at(-1)))).toEqual(balances);
  expect(printed.map((cells) => Number(cells.at(-1)?.replace(/[$,]/g, "").replace("−", "-")))).toEqual(balances);
  expect(
    rowsOf(content)
      .slice(0, 4)
      .map(([, value]) => Number(value?.replace(/[$,]/g, "")) * 100),
  ).toEqual(
    [sums.openingCents, sums.chargedCents, sums.paidCents, sums.closingCents].map((amount) => Math.round(amount)),
  );
});

test("a PDF of days in the wrong order is refused", async () => {
  const token = await tokenFor(desk.shop.ada, desk.server);
  const response = await fetch(
    `${desk.server.url}/v1/functions/documents/statement/${desk.customerId}.pdf?from=2026-05-20&day=2026-05-01`,
    { headers: { authorization: `Bearer ${token}` } },
  );

  expect(response.status).toBe(400);
});
