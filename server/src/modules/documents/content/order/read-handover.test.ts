import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFile, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../../../test/database.ts";
import { blocksOf, readDocument } from "../../../../../test/read-documents.ts";
import { addEstimate, addOrder, openShop, type Shop } from "../../../../../test/shop.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

test("whoever approved an estimate has not received the vehicle", async () => {
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId });
  const drawn = { document_kind: "signature", mime_type: "image/png", signature_method: "drawn" };
  const approval = buildFile({
    ...drawn,
    service_order_id: order.id,
    is_uploaded: true,
    blob_id: randomUUID(),
    signer_name: "Carla Ortiz",
    signed_at: "2026-05-20T20:00:00Z",
  });
  await save(db.owner, "app.files", [approval]);
  const estimate = await addEstimate(db.owner, shop, { service_order_id: order.id });
  const { customerId: customer_id } = shop.carla;
  const decision = { estimate_id: estimate.id, customer_id, is_approved: true, channel: "link", total_cents: 100 };
  await save(db.owner, "app.estimate_decisions", [{ ...decision, signature_file_id: approval.id }]);

  const { content } = await readDocument(db, "handover", order.id, { language: "en" });

  expect(blocksOf(content, "signature")).toMatchObject([{ label: "Received by", image: null, name: null }]);
});
