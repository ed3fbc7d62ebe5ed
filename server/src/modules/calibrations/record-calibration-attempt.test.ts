import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildEquipment, buildFacility, buildFile, buildOrderCalibration, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { decideCalibration } from "./decide-calibration.ts";
import { recordCalibrationAttempt } from "./record-calibration-attempt.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const when = { startedAt: "2026-05-04T17:00:00Z", endedAt: "2026-05-04T17:40:00Z" };

const record = (person: Person, input: object) =>
  inTransaction(db.server, person, (tx) =>
    recordCalibrationAttempt({ id: crypto.randomUUID(), result: "passed", tool: "Stand 7", ...when, ...input }, tx),
  );
const decide = (person: Person, input: object) =>
  inTransaction(db.server, person, (tx) => decideCalibration({ version: 1, ...input }, tx));

async function addCalibration({ status = "calibrate", ...values }: Record<string, unknown> & { status?: string } = {}) {
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status, ...values });
  const calibration = buildOrderCalibration({
    service_order_id: order.id,
    line_item_type_id: shop.lineItemType("CAL-FCAM-S"),
  });
  await save(db.owner, "app.order_calibrations", [calibration]);
  return { id: calibration.id, orderId: order.id };
}

async function stored({ id }: { id: string }) {
  const { rows } = await db.owner.query({
    text: `select result, note, version, requirement_source as source,
        (select array_agg(number || ' ' || a.result order by number) from app.calibration_attempts a
          where a.order_calibration_id = c.id) as attempts
      from app.order_calibrations c where id = $1`,
    values: [id],
  });
  return rows[0];
}

async function alertsOf(orderId: string) {
  const { rows } = await db.owner.query<{ kind: string; severity: string; status: string }>({
    text: "select kind, severity, status from app.admin_notifications where service_order_id = $1",
    values: [orderId],
  });
  return rows;
}

test("a technician's attempts are numbered, and the last one is the result", async () => {
  const calibration = await addCalibration();

  await record(shop.tom, {
    calibrationId: calibration.id,
    result: "failed",
    failureReason: "blockingDtc",
    faultCodes: ["c1a67"],
  });
  await record(shop.tom, { calibrationId: calibration.id, requirementSource: "Toyota TIS T-SB-0088" });

  expect(await stored(calibration)).toMatchObject({
    result: "passed",
    source: "Toyota TIS T-SB-0088",
    attempts: ["1 failed", "2 passed"],
  });
});

test("a failed attempt alerts the office until one passes", async () => {
  const calibration = await addCalibration();

  await record(shop.tom, {
    calibrationId: calibration.id,
    result: "failed",
    failureReason: "blockingDtc",
    faultCodes: ["C1A67"],
  });
  const during = await alertsOf(calibration.orderId);
  await record(shop.tom, { calibrationId: calibration.id });

  expect(during).toEqual([{ kind: "calibrationFailed", severity: "critical", status: "unhandled" }]);
  expect(await alertsOf(calibration.orderId)).toMatchObject([{ status: "handled" }]);
});

test("an attempt that a device sends twice is stored once", async () => {
  const calibration = await addCalibration();
  const attempt = { id: crypto.randomUUID(), calibrationId: calibration.id };

  await record(shop.tom, attempt);
  await record(shop.tom, attempt);

  expect(await stored(calibration)).toMatchObject({ attempts: ["1 passed"], version: 2 });
});

test.each(["carla", "cyd", "uma"] as const)("%s records nothing", async (name) => {
  const calibration = await addCalibration();

  await expect(record(shop[name], { calibrationId: calibration.id })).rejects.toMatchObject({
    code: "permission-error",
  });
});

test("a technician of another facility does not find the calibration", async () => {
  const elsewhere = buildFacility();
  await save(db.owner, "app.facilities", [elsewhere]);
  const calibration = await addCalibration({ facility_id: elsewhere.id });
  await db.owner.query("update app.users set facility_ids = $2 where id = $1", [shop.tom.userId, [shop.facilityId]]);

  const attempt = record(shop.tom, { calibrationId: calibration.id });

  await expect(attempt).rejects.toMatchObject({ code: "not-found" });
  await db.owner.query("update app.users set facility_ids = null where id = $1", [shop.tom.userId]);
});

test.each(["inspect", "quality", "hold", "closed"])("in status %s no attempt is recorded", async (status) => {
  const calibration = await addCalibration({ status });

  await expect(record(shop.tom, { calibrationId: calibration.id })).rejects.toMatchObject({
    code: "calibration-not-now",
  });
});

test.each([
  [{ result: "perhaps" }, "result"],
  [{ tool: "" }, "tool"],
  // A failed attempt says with what and why.
  [{ result: "failed", failureReason: "blockingDtc", tool: "", faultCodes: ["C1A67"] }, "tool"],
  [{ result: "failed" }, "failureReason"],
  [{ result: "failed", failureReason: "blockingDtc" }, "faultCodes"],
  [{ result: "failed", failureReason: "other" }, "conditions"],
  [{ tool: "x".repeat(121) }, "tool"],
  [{ faultCodes: ["<b>"] }, "faultCodes.0"],
  [{ startedAt: "2026-05-04T10:00:00Z", endedAt: "2026-05-04T09:00:00Z" }, "endedAt"],
  [{ conditions: "a\u0000b" }, "conditions"],
  [{ evidenceFileIds: [crypto.randomUUID()] }, "evidenceFileIds"],
])("%j is rejected at its field", async (values, field) => {
  const calibration = await addCalibration();

  const attempt = record(shop.tom, { calibrationId: calibration.id, ...values });

  await expect(attempt).rejects.toMatchObject({ code: "invalid-input", details: { fields: [{ field }] } });
});

test("evidence must be a file of the same order", async () => {
  const [calibration, other] = [await addCalibration(), await addCalibration()];
  const [own, foreign] = [calibration, other].map(({ orderId }) =>
    buildFile({ service_order_id: orderId, is_uploaded: true }),
  );
  await save(db.owner, "app.files", [own!, foreign!]);

  await record(shop.tom, { calibrationId: calibration.id, evidenceFileIds: [own!.id] });
  const wrong = record(shop.tom, { calibrationId: calibration.id, evidenceFileIds: [own!.id, foreign!.id] });

  await expect(wrong).rejects.toMatchObject({ code: "invalid-input" });
  expect(await stored(calibration)).toMatchObject({ attempts: ["1 passed"] });
});

test("a calibration that is impossible or unnecessary gets its result with a reason", async () => {
  const calibration = await addCalibration({ status: "inspect" });

  await expect(decide(shop.tom, { id: calibration.id, result: "notRequired" })).rejects.toMatchObject({
    details: { fields: [{ field: "note" }] },
  });
  await decide(shop.tom, { id: calibration.id, result: "notRequired", note: "Camera was not disturbed" });

  expect(await stored(calibration)).toMatchObject({
    result: "notRequired",
    note: "Camera was not disturbed",
    version: 2,
  });
});

test("a stale version is rejected, a customer may not decide, and a closed order is final", async () => {
  const calibration = await addCalibration({ status: "inspect" });
  const closed = await addCalibration({ status: "closed" });
  const decision = { id: calibration.id, result: "notPossible", note: "Rain" };

  await decide(shop.ada, decision);

  await expect(decide(shop.tom, decision)).rejects.toMatchObject({ code: "calibration-changed" });
  await expect(decide(shop.carla, decision)).rejects.toMatchObject({ code: "permission-error" });
  await expect(decide(shop.ada, { ...decision, id: closed.id })).rejects.toMatchObject({ code: "order-closed" });
});

const addEquipment = async (values: object) => {
  const row = buildEquipment({ facility_id: shop.facilityId, ...values });
  await save(db.owner, "app.equipment", [row]);
  return row.id;
};

describe("registered equipment", () => {
  test("is recorded by its name and number in the register", async () => {
    const calibration = await addCalibration();
    const toolId = await addEquipment({ serial_number: "X7", expires_on: null });

    await record(shop.tom, { calibrationId: calibration.id, tool: "", toolId });

    const text = "select tool, tool_id from app.calibration_attempts where order_calibration_id = $1";
    const { rows } = await db.owner.query({ text, values: [calibration.id] });
    expect(rows).toEqual([{ tool: "Autel MS909 X7", tool_id: toolId }]);
  });

  test("whose certificate has ended proves no pass, but may be used in vain", async () => {
    const calibration = await addCalibration();
    const toolId = await addEquipment({ expires_on: "2026-01-31" });
    const attempt = { calibrationId: calibration.id, toolId, overrideNote: "It worked" };

    await expect(record(shop.tom, attempt)).rejects.toMatchObject({ code: "equipment-expired" });
    await expect(record(shop.ada, { ...attempt, overrideNote: "" })).rejects.toMatchObject({
      code: "equipment-expired",
    });
    await record(shop.tom, { ...attempt, result: "failed", failureReason: "blockingDtc", faultCodes: ["c1a67"] });
    expect(await stored(calibration)).toMatchObject({ result: "failed" });
  });

  test("whose certificate has ended is accepted by an admin with a note, which audit and alert hold", async () => {
    const calibration = await addCalibration();
    const toolId = await addEquipment({ expires_on: "2026-01-31" });

    await record(shop.ada, { calibrationId: calibration.id, toolId, overrideNote: "Renewed, paper follows" });

    expect(await stored(calibration)).toMatchObject({ result: "passed" });
    expect(await alertsOf(calibration.orderId)).toEqual([{ kind: "override", severity: "info", status: "unhandled" }]);
    const text = "select reason from app.audit_entries where entity_id = $1 and action = 'override'";
    const { rows } = await db.owner.query({ text, values: [calibration.orderId] });
    expect(rows).toEqual([{ reason: "Renewed, paper follows" }]);
  });

  test("is a tool where a tool is asked for", async () => {
    const calibration = await addCalibration();
    const toolId = await addEquipment({ kind: "target" });

    await expect(record(shop.tom, { calibrationId: calibration.id, toolId })).rejects.toMatchObject({
      code: "invalid-input",
    });
  });
});
