import type { CalendarReply } from "@boresight/domain/schedule/invitations/calendar-reply";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { cancelAppointment } from "#modules/schedule/cancel-appointment.ts";
import { rescheduleAppointment } from "#modules/schedule/reschedule-appointment.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { receiveMail } from "../../../../test/receive-mail.ts";
import { verbsOver } from "../../../../test/run-as.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";
import { writeWaitingMails } from "../../../../test/written-mails.ts";
import { readCurrentAnswers } from "./read-current-answers.ts";

const monday = "2026-05-04T15:00:00.000Z";
const friday = "2026-05-08T15:00:00.000Z";
const clock = () => new Date("2026-04-30T16:00:00Z");
const from = "carla@example.com";

let db: TestDatabase;
let shop: Shop;
let bayId: string;
let orderId: string;
const runAs = verbsOver(() => db, { clock });

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bayId = (await addBays(db.owner, shop.facilityId)).first.id;
});
afterAll(() => db[Symbol.asyncDispose]());

/** Booked, and told to Carla. */
beforeEach(async () => {
  await db.owner.query("delete from app.appointments");
  await db.owner.query("delete from app.conversations");
  await db.owner.query("delete from app.admin_notifications");
  const { customerId } = shop.carla;
  orderId = (await addOrder(db.owner, shop, { customerId, status: "approved", readiness_confirmed_at: monday })).id;
  await runAs(shop.tom, bookAppointment, { orderId, bayId, startsAt: monday });
  await writeWaitingMails(db, orderId, clock);
});

async function appointment(): Promise<{ id: string; version: number }> {
  const { rows } = await db.owner.query("select id, version from app.appointments where service_order_id = $1", [
    orderId,
  ]);
  return rows[0];
}

async function answer(reply: Partial<CalendarReply>, mail: Parameters<typeof receiveMail>[1] = {}): Promise<string> {
  const { id: appointmentId, version: sequence } = await appointment();
  const calendarReply = {
    appointmentId,
    sequence,
    answer: "declined" as const,
    attendee: from,
    note: "",
    proposedAt: null,
    stampedAt: "2026-05-01T08:15:00Z",
    ...reply,
  };
  return receiveMail(db, { from, subject: "Declined: Camry", text: "No", calendarReply, ...mail });
}

async function noted() {
  const { rows } = await db.owner.query("select answer, address, note, proposed_at from app.appointment_answers");
  return rows;
}
async function current(): Promise<boolean[]> {
  const { rows } = await db.owner.query<{ id: string }>("select id from app.appointment_answers");
  return asSystem(db.server, (system) =>
    readCurrentAnswers(
      rows.map(({ id }) => id),
      system,
    ),
  );
}
const alerts = async () =>
  (
    await db.owner.query<{ said: string }>(
      "select message as said from app.admin_notifications where kind = 'appointmentDeclined' and status = 'unhandled'",
    )
  ).rows.map(({ said }) => said);
const move = async (startsAt: string) =>
  runAs(shop.tom, rescheduleAppointment, { ...(await appointment()), bayId, startsAt });
const none = { answer: [], alerts: [] };
const outcome = async () => ({ answer: await noted(), alerts: await alerts() });

test("a decline stands on the order, alerts the office with its reason, and lies in the order's conversation", async () => {
  const conversation = await answer({ note: "The parts are late" }, { references: [] });

  expect(await noted()).toEqual([{ answer: "declined", address: from, note: "The parts are late", proposed_at: null }]);
  expect(await alerts()).toEqual([
    expect.stringMatching(/^carla@example\.com declined the appointment of .+: The parts are late$/),
  ]);
  const { rows } = await db.owner.query("select service_order_id, status from app.conversations where id = $1", [
    conversation,
  ]);
  expect(rows).toEqual([{ service_order_id: orderId, status: "open" }]);
});

test("an answer is current until the appointment moves, and again only once the new time is answered", async () => {
  await answer({ answer: "accepted" });
  const given = await current();
  await move(friday);
  const moved = await current();
  await writeWaitingMails(db, orderId, clock);
  const told = await current();
  await answer({ answer: "accepted", stampedAt: "2026-05-02T08:15:00Z" });
  const again = await current();
  await runAs(shop.tom, cancelAppointment, { ...(await appointment()), reason: "The parts are late" });

  expect([given, moved, told, again, await current()]).toEqual([[true], [false], [false], [true], [false]]);
});

test("another time is proposed", async () => {
  await answer({ answer: "countered", proposedAt: friday });

  expect(await noted()).toMatchObject([{ answer: "countered", proposed_at: friday }]);
  expect(await alerts()).toEqual([expect.stringContaining("proposes another time")]);
});

test("who accepts after all ends the alert; of two answers the later counts, in whichever order they come", async () => {
  await answer({});
  await answer({ answer: "accepted", stampedAt: "2026-05-01T09:00:00Z" }, { kind: "automatic" });
  await answer({ stampedAt: "2026-05-01T08:30:00Z" });

  expect(await outcome()).toMatchObject({ answer: [{ answer: "accepted" }], alerts: [] });
});

test.each([
  ["from another sender", {}, { from: "eve@elsewhere.example" }],
  ["of a stranger for themselves", { attendee: "eve@elsewhere.example" }, { from: "eve@elsewhere.example" }],
  ["whose sender is forged", {}, { authentication: { spf: "fail", dkim: "none", dmarc: "fail", by: "mx.example" } }],
  ["to an invitation that was never sent", { sequence: 99 }, {}],
  ["to an older invitation", { sequence: 0 }, {}],
  ["to what is no appointment", { appointmentId: "0f8fad5b-d9cb-469f-a165-70867728950e" }, {}],
])("an answer %s changes nothing", async (_which, reply, mail) => {
  await answer(reply, mail);

  expect(await outcome()).toEqual(none);
});

test("an answer to the time before is ignored once it has moved, and one to the new time counts", async () => {
  const { version: old } = await appointment();
  await move(friday);
  await answer({ sequence: old });
  const untold = await outcome();
  await writeWaitingMails(db, orderId, clock);
  await answer({ sequence: old });
  const told = await outcome();
  await answer({});

  expect([untold, told]).toEqual([none, none]);
  expect(await noted()).toMatchObject([{ answer: "declined" }]);
});

test("another bay or technician changes no invitation: its answer still counts", async () => {
  const { version } = await appointment();
  await db.owner.query("update app.appointments set technician_id = $2 where service_order_id = $1", [
    orderId,
    shop.tom.userId,
  ]);

  await answer({ sequence: version });

  expect(await noted()).toHaveLength(1);
});

test("the alert ends with the time that was declined", async () => {
  await answer({});
  await move(friday);
  const moved = await alerts();
  await writeWaitingMails(db, orderId, clock);
  await answer({});
  const again = await alerts();
  await runAs(shop.tom, cancelAppointment, { ...(await appointment()), reason: "The parts are late" });

  expect([moved.length, again.length, (await alerts()).length]).toEqual([0, 1, 0]);
});

test("what is cancelled is answered no more", async () => {
  await runAs(shop.tom, cancelAppointment, { ...(await appointment()), reason: "The parts are late" });

  await answer({});

  expect(await outcome()).toEqual(none);
});
