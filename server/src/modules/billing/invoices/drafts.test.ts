import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { addEstimate, addOrder } from "../../../../test/shop.ts";

const now = new Date("2026-05-20T18:00:00Z");
let desk: InvoiceDesk;
let orderId: string;

beforeAll(async () => {
  desk = await openInvoiceDesk(now);
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.clear();
  orderId = (await addOrder(desk.server.db.owner, desk.shop, { customerId: desk.customerId, status: "released" })).id;
});

const ask: InvoiceDesk["ask"] = (...asked) => desk.ask(...asked);
const rows: InvoiceDesk["rows"] = (...asked) => desk.rows(...asked);
const row: InvoiceDesk["row"] = (...asked) => desk.row(...asked);
const draftOf = (values: object = {}) => desk.draftOf(orderId, values);
const convertTo = (estimateId: string) => ask("createInvoice", { serviceOrderId: orderId, estimateId });
async function issued(values: object = {}) {
  const { id } = await draftOf();
  const { data, code } = await desk.issue(id, values);
  expect(code).toBeUndefined();
  return data.invoice as { id: string; version: number; number: string };
}

describe("an issued invoice", () => {
  test("changes in its notes, due date and PO number alone", async () => {
    const { id, version } = await issued();

    const { data } = await ask("updateIssuedInvoice", { id, version, notes: "Thank you", dueDate: "2026-07-01" });

    expect(data.invoice).toMatchObject({ notes: "Thank you", dueDate: "2026-07-01", poNumber: null });
    const [{ changes }] = await rows(
      "select changes from app.audit_entries where entity_id = $1 and changes ? 'due_date' order by at desc limit 1",
      id,
    );
    expect(changes).toHaveProperty("due_date", ["2026-06-19", "2026-07-01"]);
    const next = { id, version: data.invoice.version };
    expect((await ask("updateIssuedInvoice", { ...next, dueDate: "2026-05-19" })).fields).toEqual(["dueDate"]);
    expect((await ask("updateIssuedInvoice", { ...next, version, notes: "" })).code).toBe("invoice-changed");
    expect((await ask("updateIssuedInvoice", { ...next, notes: "" }, { by: desk.shop.carla })).code).toBe(
      "permission-error",
    );
    expect((await ask("saveInvoice", { ...next, lines: [] })).code).toBe("invoice-not-draft");
    expect((await ask("deleteInvoice", next)).code).toBe("invoice-not-draft");
    await rows("update app.customers set requires_po = true where id = $1", desk.customerId);
    expect((await ask("updateIssuedInvoice", { ...next, poNumber: null })).code).toBe("po-required");
    const draft = await draftOf();
    expect((await ask("updateIssuedInvoice", { id: draft.id, version: 1, notes: "" })).code).toBe("invoice-not-open");
  });
});

describe("a draft", () => {
  test("has the approved lines of its estimate, which is converted once", async () => {
    const estimate = await addEstimate(desk.server.db.owner, desk.shop, {
      service_order_id: orderId,
      status: "approved",
    });
    await rows(
      `insert into app.line_items (estimate_id, line_item_type_id, description, unit_price, total_price, is_optional, is_accepted)
        values ($1, $2, 'Left out', 5000, 5000, true, false), ($1, $2, 'Wanted', 7000, 7000, true, true)`,
      estimate.id,
      desk.shop.lineItemType("SCAN-PRE"),
    );
    const convert = () => ask("createInvoice", { serviceOrderId: orderId, estimateId: estimate.id });

    const answers = await Promise.all([convert(), convert(), convert()]);

    const ids = new Set(answers.map(({ data }) => data.invoice.id));
    expect(ids.size).toBe(1);
    expect(answers[0].data.invoice.totalCents).toBe(39_500);
    expect(await row("select status, total_cents from app.estimates where id = $1", estimate.id)).toEqual({
      status: "converted",
      total_cents: 35_363,
    });
    const [id] = ids;
    await desk.issue(id, { version: answers[0].data.invoice.version });
    expect((await convert()).code).toBe("estimate-already-converted");
  });

  test("is of the latest approved estimate alone, for a supplement holds what was approved before", async () => {
    const { owner } = desk.server.db;
    const approved = (revision: number) =>
      addEstimate(owner, desk.shop, { service_order_id: orderId, status: "approved", revision });
    const first = await approved(1);
    const supplement = await approved(2);

    expect((await convertTo(first.id)).code).toBe("estimate-superseded");
    expect((await convertTo(supplement.id)).code).toBeUndefined();
    const later = await approved(3);
    expect((await convertTo(later.id)).code).toBe("estimate-already-converted");
  });

  test("of the order bills its calibrations, or begins empty", async () => {
    await rows(
      "insert into app.order_calibrations (service_order_id, line_item_type_id, method, result) values ($1, $2, 'static', 'passed'), ($1, $3, 'static', 'notRequired')",
      orderId,
      desk.shop.lineItemType("CAL-FRAD"),
      desk.shop.lineItemType("CAL-SVM"),
    );

    const billed = await ask("createInvoice", { serviceOrderId: orderId, fromOrder: true });
    const empty = await ask("createInvoice", { serviceOrderId: orderId });

    expect(billed.data.invoice).toMatchObject({ status: "draft", number: null, totalCents: 32_500 });
    expect(empty.data.invoice).toMatchObject({ totalCents: 0, lineItems: { nodes: [] } });
  });

  test("is neither of an estimate that waits for an answer, nor of another order's, nor for others", async () => {
    const sent = await addEstimate(desk.server.db.owner, desk.shop, { service_order_id: orderId });
    const other = await addOrder(desk.server.db.owner, desk.shop, { customerId: desk.customerId });
    const input = { serviceOrderId: orderId, estimateId: sent.id };

    expect((await ask("createInvoice", input)).code).toBe("estimate-not-approved");
    expect((await ask("createInvoice", { ...input, serviceOrderId: other.id })).code).toBe("not-found");
    for (const by of [desk.shop.tom, desk.shop.carla])
      expect((await ask("createInvoice", { serviceOrderId: orderId }, { by })).code).toBe("permission-error");
  });

  test.each([
    [{ unitPrice: 100_000_000 }, ["lines.0.unitPrice"]],
    [{ unitPrice: -1 }, ["lines.0.unitPrice"]],
    [{ quantity: 0 }, ["lines.0.quantity"]],
    [{ description: "" }, ["lines.0.description"]],
  ])("refuses a line with %j", async (values, fields) => {
    const { id } = await draftOf();

    expect(await ask("saveInvoice", { id, version: 1, lines: [desk.line("CAL-FRAD", values)] })).toMatchObject({
      code: "invalid-input",
      fields,
    });
  });

  test("refuses 10,000 lines, a stale version, and sums that no invoice has", async () => {
    const { id } = await draftOf();
    const many = (length: number) => Array.from({ length }, () => desk.line("CAL-FRAD"));
    const huge = desk.line("CAL-FRAD", { unitPrice: 99_999_999, quantity: 9_999_999 });

    expect((await ask("saveInvoice", { id, version: 1, lines: many(10_000) })).code).toBe("payload-too-large");
    expect((await ask("saveInvoice", { id, version: 1, lines: many(201) })).fields).toEqual(["lines"]);
    expect(
      (await ask("saveInvoice", { id, version: 1, lines: [desk.line("CAL-FRAD", { unitPrice: 1.5 })] })).code,
    ).toBe("validation-failed");
    expect((await ask("saveInvoice", { id, version: 2, lines: [] })).code).toBe("invoice-changed");
    expect((await ask("saveInvoice", { id, version: 1, lines: [huge] })).code).toBe("amount-too-large");
    expect((await ask("saveInvoice", { id, version: 1, lines: [] }, { by: desk.shop.tom })).code).toBe(
      "permission-error",
    );
    await ask("deleteInvoice", { id, version: 1 });
    expect(await rows("select from app.invoices where id = $1", id)).toHaveLength(0);
  });
});
