import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildOrderCalibration, save } from "#db/rows/factories.ts";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { setUserDisabled } from "#modules/accounts/users/set-user-disabled.ts";
import { updateUserRole } from "#modules/accounts/users/update-user-role.ts";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { findFreeSlots } from "#modules/schedule/slots/find-free-slots.ts";
import { inEnglish } from "../../../../test/in-english.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { deleteAbsence } from "./delete-absence.ts";
import { deleteBayOutage } from "./delete-bay-outage.ts";
import { readDisplaced } from "./read-displaced.ts";
import { rescheduleDisplacedAppointments } from "./reschedule-displaced-appointments.ts";
import { saveAbsence } from "./save-absence.ts";
import { saveBay } from "./save-bay.ts";
import { saveBayOutage } from "./save-bay-outage.ts";
import { saveWorkPlan } from "./save-work-plan.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const now = new Date("2026-05-04T18:00:00Z"); // Monday, 12:00 in Denver
const wednesday = "2026-05-06T15:00:00.000Z"; // 9:00
const allWednesday = { startsAt: "2026-05-06T06:00:00Z", endsAt: "2026-05-07T06:00:00Z" };

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  for (const table of ["appointments", "absences", "bay_outages", "shifts"])
    await db.owner.query(`delete from app.${table}`);
  await db.owner.query("update app.users set facility_ids = null");
});

type Verb<Answer> = (input: unknown, tx: Transaction) => Promise<Answer>;
const run = <Answer>(verb: Verb<Answer>, input: object, person: Person = shop.ada) =>
  inTransaction({ pool: db.server, clock: () => now }, person, (tx) => verb(input, tx)).catch(inEnglish);

const newOrder = async (): Promise<string> => {
  const values = { customerId: shop.carla.customerId, status: "approved", readiness_confirmed_at: now };
  return (await addOrder(db.owner, shop, values)).id;
};
const book = async (values: object = {}, person: Person = shop.tom) =>
  (
    await run(
      bookAppointment,
      { orderId: await newOrder(), bayId: bays.first.id, startsAt: wednesday, ...values },
      person,
    )
  ).appointment ?? "";

const firstStart = async () => {
  const { slots } = await run(
    findFreeSlots,
    { orderId: await newOrder(), from: allWednesday.startsAt, limit: 1 },
    shop.tom,
  );
  return slots[0]?.startsAt;
};
const displaced = async () => {
  const found = await inTransaction(db.server, shop.tom, (tx) => readDisplaced(shop.facilityId, tx, now));
  return found.map(({ id, reason }) => [id, reason]);
};
const absence = () => ({ userId: shop.tom.userId, reason: "Vacation", ...allWednesday });
const outage = (bayId = bays.first.id) => ({ bayId, reason: "The lift is repaired", ...allWednesday });
const refusedWith = (message: RegExp) => ({ code: "slot-not-offered", message: expect.stringMatching(message) });

const readAbsences = (what: string) =>
  inTransaction(db.server, shop.tom, ({ caller }) => caller.rows({ text: `select ${what} from app.absences` }));
const unplanned = { facilityIds: null, workingHours: null, seenFacilityIds: null, shiftVersion: null };
const plan = (values: object) => ({ userId: shop.tom.userId, ...unplanned, ...values });
const firstStartOfAda = async () => {
  const search = { orderId: await newOrder(), facilityIds: [shop.facilityId], from: allWednesday.startsAt, limit: 1 };
  return (await run(findFreeSlots, search)).slots[0]?.startsAt;
};

describe("an absence", () => {
  test("is not offered and not booked, unless the office overbooks with a reason", async () => {
    await run(saveAbsence, absence());

    await expect(book({ technicianId: shop.tom.userId })).rejects.toMatchObject(refusedWith(/not at work/));
    const overbookReason = "Tom comes in for this one";
    const id = await book({ technicianId: shop.tom.userId, overbookReason });

    expect(await firstStart()).toBe("2026-05-07T14:00:00.000Z");
    expect(await displaced()).toEqual([]);
    expect(id).not.toBe("");
  });

  test("lists the appointments it displaces, which move in one step; removed, the day is offered again", async () => {
    const id = await book({ technicianId: shop.tom.userId });
    await run(saveAbsence, absence());
    const listed = await displaced();
    const input = { facilityId: shop.facilityId, appointmentIds: [id], reason: "Tom is away" };
    const { moved } = await run(rescheduleDisplacedAppointments, input, shop.tom);
    const { rows } = await db.owner.query("select id from app.absences");

    await run(deleteAbsence, { id: rows[0].id });

    expect(listed).toEqual([[id, "technicianAway"]]);
    expect(moved).toEqual([id]);
    expect(await firstStart()).toBe("2026-05-06T14:00:00.000Z");
  });

  test("is an admin's to note and to remove, of a technician, and ends after it starts", async () => {
    const backwards = { ...absence(), endsAt: allWednesday.startsAt };
    const { rows } = await db.owner.query(
      "insert into app.absences (user_id, starts_at, ends_at, reason) values ($1, now(), now() + interval '1 day', 'Ill') returning id",
      [shop.tom.userId],
    );

    await expect(run(saveAbsence, absence(), shop.tom)).rejects.toMatchObject({ code: "permission-error" });
    await expect(run(deleteAbsence, { id: rows[0].id }, shop.carla)).rejects.toMatchObject({
      code: "permission-error",
    });
    await expect(run(saveAbsence, { ...absence(), userId: shop.carla.userId })).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "userId" }] },
    });
    await expect(run(saveAbsence, backwards)).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "endsAt" }] },
    });
    await expect(run(deleteAbsence, { id: shop.facilityId })).rejects.toMatchObject({ code: "not-found" });
  });

  test("shows colleagues when, but not why", async () => {
    await run(saveAbsence, absence());

    expect(await readAbsences("starts_at")).toHaveLength(1);
    await expect(readAbsences("reason")).rejects.toThrow();
  });
});

describe("a bay out of order", () => {
  test("is neither offered nor booked then, and lists what stands in it", async () => {
    const id = await book();
    await run(saveBayOutage, outage());

    await expect(book({ startsAt: "2026-05-06T20:00:00.000Z" })).rejects.toMatchObject(refusedWith(/out of order/));
    expect(await displaced()).toEqual([[id, "bayOutOfOrder"]]);
  });

  test("is in order again once the outage is removed or moved", async () => {
    await run(saveBayOutage, outage());
    const { rows } = await db.owner.query("select id from app.bay_outages");
    const later = { startsAt: "2026-05-08T06:00:00Z", endsAt: "2026-05-09T06:00:00Z" };

    await run(saveBayOutage, { ...outage(), ...later, id: rows[0].id });
    await book();
    await run(deleteBayOutage, { id: rows[0].id });

    const left = await db.owner.query("select id from app.bay_outages");
    expect(left.rows).toEqual([]);
  });

  test("is an admin's to say", async () => {
    await run(saveBayOutage, outage());
    const { rows } = await db.owner.query("select id from app.bay_outages");

    await expect(run(saveBayOutage, outage(), shop.tom)).rejects.toMatchObject({ code: "permission-error" });
    await expect(run(deleteBayOutage, { id: rows[0].id }, shop.tom)).rejects.toMatchObject({
      code: "permission-error",
    });
    await expect(run(saveBayOutage, outage(shop.facilityId))).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("a technician's shifts and locations", () => {
  test("decide when they are offered; before and after, nobody books them", async () => {
    await run(saveWorkPlan, plan({ workingHours: { "3": [["13:00", "17:00"]] } }));

    await expect(book({ technicianId: shop.tom.userId })).rejects.toMatchObject(refusedWith(/not at work/));
    expect(await firstStart()).toBe("2026-05-06T19:00:00.000Z");
    await run(saveWorkPlan, plan({ shiftVersion: 1 }));
    expect(await firstStart()).toBe("2026-05-06T14:00:00.000Z");
  });

  test("at another location only, they are not offered here", async () => {
    const elsewhere = await db.owner.query(
      "insert into app.facilities (facility_name) values ('Elsewhere') returning id",
    );
    await run(saveWorkPlan, plan({ facilityIds: [elsewhere.rows[0].id] }));

    await expect(book({ technicianId: shop.tom.userId }, shop.ada)).rejects.toMatchObject({ code: "slot-not-offered" });
    expect(await firstStartOfAda()).toBeUndefined();
  });

  test("lists the appointments at a location where the technician no longer works", async () => {
    const id = await book({ technicianId: shop.tom.userId });
    const elsewhere = await db.owner.query("insert into app.facilities (facility_name) values ('Pueblo') returning id");
    const facilityIds = [elsewhere.rows[0].id];

    await run(saveWorkPlan, plan({ facilityIds }));
    const { rows } = await db.owner.query("select facility_ids from app.users where id = $1", [shop.tom.userId]);

    expect(rows).toEqual([{ facility_ids: facilityIds }]);
    const found = await inTransaction(db.server, shop.ada, (tx) => readDisplaced(shop.facilityId, tx, now));
    expect(found.map((one) => [one.id, one.reason])).toEqual([[id, "technicianElsewhere"]]);
  });

  test.each([
    [
      "is disabled",
      () => run(setUserDisabled, { id: shop.tom.userId, disabled: true }, { ...shop.ada, isElevated: true }),
    ],
    [
      "has another role now",
      () => run(updateUserRole, { id: shop.tom.userId, role: "admin" }, { ...shop.ada, isElevated: true }),
    ],
  ])("lists the appointments of one whose login %s", async (_, leaves) => {
    const id = await book({ technicianId: shop.tom.userId });

    await leaves();

    const found = await inTransaction(db.server, shop.ada, (tx) => readDisplaced(shop.facilityId, tx, now));
    expect(found.map((one) => [one.id, one.reason])).toEqual([[id, "technicianLeft"]]);
    await db.owner.query("update app.users set disabled = false, default_role = 'technician' where id = $1", [
      shop.tom.userId,
    ]);
  });

  test("stay as somebody else has just set them", async () => {
    await run(saveWorkPlan, plan({ workingHours: { "1": [["08:00", "12:00"]] } }));
    const seenBefore = plan({ workingHours: { "2": [["08:00", "12:00"]] } });
    const both = { facilityIds: [shop.facilityId], shiftVersion: 1 };

    await expect(run(saveWorkPlan, seenBefore)).rejects.toMatchObject({ code: "definition-changed" });
    const outcomes = await Promise.allSettled([run(saveWorkPlan, plan(both)), run(saveWorkPlan, plan(both))]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("are an admin's to set, for locations that exist", async () => {
    await expect(run(saveWorkPlan, plan({}), shop.tom)).rejects.toMatchObject({ code: "permission-error" });
    await expect(run(saveWorkPlan, plan({ facilityIds: [shop.ada.userId] }))).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "facilityIds" }] },
    });
    await expect(run(saveWorkPlan, plan({ facilityIds: [] }))).rejects.toMatchObject({ code: "invalid-input" });
  });
});

const firstBay = () => ({
  id: bays.first.id,
  facilityId: shop.facilityId,
  name: "First",
  kind: "bay",
  capabilities: bays.first.capabilities,
  serviceRadiusMiles: null,
  isActive: true,
  floorSurveyedOn: null,
  floorSurveyEndsOn: null,
});

describe("a bay that is changed", () => {
  test.each([
    ["is no longer used", { isActive: false }, "bayNotUsed"],
    ["cannot do the work any more", { capabilities: [] }, "bayLacksCapability"],
    ["has a floor survey that ends before", { floorSurveyEndsOn: "2026-05-05" }, "floorSurveyEnded"],
  ])("displaces what is booked in it when it %s", async (_, changed, reason) => {
    const id = await book();
    const needs = await inTransaction(db.server, shop.tom, ({ system }) =>
      system.one<{ id: string }>({
        text: "select service_order_id as id from app.appointments where id = $1",
        values: [id],
      }),
    );
    await save(db.owner, "app.order_calibrations", [
      buildOrderCalibration({ service_order_id: needs.id, line_item_type_id: shop.lineItemType("CAL-FCAM-S") }),
    ]);
    const before = await displaced();

    await run(saveBay, { ...firstBay(), ...changed });
    const after = await displaced();
    await run(saveBay, firstBay());

    expect([before, after, await displaced()]).toEqual([[], [[id, reason]], []]);
  });
});
