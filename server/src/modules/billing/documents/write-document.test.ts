import type { DocumentLineInput } from "@boresight/domain/billing/document-line-schema";
import { documentLineSchema } from "@boresight/domain/billing/document-line-schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { buildEstimate, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";
import { readBillingContext } from "./read-billing-context.ts";
import { readEstimateMargins } from "./read-margins.ts";
import { writeDocument } from "./write-document.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const tax = { facility_id: shop.facilityId, name: "State", rate: 8810, valid_from: "2020-01-01" };
  await save(db.owner, "app.tax_rates", [
    tax,
    { ...tax, rate: 2900, valid_from: "2025-01-01" },
    { ...tax, name: "City", rate: 4310 },
    { ...tax, name: "County", rate: 1000 },
    { ...tax, name: "County", rate: 0, valid_from: "2024-01-01" },
    { ...tax, name: "Planned", rate: 1000, valid_from: "2999-01-01" },
  ]);
});
afterAll(() => db[Symbol.asyncDispose]());

const line = (key: string, values: Partial<DocumentLineInput> = {}): DocumentLineInput =>
  documentLineSchema.parse({
    lineItemTypeId: shop.lineItemType(key),
    description: key,
    quantity: 1000,
    taxable: true,
    ...values,
  });

async function draft(customerId = shop.carla.customerId) {
  const order = await addOrder(db.owner, shop, { customerId });
  const estimate = buildEstimate({ service_order_id: order.id, status: "draft" });
  await save(db.owner, "app.estimates", [estimate]);
  const write = (lines: readonly DocumentLineInput[], now = new Date("2026-05-04T12:00:00Z")) =>
    asSystem(db.server, async (system) => {
      const context = await readBillingContext(order.id, { system, now });
      return writeDocument({ kind: "estimate", id: estimate.id, lines, context }, system);
    });
  const stored = async () => {
    const values = [estimate.id];
    const lines = await db.owner.query(
      "select * from app.line_items where estimate_id = $1 order by sort_order",
      values,
    );
    const taxes = await db.owner.query(
      "select * from app.document_taxes where estimate_id = $1 order by sort_order",
      values,
    );
    const [row] = (await db.owner.query("select * from app.estimates where id = $1", values)).rows;
    return { lines: lines.rows, taxes: taxes.rows, row };
  };
  return { order, estimate, write, stored };
}

test("a document has its lines, each tax that is in force by itself, and their sum", async () => {
  const { write, stored } = await draft();

  await write([line("CAL-FRAD"), line("FUEL-MI", { quantity: 36_400, taxable: false })]);

  const { lines, taxes, row } = await stored();
  expect(lines.map(({ total_price }) => total_price)).toEqual([32_500, 2548]);
  expect(taxes.map(({ name, tax_cents }) => [name, tax_cents])).toEqual([
    ["City", 1401],
    ["State", 943],
  ]);
  expect(row).toMatchObject({ subtotal_cents: 35_048, tax_cents: 2344, total_cents: 37_392 });
  expect(row.bill_to).toMatchObject({ companyName: "Carla's Collision", address: { city: "Denver" } });
});

test("a line that stays is the same row, one that is missing is deleted", async () => {
  const { write, stored } = await draft();
  await write([line("SCAN-PRE"), line("CAL-FRAD"), line("SCAN-POST")]);
  const [, radar, scan] = (await stored()).lines;

  await write([line("SCAN-POST", { id: scan.id }), line("CAL-FRAD", { id: radar.id, quantity: 2000 }), line("ALN-4W")]);

  const { lines } = await stored();
  expect(lines.map(({ description }) => description)).toEqual(["SCAN-POST", "CAL-FRAD", "ALN-4W"]);
  expect(lines.slice(0, 2).map(({ id }) => id)).toEqual([scan.id, radar.id]);
  expect(lines[1].total_price).toBe(65_000);
});

test("a line without a price costs what the customer's list says, a typed price is kept", async () => {
  const { write, stored } = await draft();
  const list = { id: crypto.randomUUID(), name: "Body shops" };
  await save(db.owner, "app.price_lists", [list]);
  await save(db.owner, "app.price_list_entries", [
    { price_list_id: list.id, line_item_type_id: shop.lineItemType("CAL-FRAD"), unit_price: 29_900 },
    { price_list_id: list.id, line_item_type_id: shop.lineItemType("SCAN-PRE"), percentage: 9000 },
  ]);
  await db.owner.query("update app.customers set price_list_id = $2 where id = $1", [shop.carla.customerId, list.id]);

  await write([line("CAL-FRAD"), line("SCAN-PRE"), line("SCAN-POST"), line("CAL-FRAD", { unitPrice: 100 as never })]);

  expect((await stored()).lines.map(({ unit_price }) => unit_price)).toEqual([29_900, 6750, 7500, 100]);
});

test("an exempt customer pays no tax while the certificate is valid", async () => {
  const { write, stored } = await draft(shop.cyd.customerId);
  const file = { id: crypto.randomUUID(), name: "exempt.pdf", size: 1, mime_type: "application/pdf" };
  await save(db.owner, "app.files", [file]);
  await db.owner.query(
    "update app.customers set tax_exempt = true, tax_exempt_until = '2026-05-04', tax_exempt_certificate_file_id = $2 where id = $1",
    [shop.cyd.customerId, file.id],
  );

  await write([line("CAL-FRAD")]);
  const exempt = await stored();
  await write([line("CAL-FRAD")], new Date("2026-05-05T12:00:00Z"));
  const taxed = await stored();

  expect(exempt.taxes).toEqual([]);
  expect(exempt.row).toMatchObject({ tax_cents: 0, total_cents: 32_500 });
  expect(exempt.row.tax_exempt_reason).toContain("valid until 2026-05-04");
  expect(taxed.taxes).toHaveLength(2);
  expect(taxed.row.tax_exempt_reason).toBe("");
});

test("foreign lines, unknown types, foreign calibrations and negative prices are refused", async () => {
  const [{ write }, other] = [await draft(), await draft()];
  await other.write([line("CAL-FRAD")]);
  const [foreign] = (await other.stored()).lines;

  await expect(write([line("CAL-FRAD", { id: foreign.id })])).rejects.toMatchObject({ code: "not-found" });
  const unknown = crypto.randomUUID();
  await expect(write([line("CAL-FRAD", { lineItemTypeId: unknown })])).rejects.toMatchObject({ code: "not-found" });
  await expect(write([line("CAL-FRAD", { calibrationId: unknown })])).rejects.toMatchObject({ code: "not-found" });
  await expect(write([line("CAL-FRAD", { unitPrice: -1 as never })])).rejects.toMatchObject({ code: "invalid-input" });
  await expect(
    write([line("CAL-FRAD", { unitPrice: 99_999_999 as never, quantity: 9_999_999 })]),
  ).rejects.toMatchObject({ code: "amount-too-large" });
});

test("admins see what a document leaves after costs, which stay as they were; nobody else does", async () => {
  const { estimate, write } = await draft();
  await write([
    line("CAL-FRAD", { unitPrice: 32_500 as never }),
    line("FUEL-MI", { quantity: 36_400, taxable: false }),
  ]);
  await db.owner.query("update app.line_item_types set purchase_cost = 1 where key = 'FUEL-MI'");

  const margin = (person: Shop["ada"]) =>
    inTransaction(db.server, person, (tx) => readEstimateMargins([estimate.id], tx));

  expect(await margin(shop.ada)).toEqual([32_500 - 4500 + 2548 - 1019]);
  expect(await margin(shop.tom)).toEqual([null]);
});
