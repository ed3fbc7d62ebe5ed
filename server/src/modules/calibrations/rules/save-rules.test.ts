import { afterAll, beforeAll, expect, test } from "vitest";
import { suggestFor } from "#modules/calibrations/suggest-calibrations.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { saveCalibrationRule } from "./save-calibration-rule.ts";
import { verifyCalibrationRule } from "./verify-calibration-rule.ts";
import { inEnglish } from "../../../../test/in-english.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const save = async (person: Person, input: object) =>
  (await inTransaction(db.server, person, (tx) => saveCalibrationRule(input, tx))).calibrationRule as string;
const verify = (person: Person, id: string, version: number) =>
  inTransaction(db.server, person, (tx) => verifyCalibrationRule({ id, version }, tx));
const suggested = (make: string) =>
  inTransaction(db.server, shop.carla, (tx) => suggestFor({ make, operations: ["headlamp"] }, tx));

async function stored(id: string) {
  const { rows } = await db.owner.query(
    `select version, is_active, method, note, verified_by, verified_at is not null as verified from app.calibration_rules where id = $1`,
    [id],
  );
  return rows[0];
}

const rule = (make: string) => ({ operation: "headlamp", typeKey: "CAL-NV", make });

test("a new rule suggests with its version, and each change raises it", async () => {
  const id = await save(shop.ada, { ...rule("Lotus"), minutes: 45 });
  const before = await suggested("lotus");

  await save(shop.ada, { ...rule("Lotus"), id, version: 1, minutes: 50 });

  const [first, second] = [before, await suggested("lotus")].map((all) => all.find((one) => one.rule.id === id)?.rule);
  expect(first).toMatchObject({ version: 1, minutes: 45, isVerified: false });
  expect(second).toMatchObject({ version: 2, minutes: 50 });
});

test("an inactive rule suggests nothing until it is active again", async () => {
  const id = await save(shop.ada, rule("Saab"));
  const has = async () => (await suggested("Saab")).some((one) => one.rule.id === id);

  await save(shop.ada, { ...rule("Saab"), id, version: 1, isActive: false });
  const without = await has();
  await save(shop.ada, { ...rule("Saab"), id, version: 2, isActive: true });

  expect([without, await has()]).toEqual([false, true]);
});

test("a verified rule stays verified while inactive, and loses its verification when its content changes", async () => {
  const id = await save(shop.ada, rule("Fiat"));

  await verify(shop.ada, id, 1);
  const verified = await stored(id);
  await save(shop.ada, { ...rule("Fiat"), id, version: 2, isActive: false });
  const resting = await stored(id);
  await save(shop.ada, { ...rule("Fiat"), id, version: 3, isActive: false, note: "In the dark" });

  expect(verified).toMatchObject({ verified: true, verified_by: shop.ada.userId, version: 2 });
  expect(resting).toMatchObject({ verified: true, is_active: false });
  expect(await stored(id)).toMatchObject({ verified: false, verified_by: null, note: "In the dark" });
});

test("a rule is verified once, in the version that was loaded", async () => {
  const id = await save(shop.ada, rule("Lancia"));

  await expect(verify(shop.ada, id, 7)).rejects.toMatchObject({ code: "definition-changed" });
  await verify(shop.ada, id, 1);
  await expect(verify(shop.ada, id, 2)).rejects.toMatchObject({ code: "definition-changed" });
});

test("a duplicate rule is rejected, active or not, and whatever its method", async () => {
  const first = { operation: "headlamp", typeKey: "CAL-FCAM-S", make: "Alpine" };
  const id = await save(shop.ada, first);

  const again = save(shop.ada, { ...first, typeKey: "CAL-FCAM-D", make: "ALPINE" });
  await expect(again).rejects.toMatchObject({ details: { fields: [{ field: "typeKey", code: "taken" }] } });
  await save(shop.ada, { ...first, id, version: 1, isActive: false });
  await expect(save(shop.ada, first).catch(inEnglish)).rejects.toThrow("Activate it instead");
});

test("of two concurrent duplicates one is rejected", async () => {
  const answers = await Promise.allSettled([save(shop.ada, rule("Rover")), save(shop.ada, rule("Rover"))]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test.each<[string, object]>([
  ["operation", { operation: "wheels" }],
  ["typeKey", { typeKey: "warpDrive" }],
  ["typeKey", { typeKey: "DOC-CERT" }],
  ["yearFrom", { yearFrom: 1700 }],
  ["yearTo", { yearFrom: 2020, yearTo: 2019 }],
  ["make", { make: "", model: "Elise" }],
  ["minutes", { minutes: 0 }],
  ["sourceUrl", { sourceUrl: "javascript:alert(1)" }],
  ["note", { note: "x".repeat(1001) }],
  ["prerequisites", { prerequisites: "\u0000" }],
])("%s is rejected with its field: %j", async (field, wrong) => {
  await expect(save(shop.ada, { ...rule("Morgan"), ...wrong })).rejects.toMatchObject({
    code: "invalid-input",
    details: { fields: [{ field }] },
  });
});

test("HTML in a rule stays text", async () => {
  const note = "<img src=x onerror=alert(1)>";

  const id = await save(shop.ada, { ...rule("Tatra"), note });

  expect(await stored(id)).toMatchObject({ note });
});

test("technicians and customers cannot save rules", async () => {
  const id = await save(shop.ada, rule("Skoda"));

  for (const person of [shop.tom, shop.carla, shop.uma]) {
    await expect(save(person, rule("Seat"))).rejects.toMatchObject({ code: "permission-error" });
    await expect(verify(person, id, 1)).rejects.toMatchObject({ code: "permission-error" });
  }
});

test("of two admins the second learns that the rule has changed, and an unknown one is not found", async () => {
  const id = await save(shop.ada, rule("Dacia"));
  await save(shop.ada, { ...rule("Dacia"), id, version: 1, note: "First" });

  await expect(save(shop.ada, { ...rule("Dacia"), id, version: 1, note: "Second" })).rejects.toMatchObject({
    code: "definition-changed",
  });
  await expect(save(shop.ada, { ...rule("Lada"), id: crypto.randomUUID(), version: 1 })).rejects.toMatchObject({
    code: "not-found",
  });
});
