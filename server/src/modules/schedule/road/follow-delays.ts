/** Times of arrival follow the day as it goes: of who is on the way, and of the stops that their van comes to next. */
import { arrivalNow, isWorthRetelling } from "@boresight/domain/schedule/road/late-arrivals";
import { freshMinutes, keptHours } from "@boresight/domain/schedule/road/position";
import type { Clock } from "#platform/clock.ts";
import type { Work } from "#platform/database/events.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { Pool } from "pg";
import { endOthers, followVan, readVansUnderWay } from "./follow-van.ts";

/** Each drive and each van in a transaction of its own: none waits for another. */
export async function followDelays(at: { pool: Pool; clock: Clock }): Promise<void> {
  const drives = await asSystem(at, async (system, { now }) => {
    await forgetPositions(system, now);
    return readOverdue(system, now);
  });
  for (const drive of drives) await asSystem(at, (_system, work) => followDrive(drive, work));
  await asSystem(at, (_system, work) => endOthers(work));
  const vans = await asSystem(at, (system, { now }) => readVansUnderWay(system, now));
  for (const van of vans) await asSystem(at, (_system, work) => followVan(van, work));
}

const forgetPositions = (system: Rights, now: Date) =>
  system.run({
    text: "delete from app.trip_positions where seen_at < $1::timestamptz - make_interval(hours => $2)",
    values: [now, keptHours],
  });

/** Whoever set out longer ago has forgotten to say that they arrived. */
const longestDriveHours = 6;

const isOverdue = `started_at > $1::timestamptz - make_interval(hours => ${longestDriveHours})
  and arrived_at is null and ended_at is null and expected_at <= $1`;

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
async function followDrive({ id, orderId }: Overdue, { system, now, emit }: Work): Promise<void> {
  await lockRows(system, "app.service_orders", { ids: [orderId] });
  const drive = await system.maybe<Drive & { minutesAway: number | null }>({
    text: `select id, service_order_id as order_id, appointment_id, expected_at, told_expected_at, retold_count,
        (select p.minutes_away from app.trip_positions p
          where p.trip_id = trips.id and p.seen_at > $1::timestamptz - make_interval(mins => $3)) as minutes_away
      from app.trips where ${isOverdue} and id = $2 for update`,
    values: [now, id, freshMinutes],
  });
  if (!drive) return;
  const expectedAt = arrivalNow(new Date(drive.expectedAt), now, drive.minutesAway ?? undefined);
  await delayDrive({ ...drive, expectedAt }, { system, emit });
}

interface Drive {
  id: string;
  orderId: string;
  appointmentId: string;
  expectedAt: string;
  toldExpectedAt: string | null;
  retoldCount: number;
}

interface Delayed extends Omit<Drive, "expectedAt"> {
  expectedAt: Date;
}

/** Records another time of arrival of a drive, which is locked; the customer hears of it where they know one and it is worth telling. */
export async function delayDrive(drive: Delayed, { system, emit }: Pick<Work, "emit" | "system">): Promise<void> {
  const { id, orderId, appointmentId, expectedAt, toldExpectedAt, retoldCount } = drive;
  const toldAt = toldExpectedAt === null ? null : new Date(toldExpectedAt);
  const isTold = isWorthRetelling({ toldAt, retold: retoldCount }, expectedAt);
  await system.run({
    text: `update app.trips set expected_at = $2, told_expected_at = case when $3 then $2::timestamptz else told_expected_at end,
      retold_count = retold_count + $3::boolean::integer where id = $1`,
    values: [id, expectedAt, isTold],
  });
  const payload = { serviceOrderId: orderId, appointmentId, expectedAt: expectedAt.toISOString(), isTold };
  await emit({ type: "trip.delayed", entityId: id, payload });
}
