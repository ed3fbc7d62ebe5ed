import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { openBilling } from "../../../../test/estimates.ts";
import { openShop, type Shop } from "../../../../test/shop.ts";
import { changePrices } from "./change-prices.ts";
import { saveLineItemType } from "./save-line-item-type.ts";
import { savePriceList } from "./save-price-list.ts";

let db: TestDatabase;
let shop: Shop;
let billing: ReturnType<typeof openBilling>;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  billing = openBilling({ db, shop });
  await db.owner.query(
    "update app.line_item_types set is_active = false where key not in ('CAL-FRAD', 'SCAN-PRE', 'DISC')",
  );
  await db.owner.query("update app.line_item_types set unit_price = 32500 where key = 'CAL-FRAD'");
  await db.owner.query("update app.line_item_types set unit_price = 7500 where key = 'SCAN-PRE'");
});
afterAll(() => db[Symbol.asyncDispose]());

const typeOf = (key: string) => shop.lineItemType(key);
const pricesOfCatalog = async () =>
  (
    await db.owner.query(
      "select key, unit_price from app.line_item_types where key in ('CAL-FRAD', 'SCAN-PRE', 'WARR') order by key",
    )
  ).rows.map(({ key, unit_price }) => [key, unit_price]);

test("a list gets a tenth off everything: its own prices, percentages, and the catalog's where it has none", async () => {
  const { call } = billing;
  const entries = [
    { lineItemTypeId: typeOf("CAL-FRAD"), percentage: 5000, validUntil: "2026-12-31" },
    { lineItemTypeId: typeOf("CAL-FRAD"), unitPrice: 30_000, validFrom: "2027-01-01" },
  ];
  const { priceList } = await call(shop.ada, savePriceList, { name: "Fleet", entries });
  const stored = async () =>
    (
      await db.owner.query(
        `select e.id, y.key, e.unit_price, e.percentage, e.valid_from::text, e.valid_until::text from app.price_list_entries e
          join app.line_item_types y on y.id = e.line_item_type_id where e.price_list_id = $1 order by y.key, e.valid_from nulls first`,
        [priceList],
      )
    ).rows;
  const [first, second] = await stored();
  const shown = [
    { id: first.id, unitPrice: 14_625 },
    { id: second.id, unitPrice: 27_000 },
    { id: typeOf("SCAN-PRE"), unitPrice: 6750 },
  ];
  const change = { priceListId: priceList, basisPoints: -1000, shown };

  await expect(call(shop.tom, changePrices, change)).rejects.toMatchObject({ code: "permission-error" });
  await expect(call(shop.ada, changePrices, { ...change, priceListId: crypto.randomUUID() })).rejects.toMatchObject({
    code: "not-found",
  });
  await call(shop.ada, changePrices, change);

  expect((await stored()).map(({ id: _id, ...row }) => Object.values(row))).toEqual([
    ["CAL-FRAD", 14_625, null, null, "2026-12-31"],
    ["CAL-FRAD", 27_000, null, "2027-01-01", null],
    ["SCAN-PRE", 6750, null, null, null],
  ]);
  const { version } = (await db.owner.query("select version from app.price_lists where id = $1", [priceList])).rows[0];
  expect(version).toBe(2);
  await expect(call(shop.ada, changePrices, change)).rejects.toMatchObject({ code: "definition-changed" });
});

test("the catalog's prices of a category go up in whole dollars, as they were shown or not at all", async () => {
  const { call } = billing;
  const id = typeOf("CAL-FRAD");
  const change = { basisPoints: 333, categories: ["calibration"], rounding: "dollars" };
  const shown = [{ id, unitPrice: 33_600 }];
  const before = await pricesOfCatalog();

  const wrong = call(shop.ada, changePrices, { ...change, shown: [{ id, unitPrice: 33_500 }] });
  await expect(wrong).rejects.toMatchObject({ code: "definition-changed" });
  expect(await pricesOfCatalog()).toEqual(before);
  const { lineItemTypes } = await call(shop.ada, changePrices, { ...change, shown });

  expect(lineItemTypes).toEqual([id]);
  expect(Object.fromEntries(await pricesOfCatalog())).toMatchObject({ "CAL-FRAD": 33_600, "SCAN-PRE": 7500 });
});

test("no price becomes higher than prices can be", async () => {
  const { call } = billing;
  const dear = { key: "DEAR", name: "Dear", category: "sublet", unitPrice: 90_000_000, purchaseCost: 0 };
  const { lineItemType: id } = await call(shop.ada, saveLineItemType, dear);
  const change = { basisPoints: 1000, categories: ["sublet"], shown: [{ id, unitPrice: 99_000_000 }] };

  await call(shop.ada, changePrices, change);

  const higher = { ...change, shown: [{ id, unitPrice: 108_900_000 }] };
  await expect(call(shop.ada, changePrices, higher)).rejects.toMatchObject({ code: "invalid-input" });
});
