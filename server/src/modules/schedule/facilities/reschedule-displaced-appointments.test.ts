import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { writeWaitingMails } from "../../../../test/written-mails.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { cancelAppointment } from "#modules/schedule/cancel-appointment.ts";
import { rescheduleDisplacedAppointments } from "./reschedule-displaced-appointments.ts";
import { readDisplaced } from "./read-displaced.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const clock = () => new Date("2026-05-04T18:00:00Z"); // Monday, 12:00 in Denver
const wednesday = "2026-05-06T15:00:00.000Z"; // 9:00
const reason = "We are closed for a training";

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query("delete from app.appointments");
  await db.owner.query("delete from app.messages");
  await facility({ closures: "[]", is_active: true });
});

async function facility(values: { closures?: string; is_active?: boolean; working_hours?: string }) {
  const sets = Object.keys(values).map((column, index) => `${column} = $${index + 2}`);
  await db.owner.query({
    text: `update app.facilities set ${sets.join(", ")} where id = $1`,
    values: [shop.facilityId, ...Object.values(values)],
  });
}
const closeWednesday = () => facility({ closures: '["2026-05-06"]' });

const at = () => ({ pool: db.server, clock });

async function appointment({ by = shop.tom, bay = bays.first, ...values }: Values = {}): Promise<string> {
  const { status = "approved", startsAt = wednesday, ...place } = values;
  const { id } = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status,
    readiness_confirmed_at: wednesday,
  });
  const input = { orderId: id, bayId: bay.id, startsAt, ...place };
  return (await inTransaction(at(), by, (tx) => bookAppointment(input, tx))).appointment ?? "";
}

interface Values {
  by?: Person;
  bay?: { id: string };
  startsAt?: string;
  status?: string;
  minutes?: number;
  overbookReason?: string;
}

const move = (person: Person, appointmentIds: readonly string[], facilityId = shop.facilityId) =>
  inTransaction(at(), person, (tx) => rescheduleDisplacedAppointments({ facilityId, appointmentIds, reason }, tx));

const displaced = async (person: Person = shop.tom) => {
  const found = await inTransaction(db.server, person, (tx) => readDisplaced(shop.facilityId, tx, clock()));
  return found.map((one) => [one.id, one.reason]);
};

async function stored(id: string) {
  const { rows } = await db.owner.query({
    text: `select a.status, a.starts_at as "startsAt", a.bay_id as "bayId", a.is_overbooked as overbooked,
        round(extract(epoch from a.ends_at - a.starts_at) / 60)::integer as minutes,
        (select m.context #>> '{message,text}' from app.messages m
          where m.service_order_id = a.service_order_id and m.template = 'appointment-changed') as told,
        (select e.reason from app.audit_entries e where e.entity_id = a.id and e.reason <> '') as logged
      from app.appointments a where a.id = $1`,
    values: [id],
  });
  return rows[0];
}

test("an appointment outside the opening hours is listed until it is rescheduled, cancelled or past", async () => {
  const [kept, moved] = [await appointment({ startsAt: "2026-05-07T15:00:00Z" }), await appointment()];
  const before = await displaced();
  await closeWednesday();

  const after = await displaced();
  await move(shop.tom, [moved]);

  expect(before).toEqual([]);
  expect(after).toEqual([[moved, "closed"]]);
  expect(await displaced()).toEqual([]);
  expect(await stored(kept)).toMatchObject({ startsAt: "2026-05-07T15:00:00.000Z", told: null });
});

test("each displaced appointment gets its next free time with the same duration, and its customer reads the reason", async () => {
  const [one, two] = [await appointment({ minutes: 120 }), await appointment({ bay: bays.second, by: shop.ada })];
  await closeWednesday();
  const { rows } = await db.owner.query("select service_order_id as id from app.appointments");
  for (const { id } of rows) await writeWaitingMails(db, id, clock);

  const answer = await move(shop.ada, [one, two]);

  expect(answer).toEqual({ facility: shop.facilityId, moved: expect.arrayContaining([one, two]), left: [] });
  const [first, second] = [await stored(one), await stored(two)];
  const told = { told: reason, logged: reason, status: "confirmed", overbooked: false };
  expect([first, second]).toMatchObject([
    { ...told, minutes: 120 },
    { ...told, minutes: 105 },
  ]);
  expect([first.startsAt, second.startsAt]).toEqual(
    expect.arrayContaining(["2026-05-07T14:00:00.000Z", "2026-05-07T16:00:00.000Z"]),
  );
});

test("a rescheduled request stays a request", async () => {
  const id = await appointment({ by: shop.carla, status: "new" });
  await closeWednesday();

  await move(shop.tom, [id]);

  expect(await stored(id)).toMatchObject({ status: "requested", startsAt: "2026-05-07T14:00:00.000Z" });
});

test("an appointment that the office books outside the hours on purpose is not displaced", async () => {
  await closeWednesday();

  await appointment({ overbookReason: "The insurer waits, Tom opens for it" });

  expect(await displaced()).toEqual([]);
});

test("an appointment without a free time stays, with the reason, while the others are rescheduled", async () => {
  const [long, short] = [
    await appointment({ minutes: 480 }),
    await appointment({ bay: bays.second, by: shop.ada, overbookReason: "Urgent" }),
  ];
  const halfDays = Object.fromEntries([1, 2, 4, 5].map((day) => [day, [["08:00", "12:00"]]]));
  await facility({ working_hours: JSON.stringify(halfDays) });

  const { moved, left } = await move(shop.tom, [long, short]);

  const everyDay = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [["08:00", "17:00"]]]));
  await facility({ working_hours: JSON.stringify(everyDay) });
  expect(moved).toEqual([short]);
  expect(left).toEqual([{ id: long, reason: "tooLong" }]);
  expect(await stored(long)).toMatchObject({ startsAt: wednesday, told: null });
});

test("at an inactive facility everything is displaced and nothing can be rescheduled", async () => {
  const id = await appointment();
  await facility({ is_active: false });

  const answer = await move(shop.ada, [id]);

  expect(answer).toMatchObject({ moved: [], left: [{ id, reason: "closed" }] });
});

test("an appointment that has changed in the meantime is left alone and reported", async () => {
  const [open, cancelled] = [await appointment({ startsAt: "2026-05-07T15:00:00Z" }), await appointment()];
  await closeWednesday();
  await inTransaction(at(), shop.tom, (tx) =>
    cancelAppointment({ id: cancelled, version: 1, reason: "Parts are late" }, tx),
  );

  const { moved, left } = await move(shop.tom, [open, cancelled]);

  expect(moved).toEqual([]);
  expect(left).toEqual([
    { id: open, reason: "settled" },
    { id: cancelled, reason: "settled" },
  ]);
});

test("customers can neither list nor reschedule displaced appointments", async () => {
  const id = await appointment();
  await closeWednesday();

  await expect(displaced(shop.carla)).rejects.toThrow(expect.objectContaining({ code: "permission-error" }));
  await expect(move(shop.carla, [id])).rejects.toThrow(expect.objectContaining({ code: "permission-error" }));
  expect(await stored(id)).toMatchObject({ startsAt: wednesday });
});

test("a technician of another facility does not see them", async () => {
  const id = await appointment();
  await closeWednesday();
  await db.owner.query({ text: "update app.users set facility_ids = '{}' where id = $1", values: [shop.tom.userId] });

  const answer = await move(shop.tom, [id]);

  await db.owner.query({ text: "update app.users set facility_ids = null where id = $1", values: [shop.tom.userId] });
  expect(answer).toMatchObject({ moved: [], left: [{ id, reason: "settled" }] });
  expect(await stored(id)).toMatchObject({ startsAt: wednesday });
});

test("the email about a rescheduled appointment has the reason in every language", async () => {
  const { rows } = await db.owner.query(
    `select x.locale from app.email_template_texts x join app.email_templates t on t.id = x.email_template_id
      join app.email_template_versions v on v.email_template_text_id = x.id and v.version = x.version and v.body_html = x.body_html
      where t.key = 'appointment-changed' and x.body_html like '%{{#if message.text}} {{message.text}}{{/if}}</p>%' order by x.locale`,
  );

  expect(rows).toEqual([{ locale: "ar" }, { locale: "en" }, { locale: "fr" }]);
});
