import { answerIn } from "@boresight/domain/texts/in-words";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { openBilling } from "../../../../test/estimates.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";
import { deleteEstimate } from "./delete-estimate.ts";
import { dismissSuggestion } from "./dismiss-suggestion.ts";
import { readEstimateDifferences } from "./estimate-difference.ts";
import { offerPrices } from "./offer-prices.ts";
import { restoreSuggestion } from "./restore-suggestion.ts";
import { reviseEstimate } from "./revise-estimate.ts";
import { saveEstimate } from "./save-estimate.ts";
import { suggestEstimateLines } from "./suggest-lines.ts";
import { updateEstimatePrices } from "./update-estimate-prices.ts";
import { voidEstimate } from "./void-estimate.ts";

let db: TestDatabase;
let shop: Shop;
let billing: ReturnType<typeof openBilling>;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  billing = openBilling({ db, shop });
});
afterAll(() => db[Symbol.asyncDispose]());

const setStatus = (id: string, status: string) =>
  db.owner.query("update app.estimates set status = $2 where id = $1", [id, status]);

test("a technician builds an estimate, which gets its number and revision, lines and sums", async () => {
  const { call, draft, line, read, linesOf } = billing;

  const first = await draft({ as: shop.tom });
  const input = { id: first.id, version: first.version, serviceOrderId: first.order.id, notes: "With proof" };
  await call(shop.tom, saveEstimate, { ...input, lines: [line("CAL-FRAD", { quantity: 2000 })] });

  const { internal_order_number: number } = (
    await db.owner.query("select internal_order_number from app.service_orders where id = $1", [first.order.id])
  ).rows[0];
  expect(first.number).toBe(`E-${number.slice(3)}-R1`);
  expect(first).toMatchObject({ status: "draft", revision: 1, total_cents: 40_000 });
  expect(await read(first.id)).toMatchObject({ notes: "With proof", total_cents: 65_000 });
  expect(await linesOf(first.id)).toHaveLength(1);
});

test("customers build none, technicians delete and void none, strangers find none", async () => {
  const { call, draft, line } = billing;
  const { id, version, order } = await draft();

  const lines = [line("CAL-FRAD")];
  await expect(call(shop.carla, saveEstimate, { serviceOrderId: order.id, lines })).rejects.toMatchObject({
    code: "permission-error",
  });
  await expect(call(shop.tom, deleteEstimate, { id, version })).rejects.toMatchObject({ code: "permission-error" });
  await expect(call(shop.tom, voidEstimate, { id, version })).rejects.toMatchObject({ code: "permission-error" });
  await expect(call(shop.ada, deleteEstimate, { id: order.id, version })).rejects.toMatchObject({ code: "not-found" });
});

test("a draft that somebody else changed, and one that was sent, stay as they are", async () => {
  const { call, draft, line } = billing;
  const { id, version, order } = await draft();
  const input = { id, serviceOrderId: order.id, lines: [line("CAL-FRAD")] };

  await expect(call(shop.ada, saveEstimate, { ...input, version: version - 1 })).rejects.toMatchObject({
    code: "estimate-changed",
  });
  await setStatus(id, "sent");
  for (const verb of [saveEstimate, updateEstimatePrices, deleteEstimate])
    await expect(call<unknown>(shop.ada, verb, { ...input, version })).rejects.toMatchObject({
      code: "estimate-not-draft",
    });
});

test("a closed order gets no estimate; a draft of another order is not found under this one", async () => {
  const { call, draft, line } = billing;
  const closed = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "closed" });
  const [one, other] = [await draft(), await draft()];
  const lines = [line("CAL-FRAD")];

  await expect(call(shop.ada, saveEstimate, { serviceOrderId: closed.id, lines })).rejects.toMatchObject({
    code: "order-closed",
  });
  const moved = { id: one.id, version: one.version, serviceOrderId: other.order.id, lines };
  await expect(call(shop.ada, saveEstimate, moved)).rejects.toMatchObject({ code: "not-found" });
});

test("a revision copies the lines; after an approval it says what it changes", async () => {
  const { call, draft, line, read, linesOf } = billing;
  const { id, version, order } = await draft();
  await expect(call(shop.ada, reviseEstimate, { id, version })).rejects.toMatchObject({ code: "estimate-is-draft" });
  await setStatus(id, "approved");

  const revised = await call(shop.ada, reviseEstimate, { id, version: (await read(id)).version });
  const estimate = String(revised.estimate);

  const copy = await read(estimate);
  expect(copy).toMatchObject({ revision: 2, status: "draft", supplements_id: id, total_cents: 40_000 });
  const [radar] = await linesOf(estimate);
  const lines = [line("CAL-FRAD", { id: radar.id, quantity: 2000 }), line("CAL-SVM")];
  await call(shop.ada, saveEstimate, { id: estimate, version: copy.version, serviceOrderId: order.id, lines });
  const [difference] = await inTransaction(db.server, shop.ada, (tx) => readEstimateDifferences([estimate], tx));
  expect(difference).toMatchObject({ approvedId: id, totalCents: 65_000 });
  expect(difference?.lines.map(({ kind, description }) => [kind, description])).toEqual([
    ["changed", "CAL-FRAD"],
    ["added", "CAL-SVM"],
    ["removed", "SCAN-PRE"],
  ]);
  const [unseen] = await inTransaction(db.server, shop.carla, (tx) => readEstimateDifferences([estimate], tx));
  expect(unseen).toBeNull();
});

test("a draft offers and takes the prices of today, but not those that are typed for each job", async () => {
  const { call, draft, line, linesOf } = billing;
  const lines = [
    line("CAL-AFS", { unitPrice: 100 }),
    line("SUBLET", { unitPrice: 5000 }),
    line("CAL-HUD", { unitPrice: 7 }),
  ];
  const { id, version } = await draft({ lines });
  const [headlamps] = await linesOf(id);

  const [offered] = await inTransaction(db.server, shop.tom, (tx) => offerPrices([id], tx));
  await call(shop.tom, updateEstimatePrices, { id, version, lineIds: [headlamps.id] });

  expect(offered?.map(({ unitPrice }) => unitPrice)).toEqual([15_000, 15_000]);
  expect((await linesOf(id)).map(({ unit_price }) => unit_price)).toEqual([15_000, 5000, 7]);
});

test("drafts are deleted, sent estimates are withdrawn with their links", async () => {
  const { call, draft, read } = billing;
  const [deleted, voided] = [await draft(), await draft()];
  await setStatus(voided.id, "sent");
  await db.owner.query(
    `insert into app.billing_links (token_hash, estimate_id, email, expires_at)
      values (repeat('a', 64), $1, 'carla@example.com', now() + interval '1 day')`,
    [voided.id],
  );

  await call(shop.ada, deleteEstimate, { id: deleted.id, version: deleted.version });
  await call(shop.ada, voidEstimate, { id: voided.id, version: (await read(voided.id)).version });

  expect(await read(deleted.id)).toBeUndefined();
  expect((await read(voided.id)).status).toBe("void");
  const { rows } = await db.owner.query("select revoked_at from app.billing_links where estimate_id = $1", [voided.id]);
  expect(rows[0].revoked_at).not.toBeNull();
  await expect(
    call(shop.ada, voidEstimate, { id: voided.id, version: (await read(voided.id)).version }),
  ).rejects.toMatchObject({ code: "estimate-not-open" });
});

test("what an estimate lacks is suggested with its reason until it is dismissed", async () => {
  const { call } = billing;
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, intake_method: "pickup" });
  await db.owner.query(
    `insert into app.order_calibrations (service_order_id, line_item_type_id, trigger) values ($1, $2, 'Bumper replaced')`,
    [order.id, shop.lineItemType("CAL-FRAD")],
  );
  const suggested = async (person = shop.tom) =>
    (await inTransaction(db.server, person, (tx) => suggestEstimateLines([order.id], tx)))[0];

  const all = await suggested();
  const dismissal = { serviceOrderId: order.id, lineItemTypeId: shop.lineItemType("SCAN-PRE") };
  await call(shop.tom, dismissSuggestion, { ...dismissal, reason: "Scanned by the shop" });
  const fewer = await suggested();
  await call(shop.tom, restoreSuggestion, dismissal);

  expect(all?.map(({ typeKey }) => typeKey)).toEqual(["SCAN-PRE", "CAL-FRAD", "SCAN-POST", "RSCH", "PKUP"]);
  expect(answerIn("en", all?.[1])).toMatchObject({ unitPrice: 32_500, reason: "Required by: Bumper replaced" });
  expect(fewer).toHaveLength(4);
  expect(await suggested()).toHaveLength(5);
  expect(await suggested(shop.carla)).toBeNull();
  await expect(call(shop.carla, dismissSuggestion, { ...dismissal, reason: "No" })).rejects.toMatchObject({
    code: "permission-error",
  });
});
