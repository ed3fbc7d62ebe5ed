import type { Language } from "@boresight/domain/texts/language";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createInvoice } from "#modules/billing/invoices/create-invoice.ts";
import { issueInvoice } from "#modules/billing/invoices/issue-invoice.ts";
import { recordPayment } from "#modules/billing/payments/record-payment.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { openBilling } from "../../../../test/estimates.ts";
import { blocksOf, factsOf, readDocument, rowsOf, wordsOf } from "../../../../test/read-documents.ts";
import { openShop, type Shop } from "../../../../test/shop.ts";

let db: TestDatabase;
let shop: Shop;
let desk: ReturnType<typeof openBilling>;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  desk = openBilling({ db, shop, now: new Date("2026-05-20T18:00:00Z") });
  await db.owner.query(
    "insert into app.tax_rates (facility_id, name, rate, valid_from) values ($1, 'Denver', 8810, '2026-01-01')",
    [shop.facilityId],
  );
});
afterAll(() => db[Symbol.asyncDispose]());

/** Handbook section 8. */
const workedExample = () => [
  desk.line("CAL-FCAM-S", { description: "Front camera", unitPrice: 32_500 }),
  desk.line("CAL-FRAD", { description: "Front radar", unitPrice: 32_500 }),
  desk.line("SCAN-PRE", { description: "Pre-scan", unitPrice: 7500 }),
  desk.line("SCAN-POST", { description: "Post-scan", unitPrice: 7500 }),
  desk.line("FUEL-MI", { description: "Fuel", quantity: 36_400, unitPrice: 70, taxable: false }),
];

const read = async (id: string, language: Language) => (await readDocument(db, "estimate", id, { language })).content;

test("an estimate prints the figures of the handbook's worked example, in each language as it writes them", async () => {
  const { id } = await desk.sent({ lines: workedExample() });
  const [english, french, arabic] = await Promise.all(
    (["en", "fr", "ar"] as const).map((language) => read(id, language)),
  );

  expect(rowsOf(english!, "Lines")).toEqual([
    ["Front camera", "1", "$325.00", "$325.00"],
    ["Front radar", "1", "$325.00", "$325.00"],
    ["Pre-scan", "1", "$75.00", "$75.00"],
    ["Post-scan", "1", "$75.00", "$75.00"],
    ["Fuel", "36.4", "$0.70", "$25.48", "Not taxed"],
  ]);
  expect(rowsOf(english!)).toEqual([
    ["Subtotal", "$825.48"],
    ["Denver 8.81% of $800.00", "$70.48"],
    ["Total", "$895.96"],
  ]);
  expect(rowsOf(french!)).toEqual([
    ["Sous-total", "825,48 $US"],
    ["Denver 8,81 % sur 800,00 $US", "70,48 $US"],
    ["Total", "895,96 $US"],
  ]);
  expect(rowsOf(arabic!).map(([, amount]) => amount)).toEqual(["825.48 US$", "70.48 US$", "895.96 US$"]);
  expect(arabic!.title).toBe("عرض سعر");
});

test("an estimate says for whom, until when and which one it replaces", async () => {
  const { order, id } = await desk.sent();
  await db.owner.query(
    "update app.service_orders set claim_number = 'CL-77', insurer_name = 'Acme Mutual' where id = $1",
    [order.id],
  );

  const content = await read(id, "en");

  expect(content).toMatchObject({ type: "estimate", title: "Estimate", banner: null, verification: null });
  expect(content.parties[0]).toMatchObject({
    heading: "Bill to",
    lines: expect.arrayContaining(["Carla's Collision"]),
  });
  expect(factsOf(content)).toMatchObject({
    Date: "May 20, 2026",
    "Valid until": "Jun 19, 2026",
    Revision: "1",
    Claim: "CL-77",
    Insurer: "Acme Mutual",
  });
});

test("an approved estimate names who approved it, when, and the hash of exactly that", async () => {
  const { id, content_hash: hash } = await desk.approved();

  const content = await read(id, "en");

  expect(factsOf(content)).toMatchObject({
    "Approved by": "Carla Ortiz",
    How: "Signed in",
  });
  expect(wordsOf(content)).toContain(`SHA-256 of what was approved: ${hash}`);
});

test("discounts and optional lines say what they are", async () => {
  const { id } = await desk.sent({
    lines: [
      desk.line("CAL-FRAD", { description: "Front radar", unitPrice: 32_500, discount: { basisPoints: 1000 } }),
      desk.line("SCAN-PRE", { description: "Pre-scan", unitPrice: 7500, isOptional: true }),
    ],
  });

  const [radar, scan] = rowsOf(await read(id, "en"), "Lines");

  expect(radar).toEqual(["Front radar", "1", "$325.00", "$292.50", "Discount 10%: −$32.50"]);
  expect(scan?.at(-1)).toBe("Optional: in the total unless you leave it out");
});

test("a draft says that it is one, and an unknown estimate is not found", async () => {
  const { id } = await desk.draft();

  expect((await read(id, "fr")).banner).toBe("Brouillon");
  await expect(read(randomUUID(), "en")).rejects.toMatchObject({ code: "not-found" });
});

test("an invoice prints what was paid of it, what is left and how to pay", async () => {
  await db.owner.query("update app.shop_settings set payment_instructions = 'Checks to Acme'");
  const { order, id: estimateId, number } = await desk.approved({ lines: workedExample() });
  const { invoice } = await desk.call(shop.ada, createInvoice, {
    serviceOrderId: order.id,
    estimateId,
    clientKey: randomUUID(),
  });
  const { rows } = await db.owner.query("select version from app.invoices where id = $1", [invoice]);
  await desk.call(shop.ada, issueInvoice, {
    id: invoice,
    version: rows[0].version,
    overrideNote: "The work is done, says the shop",
  });
  await desk.call({ ...shop.ada, isElevated: true }, recordPayment, {
    customerId: shop.carla.customerId,
    method: "check",
    amountCents: 10_000,
    receivedOn: "2026-05-20",
    reference: "1001",
    allocations: [{ invoiceId: invoice, amountCents: 10_000 }],
    clientKey: randomUUID(),
  });

  const { content } = await readDocument(db, "invoice", String(invoice), { language: "en" });

  expect(rowsOf(content).slice(-3)).toEqual([
    ["Total", "$895.96"],
    ["Paid", "$100.00"],
    ["Balance due", "$795.96"],
  ]);
  expect(rowsOf(content, "Payments")).toEqual([["May 20, 2026", "Check", "1001", "$100.00"]]);
  expect(factsOf(content)).toMatchObject({ "Due date": "Jun 19, 2026", Estimate: number });
  expect(wordsOf(content)).toContain("Checks to Acme");
});

test("a customer who pays no tax reads why", async () => {
  const { id } = await desk.sent();
  await db.owner.query(
    "update app.estimates set tax_exempt_reason = 'Tax exempt: certificate on file', tax_cents = 0, total_cents = subtotal_cents where id = $1",
    [id],
  );
  await db.owner.query("delete from app.document_taxes where estimate_id = $1", [id]);

  const content = await read(id, "en");

  expect(rowsOf(content)).toContainEqual(["Tax exempt", "$0.00"]);
  expect(blocksOf(content, "notice").map(({ text }) => text)).toEqual(["Tax exempt: certificate on file"]);
});

test("marks that turn text around do not reach the paper, and Arabic stands by itself", async () => {
  const { id } = await desk.sent({
    lines: [desk.line("SCAN-PRE", { description: "\u202E001\u202C ورشة", unitPrice: 7500 })],
  });

  const [line] = rowsOf(await read(id, "en"), "Lines");

  expect(line?.[0]).toBe("\u2068001 ورشة\u2069");
});

test("as many statements read an estimate of 400 lines as one of two", async () => {
  const [small, large] = [await desk.draft(), await desk.draft()];
  await db.owner.query(
    `insert into app.line_items (estimate_id, line_item_type_id, description, unit_price, total_price)
      select $1, $2, 'Scan ' || n, 7500, 7500 from generate_series(1, 398) n`,
    [large.id, shop.lineItemType("SCAN-PRE")],
  );

  const [few, many] = await Promise.all(
    [small, large].map(({ id }) => readDocument(db, "estimate", id, { language: "en" })),
  );

  expect(rowsOf(many!.content, "Lines")).toHaveLength(400);
  expect([few!.statements, many!.statements]).toEqual([2, 2]);
});
