import { afterAll, beforeAll, expect, test } from "vitest";
import { readText } from "@boresight/domain/intake/reading/read-document";
import { buildFile, save } from "#db/rows/factories.ts";
import { readPayerFacts } from "#modules/billing/payers/read-payer-facts.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import { letSignIn } from "../../../../test/people.ts";

let server: TestServer;
let shop: Shop;
let orderId: string;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  shop = await openShop(db.owner);
  await letSignIn(db);
  ({ id: orderId } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "new" }));
  await addPaper("1 WINDSHIELD", "2 Repl Windshield 1 812.10 2.4");
  await addPaper(
    "Supplement of Record 1",
    "1 WINDSHIELD",
    "2 Repl Windshield 1 840.10 2.4",
    "3 FRONT LAMPS",
    "4 S01 Repl RT Headlamp assy 1 702.10 0.4",
  );
});
afterAll(() => server[Symbol.asyncDispose]());

let uploaded = 0;

async function addPaper(...texts: string[]): Promise<void> {
  const { owner } = server.db;
  const lines = texts.map((text) => ({ page: 1, text }));
  const file = buildFile({
    service_order_id: orderId,
    customer_id: shop.carla.customerId,
    document_kind: "repairOrder",
    is_uploaded: true,
    is_genuine: true,
    created_at: new Date(Date.UTC(2026, 4, 4, 15, uploaded++)),
  });
  await save(owner, "app.files", [file]);
  await owner.query({
    text: "insert into app_private.repair_order_texts (file_id, blob_id, state, lines, document) values ($1, $1, 'read', $2, $3)",
    values: [file.id, JSON.stringify(lines), JSON.stringify(readText(lines))],
  });
}

async function ask(person: Person | null, id = orderId) {
  const query = `query ($id: UUID!) {
    estimateReview(serviceOrderId: $id) { supplementNumber worthCents added { line } rows { outcome name line isNew written system fittedBy } }
    serviceOrder(id: $id) { papersSay { mentionedRepairs { operation isNew } ofOtherVehicles { fileName vinNumber } } } }`;
  return server.graphql(query, { id }, person ? { token: await tokenFor(person, server) } : {});
}

test("staff see what the estimate leaves out, and what the supplement brought", async () => {
  const { data } = await ask(shop.tom);

  expect(data.estimateReview).toMatchObject({
    supplementNumber: 1,
    added: [{ line: "4 S01 Repl RT Headlamp assy 1 702.10 0.4" }],
  });
  expect(data.estimateReview.worthCents).toBeGreaterThan(0);
  expect(data.estimateReview.rows).toContainEqual({
    outcome: "missing",
    name: "Adaptive headlamp aiming",
    line: "4 S01 Repl RT Headlamp assy 1 702.10 0.4",
    isNew: true,
    written: [],
    system: "headlamps",
    fittedBy: null,
  });
  expect(data.serviceOrder.papersSay).toEqual({
    mentionedRepairs: [
      { operation: "windshield", isNew: false },
      { operation: "headlamp", isNew: true },
    ],
    ofOtherVehicles: [],
  });
});

test("customers learn nothing of it, nor of orders that are not there", async () => {
  const { data } = await ask(shop.carla);

  expect(data.estimateReview).toBeNull();
  expect(data.serviceOrder.papersSay).toBeNull();
  expect((await ask(shop.cyd)).data.estimateReview).toBeNull();
  expect((await ask(null)).data?.estimateReview ?? null).toBeNull();
  expect((await ask(shop.ada, crypto.randomUUID())).data.estimateReview).toBeNull();
});

test("a paper of another vehicle is told, and what it says does not count", async () => {
  const { owner } = server.db;
  const vin = "4T1G11AK2MU990001";
  const order = await addOrder(owner, shop, {
    customerId: shop.carla.customerId,
    status: "new",
    vehicle: { vin_number: vin, year: 2021 },
  });
  const before = orderId;
  orderId = order.id;
  await addPaper("VIN: 5YJ3E1EAXLF990005", "1 WINDSHIELD", "2 Repl Windshield 1 812.10 2.4");
  await addPaper(`VIN: ${vin}`, "1 FRONT LAMPS", "2 Repl RT Headlamp assy 1 702.10 0.4");

  const { data } = await ask(shop.ada, order.id);

  orderId = before;
  expect(data.serviceOrder.papersSay).toEqual({
    mentionedRepairs: [{ operation: "headlamp", isNew: false }],
    ofOtherVehicles: [{ fileName: expect.any(String), vinNumber: "5YJ3E1EAXLF990005" }],
  });
  const [ofPayer] = await asSystem(server.db.server, (system) => readPayerFacts([order.id], system));
  expect(ofPayer?.facts.files.map(({ isObjected }) => isObjected)).toEqual([true, false]);
});
