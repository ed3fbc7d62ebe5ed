import { payerRuleContentSchema } from "@boresight/domain/billing/payers/payer-rule";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await cloneDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());

test("starter rules name their source and its day, ask for something, and are confirmed by nobody", async () => {
  const { rows } = await db.owner.query(
    "select p.name, r.content, r.source_title, r.source_url, r.verified_at from app.payer_rules r join app.payers p on p.id = r.payer_id",
  );

  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(["GEICO", "Progressive", "State Farm", "USAA"]));
  for (const { content, source_title: title, source_url: url, verified_at: verifiedAt } of rows) {
    const { demands, caps } = payerRuleContentSchema.parse(content);
    expect([demands.length + caps.length > 0, title !== "", url.startsWith("https:"), verifiedAt]).toEqual([
      true,
      true,
      true,
      null,
    ]);
  }
});
