import { isDeepStrictEqual } from "node:util";
import { BoresightError } from "@boresight/domain/base/errors";
import { array, assert, asyncProperty, constantFrom, nat, record, tuple } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordVerbalApproval } from "#modules/billing/estimates/decisions/record-verbal-approval.ts";
import { declineEstimate } from "#modules/billing/estimates/decisions/decline-estimate.ts";
import { remindOfAppointments } from "#modules/mail/appointments/remind-of-appointments.ts";
import { postOrderMessage } from "#modules/orders/messages/post-order-message.ts";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-service-order-status.ts";
import { undoStatusChange } from "#modules/orders/transitions/undo-status-change.ts";
import { updateServiceOrder } from "#modules/orders/update-service-order.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { addBays } from "../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { inEndurance, isEndurance, seedOfDay } from "../../../test/endurance.ts";
import { verbsOver } from "../../../test/run-as.ts";
import { addEstimate, addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { writeWaitingMails } from "../../../test/written-mails.ts";
import { bookAppointment } from "./book-appointment.ts";
import { cancelAppointment } from "./cancel-appointment.ts";
import { confirmAppointment } from "./confirm-appointment.ts";
import { findNoShows, markNoShow } from "./mark-no-show.ts";
import { rescheduleAppointment } from "./reschedule-appointment.ts";
import { undoBooking } from "./undo-booking.ts";

const lives = inEndurance(300, 12);

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const today = new Date("2026-10-19T15:00:00Z");
let now = today;
/** Days on both sides of the end of daylight saving time. */
const days = ["2026-10-26", "2026-10-29", "2026-11-02", "2026-11-03", "2026-11-05"];
const clock = () => now;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());

interface Appointment {
  id: string;
  version: number;
  status: string;
  startsAt: string;
}

interface Life {
  id: string;
  /** Of which appointment. */
  knownId: string | null;
  reminded: Set<string>;
  /** What broke the promise, in words. */
  wrong: string[];
  /** What the customer knows: the time, and whether it is only requested; null for none. */
  known: { startsAt: string; isRequested: boolean } | null;
}

interface Step {
  deed: (typeof deeds)[number];
  who: "ada" | "tom" | "carla";
  day: number;
  hour: number;
  pick: number;
}

const deeds = [
  ...(["book", "book", "book", "move", "move", "cancel", "confirm", "approve", "decline", "status", "status"] as const),
  ...(["hold", "technician", "message", "undo", "undoBooking", "write", "write", "write", "remind", "noShow"] as const),
] as const;

const latest = async (orderId: string): Promise<Appointment | undefined> =>
  (
    await db.owner.query<Appointment>(
      `select id, version, status, starts_at as "startsAt" from app.appointments where service_order_id = $1
        order by (status in ('requested', 'confirmed')) desc, created_at desc limit 1`,
      [orderId],
    )
  ).rows[0];

const orderOf = async (id: string): Promise<{ version: number; key: string }> =>
  (
    await db.owner.query(
      "select o.version, s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1",
      [id],
    )
  ).rows[0];

const act = verbsOver(() => db, { clock });

/** Noon and later are 18:00 and later in UTC, in summer and winter alike. */
const momentOf = ({ day, hour }: Step) => `${days[day % days.length]}T${16 + (hour % 6)}:00:00.000Z`;

const targets = [
  "info",
  "estimating",
  "approval",
  "approved",
  "scheduled",
  "checkedIn",
  "cancelled",
  "noCal",
  "inspect",
];
const answers = { cancellationReason: "Total loss", cancellationReasonKey: "totalLoss", note: "Said so on the phone" };

async function changeStatus(id: string, statusKey: string, person: Person) {
  const { version } = await orderOf(id);
  const holdReasonKey = statusKey === "hold" ? "partsMissing" : null;
  const input = {
    id,
    version,
    statusKey,
    ...answers,
    holdReasonKey,
    override: person.role === "admin",
    isUndoable: true,
  };
  await act(person, changeServiceOrderStatus, input);
}

async function decide(id: string, verb: "approve" | "decline") {
  const { rows } = await db.owner.query("select id, version, status from app.estimates where service_order_id = $1", [
    id,
  ]);
  const [estimate] = rows;
  if (!estimate) return;
  if (verb === "decline") {
    await act(shop.carla, declineEstimate, { id: estimate.id, reasonKey: "other", reason: "Too dear" });
    return;
  }
  const given = { fullName: "Carla Ortiz", channel: "phone", decidedAt: "2026-10-01T10:00:00Z" };
  await act(shop.ada, recordVerbalApproval, { id: estimate.id, version: estimate.version, ...given });
}

async function attempt(life: Life, step: Step): Promise<void> {
  const { id } = life;
  const person = shop[step.who];
  const appointment = await latest(id);
  const bayId = step.pick % 2 === 0 ? bays.first.id : bays.second.id;
  const at = {
    bayId,
    startsAt: momentOf(step),
    overbookReason: step.who === "carla" ? null : "Agreed so",
    readinessConfirmed: true,
  };
  const seen = { id: appointment?.id, version: appointment?.version };
  switch (step.deed) {
    case "book":
      return void (await act(person, bookAppointment, { orderId: id, ...at, isUndoable: step.pick % 3 === 0 }));
    case "move":
      return void (await act(person, rescheduleAppointment, { ...seen, ...at }));
    case "cancel":
      return void (await act(person, cancelAppointment, { ...seen, reason: "The parts are late" }));
    case "confirm":
      return void (await act(person, confirmAppointment, seen));
    case "undoBooking":
      return void (await act(person, undoBooking, seen));
    case "noShow":
      await asSystem({ pool: db.server, clock }, (_system, work) => findNoShows(work));
      return void (await act(person, markNoShow, seen));
    case "approve":
    case "decline":
      return decide(id, step.deed);
    case "status":
      return changeStatus(id, targets[step.pick % targets.length] ?? "", person);
    case "hold":
      return changeStatus(id, "hold", person);
    case "undo":
      return void (await act(person, undoStatusChange, { id, version: (await orderOf(id)).version }));
    case "message":
      return void (await act(person, postOrderMessage, {
        orderId: id,
        body: "Is it ready?",
        isInternal: false,
      }));
    case "technician": {
      const assigned = { assignedTechnicianId: step.pick % 2 === 0 ? shop.tom.userId : null };
      return void (await act(shop.ada, updateServiceOrder, { id, version: (await orderOf(id)).version, ...assigned }));
    }
    case "remind":
      return asSystem(db.server, (system) => remindOfAppointments(system, now));
    case "write":
      return readMails(life);
  }
}

const perform = async (life: Life, step: Step): Promise<void> => {
  const appointment = await latest(life.id);
  const startsAt = appointment ? new Date(appointment.startsAt).getTime() : 0;
  if (step.deed === "noShow") now = new Date(startsAt + 2 * hour);
  if (step.deed === "remind") now = new Date(startsAt - 20 * hour);
  try {
    await attempt(life, step);
  } catch (error) {
    if (!(error instanceof BoresightError)) throw error; // Refused, as to anybody.
  } finally {
    now = today;
  }
};

const hour = 3_600_000;

/** What ends an appointment is done by a person who says so. */
const mayEnd: ReadonlySet<Step["deed"]> = new Set(["cancel", "noShow", "status", "undo", "undoBooking"]);

async function standing(id: string) {
  const { rows } = await db.owner.query(
    `select id, status, starts_at as "startsAt", bay_id as bay, technician_id as technician, cancellation_reason as reason
      from app.appointments where service_order_id = $1`,
    [id],
  );
  const counted = await db.owner.query<{ count: number }>(
    "select count(*)::integer as count from app.appointment_changes where service_order_id = $1",
    [id],
  );
  return { all: new Map(rows.map((row) => [row.id, row])), entries: counted.rows[0]?.count ?? 0 };
}

type Standing = Awaited<ReturnType<typeof standing>>;

const isLive = (status: string) => status === "requested" || status === "confirmed";

/** No appointment ends without a person's act, and each change has its entry. */
function compare({ wrong }: Life, step: Step, [before, after]: readonly [Standing, Standing]) {
  let changes = 0;
  const said = JSON.stringify(step);
  for (const [id, is] of after.all) {
    const was = before.all.get(id);
    const hasArrived = is.status === "arrived" || is.status === "completed";
    const hadArrived = was?.status === "arrived" || was?.status === "completed"; // Then its order's status says it.
    if (JSON.stringify(was) !== JSON.stringify(is) && !hasArrived && !hadArrived) changes += 1;
    if (!was || !isLive(was.status) || isLive(is.status) || hasArrived) continue;
    if (!mayEnd.has(step.deed)) wrong.push(`${said} ended an appointment`);
    if (is.status === "cancelled" && is.reason.length < 3) wrong.push(`${said} gave no reason`);
  }
  if (after.all.size < before.all.size) wrong.push(`${said} deleted an appointment`);
  if (after.entries - before.entries !== changes)
    wrong.push(`${said}: ${changes} changes, ${after.entries - before.entries} entries`);
}

const wordsOf = (startsAt: string) =>
  new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: "America/Denver",
  }).format(new Date(startsAt));

const telling = ["appointment-requested", "appointment-confirmed", "appointment-changed"];
const ending = ["appointment-cancelled", "order-cancelled", "no-show", "no-calibration"];

/** Carla reads what has been written to her: nothing twice, and nothing about what is over. */
async function readMails(life: Life): Promise<void> {
  for (const { template, body, recipient } of await writeWaitingMails(db, life.id, clock)) {
    if (recipient !== "carla@example.com") continue;
    const news = await newsOf(life.id);
    const appointmentId = (await latest(life.id))?.id ?? null;
    const says = news !== null && body.includes(wordsOf(news.startsAt));
    const tells = telling.includes(template);
    if (ending.includes(template)) {
      if (template === "appointment-cancelled" && !life.known) life.wrong.push("cancelled what she knew nothing of");
      if (!news || life.knownId !== appointmentId) life.known = null; // Else it is about an earlier one.
    }
    if ((tells || template === "appointment-reminder") && !says) life.wrong.push(`${template} is about nothing`);
    if (!says) continue;
    if (tells && life.knownId === appointmentId && isDeepStrictEqual(life.known, news))
      life.wrong.push(`${template} twice`);
    if (template === "appointment-reminder" && life.reminded.has(news.startsAt)) life.wrong.push("reminded twice");
    if (template === "appointment-reminder") life.reminded.add(news.startsAt);
    life.known = news;
    life.knownId = appointmentId;
  }
}

/** What stands, as the customer should know it. */
async function newsOf(id: string): Promise<Life["known"]> {
  const found = await latest(id);
  if (!found || !isLive(found.status)) return null;
  return { startsAt: new Date(found.startsAt).toISOString(), isRequested: found.status === "requested" };
}

/** At the end she knows what stands, and of nothing else; that a vehicle has arrived she knows herself. */
async function settle(life: Life): Promise<void> {
  await readMails(life);
  const [found, news] = [await latest(life.id), await newsOf(life.id)];
  const hasArrived = found?.status === "arrived" || found?.status === "completed";
  if (!hasArrived && !isDeepStrictEqual(life.known, news))
    life.wrong.push(`knows ${JSON.stringify(life.known)} of ${JSON.stringify(news)}`);
}

test("no appointment ends by itself, each change has its entry, and is told once", async () => {
  const step = record({
    deed: constantFrom(...deeds),
    who: constantFrom("ada", "ada", "tom", "carla"),
    day: nat(9),
    hour: nat(9),
    pick: nat(99),
  });
  const start = constantFrom("new", "estimating", "approval", "approval", "approved");
  let booked = 0;

  await assert(
    asyncProperty(tuple(start, array(step, { minLength: 6, maxLength: 18, size: "max" })), async ([status, steps]) => {
      const order = await addOrder(db.owner, shop, {
        customerId: shop.carla.customerId,
        status,
        readiness_confirmed_at: today,
      });
      await addEstimate(db.owner, shop, { service_order_id: order.id, customer_id: shop.carla.customerId });
      const life: Life = { id: order.id, known: null, knownId: null, reminded: new Set(), wrong: [] };
      for (const each of steps) {
        const before = await standing(order.id);
        await perform(life, each);
        compare(life, each, [before, await standing(order.id)]);
      }
      await settle(life);
      expect(life.wrong).toEqual([]);
      booked += (await standing(order.id)).all.size;
      await db.owner.query("delete from app.appointments where service_order_id = $1", [order.id]);
    }),
    { numRuns: lives, seed: seedOfDay, endOnFailure: isEndurance },
  );

  expect(booked).toBeGreaterThan(lives / 6); // Lives without appointments would prove nothing; few of a day's may have one.
}, 3_600_000);
