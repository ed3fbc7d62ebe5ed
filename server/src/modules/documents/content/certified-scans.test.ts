import { afterAll, beforeAll, expect, test } from "vitest";
import type { ScanPhase, ScanReport } from "@boresight/domain/intake/scans/scan-report";
import { buildFile, buildOrderCalibration, save } from "#db/rows/factories.ts";
import { readCertificateObstacles } from "#modules/documents/issue/certificate-obstacles.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { factsOf, readDocument, rowsOf, wordsOf } from "../../../../test/read-documents.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";

let db: TestDatabase;
let shop: Shop;
const vinNumber = "4T1G11AK2MU990001";

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const report = (values: Partial<ScanReport>): ScanReport => ({
  layout: "Autel",
  phase: null,
  vin: vinNumber,
  tool: "MaxiSYS MS909",
  serialNumber: "CDA12345678",
  softwareVersion: "V3.10.25",
  scannedAt: null,
  modules: [{ name: "Front camera", state: "ok" }],
  codes: [],
  ...values,
});
const camera = {
  module: "Front camera",
  code: "C1A67",
  description: "Axis not adjusted",
  state: "current",
  page: 1,
} as const;

async function orderWith(vehicle: Record<string, unknown> = { vin_number: vinNumber }) {
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "quality", vehicle });
  const type = { service_order_id: order.id, line_item_type_id: shop.lineItemType("CAL-FCAM-S"), result: "passed" };
  await save(db.owner, "app.order_calibrations", [buildOrderCalibration(type)]);
  return order.id;
}

interface AddedScan extends ScanReport {
  isPartial?: boolean;
}

async function addScan(orderId: string, phase: ScanPhase, { isPartial = false, ...scanned }: AddedScan) {
  const kind = { pre: "preScan", inProcess: "inProcessScan", post: "postScan" }[phase];
  const name = `${phase}.pdf`;
  const file = buildFile({ service_order_id: orderId, customer_id: shop.carla.customerId, document_kind: kind, name });
  await save(db.owner, "app.files", [file]);
  const stored = {
    file_id: file.id,
    service_order_id: orderId,
    blob_id: file.id,
    phase,
    state: "read",
    report: scanned,
    is_partial: isPartial,
  };
  await save(db.owner, "app.scan_reports", [stored]);
}

const read = async (id: string) => (await readDocument(db, "certificate", id, { language: "en", revision: 1 })).content;

test("a certificate says by which tool the vehicle was scanned, and what became of each code", async () => {
  const id = await orderWith();
  await addScan(id, "pre", report({ codes: [camera] }));
  await addScan(id, "post", report({}));

  const content = await read(id);

  expect(rowsOf(content, "Fault codes by scan")).toEqual([
    ["C1A67", "Front camera", "Current", "–", "Not found", "Cleared", "Axis not adjusted"],
  ]);
  expect(factsOf(content)).toMatchObject({
    "Pre-scan": "MaxiSYS MS909 · Serial no. CDA12345678 · Software V3.10.25 · Modules: 1 · Codes: 1",
  });
});

test("without codes it says so, and without scans that count it says nothing", async () => {
  const [clean, none] = [await orderWith({}), await orderWith({})];
  await addScan(clean, "post", report({ vin: null }));
  const [cleanWords, noWords] = [wordsOf(await read(clean)), wordsOf(await read(none))];

  expect(cleanWords).toContain("The scans found no fault codes.");
  expect(noWords).not.toContain("Fault codes by scan");
});

test("nothing is said to be not found that no scan looked for, and a report that was read in part is said to be", async () => {
  const [unseen, inPart] = [await orderWith({}), await orderWith({})];
  await addScan(unseen, "pre", report({ vin: null, codes: [camera] }));
  await addScan(unseen, "post", report({ vin: null, modules: [{ name: "Engine", state: "ok" }] }));
  await addScan(inPart, "post", { ...report({ vin: null }), isPartial: true });
  const words = wordsOf(await read(inPart));

  expect(rowsOf(await read(unseen), "Fault codes by scan")).toEqual([
    ["C1A67", "Front camera", "Current", "–", "–", "Not scanned again", "Axis not adjusted"],
  ]);
  expect(words).toContain("Only the first pages of post.pdf were read.");
  expect(words).not.toContain("The scans found no fault codes.");
});

test("a scan of another vehicle holds the certificate back until it is replaced, and its codes stand nowhere", async () => {
  const id = await orderWith({ vin_number: "1HGCM82633A004352" });
  await addScan(id, "pre", report({ codes: [camera] }));

  const obstacles = await asSystem(db.server, (system) => readCertificateObstacles([id], system));

  expect(obstacles.get(id)).toContainEqual({ guard: "scansOfThisVehicle", params: { name: "pre.pdf" } });
  expect(wordsOf(await read(id))).not.toContain("C1A67");
});
