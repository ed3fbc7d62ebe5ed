import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-service-order-status.ts";
import { overrideReadinessCheck } from "./override-readiness-check.ts";
import { recordReadinessCheck } from "./record-readiness-check.ts";
import { replaceOrderCalibrations } from "./replace-order-calibrations.ts";
import { inEnglish } from "../../../test/in-english.ts";

let db: TestDatabase;
let shop: Shop;
const noon = () => new Date("2026-05-04T18:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const check = (person: Person, input: object) =>
  inTransaction({ pool: db.server, clock: noon }, person, (tx) =>
    recordReadinessCheck({ outcome: "passed", ...input }, tx),
  );
const override = (person: Person, input: object) =>
  inTransaction(db.server, person, (tx) => overrideReadinessCheck(input, tx));
const list = (person: Person, orderId: string, calibrations: readonly object[]) =>
  inTransaction(db.server, person, (tx) => replaceOrderCalibrations({ orderId, calibrations }, tx));

const addCarlasOrder = (status = "inspect") => addOrder(db.owner, shop, { customerId: shop.carla.customerId, status });

const everywhere = ["modification", "alignment", "tyrePressure", "tyreSize", "fuel", "cargo", "glass"];
const rest = ["brackets", "faultCodes", "toolSoftware", "toolCertificate", "route"];

async function moveToCalibration(orderId: string) {
  const { rows } = await db.owner.query<{ version: number }>("select version from app.service_orders where id = $1", [
    orderId,
  ]);
  const input = { id: orderId, version: rows[0]?.version, statusKey: "calibrate" };
  return inTransaction({ pool: db.server, clock: noon }, shop.tom, (tx) => changeServiceOrderStatus(input, tx));
}

test("work begins once every check that the calibrations require has passed", async () => {
  const { id } = await addCarlasOrder();
  await list(shop.tom, id, [{ typeKey: "CAL-FCAM-D" }]);
  for (const key of [...everywhere, ...rest]) await check(shop.tom, { orderId: id, key });

  await expect(moveToCalibration(id).catch(inEnglish)).rejects.toMatchObject({
    details: { missing: ["1 readiness check is open"] },
  });
  await check(shop.tom, { orderId: id, key: "battery", value: "12.6 " });
  await moveToCalibration(id);

  const { rows } = await db.owner.query(
    "select value, checked_by as by from app.readiness_checks where service_order_id = $1 and key = 'battery'",
    [id],
  );
  expect(rows).toEqual([{ value: "12.6", by: shop.tom.userId }]);
});

test("a failed check blocks until an admin overrides it with a reason, which the office sees", async () => {
  const { id } = await addCarlasOrder();
  await list(shop.tom, id, [{ typeKey: "CAL-FCAM-D" }]);
  for (const key of [...everywhere, ...rest]) await check(shop.tom, { orderId: id, key });
  await check(shop.tom, { orderId: id, key: "battery", outcome: "failed", value: "11.9" });

  await expect(moveToCalibration(id).catch(inEnglish)).rejects.toMatchObject({ code: "move-blocked" });
  await override(shop.ada, { orderId: id, key: "battery", note: "Running on external power" });
  await moveToCalibration(id);

  const { rows } = await db.owner.query("select kind from app.admin_notifications where service_order_id = $1", [id]);
  expect(rows).toEqual([{ kind: "override" }]);
});

test("a new result of a check removes its override", async () => {
  const { id } = await addCarlasOrder();
  await check(shop.tom, { orderId: id, key: "cargo", outcome: "failed" });
  await override(shop.ada, { orderId: id, key: "cargo", note: "Ladder rack is light" });

  await check(shop.tom, { orderId: id, key: "cargo", outcome: "failed", note: "Still there" });

  const { rows } = await db.owner.query(
    "select overridden_by as by, version from app.readiness_checks where service_order_id = $1",
    [id],
  );
  expect(rows).toEqual([{ by: null, version: 3 }]);
});

test("what somebody else recorded since the check was seen is not replaced, unless it is the same", async () => {
  const { id } = await addCarlasOrder();
  const tires = { orderId: id, key: "tyrePressure", value: "35 / 35 / 33 / 33" };
  await check(shop.ada, { ...tires, value: "36 / 36 / 36 / 36", seenVersion: 0 });

  await expect(check(shop.tom, { ...tires, seenVersion: 0 })).rejects.toMatchObject({
    code: "readiness-check-changed",
    details: { data: { outcome: "passed", value: "36 / 36 / 36 / 36", note: "", version: 1, by: "Ada Admin" } },
  });
  await check(shop.tom, { ...tires, value: "36 / 36 / 36 / 36", seenVersion: 0 });
  const kept = await versionOf(id);
  await check(shop.tom, { ...tires, seenVersion: 1 });

  expect([kept, await versionOf(id)]).toEqual([1, 2]);
});

test("who says at once how it came out next is not told that they themselves were faster", async () => {
  const { id } = await addCarlasOrder();
  const cargo = { orderId: id, key: "cargo", seenVersion: 0 };
  await check(shop.tom, { ...cargo, outcome: "failed", note: "A spare engine" });

  await check(shop.tom, { ...cargo, outcome: "passed" });
  await check(shop.tom, { ...cargo, outcome: "passed" });

  expect(await versionOf(id)).toBe(2);
});

test("every recording of a check is kept with its own note, value, who and when", async () => {
  const { id } = await addCarlasOrder();
  const glass = { orderId: id, key: "glass" };

  await check(shop.tom, { ...glass, outcome: "failed", note: "Camera cover cracked" });
  await override(shop.ada, { ...glass, note: "The cover is ordered" });
  await check(shop.ada, { ...glass, note: "Cover replaced" });
  await check(shop.tom, { orderId: id, key: "battery", value: "12,6" });

  const { rows } = await db.owner.query(
    `select c.key, r.outcome, r.value, r.note, r.override_note as "overrideNote", r.recorded_by as by
      from app.readiness_records r join app.readiness_checks c on c.id = r.readiness_check_id
      where r.service_order_id = $1 order by c.key, r.version`,
    [id],
  );
  const plain = { value: "", note: "", overrideNote: "" };
  expect(rows).toEqual([
    { ...plain, key: "battery", outcome: "passed", value: "12.6", by: shop.tom.userId },
    {
      ...plain,
      key: "glass",
      outcome: "failed",
      note: "Camera cover cracked",
      overrideNote: "The cover is ordered",
      by: shop.tom.userId,
    },
    { ...plain, key: "glass", outcome: "passed", note: "Cover replaced", by: shop.ada.userId },
  ]);
});

async function versionOf(orderId: string) {
  const text = "select version from app.readiness_checks where service_order_id = $1";
  const { rows } = await db.owner.query<{ version: number }>(text, [orderId]);
  return rows[0]?.version;
}

test("customers record no checks, technicians override none", async () => {
  const { id } = await addCarlasOrder();
  await check(shop.tom, { orderId: id, key: "cargo", outcome: "failed" });

  await expect(check(shop.carla, { orderId: id, key: "cargo" })).rejects.toMatchObject({ code: "permission-error" });
  await expect(override(shop.tom, { orderId: id, key: "cargo", note: "Looks fine to me" })).rejects.toMatchObject({
    code: "permission-error",
  });
});

test("checks are recorded while the vehicle is here, and only failed ones are overridden", async () => {
  const [early, here] = [await addCarlasOrder("scheduled"), await addCarlasOrder()];
  await check(shop.tom, { orderId: here.id, key: "cargo" });

  await expect(check(shop.tom, { orderId: early.id, key: "cargo" })).rejects.toMatchObject({
    code: "readiness-not-now",
  });
  await expect(
    override(shop.ada, { orderId: here.id, key: "cargo", note: "Nothing to override" }),
  ).rejects.toMatchObject({ code: "readiness-not-failed" });
});

test("an order's calibrations are sorted by the order of work, and its main calibration follows", async () => {
  const { id } = await addCarlasOrder("new");

  await list(shop.tom, id, [{ typeKey: "CAL-FRAD", trigger: "Bumper replaced" }, { typeKey: "RST-SAS" }]);
  await list(shop.tom, id, [{ typeKey: "CAL-FRAD" }]);
  await list(shop.tom, id, [{ typeKey: "CAL-FRAD" }, { typeKey: "CAL-FCAM-S" }]);

  const { rows } = await db.owner.query({
    text: `select y.key, c.trigger, c.method, o.calibration_type as main from app.order_calibrations c
      join app.line_item_types y on y.id = c.line_item_type_id join app.service_orders o on o.id = c.service_order_id
      where o.id = $1 order by c.sort_order`,
    values: [id],
  });
  expect(rows).toEqual([
    { key: "CAL-FCAM-S", trigger: "", method: "static", main: "multiple" },
    { key: "CAL-FRAD", trigger: "Bumper replaced", method: "static or dynamic", main: "multiple" },
  ]);
});

test.each([
  [[{ typeKey: "SCAN-PRE" }], "calibrations.0.typeKey"],
  [[{ typeKey: "CAL-FRAD" }, { typeKey: "NOPE" }], "calibrations.1.typeKey"],
  [[{ typeKey: "CAL-FRAD" }, { typeKey: "CAL-FRAD" }], "calibrations"],
])("the list %j is rejected", async (calibrations, field) => {
  const { id } = await addCarlasOrder("new");

  await expect(list(shop.tom, id, calibrations)).rejects.toMatchObject({ details: { fields: [{ field }] } });
});

test("customers cannot change the list, and a closed order's list is final", async () => {
  const [open, closed] = [await addCarlasOrder("new"), await addCarlasOrder("closed")];

  await expect(list(shop.carla, open.id, [])).rejects.toMatchObject({ code: "permission-error" });
  await expect(list(shop.ada, closed.id, [])).rejects.toMatchObject({ code: "order-closed" });
});
