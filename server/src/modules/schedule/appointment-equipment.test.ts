import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { deleteEstimate } from "#modules/billing/estimates/delete-estimate.ts";
import { saveEstimate } from "#modules/billing/estimates/save-estimate.ts";
import { decideCalibration } from "#modules/calibrations/decide-calibration.ts";
import { replaceOrderCalibrations } from "#modules/calibrations/replace-order-calibrations.ts";
import { subletCalibration } from "#modules/calibrations/sublet-calibration.ts";
import { reportEquipmentDown } from "#modules/equipment/report-equipment-down.ts";
import { returnEquipmentToService } from "#modules/equipment/return-equipment-to-service.ts";
import { saveEquipment } from "#modules/equipment/save-equipment.ts";
import { updateVehicle } from "#modules/vehicles/update-vehicle.ts";
import { buildBay, buildEquipment, buildOrderCalibration, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { openBilling } from "../../../test/estimates.ts";
import { inEnglish } from "../../../test/in-english.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { bookAppointment } from "./book-appointment.ts";
import { cancelAppointment } from "./cancel-appointment.ts";
import { readDisplaced } from "./facilities/read-displaced.ts";
import { rescheduleDisplacedAppointments } from "./facilities/reschedule-displaced-appointments.ts";
import { saveBay } from "./facilities/save-bay.ts";
import { rescheduleAppointment } from "./reschedule-appointment.ts";
import { findFreeSlots } from "./slots/find-free-slots.ts";
import { holdSlot } from "./slots/hold-slot.ts";
import { readSlotConflicts } from "./slots/read-slot-conflicts.ts";
import { releaseHold } from "./slots/release-hold.ts";

let db: TestDatabase;
let shop: Shop;
let reflector: string;
const bays = ["Bay 1", "Bay 2", "Bay 3"].map((name) => ({ id: crypto.randomUUID(), name }));
const [first, second, third] = bays.map(({ id }) => id) as [string, string, string];
const noon = new Date("2026-05-04T18:00:00Z"); // Monday, 12:00 in Denver
const wednesday = "2026-05-06T15:00:00.000Z"; // 9:00
const thursday = "2026-05-07T15:00:00.000Z";

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const rooms = bays.map((bay, index) => buildBay({ ...bay, facility_id: shop.facilityId, sort_order: index }));
  await save(db.owner, "app.bays", rooms);
  await db.owner.query(`insert into app.users (email, display_name, default_role)
    values ('mike@example.com', 'Mike', 'technician'), ('dan@example.com', 'Dan', 'technician')`);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query("delete from app.appointments");
  await db.owner.query("delete from app.equipment");
  await db.owner.query("delete from app.admin_notifications");
  reflector = await addTarget("Radar reflector");
});

async function addTarget(name: string, values: object = {}): Promise<string> {
  const serves = { kind: "target", systems: ["CAL-FRAD"], serial_number: "", expires_on: null };
  const target = buildEquipment({ facility_id: shop.facilityId, name, ...serves, ...values });
  await save(db.owner, "app.equipment", [target]);
  return target.id;
}

async function radarOrder(): Promise<string> {
  const { id } = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "approved",
    readiness_confirmed_at: noon,
  });
  const calibration = { service_order_id: id, line_item_type_id: shop.lineItemType("CAL-FRAD") };
  await save(db.owner, "app.order_calibrations", [buildOrderCalibration(calibration)]);
  return id;
}

type Verb<Answer> = (input: never, tx: Transaction) => Promise<Answer>;
const run = <Answer>(verb: Verb<Answer>, person: Person, input: object) =>
  inTransaction({ pool: db.server, clock: () => noon }, person, (tx) => verb(input as never, tx)).catch(inEnglish);
const book = async (bayId: string, values: object = {}) => {
  const orderId = await radarOrder();
  const { appointment } = await run(bookAppointment, shop.ada, { orderId, bayId, startsAt: wednesday, ...values });
  return { id: appointment ?? "", orderId };
};
const slotsOf = async (person: Person) => {
  const range = { from: wednesday, to: "2026-05-06T15:30:00.000Z" };
  return run(findFreeSlots, person, { orderId: await radarOrder(), ...range });
};
const displaced = () => run((_none, tx) => readDisplaced(shop.facilityId, tx, noon), shop.ada, {});

async function usedBy(id: string): Promise<string[]> {
  const { rows } = await db.owner.query({
    text: `select e.name from app.appointment_equipment u join app.equipment e on e.id = u.equipment_id
      where u.appointment_id = $1 and u.is_live order by e.name`,
    values: [id],
  });
  return rows.map(({ name }) => name);
}

async function alerts(): Promise<string[]> {
  const text = "select message from app.admin_notifications where kind = 'equipmentMissing' and status = 'unhandled'";
  return (await db.owner.query(text)).rows.map(({ message }) => message);
}

test("a target is booked once: the second bay is refused at that time, and the office reads why", async () => {
  const { id } = await book(first);

  await expect(book(second)).rejects.toMatchObject({
    code: "slot-taken",
    message: expect.stringContaining("In use at that time: Radar reflector"),
    details: { offers: [{ startsAt: "2026-05-06T16:30:00.000Z" }, {}, {}] },
  });
  expect(await usedBy(id)).toEqual(["Radar reflector"]);
  expect((await slotsOf(shop.ada)).reasons).toMatchObject([{ reason: "noEquipment", equipment: ["Radar reflector"] }]);
  expect((await slotsOf(shop.carla)).reasons).toMatchObject([{ reason: "noEquipment", equipment: [] }]);
  await addTarget("Spare reflector");
  expect(await usedBy((await book(second)).id)).toEqual(["Spare reflector"]);
});

test("two who book the last target at once: one gets it", async () => {
  const both = await Promise.allSettled([book(first), book(second), book(third)]);

  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(both.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []))).toEqual([
    "slot-taken",
    "slot-taken",
  ]);
});

test("the database itself refuses a second use at the same time", async () => {
  await book(first);
  const other = await book(second, { startsAt: thursday });

  const moved = db.owner.query({
    text: `update app.appointments set technician_id = null, starts_at = $2, ends_at = $2::timestamptz + interval '1 hour' where id = $1`,
    values: [other.id, wednesday],
  });

  await expect(moved).rejects.toMatchObject({ code: "23P01", constraint: "appointment_equipment_free" });
});

test("a hold keeps the target, and gives it back", async () => {
  const hold = { orderId: await radarOrder(), bayId: first, startsAt: wednesday };
  const { appointment: id } = await run(holdSlot, shop.carla, hold);

  await expect(book(second)).rejects.toMatchObject({ code: "slot-taken" });

  await run(releaseHold, shop.carla, { id });
  expect(await usedBy((await book(second)).id)).toEqual(["Radar reflector"]);
});

test("a target follows its appointment to another time, and is free once that is cancelled", async () => {
  const { id } = await book(first);
  await run(rescheduleAppointment, shop.ada, { id, version: 1, bayId: first, startsAt: thursday });

  const there = await book(second);
  await expect(book(third, { startsAt: thursday })).rejects.toMatchObject({ code: "slot-taken" });
  await run(cancelAppointment, shop.ada, { id, version: 2, reason: "Changed their mind" });

  expect([await usedBy(id), await usedBy(there.id)]).toEqual([[], ["Radar reflector"]]);
  expect(await usedBy((await book(third, { startsAt: thursday })).id)).toEqual(["Radar reflector"]);
});

test("the office books a target twice with a reason, and both appointments list it", async () => {
  const one = await book(first);
  const other = await book(second, { overbookReason: "The bays stand side by side" });

  expect([await usedBy(one.id), await usedBy(other.id)]).toEqual([["Radar reflector"], ["Radar reflector"]]);

  const renewed = { id: reflector, version: 1, kind: "target", name: "Radar reflector", systems: ["CAL-FRAD"] };
  await run(saveEquipment, shop.ada, { facilityId: shop.facilityId, serialNumber: "", ...renewed });
  expect([await usedBy(other.id), await alerts(), await displaced()]).toEqual([["Radar reflector"], [], []]);
});

test("a target lost in the middle of the day is replaced where another is free, and displaces what is left", async () => {
  const one = await book(first);
  const later = await book(second, { startsAt: thursday });
  const spare = await addTarget("Spare reflector", { on_loan_to: "Boulder", on_loan_until: "2026-05-06" });

  await run(reportEquipmentDown, shop.tom, { id: reflector, reason: "It fell over" });

  expect([await usedBy(one.id), await usedBy(later.id)]).toEqual([["Radar reflector"], ["Spare reflector"]]);
  expect(await displaced()).toMatchObject([{ id: one.id, reason: "equipmentMissing" }]);
  expect(await alerts()).toEqual(["Radar reflector (Denver) is missing at 1 appointment, and nothing else is free"]);

  await run(returnEquipmentToService, shop.ada, { id: reflector });
  expect([await displaced(), await alerts()]).toEqual([[], []]);

  await run(reportEquipmentDown, shop.tom, { id: reflector, reason: "It fell over again" });
  const returned = { id: spare, version: 1, kind: "target", name: "Spare reflector", systems: ["CAL-FRAD"] };
  await run(saveEquipment, shop.ada, { facilityId: shop.facilityId, serialNumber: "", ...returned });
  expect([await usedBy(one.id), await displaced()]).toEqual([["Spare reflector"], []]);
});

test("a loan that is noted displaces the appointments of its days, which are moved behind it", async () => {
  const { id } = await book(first);
  const lent = { id: reflector, version: 1, kind: "target", name: "Radar reflector", systems: ["CAL-FRAD"] };
  const loan = { onLoanTo: "Boulder", onLoanUntil: "2026-05-07" };

  await run(saveEquipment, shop.ada, { facilityId: shop.facilityId, serialNumber: "", ...lent, ...loan });

  expect(await displaced()).toMatchObject([{ id, reason: "equipmentMissing" }]);

  const move = { facilityId: shop.facilityId, appointmentIds: [id], reason: "Our target is away" };
  const { moved } = await run(rescheduleDisplacedAppointments, shop.ada, move);

  expect([moved, await usedBy(id), await displaced()]).toEqual([[id], ["Radar reflector"], []]);
  const { rows } = await db.owner.query("select starts_at from app.appointments where id = $1", [id]);
  expect(rows).toEqual([{ starts_at: "2026-05-08T14:00:00.000Z" }]); // Friday, 8:00
});

test("a shop that says nothing about what its targets serve books as before", async () => {
  await db.owner.query("update app.equipment set systems = '{}'");

  const booked = [await book(first), await book(second)];

  expect(await Promise.all(booked.map(({ id }) => usedBy(id)))).toEqual([[], []]);
});

test("the office asks why not, with every reason; customers do not", async () => {
  await book(first);
  const orderId = await radarOrder();
  const question = { orderId, bayId: first, startsAt: wednesday };

  expect(await run(readSlotConflicts, shop.ada, question)).toEqual([
    { conflict: "bayTaken", names: [], travel: null },
    { conflict: "equipmentTaken", names: ["Radar reflector"], travel: null },
  ]);
  expect(await run(readSlotConflicts, shop.tom, { ...question, startsAt: "2026-05-09T15:00:00.000Z" })).toEqual([
    { conflict: "closed", names: [], travel: null },
  ]);
  expect(await run(readSlotConflicts, shop.ada, { ...question, startsAt: thursday })).toEqual([]);
  await expect(run(readSlotConflicts, shop.carla, question)).rejects.toMatchObject({ code: "permission-error" });
});

test("a bay takes static work to the last day of its floor survey", async () => {
  const bay = { facilityId: shop.facilityId, id: third, name: "Bay 3", kind: "bay", capabilities: ["staticFront"] };
  const surveyed = { ...bay, floorSurveyedOn: "2025-05-06", floorSurveyEndsOn: "2026-05-06" };
  await run(saveBay, shop.ada, surveyed);

  await book(third);
  const late = book(third, { startsAt: thursday });

  await expect(late).rejects.toMatchObject({ code: "slot-not-offered", message: expect.stringContaining("survey") });
  const backwards = run(saveBay, shop.ada, { ...surveyed, floorSurveyEndsOn: "2025-05-05" });
  await expect(backwards).rejects.toMatchObject({ details: { fields: [{ field: "floorSurveyEndsOn" }] } });
  await run(saveBay, shop.ada, bay);
  expect(await usedBy((await book(third, { startsAt: thursday })).id)).toEqual(["Radar reflector"]);
});

const listed = (orderId: string, ...typeKeys: string[]) =>
  run(replaceOrderCalibrations, shop.ada, {
    orderId,
    calibrations: typeKeys.map((typeKey) => ({ typeKey, trigger: "", ruleId: null, isSublet: false })),
  });

test("a calibration that is added to a booked order takes its target, and gives it back when it is removed", async () => {
  const { id, orderId } = await book(first);
  await addTarget("Corner target", { systems: ["CAL-RCRN"] });

  await listed(orderId, "CAL-FRAD", "CAL-RCRN");
  expect(await usedBy(id)).toEqual(["Corner target", "Radar reflector"]);

  await listed(orderId, "CAL-RCRN");
  expect(await usedBy(id)).toEqual(["Corner target"]);
  expect(await usedBy((await book(second)).id)).toEqual(["Radar reflector"]);
});

test("what another shop does, or nobody does, needs no target", async () => {
  const { id, orderId } = await book(first);
  const { rows } = await db.owner.query("select id, version from app.order_calibrations where service_order_id = $1", [
    orderId,
  ]);

  await run(subletCalibration, shop.ada, { ...rows[0], isSublet: true });
  expect(await usedBy(id)).toEqual([]);

  await run(subletCalibration, shop.ada, { id: rows[0].id, version: rows[0].version + 1, isSublet: false });
  expect(await usedBy(id)).toEqual(["Radar reflector"]);

  await run(decideCalibration, shop.ada, { id: rows[0].id, version: 3, result: "notRequired", note: "Not fitted" });
  expect(await usedBy(id)).toEqual([]);
});

test("what an estimate adds to a booked order takes its target", async () => {
  const { id, orderId } = await book(first);
  await addTarget("Corner target", { systems: ["CAL-RCRN"] });
  const { line, read } = openBilling({ db, shop });
  const draft = { serviceOrderId: orderId, lines: [line("CAL-FRAD"), line("CAL-RCRN")] };

  const { estimate } = await run(saveEstimate, shop.ada, draft);
  expect(await usedBy(id)).toEqual(["Corner target", "Radar reflector"]);

  await run(deleteEstimate, shop.ada, { id: estimate, version: (await read(estimate ?? "")).version });
  expect(await usedBy(id)).toEqual(["Radar reflector"]);
});

test("what a booked order needs besides and is not free then alerts the office until it is", async () => {
  await addTarget("Corner target", { systems: ["CAL-RCRN"] });
  const other = await book(second, { startsAt: wednesday });
  await listed(other.orderId, "CAL-RCRN");
  const { id, orderId } = await book(first);

  await listed(orderId, "CAL-FRAD", "CAL-RCRN");
  expect(await usedBy(id)).toEqual(["Radar reflector"]);
  expect(await alerts()).toEqual([expect.stringMatching(/^SO-\d+ needs Corner target at its appointment/)]);

  await addTarget("Second corner target", { systems: ["CAL-RCRN"] });
  await listed(orderId, "CAL-FRAD", "CAL-RCRN");
  expect([await usedBy(id), await alerts()]).toEqual([["Radar reflector", "Second corner target"], []]);
});

test("an appointment that is cancelled lacks nothing any more", async () => {
  await addTarget("Corner target", { systems: ["CAL-RCRN"], down_since: noon, down_reason: "Broken" });
  const { id, orderId } = await book(first);
  await listed(orderId, "CAL-FRAD", "CAL-RCRN");
  expect(await alerts()).toHaveLength(1);

  await run(cancelAppointment, shop.ada, { id, version: 1, reason: "Changed their mind" });

  expect(await alerts()).toEqual([]);
});

test("a vehicle of another make than was thought takes the target of its make", async () => {
  await addTarget("Toyota target", { systems: ["CAL-FRAD"], makes: ["Toyota"] });
  await db.owner.query("update app.equipment set makes = '{Honda}' where id = $1", [reflector]);
  const orderId = await radarOrder();
  const { rows } = await db.owner.query(
    "update app.vehicles set make = 'Honda' where id = (select vehicle_id from app.service_orders where id = $1) returning id, version",
    [orderId],
  );
  const { appointment: id } = await run(bookAppointment, shop.ada, { orderId, bayId: first, startsAt: wednesday });
  const before = await usedBy(id ?? "");

  await run(updateVehicle, shop.ada, { ...rows[0], make: "Toyota" });

  expect([before, await usedBy(id ?? "")]).toEqual([["Radar reflector"], ["Toyota target"]]);
});
