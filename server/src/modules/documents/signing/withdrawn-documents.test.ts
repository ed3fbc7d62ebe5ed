import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { buildDocument, buildEstimate, buildInvoice, save } from "../../../../db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop } from "../../../../test/shop.ts";
import { findWithdrawn, readWithdrawn } from "./withdrawn-documents.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase();
  const shop = await openShop(db.owner);
  const { customerId } = shop.carla;
  const { id } = await addOrder(db.owner, shop, { customerId });
  const of = { service_order_id: id, customer_id: customerId };
  const many = Array.from({ length: 2000 }, (_none, at) => at + 1);
  const [estimates, invoices] = [
    many.map((revision) => buildEstimate({ ...of, revision })),
    many.map(() => buildInvoice(of)),
  ];
  await save(db.owner, "app.estimates", estimates);
  await save(db.owner, "app.invoices", invoices);
  await save(db.owner, "app.documents", [
    ...many.map((revision) => buildDocument({ ...of, type: "certificate", revision })),
    ...estimates.map((estimate) => buildDocument({ ...of, type: "estimate", estimate_id: estimate["id"] })),
    ...invoices.map((invoice) => buildDocument({ ...of, type: "invoice", invoice_id: invoice["id"] })),
  ]);
  await db.owner.query(
    "update app.documents set revoked_at = now(), revoke_reason = 'Wrong vehicle' where revision = 7",
  );
  await db.owner.query(
    `update app.documents later set supersedes_id = earlier.id from app.documents earlier
      where later.revision = 12 and earlier.revision = 11`,
  );
  await db.owner.query("analyze app.documents, app.invoices, app.estimates");
});
afterAll(() => db[Symbol.asyncDispose]());

test("only what was revoked or replaced is read, however many documents there are", async () => {
  const { text } = findWithdrawn();
  const { rows } = await db.owner.query({ text: `explain ${text}` });
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");

  expect(plan).toContain("documents_revoked_idx");
  expect(plan).not.toMatch(/Seq Scan on documents/);
  const { documents, since } = await asSystem(db.server, readWithdrawn);
  expect(documents.map(({ state }) => state).toSorted()).toEqual(["revoked", "superseded"]);
  expect(since).toBeNull();
});
