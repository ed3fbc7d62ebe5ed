import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildFile, buildRepairOrderText, save } from "#db/rows/factories.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { createRepairKeyword } from "./create-repair-keyword.ts";
import { updateRepairKeyword } from "./update-repair-keyword.ts";
import { updateRepairOperation } from "./update-repair-operation.ts";
import { readRepairOrders } from "#modules/calibrations/readiness/read-repair-orders.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const add = async (person: Person, input: object) =>
  (await inTransaction(db.server, person, (tx) => createRepairKeyword(input, tx))).repairKeyword;
const change = (person: Person, input: object) =>
  inTransaction(db.server, person, (tx) => updateRepairKeyword(input, tx));

/** The repairs that a paper with these lines proposes to the shop that sent it. */
async function proposed(...lines: string[]) {
  const file = buildFile({ uploaded_by: shop.carla.userId, document_kind: "repairOrder", is_uploaded: true });
  await save(db.owner, "app.files", [file]);
  await save(db.owner, "app_private.repair_order_texts", [
    buildRepairOrderText({ file_id: file.id, lines: lines.map((text) => ({ page: 1, text })) }),
  ]);
  const [reading] = await inTransaction(db.server, shop.carla, (tx) => readRepairOrders([file.id], tx));
  return reading?.proposals.map(({ operation }) => operation);
}

test.each([
  ["R&I W/S, R&R RT MIRR", ["windshield", "doorOrMirror"]],
  ["RPR LT QTR PNL", ["rearEnd"]],
  ["REPL FRT BMPR RADAR BRKT", ["frontEnd"]],
  ["R&R liftgate shell", ["liftgate"]],
  ["Replace RF strut and tie rod end", ["alignment"]],
  ["Set up on frame rack", ["structural"]],
  ["Driver airbag replaced", ["restraints"]],
  ["R&I RT headlamp assy", ["headlamp"]],
  ["D&R battery", ["battery"]],
  ["Install lift kit", ["rideHeight"]],
  ["DTC U0415 present", ["faultCode"]],
  ["Remplacement du pare-brise", ["windshield"]],
  ["DÉPOSER PARE-CHOCS ARRIÈRE", ["rearEnd"]],
  ["Réparation du longeron avant gauche", ["structural"]],
  ["Reemplazar parachoques delantero", ["frontEnd"]],
  ["Cambio de faro izquierdo", ["headlamp"]],
  ["Alineación y balanceo", ["alignment"]],
  ["Replace rear seat cover", []],
  ["R&I rear view mirror", []],
  ["Hood alignment, scan for DTCs", []],
  ["Remplacer la housse de siège", []],
  ["Cambiar funda de asiento", []],
])('the starter keywords find in "%s" exactly %j', async (line, operations) => {
  expect(await proposed(line)).toEqual(operations);
});

test("every repair of the intake has keywords in three languages", async () => {
  const { rows } = await db.owner.query(
    `select o.key from app.repair_operations o where 3 > (select count(distinct t.locale) from app.repair_keywords t where t.repair_operation_id = o.id)`,
  );

  expect(rows).toEqual([]);
});

test("a new keyword is found in repair orders until it is retired", async () => {
  const id = await add(shop.ada, { operation: "windshield", locale: "en", keyword: "Frontglas" });
  const before = await proposed("Replace frontglas");

  await change(shop.ada, { id, version: 1, isActive: false });

  expect(before).toEqual(["windshield"]);
  expect(await proposed("Replace frontglas")).toEqual([]);
});

test("after which work a repair asks for calibrations is what admins say", async () => {
  const { rows } = await db.owner.query("select id, version from app.repair_operations where key = 'frontEnd'");
  const input = {
    ...rows[0],
    calibratedAfter: ["removal", "refinish"],
    calibratedAfterReason: "Our makers limit paint.",
  };
  const before = await proposed("Refn front bumper cover");

  await inTransaction(db.server, shop.ada, (tx) => updateRepairOperation(input, tx));

  expect(before).toEqual([]);
  expect(await proposed("Refn front bumper cover")).toEqual(["frontEnd"]);
});

test("an exclusion prevents a shorter keyword from matching", async () => {
  await add(shop.ada, { locale: "en", keyword: "Windshield sticker" });

  expect(await proposed("Replace windshield sticker")).toEqual([]);
});

test.each<[object, string]>([
  [{ operation: "windshield", locale: "de", keyword: "Scheibe" }, "locale"],
  [{ operation: "windshield", locale: "en", keyword: "x" }, "keyword"],
  [{ operation: "windshield", locale: "en", keyword: "&&&" }, "keyword"],
  [{ operation: "windshield", locale: "en", keyword: "WINDSHIELD" }, "keyword"],
  [{ operation: "wheels", locale: "en", keyword: "wheel cap" }, "operation"],
  [{ operation: "windshield", locale: "en", keyword: "glazing", countsWith: "always" }, "countsWith"],
])("%j is rejected with its field", async (input, field) => {
  await expect(add(shop.ada, input)).rejects.toMatchObject({
    code: "invalid-input",
    details: { fields: [{ field }] },
  });
});

test("technicians and customers cannot edit keywords", async () => {
  const id = await add(shop.ada, { operation: "battery", locale: "en", keyword: "accumulator" });

  for (const person of [shop.tom, shop.carla, shop.uma]) {
    await expect(add(person, { locale: "en", keyword: "anything" })).rejects.toMatchObject({
      code: "permission-error",
    });
    await expect(change(person, { id, version: 1, isActive: false })).rejects.toMatchObject({
      code: "permission-error",
    });
  }
});

test("of two admins the second learns that the keyword has changed, and an unknown one is not found", async () => {
  const id = await add(shop.ada, { operation: "battery", locale: "en", keyword: "power cell" });
  await change(shop.ada, { id, version: 1, isActive: false });

  await expect(change(shop.ada, { id, version: 1, isActive: true })).rejects.toMatchObject({
    code: "definition-changed",
  });
  await expect(change(shop.ada, { id: crypto.randomUUID(), version: 1, isActive: true })).rejects.toMatchObject({
    code: "not-found",
  });
});
