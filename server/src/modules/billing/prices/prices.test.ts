import { afterAll, beforeAll, expect, test } from "vitest";
import { createCustomer } from "#modules/customers/create-customer.ts";
import { updateCustomer } from "#modules/customers/update-customer.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { openBilling } from "../../../../test/estimates.ts";
import { openShop, type Shop } from "../../../../test/shop.ts";
import { deactivateLineItemType } from "./deactivate-line-item-type.ts";
import { deletePriceList } from "./delete-price-list.ts";
import { saveBillingSettings } from "./save-billing-settings.ts";
import { saveLineItemType } from "./save-line-item-type.ts";
import { savePriceList } from "./save-price-list.ts";

let db: TestDatabase;
let shop: Shop;
let billing: ReturnType<typeof openBilling>;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  billing = openBilling({ db, shop });
});
afterAll(() => db[Symbol.asyncDispose]());

const row = async (table: string, id: unknown) =>
  (await db.owner.query(`select * from app.${table} where id = $1`, [id])).rows[0];
const newType = { key: "CAL-NEW", name: "New", category: "calibration", unitPrice: 100, purchaseCost: 10 };

test("admins add and change a type of the catalog, which keeps its key, and take it out", async () => {
  const { call } = billing;
  const { lineItemType: id } = await call(shop.ada, saveLineItemType, newType);
  const change = { ...newType, id, version: 1, name: "Newer" };

  await call(shop.ada, saveLineItemType, change);
  await expect(call(shop.ada, saveLineItemType, change)).rejects.toMatchObject({ code: "definition-changed" });
  await expect(call(shop.ada, saveLineItemType, { ...change, version: 2, key: "CAL-OTHER" })).rejects.toMatchObject({
    code: "invalid-input",
  });
  await expect(call(shop.ada, saveLineItemType, newType)).rejects.toMatchObject({ code: "invalid-input" });
  await call(shop.ada, deactivateLineItemType, { id, version: 2 });

  expect(await row("line_item_types", id)).toMatchObject({ name: "Newer", is_active: false, key: "CAL-NEW" });
});

test("a price list is saved whole, and deleted unless a customer has it", async () => {
  const { call, draft, linesOf, line } = billing;
  const entries = [{ lineItemTypeId: shop.lineItemType("CAL-FRAD"), unitPrice: 29_900 }];
  const { priceList: id } = await call(shop.ada, savePriceList, { name: "Body shops", entries });
  const changed = [...entries, { lineItemTypeId: shop.lineItemType("SCAN-PRE"), percentage: 5000 }];
  await call(shop.ada, savePriceList, { id, version: 1, name: "Body shops", entries: changed });
  const { version } = await row("customers", shop.carla.customerId);
  const choice = { id: shop.carla.customerId, version, priceListId: id };

  await expect(call(shop.tom, updateCustomer, choice)).rejects.toMatchObject({ code: "permission-error" });
  await call(shop.ada, updateCustomer, choice);
  const estimate = await draft({ lines: [line("CAL-FRAD"), line("SCAN-PRE")] });
  await expect(call(shop.ada, deletePriceList, { id, version: 2 })).rejects.toMatchObject({
    code: "price-list-in-use",
  });
  await call(shop.ada, updateCustomer, { ...choice, version: version + 1, priceListId: null });
  await call(shop.ada, deletePriceList, { id, version: 2 });

  expect((await linesOf(estimate.id)).map(({ unit_price }) => unit_price)).toEqual([29_900, 3750]);
  expect(await row("price_lists", id)).toBeUndefined();
  await expect(call(shop.ada, updateCustomer, { ...choice, version: version + 2 })).rejects.toMatchObject({
    code: "invalid-input",
  });
});

test("a new customer can have a price list, and keeps one that goes out of use", async () => {
  const { call } = billing;
  const { priceList } = await call(shop.ada, savePriceList, { name: "Dora's prices", entries: [] });
  const dealer = { companyName: "Dora's Dealership", email: "dora@example.com", priceListId: priceList };
  await expect(call(shop.tom, createCustomer, dealer)).rejects.toMatchObject({ code: "permission-error" });
  const { customer } = await call(shop.ada, createCustomer, dealer);
  const outOfUse = { id: priceList, version: 1, name: "Dora's prices", isActive: false, entries: [] };
  await call(shop.ada, savePriceList, outOfUse);
  const again = { id: customer, version: 1, priceListId: priceList };

  await call(shop.ada, updateCustomer, { ...again, phone: "(303) 555-0142" });

  expect(await row("customers", customer)).toMatchObject({ price_list_id: priceList, phone: "+13035550142" });
  const other = await row("customers", shop.carla.customerId);
  const refused = call(shop.ada, updateCustomer, { ...again, id: other["id"], version: other["version"] });
  await expect(refused).rejects.toMatchObject({ code: "invalid-input" });
});

test("a list has no two prices of one day, none below zero, and no name twice", async () => {
  const { call } = billing;
  const entry = { lineItemTypeId: shop.lineItemType("CAL-FRAD"), unitPrice: 100 };
  const save = (entries: object[], name = "Dealers") => call(shop.ada, savePriceList, { name, entries });
  await save([entry]);

  await expect(save([entry, { ...entry, validFrom: "2026-01-01" }], "A")).rejects.toMatchObject({
    code: "invalid-input",
  });
  await expect(save([{ ...entry, unitPrice: -1 }], "B")).rejects.toMatchObject({ code: "invalid-input" });
  await expect(save([{ ...entry, lineItemTypeId: shop.facilityId }], "C")).rejects.toMatchObject({ code: "not-found" });
  await expect(save([], "dealers")).rejects.toMatchObject({ code: "invalid-input" });
});

test("how the shop bills is a new version each time, of those who saw the latest", async () => {
  const { call } = billing;
  const settings = {
    version: 1,
    currency: "USD",
    estimateValidityDays: 14,
    estimateReminderDays: [5, 2],
    techniciansMaySend: true,
    invoiceReminderDays: [0],
    rewardBasisPoints: 500,
    rewardCapBasisPoints: 5000,
    rewardExpiryMonths: 12,
    towMarginBasisPoints: 1000,
  };

  const { billingSetting: id } = await call(shop.ada, saveBillingSettings, settings);

  expect(await row("billing_settings", id)).toMatchObject({ version: 2, estimate_reminder_days: [2, 5] });
  await expect(call(shop.ada, saveBillingSettings, settings)).rejects.toMatchObject({ code: "definition-changed" });
});

test("nobody but admins changes prices and settings", async () => {
  const { call } = billing;
  for (const person of [shop.tom, shop.carla])
    for (const verb of [saveLineItemType, deactivateLineItemType, savePriceList, deletePriceList, saveBillingSettings])
      await expect(call<unknown>(person, verb, {})).rejects.toMatchObject({ code: "permission-error" });
});
