import { afterAll, beforeAll, expect, test } from "vitest";
import { readText } from "@boresight/domain/intake/reading/read-document";
import { buildFile, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../../../test/database.ts";
import { readDocument, rowsOf, wordsOf } from "../../../../../test/read-documents.ts";
import { addOrder, openShop, type Shop } from "../../../../../test/shop.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

/** An order whose repair order says this, a line of it each. */
async function orderOf(...texts: string[]): Promise<string> {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "new" });
  await addPaper(id, ...texts);
  return id;
}

async function addPaper(orderId: string, ...texts: string[]): Promise<void> {
  const lines = texts.map((text) => ({ page: 1, text }));
  const file = buildFile({
    service_order_id: orderId,
    customer_id: shop.carla.customerId,
    document_kind: "repairOrder",
  });
  await save(db.owner, "app.files", [file]);
  await db.owner.query({
    text: `insert into app_private.repair_order_texts (file_id, blob_id, state, lines, document) values ($1, $1, 'read', $2, $3)`,
    values: [file.id, JSON.stringify(lines), JSON.stringify(readText(lines))],
  });
}

const review = async (orderId: string) =>
  (await readDocument(db, "estimateReview", orderId, { language: "en" })).content;

test("what the repairs require and no line holds comes first, with the line that calls for it and its price", async () => {
  const content = await review(
    await orderOf(
      "1 WINDSHIELD",
      "2 Repl Windshield 1 812.10 2.4",
      "3 # Pre-repair scan 1 0.5",
      "4 REAR BUMPER",
      "5 R&I Bumper cover 1.2",
    ),
  );

  const missing = rowsOf(content, "Required and not written");
  const camera = missing.find(([name]) => name?.startsWith("Front camera"));
  expect(camera?.[1]).toMatch(/^\$/);
  expect(camera?.[2]).toContain("“2 Repl Windshield 1 812.10 2.4”");
  expect(missing.map(([name]) => name)).toContain("Post-scan");
  expect(rowsOf(content, "Required and written").map(([name]) => name)).toEqual(["Pre-scan"]);
  expect(rowsOf(content).map(([label]) => label)).toContain("The missing work is worth");
});

test("what is written and not required, or without saying of what, is told apart", async () => {
  const content = await review(
    await orderOf("1 R&I LT Headlamp assy 0.4", "2 # ADAS calibration 1 200.00", "3 # TPMS relearn 1 65.00"),
  );

  expect(rowsOf(content, "A calibration is written, but not of what").map(([name]) => name)).toEqual([
    "ADAS calibration",
  ]);
  expect(rowsOf(content, "Written and not required by our rules").map(([name]) => name)).toEqual(["TPMS relearn"]);
});

test("what the estimate says is not fitted is not required, and what is fitted is said with its line", async () => {
  const content = await review(
    await orderOf(
      "BLIND SPOT DETECTION",
      "1 REAR BUMPER",
      "2 Repl Bumper cover w/o surround view 5211906X 1 410.00 1.2",
    ),
  );

  const missing = rowsOf(content, "Required and not written").map((cells) => cells.join(" "));
  expect(missing.filter((text) => text.includes("Surround-view"))).toEqual([]);
  expect(missing.find((text) => text.startsWith("Rear corner radar"))).toContain("BLIND SPOT DETECTION");
});

test("without an estimate it says so", async () => {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "new" });

  expect(wordsOf(await review(id))).toContain("No estimate of this order has been read");
});

test("after a supplement, what it takes away is not required any more", async () => {
  const id = await orderOf(
    "1 WINDSHIELD",
    "2 Repl Windshield 1 812.10 2.4",
    "3 FRONT LAMPS",
    "4 Repl LT Headlamp assy 1 700.00 0.4",
  );
  await addPaper(id, "Supplement of Record 1", "1 FRONT LAMPS", "2 S01 Repl LT Headlamp assy 1 712.00 0.4");

  const missing = rowsOf(await review(id), "Required and not written").map(([name]) => name);

  expect(missing).toContain("Adaptive headlamp aiming");
  expect(missing.filter((name) => name?.startsWith("Front camera"))).toEqual([]);
});
