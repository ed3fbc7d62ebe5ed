import { answerIn } from "@boresight/domain/texts/in-words";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { suggestEstimateLines } from "#modules/billing/estimates/suggest-lines.ts";
import { readSameDayFee } from "./read-same-day-fee.ts";

let db: TestDatabase;
let shop: Shop;
let bayId: string;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bayId = (await addBays(db.owner, shop.facilityId)).first.id;
});
afterAll(() => db[Symbol.asyncDispose]());

const feeOf = (person: Person) => inTransaction(db.server, person, readSameDayFee);

test("the fee is the customer's own price, and none where the shop charges nothing for it", async () => {
  await db.owner.query({
    text: `with list as (insert into app.price_lists (name) values ('Friends') returning id),
        own as (insert into app.price_list_entries (price_list_id, line_item_type_id, percentage) select id, $2, 5000 from list)
      update app.customers set price_list_id = (select id from list) where id = $1`,
    values: [shop.carla.customerId, shop.lineItemType("FEE-RUSH")],
  });

  expect([await feeOf(shop.carla), await feeOf(shop.cyd), await feeOf(shop.tom)]).toEqual([5000, 10_000, 10_000]);
  await db.owner.query("update app.line_item_types set is_active = false where key = 'FEE-RUSH'");
  expect(await feeOf(shop.cyd)).toBeNull();
  await db.owner.query("update app.line_item_types set is_active = true where key = 'FEE-RUSH'");
});

test.each([
  ["the same day", "now()", true],
  ["another day", "now() + interval '3 days'", false],
])("the estimate of an order booked for %s suggests the fee as it was announced", async (_, startsAt, isThere) => {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.cyd.customerId });
  await db.owner.query({
    text: `insert into app.appointments (service_order_id, customer_id, facility_id, bay_id, kind, starts_at, ends_at, status)
      values ($1, $2, $3, $4, 'dropOff', ${startsAt}, ${startsAt} + interval '1 hour', 'confirmed')`,
    values: [id, shop.cyd.customerId, shop.facilityId, bayId],
  });

  const [lines] = await inTransaction(db.server, shop.tom, (tx) => suggestEstimateLines([id], tx));

  const fee = lines?.find(({ typeKey }) => typeKey === "FEE-RUSH");
  expect(fee && answerIn("en", [fee.unitPrice, fee.reason])).toEqual(
    isThere ? [10_000, "The appointment is on the day it was booked"] : undefined,
  );
});
