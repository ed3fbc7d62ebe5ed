import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asSystem, inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { recordVerbalApproval } from "#modules/billing/estimates/decisions/record-verbal-approval.ts";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-service-order-status.ts";
import { undoStatusChange } from "#modules/orders/transitions/undo-status-change.ts";
import { updateServiceOrder } from "#modules/orders/update-service-order.ts";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { cancelAppointment } from "#modules/schedule/cancel-appointment.ts";
import { confirmAppointment } from "#modules/schedule/confirm-appointment.ts";
import { rescheduleAppointment } from "#modules/schedule/reschedule-appointment.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { buildAddress, save } from "#db/rows/factories.ts";
import { addEstimate, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { writeWaitingMails } from "../../../../test/written-mails.ts";
import { readCalendar } from "./read-calendar.ts";
import { remindOfAppointments } from "./remind-of-appointments.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const monday = "2026-05-04T15:00:00.000Z"; // 9:00 in Denver
const friday = "2026-05-08T15:00:00.000Z";
const theWeekBefore = () => new Date("2026-04-30T16:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(() => db.owner.query("delete from app.appointments"));

type Verb = (input: unknown, tx: Transaction) => Promise<unknown>;
const run = (verb: Verb, person: Person, input: object) =>
  inTransaction({ pool: db.server, clock: theWeekBefore }, person, (tx) => verb(input, tx));

const order = (values: Record<string, unknown> = {}) =>
  addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "approved",
    readiness_confirmed_at: monday,
    ...values,
  });

const place = () => ({ bayId: bays.first.id, startsAt: monday });
const mails = (id: string) => writeWaitingMails(db, id, theWeekBefore);
const templates = async (id: string) => (await mails(id)).map(({ template }) => template);

async function appointmentOf(orderId: string): Promise<{ id: string; version: number; status: string }> {
  const { rows } = await db.owner.query(
    "select id, version, status from app.appointments where service_order_id = $1 order by created_at desc limit 1",
    [orderId],
  );
  return rows[0];
}

async function timelineOf(orderId: string): Promise<string[]> {
  const { rows } = await db.owner.query(
    "select kind from app.appointment_changes where service_order_id = $1 order by changed_at",
    [orderId],
  );
  return rows.map(({ kind }: { kind: string }) => kind);
}

async function booked(values: Record<string, unknown> = {}, by: Person = shop.tom) {
  const { id } = await order(values);
  await run(bookAppointment, by, { orderId: id, ...place() });
  return id;
}

async function change(orderId: string, to: object) {
  const { id, version } = await appointmentOf(orderId);
  await run(rescheduleAppointment, shop.tom, { id, version, ...place(), ...to });
}

const cancel = async (orderId: string, reason = "The parts are late") => {
  const { id, version } = await appointmentOf(orderId);
  await run(cancelAppointment, shop.tom, { id, version, reason });
};

describe("what the customer is told", () => {
  test("a booking, once, with time, zone, place and calendar file, whatever the order's status", async () => {
    for (const status of ["new", "approved"]) {
      const id = await booked({ status });
      const [mail, ...others] = await mails(id);

      expect(others).toEqual([]);
      expect(mail).toMatchObject({ template: "appointment-confirmed", attached: [{ type: "calendar" }] });
      expect(mail?.body).toContain("Monday, May 4 at 9:00 AM MDT at Denver");
      expect(mail?.body).toContain("To change or cancel it");
      expect(await templates(id)).toEqual([]);
      await db.owner.query("delete from app.appointments");
    }
  });

  test("a request, and then that it is confirmed", async () => {
    const id = await booked({ status: "new" }, shop.carla);
    const requested = await templates(id);
    const { id: appointmentId, version } = await appointmentOf(id);

    await run(confirmAppointment, shop.tom, { id: appointmentId, version });

    expect([requested, await templates(id)]).toEqual([["appointment-requested"], ["appointment-confirmed"]]);
    expect(await timelineOf(id)).toEqual(["requested", "confirmed"]);
  });

  test("two quick changes as one, with the last time; a change that is taken back not at all", async () => {
    const id = await booked();
    await mails(id);
    await change(id, { startsAt: "2026-05-07T15:00:00.000Z" });
    await change(id, { startsAt: friday });
    const moved = await mails(id);
    await change(id, { startsAt: monday, isUndoable: true });
    await change(id, { startsAt: friday, undoes: true });

    expect(moved).toMatchObject([{ template: "appointment-changed" }]);
    expect(moved[0]?.body).toContain("Friday, May 8 at 9:00 AM MDT");
    expect(await templates(id)).toEqual([]);
  });

  test("nothing when another technician or bay does the work at the same time and place", async () => {
    const id = await booked();
    await mails(id);

    await change(id, { bayId: bays.second.id, technicianId: shop.tom.userId });

    expect(await templates(id)).toEqual([]);
    expect(await timelineOf(id)).toEqual(["booked", "reassigned"]);
  });

  test("a cancellation, with the reason, once; what nobody was told of is not cancelled either", async () => {
    const told = await booked();
    await mails(told);

    await cancel(told);

    const [mail, ...others] = await mails(told);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: "appointment-cancelled", attached: [{ type: "calendar" }] });
    expect(mail?.body).toContain("Monday, May 4 at 9:00 AM MDT is cancelled: The parts are late");
    const quick = await booked();
    await cancel(quick);
    expect(await templates(quick)).toEqual([]);
  });

  test("the site's address for mobile work, and the shop's name nowhere in its time", async () => {
    const site = buildAddress({ street: "9 Site Road", customer_id: shop.carla.customerId });
    await save(db.owner, "app.addresses", [site]);
    const { id } = await order({ intake_method: "mobile", pickup_address_id: site.id });
    await run(bookAppointment, shop.tom, {
      orderId: id,
      bayId: bays.van.id,
      startsAt: monday,
      overbookReason: "Agreed",
    });

    const [mail] = await mails(id);

    expect(mail?.body).toContain("at 9 Site Road, Denver, CO 80223.");
    expect(mail?.body).not.toContain("at Denver.");
  });

  test("another site of a mobile appointment, and nothing for a note", async () => {
    const sites = ["1 First St", "2 Second St"].map((street) =>
      buildAddress({ street, customer_id: shop.carla.customerId }),
    );
    await save(db.owner, "app.addresses", sites);
    const { id } = await order({ intake_method: "mobile", pickup_address_id: sites[0]?.id });
    await run(bookAppointment, shop.tom, {
      orderId: id,
      bayId: bays.van.id,
      startsAt: monday,
      overbookReason: "Agreed",
    });
    await mails(id);
    const edit = async (fields: object) => {
      const { rows } = await db.owner.query("select version from app.service_orders where id = $1", [id]);
      await run(updateServiceOrder, shop.ada, { id, version: rows[0].version, ...fields });
      return templates(id);
    };

    expect(await edit({ internalNotes: "Ring twice" })).toEqual([]);
    expect(await edit({ pickupAddressId: sites[1]?.id })).toEqual(["appointment-changed"]);
  });
});

test("whoever the order is assigned to has its appointment too, and nobody is told", async () => {
  const { id } = await order();
  await run(bookAppointment, shop.tom, { orderId: id, bayId: bays.van.id, startsAt: monday, overbookReason: "Agreed" });
  const technician = async () =>
    (await db.owner.query("select technician_id as id from app.appointments where service_order_id = $1", [id])).rows[0]
      .id;
  const [unassigned, { rows }] = [
    await technician(),
    await db.owner.query("select version from app.service_orders where id = $1", [id]),
  ];
  await mails(id);

  await run(updateServiceOrder, shop.ada, { id, version: rows[0].version, assignedTechnicianId: shop.tom.userId });

  expect([unassigned, await technician()]).toEqual([null, shop.tom.userId]);
  expect(await templates(id)).toEqual([]);
});

describe("an approval", () => {
  test("keeps the appointment, leads to Scheduled by itself, and says the time instead of asking for a day", async () => {
    const id = await booked({ status: "approval" });
    await mails(id);
    const estimate = await addEstimate(db.owner, shop, { service_order_id: id, customer_id: shop.carla.customerId });

    const given = { fullName: "Carla Ortiz", channel: "phone", decidedAt: "2026-04-30T10:00:00Z" };
    await run(recordVerbalApproval, shop.ada, { id: estimate.id, version: 1, ...given });

    const { rows } = await db.owner.query(
      "select s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1",
      [id],
    );
    expect([rows[0].key, (await appointmentOf(id)).status]).toEqual(["scheduled", "confirmed"]);
    const [mail, ...others] = await mails(id);
    expect([mail?.template, others]).toEqual(["estimate-approved", []]);
    expect(mail?.body).toContain("Your appointment stays: Monday, May 4 at 9:00 AM MDT");
  });

  test("by hand does the same, and the history has both steps in their order", async () => {
    const id = await booked({ status: "approval" });
    const { rows } = await db.owner.query("select version from app.service_orders where id = $1", [id]);
    const move = { id, version: rows[0].version, statusKey: "approved", override: true, note: "Agreed by phone today" };

    await run(changeServiceOrderStatus, shop.ada, move);

    const { rows: history } = await db.owner.query(
      `select s.key from app.status_changes h join app.service_order_statuses s on s.id = h.to_status_id
        where h.service_order_id = $1 order by h.changed_at`,
      [id],
    );
    expect(history.map(({ key }) => key)).toEqual(["approval", "approved", "scheduled"]);
    expect((await appointmentOf(id)).status).toBe("confirmed");
  });
});

test("a request that waits to be answered is answered all the same when the status that ended it is undone", async () => {
  const id = await booked({ status: "estimating" }, shop.carla);
  const version = async () =>
    (await db.owner.query("select version from app.service_orders where id = $1", [id])).rows[0].version;
  const end = { id, version: await version(), statusKey: "noCal", override: true, note: "No calibration is needed" };
  await run(changeServiceOrderStatus, shop.ada, { ...end, isUndoable: true });

  await run(undoStatusChange, shop.ada, { id, version: await version() });

  expect((await appointmentOf(id)).status).toBe("requested");
  expect(await templates(id)).toEqual(["appointment-requested"]);
});

const remindAt = async (now: string) => {
  await asSystem(db.server, (system) => remindOfAppointments(system, new Date(now)));
};
const reminders = async (id: string, now: string) =>
  (await writeWaitingMails(db, id, () => new Date(now))).map(({ template, subject }) => [template, subject]);

describe("the reminder", () => {
  test.each([
    ["in the last 24 hours", "2026-05-03T16:00:00Z", "Tomorrow: the 2021 Toyota Camry SE"],
    ["on the day itself, in the morning", "2026-05-04T14:05:00Z", null],
    ["never at night", "2026-05-04T08:00:00Z", null],
    ["never earlier", "2026-05-03T14:00:00Z", null],
  ])("%s", async (_when, now, subject) => {
    const id = await booked();
    await mails(id);

    await remindAt(now);
    await remindAt(now);

    expect(await reminders(id, now)).toEqual(subject ? [["appointment-reminder", subject]] : []);
  });

  test("says today by the place's own day", async () => {
    const { id } = await order();
    await run(bookAppointment, shop.tom, {
      orderId: id,
      ...place(),
      startsAt: "2026-05-05T03:30:00.000Z",
      overbookReason: "Late shift",
    });
    await mails(id);

    await remindAt("2026-05-04T20:00:00Z");

    expect(await reminders(id, "2026-05-04T20:00:00Z")).toEqual([
      ["appointment-reminder", "Today: the 2021 Toyota Camry SE"],
    ]);
  });

  test("is not sent to whom was told within the last hours, nor after a cancellation", async () => {
    const late = await booked();
    await writeWaitingMails(db, late, () => new Date("2026-05-04T00:00:00Z"));

    await remindAt("2026-05-04T02:00:00Z");
    const tooSoon = await reminders(late, "2026-05-04T02:00:00Z");
    await db.owner.query("update app_private.told_appointments set told_at = '2026-04-30'");
    await remindAt("2026-05-03T20:00:00Z");
    await cancel(late);

    expect(tooSoon).toEqual([]);
    expect(await templates(late)).toEqual(["appointment-cancelled"]);
  });

  test.each([
    { by: "a change of the order's status", left: "appointment-reminder" },
    { by: "another time", left: "appointment-changed" },
  ])("that waits when there is $by: the customer gets $left alone", async ({ by, left }) => {
    const id = await booked({ status: "new" });
    await mails(id);
    await remindAt("2026-05-03T20:00:00Z");
    const { rows } = await db.owner.query("select version from app.service_orders where id = $1", [id]);
    const move = { id, version: rows[0].version, statusKey: "info", override: true, note: "The VIN is missing" };

    await (by === "another time" ? change(id, { startsAt: friday }) : run(changeServiceOrderStatus, shop.ada, move));

    const waiting = await reminders(id, "2026-05-03T20:00:00Z");
    expect(waiting.map(([template]) => template).filter((template) => template?.startsWith("appointment-"))).toEqual([
      left,
    ]);
  });
});

const sequence = ({ content }: { content: string }) => Number(/SEQUENCE:(\d+)/.exec(content)?.[1]);

test("the calendar file adds, moves and removes one and the same entry", async () => {
  const id = await booked();
  const { id: appointmentId } = await appointmentOf(id);
  const parties = { sender: "mail@acme.test", recipient: "carla@example.com" };
  const read = async () => {
    const file = await asSystem(db.server, (system) => readCalendar(appointmentId, parties, system));
    return { ...file, content: file?.content.toString("utf8") ?? "" };
  };
  const first = await read();
  await change(id, { startsAt: friday });
  const moved = await read();
  await cancel(id);
  const gone = await read();

  expect(first.content).toContain("METHOD:REQUEST\r\n");
  expect(first.content).toContain("DTSTART;TZID=America/Denver:20260504T090000");
  expect(moved.content).toContain("DTSTART;TZID=America/Denver:20260508T090000");
  expect(gone.content).toContain("METHOD:CANCEL\r\n");
  expect(gone.content).toContain("STATUS:CANCELLED");
  expect(first.content).toMatch(/ORGANIZER;CN=".+":mailto:\S+@\S+/);
  for (const { content, contentType } of [first, moved, gone]) {
    const unfolded = content.replaceAll("\r\n ", "");
    expect(unfolded).toContain(`UID:${appointmentId}@boresight`);
    expect(unfolded).toMatch(/ATTENDEE;[^\r]*RSVP=TRUE:mailto:carla@example\.com\r\n/);
    expect(unfolded).toContain(`METHOD:${/method=(\w+)/.exec(contentType ?? "")?.[1]}\r\n`);
  }
  expect([sequence(first) < sequence(moved), sequence(moved) < sequence(gone)]).toEqual([true, true]);
});
