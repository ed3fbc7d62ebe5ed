import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildOrderCalibration, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { decideCalibration } from "./decide-calibration.ts";
import { recordCalibrationAttempt } from "./record-calibration-attempt.ts";
import { startCalibrationAttempt } from "./start-calibration-attempt.ts";

let db: TestDatabase;
let shop: Shop;
const at = (time: string) => () => new Date(`2026-05-04T${time}:00Z`);

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const start = (person: Person, input: object, time = "18:00") =>
  inTransaction({ pool: db.server, clock: at(time) }, person, (tx) => startCalibrationAttempt(input, tx));
const record = (calibrationId: string, input: object = {}, time = "18:40") =>
  inTransaction({ pool: db.server, clock: at(time) }, shop.tom, (tx) =>
    recordCalibrationAttempt(
      { id: crypto.randomUUID(), calibrationId, result: "passed", tool: "Stand 7", ...input },
      tx,
    ),
  );

async function addCalibration(status = "calibrate") {
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status });
  const type = shop.lineItemType("CAL-FCAM-S");
  const calibration = buildOrderCalibration({ service_order_id: order.id, line_item_type_id: type });
  await save(db.owner, "app.order_calibrations", [calibration]);
  return calibration.id;
}

async function stored(id: string) {
  const { rows } = await db.owner.query({
    text: `select attempt_started_at as started, attempt_started_by as by from app.order_calibrations where id = $1`,
    values: [id],
  });
  return rows[0];
}

async function attemptOf(id: string) {
  const { rows } = await db.owner.query({
    text: `select started_at as from, ended_at as to from app.calibration_attempts where order_calibration_id = $1`,
    values: [id],
  });
  return rows[0];
}

const six = at("18:00")().toISOString();

test("an attempt that was started is recorded with the times of its start and its end", async () => {
  const id = await addCalibration();

  await start(shop.tom, { calibrationId: id });
  const underWay = await stored(id);
  await record(id);

  expect(underWay).toEqual({ started: six, by: shop.tom.userId });
  expect(await attemptOf(id)).toEqual({ from: six, to: at("18:40")().toISOString() });
  expect(await stored(id)).toEqual({ started: null, by: null });
  const { rows } = await db.owner.query("select type from app_private.events where entity_id = $1 order by id", [id]);
  expect(rows.map(({ type }) => type)).toContain("calibration.started");
});

test("who starts second keeps the first start, and a start can be taken back", async () => {
  const id = await addCalibration();

  await start(shop.tom, { calibrationId: id });
  await start(shop.ada, { calibrationId: id }, "18:05");
  const second = await stored(id);
  await start(shop.ada, { calibrationId: id, isStarted: false });

  expect(second).toEqual({ started: six, by: shop.tom.userId });
  expect(await stored(id)).toEqual({ started: null, by: null });
});

test("the times that a device sends count; an end before the start does not", async () => {
  const [sent, slow] = [await addCalibration(), await addCalibration()];
  await start(shop.tom, { calibrationId: sent });
  await start(shop.tom, { calibrationId: slow });

  await record(sent, { startedAt: "2026-05-04T17:00:00Z", endedAt: "2026-05-04T17:30:00Z" });
  await record(slow, { endedAt: "2026-05-04T17:30:00Z" });

  expect(await attemptOf(sent)).toEqual({ from: at("17:00")().toISOString(), to: at("17:30")().toISOString() });
  expect(await attemptOf(slow)).toEqual({ from: six, to: at("18:40")().toISOString() });
});

test("a decision without an attempt ends what was under way", async () => {
  const id = await addCalibration();
  await start(shop.tom, { calibrationId: id });

  await inTransaction(db.server, shop.tom, (tx) =>
    decideCalibration({ id, version: 2, result: "notPossible", note: "The target is damaged" }, tx),
  );

  expect(await stored(id)).toEqual({ started: null, by: null });
});

test("customers start nothing, and nobody outside calibration", async () => {
  const [id, early] = [await addCalibration(), await addCalibration("inspect")];

  await expect(start(shop.carla, { calibrationId: id })).rejects.toMatchObject({ code: "permission-error" });
  await expect(start(shop.tom, { calibrationId: early })).rejects.toMatchObject({ code: "calibration-not-now" });
});

test.each([
  ["17:20", "17:20"],
  ["18:05", "18:00"], // A clock that is fast.
])("an attempt that a device without a network started at %s begins at %s", async (told, begins) => {
  const id = await addCalibration();

  await start(shop.tom, { calibrationId: id, startedAt: at(told)().toISOString() });

  expect(await stored(id)).toMatchObject({ started: at(begins)().toISOString() });
});
