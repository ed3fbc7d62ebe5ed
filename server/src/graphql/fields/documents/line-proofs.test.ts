import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFile, buildInvoice, buildLineItem, save } from "#db/rows/factories.ts";
import { openDocumentDesk, type DocumentDesk } from "../../../../test/document-desk.ts";
import { blocksOf, readDocument, rowsOf, wordsOf } from "../../../../test/read-documents.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import type { Person } from "../../../../test/shop.ts";

let desk: DocumentDesk;

beforeAll(async () => {
  desk = await openDocumentDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

const query = `query ($id: UUID!) { lineProofs(invoiceId: $id) { missing proofs { link value fileId page } } }`;

async function proofsOf(id: string, by: Person = desk.shop.ada) {
  const { data } = await desk.server.graphql(query, { id }, { token: await tokenFor(by, desk.server) });
  return data?.lineProofs ?? null;
}

/** A finished order, billed with its radar calibration, a rush fee nobody explained, and a discount. */
async function billed({ withEvidence = true } = {}) {
  const { shop, server } = desk;
  const { owner } = server.db;
  const orderId = await desk.finishedOrder();
  const invoice = buildInvoice({
    service_order_id: orderId,
    customer_id: shop.carla.customerId,
    number: null,
    status: "draft",
  });
  await save(owner, "app.invoices", [invoice]);
  const line = (key: string, values: object) =>
    buildLineItem({
      invoice_id: invoice.id,
      line_item_type_id: shop.lineItemType(key),
      customer_id: shop.carla.customerId,
      ...values,
    });
  await save(owner, "app.line_items", [
    line("CAL-FRAD", { description: "Front radar", total_price: 35_000, sort_order: 10 }),
    line("FEE-RUSH", { description: "Rush", total_price: 5000, sort_order: 20 }),
    line("DISC", { description: "Discount", unit_price: -1000, total_price: -1000, sort_order: 30 }),
  ]);
  if (withEvidence) {
    const kinds = { preScan: "pre", postScan: "post" };
    for (const [kind, phase] of Object.entries(kinds)) {
      const file = buildFile({
        service_order_id: orderId,
        customer_id: shop.carla.customerId,
        document_kind: kind,
        is_uploaded: true,
      });
      const report = {
        layout: "Autel",
        phase: null,
        vin: null,
        tool: "MaxiSYS",
        serialNumber: null,
        softwareVersion: null,
        scannedAt: null,
        modules: [],
        codes: [],
      };
      await save(owner, "app.files", [file]);
      await save(owner, "app.scan_reports", [
        { file_id: file.id, service_order_id: orderId, blob_id: file.id, phase, state: "read", report },
      ]);
    }
    await owner.query(
      "update app.order_calibrations set trigger = 'Bumper replaced', requirement_source = 'Service manual' where service_order_id = $1",
      [orderId],
    );
    await desk.ask("issueCertificate", { serviceOrderId: orderId });
  }
  return { orderId, invoiceId: invoice.id };
}

test("each line says what it rests on, and what is missing", async () => {
  const { invoiceId } = await billed();

  const [radar, rush, discount] = await proofsOf(invoiceId);

  expect(radar.missing).toEqual(["operation"]);
  expect(radar.proofs.map(({ link }: { link: string }) => link)).toEqual(
    expect.arrayContaining([
      "calibration",
      "reason",
      "source",
      "readiness",
      "attempt",
      "technician",
      "preScan",
      "postScan",
      "certificate",
    ]),
  );
  expect(rush).toEqual({ missing: ["reason"], proofs: [] });
  expect(discount).toEqual({ missing: [], proofs: [] });
});

test("of an order without evidence everything is named", async () => {
  const { invoiceId } = await billed({ withEvidence: false });

  const [radar] = await proofsOf(invoiceId);

  expect(radar.missing).toEqual(expect.arrayContaining(["operation", "preScan", "postScan", "certificate"]));
});

test("readiness is one with every check that the calibrations require, and a file that is not what it says proves nothing", async () => {
  const { orderId, invoiceId } = await billed();
  const before = await proofsOf(invoiceId);

  await desk.rows(
    "delete from app.readiness_checks where id = (select id from app.readiness_checks where service_order_id = $1 order by id limit 1)",
    orderId,
  );
  await desk.rows(
    "update app.files set is_genuine = false where service_order_id = $1 and document_kind = 'preScan'",
    orderId,
  );
  const [radar] = await proofsOf(invoiceId);

  expect(before[0].missing).toEqual(["operation"]);
  expect(radar.missing).toEqual(["operation", "readiness", "preScan"]);
});

test("only those of the shop who see what is charged are told", async () => {
  const { invoiceId } = await billed();

  expect(await proofsOf(invoiceId, desk.shop.carla)).toBeNull();
  expect(await proofsOf(invoiceId, desk.shop.tom)).toBeNull();
  expect(await proofsOf(desk.unknownId)).toBeNull();
});

test("a packet says why every dollar of its invoice was due, and nothing of what is missing", async () => {
  const { orderId, invoiceId } = await billed();
  const { code } = await desk.ask("issueInvoice", {
    id: invoiceId,
    version: 1,
    send: false,
    overrideNote: "For the insurer",
  });
  expect(code).toBeUndefined();

  const { content } = await readDocument(desk.server.db, "packet", orderId, { language: "en" });

  expect(rowsOf(content, "Why every dollar").map(([what]) => what)).toEqual(["Front radar"]);
  const table = blocksOf(content, "table").find(({ summary }) => summary === "Why every dollar");
  expect(table?.rows[0]?.note).toContain("Reason: Bumper replaced");
  expect(wordsOf(content)).not.toContain("Missing");
});
