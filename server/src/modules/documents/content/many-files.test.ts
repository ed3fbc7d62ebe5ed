import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { buildFile, save } from "#db/rows/factories.ts";
import { blocksOf, readDocument, rowsOf, wordsOf } from "../../../../test/read-documents.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const read = async (type: "certificate" | "packet", id: string) =>
  (await readDocument(db, type, id, { language: "en" })).content;

async function orderWith(...files: readonly (readonly [count: number, values: object])[]): Promise<string> {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "calibrate" });
  const of = { service_order_id: id, is_uploaded: true };
  const rows = files.flatMap(([count, values]) =>
    Array.from({ length: count }, () => buildFile({ ...of, blob_id: randomUUID(), ...values })),
  );
  await save(db.owner, "app.files", rows);
  return id;
}

test("however many photos an order has, a later report stands on its papers, also as a photo, and a photo as a PDF", async () => {
  const late = { created_at: "2030-01-01T00:00:00Z" };
  const id = await orderWith(
    [203, { mime_type: "image/jpeg", document_kind: "vehiclePhoto" }],
    [1, { ...late, mime_type: "image/jpeg", document_kind: "postScan", name: "scan.jpg" }],
    [1, { ...late, document_kind: "vinPhoto", name: "vin.pdf" }],
  );

  const certificate = await read("certificate", id);
  const packet = wordsOf(await read("packet", id));

  expect(rowsOf(certificate, "Scans and reports").map(([, name]) => name)).toEqual(["scan.jpg", "vin.pdf"]);
  expect(wordsOf(certificate)).not.toContain("Post-scan: not on file.");
  expect(wordsOf(certificate)).toContain("Photos that are not shown here but kept with the order: 191.");
  expect(packet).toContain("scan.jpg");
  expect(packet).toContain("Photos that are not shown here but kept with the order: 143.");
});

test("a packet names reports that it does not show", async () => {
  const id = await orderWith([203, { document_kind: "preScan" }]);

  const packet = await read("packet", id);

  expect(blocksOf(packet, "pages")).toHaveLength(200);
  expect(rowsOf(packet, "Contents")).toHaveLength(203);
  expect(wordsOf(packet)).toContain("Files that are not shown here but kept with the order: 3.");
});
