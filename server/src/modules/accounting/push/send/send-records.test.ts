/** What reaches the books, and how it looks there. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSyncDesk, type SyncDesk } from "../../../../../test/accounting/sync-desk.ts";
import { buildLineItem, save } from "#db/rows/factories.ts";
import { addOrder } from "../../../../../test/shop.ts";

let desk: SyncDesk;
beforeAll(async () => void (desk = await openSyncDesk()));
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(() => desk.clear());

describe("an invoice", () => {
  test("brings its customer and items along, and knows afterwards where it is", async () => {
    const id = await desk.invoice({ number: "INV-1001", tax_cents: 2863, due_date: "2026-06-07" });

    await desk.drain();

    const invoice = await desk.sent("Invoice", id);
    const [customer] = desk.there("Customer");
    const [item] = desk.there("Item");
    expect(invoice).toMatchObject({
      DocNumber: "INV-1001",
      TxnDate: "2026-05-08",
      DueDate: "2026-06-07",
      CustomerRef: { value: customer?.["Id"] },
      TotalAmt: 353.63,
      TxnTaxDetail: { TotalTax: 28.63 },
      PrivateNote: expect.stringMatching(/^SO-\d+$/),
    });
    expect(invoice["Line"][0]).toMatchObject({
      Amount: 325,
      SalesItemLineDetail: { ItemRef: { value: item?.["Id"] }, Qty: 1, UnitPrice: 325, TaxCodeRef: { value: "TAX" } },
    });
    expect(customer).toMatchObject({
      DisplayName: "Carla's Collision",
      BillAddr: { City: expect.any(String) },
      Active: true,
    });
    expect(item).toMatchObject({ Type: "Service", IncomeAccountRef: { value: "1" } });
    const [stored] = await desk.rows("select qbo, version from app.invoices where id = $1", id);
    const entity = { type: "Invoice", id: invoice["Id"], syncToken: "0", realmId: "4620816365" };
    expect(stored).toEqual({ qbo: { entity }, version: 1 });
    expect(await desk.jobs()).toEqual(["Invoice done", "Customer done", "Item done"]);
  });

  test("is sent once, whatever is queued again", async () => {
    const id = await desk.invoice();
    await desk.drain();
    const before = desk.there("Invoice").length;
    const calls = desk.simulator.admin.requests().length;

    await desk.queue("Invoice", id);
    await desk.drain();

    expect(desk.there("Invoice")).toHaveLength(before);
    expect(desk.simulator.admin.requests()).toHaveLength(calls);
  });

  test("says in one line what a discount left of it, and keeps credits below zero", async () => {
    const lines = [
      {
        quantity: 2000,
        unit_price: 24_500,
        discount_basis_points: 1000,
        total_price: 44_100,
        description: "Front camera",
      },
      { quantity: 36_400, unit_price: 70, total_price: 2548, taxable: false, description: "Fuel" },
      { quantity: 12_345, unit_price: 70, total_price: 864, description: "Miles" },
      { quantity: 1000, unit_price: -5000, total_price: -5000, description: "Goodwill" },
    ];
    const id = await desk.invoice({ lines });

    await desk.drain();

    const invoice = await desk.sent("Invoice", id);
    expect(invoice["TotalAmt"]).toBe(425.12);
    expect(
      invoice["Line"].slice(0, 4).map((line: Record<string, unknown>) => [line["Description"], line["Amount"]]),
    ).toEqual([
      ["Front camera (2 × $245.00, less $49.00)", 441],
      ["Fuel", 25.48],
      ["Miles (12.345 × $0.70)", 8.64],
      ["Goodwill", -50],
    ]);
    expect(invoice["Line"][1].SalesItemLineDetail).toMatchObject({
      Qty: 36.4,
      UnitPrice: 0.7,
      TaxCodeRef: { value: "NON" },
    });
    expect(await desk.conflicts()).toEqual([]);
  });

  test("over nothing is sent too", async () => {
    const id = await desk.invoice({ lines: [{ unit_price: 0, total_price: 0 }], status: "paid" });

    await desk.drain();

    expect(await desk.sent("Invoice", id)).toMatchObject({ TotalAmt: 0 });
  });

  test("of an exempt customer has no taxable lines", async () => {
    const id = await desk.invoice({ tax_exempt_reason: "Certificate on file" });

    await desk.drain();

    expect((await desk.sent("Invoice", id))["Line"][0].SalesItemLineDetail.TaxCodeRef).toEqual({ value: "NON" });
  });

  test("carries its PO number in the custom field, cut to what that takes", async () => {
    await desk.rows("update app.qbo_connections set po_field_id = '1'");
    const id = await desk.invoice({ po_number: "P".repeat(40) });

    await desk.drain();

    expect(await desk.sent("Invoice", id)).toMatchObject({
      CustomField: [{ DefinitionId: "1", StringValue: "P".repeat(31) }],
      PrivateNote: expect.stringContaining(`PO ${"P".repeat(40)}`),
    });
  });

  test("changes there when its due date changes, and nothing else does", async () => {
    const id = await desk.invoice();
    await desk.drain();
    const before = await desk.sent("Invoice", id);
    await desk.rows("update app.invoices set due_date = '2026-07-01' where id = $1", id);

    await desk.queue("Invoice", id);
    await desk.drain();

    expect(await desk.sent("Invoice", id)).toMatchObject({
      DueDate: "2026-07-01",
      SyncToken: "1",
      Line: before["Line"],
      TotalAmt: before["TotalAmt"],
    });
  });

  test("that was voided before its turn is not sent", async () => {
    const id = await desk.invoice();
    await desk.rows("update app.invoices set status = 'void' where id = $1", id);

    await desk.drain();

    expect(await desk.sent("Invoice", id)).toBeUndefined();
    expect(await desk.jobs()).toEqual(["Invoice done"]);
  });

  test("that is voided here is void there", async () => {
    const id = await desk.invoice();
    await desk.drain();
    await desk.rows("update app.invoices set status = 'void' where id = $1", id);

    await desk.queue("Invoice", id, { operation: "void" });
    await desk.drain();

    expect(await desk.sent("Invoice", id)).toMatchObject({ TotalAmt: 0, Balance: 0 });
  });
});

describe("a customer", () => {
  test("is renamed, emptied and archived there", async () => {
    const { customerId } = desk.shop.cyd;
    await desk.invoice({ customerId });
    await desk.drain();
    await desk.rows(
      "update app.customers set company_name = 'Cyd: Paint', email = '', status = 'archived' where id = $1",
      customerId,
    );

    await desk.queue("Customer", customerId, { lane: `customer:${customerId}`, customer_id: customerId });
    await desk.drain();

    const customer = await desk.sent("Customer", customerId);
    expect(customer).toMatchObject({ DisplayName: "Cyd - Paint", Active: false });
    expect(customer["PrimaryEmailAddr"]?.Address ?? "").toBe("");
  });
});

describe("an item", () => {
  test("carries what we pay when there is an account for it", async () => {
    await desk.rows("update app.qbo_connections set expense_account_id = '3'");
    const localId = desk.shop.lineItemType("CAL-FCAM-S");
    await desk.rows("update app.line_item_types set purchase_cost = 4000 where id = $1", localId);

    await desk.queue("Item", localId);
    await desk.drain();

    expect(await desk.sent("Item", localId)).toMatchObject({ PurchaseCost: 40, ExpenseAccountRef: { value: "3" } });
  });

  test("waits for an income account, and its invoices with it", async () => {
    await desk.rows("update app.qbo_connections set income_account_id = null");
    const lines = [{ line_item_type_id: desk.shop.lineItemType("CAL-LIDAR"), total_price: 32_500 }];
    await desk.invoice({ lines });

    await desk.drain();

    expect(await desk.jobs()).toEqual(["Invoice pending waitsForItem", "Item pending waitsForMapping"]);
    await desk.rows("update app.qbo_connections set income_account_id = '1'");
    desk.pass(3_600_000);
    await desk.drain();
    expect(await desk.jobs()).toEqual(["Invoice done", "Item done"]);
  });
});

describe("an estimate", () => {
  test("is sent as accepted where the shop wants that, and its invoice refers to it", async () => {
    await desk.rows("update app.qbo_connections set sends_estimates = true");
    const order = await addOrder(desk.db.owner, desk.shop, { customerId: desk.shop.carla.customerId });
    const estimate = {
      id: crypto.randomUUID(),
      service_order_id: order.id,
      number: "E-100245-R1",
      status: "approved",
      subtotal_cents: 32_500,
      total_cents: 32_500,
      decided_at: "2026-05-07T18:00:00Z",
      issue_date: "2026-05-06",
    };
    await save(desk.db.owner, "app.estimates", [estimate]);
    const of = { estimate_id: estimate.id, line_item_type_id: desk.shop.lineItemType("CAL-FRAD") };
    await save(desk.db.owner, "app.line_items", [
      buildLineItem(of),
      buildLineItem({ ...of, is_optional: true, is_accepted: false }),
    ]);
    await desk.queue("Estimate", estimate.id);
    const invoice = await desk.invoice({ estimate_id: estimate.id });

    await desk.drain();

    const there = await desk.sent("Estimate", estimate.id);
    expect(there).toMatchObject({
      DocNumber: "E-100245-R1",
      TxnStatus: "Accepted",
      AcceptedDate: "2026-05-07",
      TotalAmt: 325,
    });
    expect((await desk.sent("Invoice", invoice))["LinkedTxn"]).toEqual([{ TxnId: there["Id"], TxnType: "Estimate" }]);
  });

  test("is not sent where the shop does not want it", async () => {
    const order = await addOrder(desk.db.owner, desk.shop, { customerId: desk.shop.carla.customerId });
    const estimate = { id: crypto.randomUUID(), service_order_id: order.id, number: "E-9-R1", status: "approved" };
    await save(desk.db.owner, "app.estimates", [estimate]);
    await desk.queue("Estimate", estimate.id);

    await desk.drain();

    expect(await desk.sent("Estimate", estimate.id)).toBeUndefined();
  });
});

describe("nothing is sent", () => {
  test("while sending is paused, and nothing is lost", async () => {
    const id = await desk.invoice();
    await desk.rows("update app.qbo_connections set is_sending = false");

    await desk.drain();
    expect(await desk.sent("Invoice", id)).toBeUndefined();
    await desk.rows("update app.qbo_connections set is_sending = true");
    await desk.drain();

    expect(await desk.sent("Invoice", id)).toBeDefined();
  });
});
