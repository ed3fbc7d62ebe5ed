/** A check that a colleague has to do: who may be asked, in whose list it is, and who is notified. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { readTechnicianFigures } from "#modules/dashboards/figures/read-technician-figures.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import {
  buildCalibrationAttempt,
  buildFacility,
  buildOrderCalibration,
  buildOrderTask,
  buildUser,
  save,
} from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { askForCheck } from "./ask-for-check.ts";
import { updateOrderTask } from "./update-order-task.ts";

let db: TestDatabase;
let shop: Shop;
let tess: Person;
let remote: Person;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const elsewhere = buildFacility({ facility_name: "Aspen" });
  await save(db.owner, "app.facilities", [elsewhere]);
  tess = await addTechnician("tess@shop.example", null);
  remote = await addTechnician("remote@shop.example", [elsewhere.id]);
  await addTechnician("gone@shop.example", null, { disabled: true });
});
afterAll(() => db[Symbol.asyncDispose]());

async function addTechnician(email: string, facilities: string[] | null, values: object = {}): Promise<Person> {
  const user = buildUser({ email, default_role: "technician", facility_ids: facilities, ...values });
  await save(db.owner, "app.users", [user]);
  return { ...shop.tom, userId: user.id };
}

const ask = (person: Person, input: { id: string; version?: number }) =>
  inTransaction(db.server, person, (tx) => askForCheck({ version: 1, ...input }, tx));
const tick = (person: Person, input: { id: string; version: number }) =>
  inTransaction(db.server, person, (tx) => updateOrderTask({ state: "done", ...input }, tx));
const listOf = (person: Person) =>
  inTransaction(db.server, person, async (tx) => (await readTechnicianFigures(null, tx)).taskIds);
const mailsOf = async (orderId: string) => {
  const text = "select recipient from app.messages where service_order_id = $1 and template = 'check-asked' order by 1";
  return (await db.owner.query<{ recipient: string }>(text, [orderId])).rows.map(({ recipient }) => recipient);
};

/** An order of Tom's in its quality check, on which he recorded an attempt. */
async function addCheck(values: object = {}) {
  const order = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "quality",
    facility_id: shop.facilityId,
    assigned_technician_id: shop.tom.userId,
  });
  const task = buildOrderTask({
    service_order_id: order.id,
    service_order_status_id: shop.status("quality"),
    needs_colleague: true,
    ...values,
  });
  const calibration = buildOrderCalibration({
    service_order_id: order.id,
    line_item_type_id: shop.lineItemType("CAL-FCAM-S"),
  });
  await save(db.owner, "app.order_tasks", [task]);
  await save(db.owner, "app.order_calibrations", [calibration]);
  await save(db.owner, "app.calibration_attempts", [
    buildCalibrationAttempt({
      service_order_id: order.id,
      order_calibration_id: calibration.id,
      performed_by: shop.tom.userId,
    }),
  ]);
  return { id: task.id, orderId: order.id };
}

test("a check that is asked for stands in the lists of those who may do it, and no longer in the asker's", async () => {
  const { id } = await addCheck();
  const before = [await listOf(shop.tom), await listOf(tess)];

  await ask(shop.tom, { id });

  expect(before[0]).toContain(id);
  expect(before[1]).not.toContain(id);
  expect(await listOf(tess)).toContain(id);
  expect(await listOf(shop.tom)).not.toContain(id);
  expect(await listOf(remote)).not.toContain(id);
  await tick(tess, { id, version: 2 });
  expect(await listOf(tess)).not.toContain(id);
});

test("colleagues of the place are told by mail, once", async () => {
  const { id, orderId } = await addCheck();

  await ask(shop.tom, { id });
  await ask(shop.tom, { id, version: 2 });

  expect(await mailsOf(orderId)).toEqual(["tess@shop.example"]);
});

test("where nobody else works, the location is told", async () => {
  const { id, orderId } = await addCheck();
  await db.owner.query("update app.facilities set email = 'front@shop.example' where id = $1", [shop.facilityId]);
  await db.owner.query("update app.users set disabled = true where id = $1", [tess.userId]);

  await ask(shop.tom, { id });

  expect(await mailsOf(orderId)).toEqual(["front@shop.example"]);
  await db.owner.query("update app.users set disabled = false where id = $1", [tess.userId]);
});

test("a check that is opened again has to be asked for again", async () => {
  const { id } = await addCheck();
  await ask(shop.tom, { id });
  await tick(tess, { id, version: 2 });

  await inTransaction(db.server, tess, (tx) => updateOrderTask({ id, version: 3, state: "open" }, tx));

  expect(await listOf(tess)).not.toContain(id);
});

test.each([
  ["that anybody may do", { needs_colleague: false }],
  ["that is done", { state: "done", decided_at: "2026-05-04T18:00:00Z" }],
])("nobody is asked for a task %s", async (_which, values) => {
  const { id } = await addCheck(values);

  await expect(ask(shop.tom, { id })).rejects.toMatchObject({ code: "task-needs-no-colleague" });
});

test("customers and people of other places ask for nothing", async () => {
  const { id } = await addCheck();

  await expect(ask(shop.carla, { id })).rejects.toMatchObject({ code: "permission-error" });
  await expect(ask(remote, { id })).rejects.toMatchObject({ code: "not-found" });
  await expect(ask(shop.tom, { id, version: 7 })).rejects.toMatchObject({ code: "order-task-changed" });
});
