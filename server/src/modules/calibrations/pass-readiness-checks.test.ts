import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildEquipment, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { passReadinessChecks } from "./pass-readiness-checks.ts";
import { recordReadinessCheck } from "./record-readiness-check.ts";
import { replaceOrderCalibrations } from "./replace-order-calibrations.ts";

let db: TestDatabase;
let shop: Shop;
const noon = () => new Date("2026-05-04T18:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const pass = (person: Person, input: object) =>
  inTransaction({ pool: db.server, clock: noon }, person, (tx) => passReadinessChecks(input, tx));

/** An order with a camera that is calibrated on the road. */
async function addCarlasOrder(status = "inspect") {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status });
  const list = { orderId: id, calibrations: [{ typeKey: "CAL-FCAM-D" }] };
  await inTransaction(db.server, shop.tom, (tx) => replaceOrderCalibrations(list, tx));
  return id;
}

async function stored(orderId: string) {
  const { rows } = await db.owner.query<{ key: string; outcome: string; value: string; by: string }>({
    text: `select key, outcome, value, checked_by as by from app.readiness_checks where service_order_id = $1 order by key`,
    values: [orderId],
  });
  return rows;
}

const attestsEquipment = async (id: string) => (await stored(id)).some(({ key }) => key === "toolCertificate");

test("the certificates of equipment pass with the rest only where equipment is registered", async () => {
  const before = await addCarlasOrder();
  await pass(shop.tom, { orderId: before });
  await save(db.owner, "app.equipment", [buildEquipment({ facility_id: shop.facilityId, kind: "scanTool" })]);
  const after = await addCarlasOrder();

  await pass(shop.tom, { orderId: after });

  expect([await attestsEquipment(before), await attestsEquipment(after)]).toEqual([false, true]);
  await db.owner.query("delete from app.equipment");
});

test("what needs no value passes with one tap, and the audit names who passed it", async () => {
  const orderId = await addCarlasOrder();

  await pass(shop.tom, { orderId });

  const checks = await stored(orderId);
  expect(checks.map(({ key }) => key)).toEqual([
    "brackets",
    "cargo",
    "faultCodes",
    "glass",
    "modification",
    "route",
    "toolSoftware",
    "tyreSize",
  ]);
  expect(new Set(checks.map(({ outcome, by }) => `${outcome} ${by}`))).toEqual(new Set([`passed ${shop.tom.userId}`]));
  const { rows } = await db.owner.query({
    text: `select distinct actor_id as by from app.audit_entries where entity = 'readiness_checks'
      and entity_id in (select id from app.readiness_checks where service_order_id = $1)`,
    values: [orderId],
  });
  expect(rows).toEqual([{ by: shop.tom.userId }]);
});

test("what was found stays as it is, and what was measured passes with its value", async () => {
  const orderId = await addCarlasOrder();
  const failed = { orderId, key: "cargo", outcome: "failed", note: "Tools in the trunk" };
  await inTransaction(db.server, shop.ada, (tx) => recordReadinessCheck(failed, tx));

  await pass(shop.tom, { orderId, measured: [{ key: "battery", value: "12.7" }] });

  const checks = await stored(orderId);
  expect(checks.find(({ key }) => key === "cargo")).toMatchObject({ outcome: "failed", by: shop.ada.userId });
  expect(checks.find(({ key }) => key === "battery")).toMatchObject({ outcome: "passed", value: "12.7" });
  expect(checks.some(({ key }) => key === "fuel")).toBe(false);
});

test("a battery that is too low keeps everything open, and the problem names its value", async () => {
  const orderId = await addCarlasOrder();
  const measured = [
    { key: "fuel", value: "80" },
    { key: "battery", value: "11.9" },
  ];

  await expect(pass(shop.tom, { orderId, measured })).rejects.toMatchObject({
    code: "invalid-input",
    details: { fields: [{ field: "measured.1.value" }] },
  });

  expect(await stored(orderId)).toEqual([]);
});

test("customers pass nothing, and nobody before the vehicle is here", async () => {
  const [orderId, early] = [await addCarlasOrder(), await addCarlasOrder("scheduled")];

  await expect(pass(shop.carla, { orderId })).rejects.toMatchObject({ code: "permission-error" });
  await expect(pass(shop.tom, { orderId: early })).rejects.toMatchObject({ code: "readiness-not-now" });
});
