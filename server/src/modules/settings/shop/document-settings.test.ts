import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { inEnglish } from "../../../../test/in-english.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { saveCompany } from "./save-company.ts";
import { saveDocumentSettings } from "./save-document-settings.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const looks = {
  accentColor: "#7A1F1F",
  pageSize: "a4",
  letterheadLines: "Mo–Fr 8–17\nReg. no. 4711",
  documentFooter: "Warranty: 12 months",
  paymentInstructions: "Checks to Acme Calibration",
  estimateText: "Thank you for asking us.",
  invoiceText: "",
  certificateText: "",
};

const save = async (values: object = {}, person: Person = shop.ada) => {
  const { version } = await latest();
  return inTransaction(db.server, person, (tx) => saveDocumentSettings({ version, ...looks, ...values }, tx)).catch(
    inEnglish,
  );
};

async function latest() {
  const { rows } = await db.owner.query("select * from app.shop_settings order by version desc limit 1");
  return rows[0];
}

test("an admin sets how documents look, and the shop's other settings stay", async () => {
  const { version } = await latest();
  await inTransaction(db.server, shop.ada, (tx) => saveCompany({ version, companyName: "Acme Calibration" }, tx));

  await save();

  expect(await latest()).toMatchObject({
    version: version + 2,
    company_name: "Acme Calibration",
    accent_color: "#7a1f1f",
    page_size: "a4",
    letterhead_lines: "Mo–Fr 8–17\nReg. no. 4711",
    payment_instructions: "Checks to Acme Calibration",
    created_by: shop.ada.userId,
  });
});

test.each([
  ["accentColor", "#ffe680", "This color is too light to read on white. Choose a darker one."],
  ["accentColor", "red", "Enter a color as # and six digits, such as #00719a"],
  ["pageSize", "a3", "Choose US Letter or A4"],
  ["documentFooter", "x".repeat(301), "Footer can have at most 300 characters"],
])("%s cannot be %s", async (field, value, message) => {
  await expect(save({ [field]: value })).rejects.toMatchObject({
    code: "invalid-input",
    details: { fields: [{ field, message }] },
  });
});

test.each(["tom", "carla"] as const)("%s cannot set how documents look", async (name) => {
  await expect(save({}, shop[name])).rejects.toMatchObject({ code: "permission-error" });
});

test("a change of settings that someone else changed since is refused", async () => {
  const { version } = await latest();

  await expect(save({ version: version - 1 })).rejects.toMatchObject({ code: "definition-changed" });
});
