import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../../../test/database.ts";
import { buildCalibrationAttempt, buildOrderCalibration, buildReadinessCheck, save } from "#db/rows/factories.ts";
import { blocksOf, readDocument, rowsOf, wordsOf } from "../../../../../test/read-documents.ts";
import { addOrder, openShop, type Shop } from "../../../../../test/shop.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const newOrder = () => addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "calibrate" });
const certificateOf = async (orderId: string) =>
  (await readDocument(db, "certificate", orderId, { language: "en" })).content;

test("a check that failed first keeps its failure, and each note stays with its finding", async () => {
  const order = await newOrder();
  const of = { service_order_id: order.id, checked_by: shop.tom.userId };
  const check = buildReadinessCheck({
    ...of,
    key: "glass",
    outcome: "failed",
    value: "",
    note: "Camera cover cracked",
    checked_at: "2026-05-20T15:00:00Z",
  });
  const battery = buildReadinessCheck({ ...of, key: "battery", value: "12,6", checked_at: "2026-05-20T15:10:00Z" });
  await save(db.owner, "app.readiness_checks", [check, battery]);
  await db.owner.query(
    `update app.readiness_checks set outcome = 'passed', note = 'Cover replaced', version = 2,
      checked_at = '2026-05-20T16:00:00Z' where id = $1`,
    [check.id],
  );

  const content = await certificateOf(order.id);

  expect(rowsOf(content, "Vehicle readiness")).toEqual([
    [expect.stringContaining("Battery"), "12.6 V", "Passed"],
    [
      expect.stringContaining("Glass"),
      "",
      "Passed",
      "May 20, 2026, 9:00 AM MDT, Tom Technician: Failed · Camera cover cracked\n" +
        "May 20, 2026, 10:00 AM MDT, Tom Technician: Passed · Cover replaced",
    ],
  ]);
  expect(blocksOf(content, "notice").map(({ text }) => text)).toEqual([
    expect.stringMatching(/^“Glass.*” failed first and was recorded again/),
  ]);
});

test("only codes that somebody recorded as cleared are called cleared", async () => {
  const order = await newOrder();
  const camera = buildOrderCalibration({
    service_order_id: order.id,
    line_item_type_id: shop.lineItemType("CAL-FCAM-S"),
    result: "passed",
    requirement_source: "",
  });
  await save(db.owner, "app.order_calibrations", [camera]);
  const attempt = { service_order_id: order.id, order_calibration_id: camera.id };
  await save(db.owner, "app.calibration_attempts", [
    buildCalibrationAttempt({ ...attempt, result: "failed", fault_codes: ["C1A67", "B2810"] }),
    buildCalibrationAttempt({ ...attempt, number: 2, cleared_codes: ["C1A67"] }),
  ]);

  const content = await certificateOf(order.id);

  expect(rowsOf(content, "Fault codes")).toEqual([["Front camera calibration – static", "C1A67, B2810", "C1A67"]]);
  expect(wordsOf(content)).toContain("No manufacturer’s procedure is recorded for: Front camera calibration – static.");
});
