import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { recordCalibrationAttempt } from "#modules/calibrations/record-calibration-attempt.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildEquipment, buildOrderCalibration, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { reportEquipmentDown } from "./report-equipment-down.ts";
import { returnEquipmentToService } from "./return-equipment-to-service.ts";

let db: TestDatabase;
let shop: Shop;
const ten = "2026-05-04T10:00:00.000Z";
const beforeTen = "2026-05-04T09:40:00.000Z";
const afterTen = "2026-05-04T10:20:00.000Z";
const failure = { result: "failed", failureReason: "toolCommunication" };

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

async function addTool(values: object = {}): Promise<string> {
  const tool = buildEquipment({ facility_id: shop.facilityId, name: "Radar reflector", serial_number: "", ...values });
  await save(db.owner, "app.equipment", [tool]);
  return tool.id;
}

const atTen = () => ({ pool: db.server, clock: () => new Date(ten) });
const report = (person: Person, id: string, reason = "It fell over") =>
  inTransaction(atTen(), person, (tx) => reportEquipmentDown({ id, reason }, tx));
const putBack = (person: Person, id: string) =>
  inTransaction(atTen(), person, (tx) => returnEquipmentToService({ id }, tx));
const refusedAs = (code: string) => expect.objectContaining({ code });

async function stateOf(id: string) {
  const { rows } = await db.owner.query({
    text: `select e.down_since::text is not null as is_down, e.down_reason as reason, e.down_reported_by as by,
        (select json_agg(json_build_array(n.status, n.message) order by n.created_at) from app.admin_notifications n
          where n.dedupe_key = 'equipmentDown:' || e.id) as alerts
      from app.equipment e where e.id = $1`,
    values: [id],
  });
  return rows[0];
}

async function attemptWith(toolId: string, values: object) {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "calibrate" });
  const type = { service_order_id: id, line_item_type_id: shop.lineItemType("CAL-FCAM-S") };
  const calibration = buildOrderCalibration(type);
  await save(db.owner, "app.order_calibrations", [calibration]);
  const times = { startedAt: beforeTen, endedAt: afterTen };
  const attempt = { id: randomUUID(), calibrationId: calibration.id, result: "passed", toolId, ...times, ...values };
  return inTransaction(db.server, shop.tom, (tx) => recordCalibrationAttempt(attempt, tx));
}

test("a technician reports what is down: the office gets one alert, which ends when it is back in service", async () => {
  const id = await addTool({ serial_number: "T-1" });

  await report(shop.tom, id);
  await report(shop.tom, id, "The stand is bent too");

  expect(await stateOf(id)).toEqual({
    is_down: true,
    reason: "The stand is bent too",
    by: shop.tom.userId,
    alerts: [["unhandled", expect.stringMatching(/^Radar reflector T-1 \(.+\) is down: The stand is bent too$/)]],
  });

  await putBack(shop.ada, id);
  await putBack(shop.ada, id);

  expect(await stateOf(id)).toMatchObject({
    is_down: false,
    reason: "",
    by: null,
    alerts: [["handled", expect.anything()]],
  });
});

test("no attempt passes with what is down, and none is begun with it", async () => {
  const id = await addTool({ serial_number: "T-2" });
  await report(shop.tom, id);

  await expect(attemptWith(id, {})).rejects.toThrow(refusedAs("equipment-down"));
  await expect(attemptWith(id, { endedAt: ten })).rejects.toThrow(refusedAs("equipment-down"));
  await expect(attemptWith(id, { ...failure, startedAt: afterTen })).rejects.toThrow(refusedAs("equipment-down"));
});

test("what was made before counts, and so does a failure of what broke meanwhile", async () => {
  const id = await addTool({ serial_number: "T-3" });
  await report(shop.tom, id);

  const kept = [await attemptWith(id, { endedAt: "2026-05-04T09:59:00.000Z" }), await attemptWith(id, failure)];
  await putBack(shop.ada, id);

  expect([...kept, await attemptWith(id, {})]).toHaveLength(3);
});

test("customers report nothing, technicians put nothing back, and a reason is needed", async () => {
  const id = await addTool({ serial_number: "T-4" });

  await expect(report(shop.carla, id)).rejects.toThrow(refusedAs("permission-error"));
  await expect(putBack(shop.tom, id)).rejects.toThrow(refusedAs("permission-error"));
  await expect(report(shop.tom, id, " ")).rejects.toThrow(refusedAs("invalid-input"));
  await expect(report(shop.tom, randomUUID())).rejects.toThrow(refusedAs("not-found"));
});
