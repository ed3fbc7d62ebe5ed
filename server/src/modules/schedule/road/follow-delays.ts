/** Times of arrival follow the day as it goes: of who is on the way, and of the stops that their van comes to next. */
import { arrivalNow, silentMinutes } from "@boresight/domain/schedule/road/late-arrivals";
import { freshMinutes } from "@boresight/domain/schedule/road/position";
import type { Clock } from "#platform/clock.ts";
import type { Work } from "#platform/database/events.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { Pool } from "pg";
import { followDrive } from "./delay-drive.ts";
import { dayHours, endOthers, followVan, readVansUnderWay } from "./follow-van.ts";
import type { LockedTrip } from "./lock-trip.ts";

/** Each drive and each van in a transaction of its own: none waits for another. */
export async function followDelays(at: { pool: Pool; clock: Clock }): Promise<void> {
  const drives = await asSystem(at, async (system, { now }) => {
    await forget(system, now);
    return readOverdue(system, now);
  });
  for (const drive of drives) await asSystem(at, (_system, work) => followOverdue(drive, work));
  await asSystem(at, (_system, work) => endOthers(work));
  const vans = await asSystem(at, (system, { now }) => readVansUnderWay(system, now));
  for (const van of vans) await asSystem(at, (_system, work) => followVan(van, work));
}

/** Where somebody was, once they may be anywhere, and who came late and was seen on days that are over. */
async function forget(system: Rights, now: Date): Promise<void> {
  await system.run({
    text: "delete from app.trip_positions where seen_at < $1::timestamptz - make_interval(mins => $2)",
    values: [now, freshMinutes],
  });
  await system.run({
    text: "delete from app_private.late_arrivals where starts_at < $1::timestamptz - make_interval(hours => $2)",
    values: [now, dayHours],
  });
  await system.run({
    text: "delete from app_private.seen_stops where there_at < $1::timestamptz - make_interval(hours => $2)",
    values: [now, 2 * dayHours],
  });
}

/** Whoever set out longer ago has forgotten to say that they arrived. */
const longestDriveHours = 6;

/** Nobody is made later and later who is there already, by what they recorded, or from whom nothing is heard. */
const isOverdue = `started_at > $1::timestamptz - make_interval(hours => ${longestDriveHours})
  and arrived_at is null and ended_at is null and expected_at <= $1
  and not exists (select from app_private.seen_stops s where s.appointment_id = trips.appointment_id)
  and (coalesce(known_expected_at, expected_at) > $1::timestamptz - make_interval(mins => ${silentMinutes})
    or exists (select from app.trip_positions p where p.trip_id = trips.id))`;

interface Overdue {
  id: string;
  orderId: string;
}

const readOverdue = (system: Rights, now: Date): Promise<readonly Overdue[]> =>
  system.rows<Overdue>({
    text: `select id, service_order_id as order_id from app.trips where ${isOverdue} order by id`,
    values: [now],
  });

/** Whoever is not there at the time they were expected comes later. */
async function followOverdue({ id, orderId }: Overdue, work: Work): Promise<void> {
  const { system, now } = work;
  await lockRows(system, "app.service_orders", { ids: [orderId] });
  const drive = await system.maybe<Drive>({
    text: `select id, service_order_id as order_id, appointment_id, user_id, expected_at, told_expected_at, retold_count,
        (select p.minutes_away from app.trip_positions p where p.trip_id = trips.id) as minutes_away
      from app.trips where ${isOverdue} and id = $2 for update`,
    values: [now, id],
  });
  if (!drive) return;
  const { expectedAt, minutesAway } = drive;
  const arrival = arrivalNow(new Date(expectedAt), now, minutesAway ?? 0);
  await followDrive(drive, { expectedAt: arrival, isKnown: minutesAway !== null }, work);
}

interface Drive extends Pick<
  LockedTrip,
  "appointmentId" | "id" | "orderId" | "retoldCount" | "toldExpectedAt" | "userId"
> {
  expectedAt: string;
  minutesAway: number | null;
}
