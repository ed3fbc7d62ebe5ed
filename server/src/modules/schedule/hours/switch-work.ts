import { switchAt, type RecordedSpan } from "@boresight/domain/schedule/hours/work-timeline";
import type { WorkKind } from "@boresight/domain/schedule/hours/work-kind";
import { fail } from "@boresight/domain/base/errors";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { measureWork } from "./measure-work.ts";

interface Begun {
  userId: string;
  kind: WorkKind;
  orderId: string | null;
  appointmentId: string | null;
  at: Date;
}

/**
 * Begins something else at this moment: what the technician did until then ends. What is heard of late takes its place
 * among what was recorded since. Returns the new entry.
 */
export async function beginWork(begun: Begun, system: Rights): Promise<string> {
  const { userId, kind, orderId, appointmentId, at } = begun;
  const entries = await lockEntries({ userId, at }, system);
  const { cut, replaced, end } = switchAt(entries, at.getTime());
  if (cut) await endAt(cut, system);
  if (replaced !== null) await takeOut(replaced, system);
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.work_entries (user_id, facility_id, service_order_id, appointment_id, kind, started_at, ended_at)
      values ($1, ${facilityOf}, $2, $3, $4, $5, $6) returning id`,
    values: [userId, orderId, appointmentId, kind, at, end === null ? null : new Date(end)],
  });
  return id;
}

/** Ends what the technician does at this moment. Throws `work-not-running`. Returns the entry. */
export async function endWork({ userId, at }: { userId: string; at: Date }, system: Rights): Promise<string> {
  const ended = await endAnyWork({ userId, at }, system);
  if (ended === null) throw fail("work-not-running");
  return ended;
}

/** The same; returns null where nothing is done at that moment. */
export async function endAnyWork({ userId, at }: { userId: string; at: Date }, system: Rights): Promise<string | null> {
  const { cut, replaced } = switchAt(await lockEntries({ userId, at }, system), at.getTime());
  if (cut) await endAt(cut, system);
  if (replaced !== null) await takeOut(replaced, system);
  return cut?.id ?? replaced;
}

async function endAt({ id, end }: { id: string; end: number }, system: Rights): Promise<void> {
  const { orderId } = await system.one<{ orderId: string | null }>({
    text: "update app.work_entries set ended_at = $2 where id = $1 returning service_order_id as order_id",
    values: [id, new Date(end)],
  });
  if (orderId !== null) await measureWork(orderId, system); // Some stop the clock after the order is done.
}

/** What was done for no time at all does not count. */
const takeOut = (id: string, system: Rights): Promise<unknown> =>
  system.run({ text: "update app.work_entries set is_void = true where id = $1", values: [id] });

/** The order's place, else where the technician works, else the base. */
export const facilityOf = `coalesce(
  (select facility_id from app.service_orders where id = $2::uuid),
  (select f.id from app.users u join app.facilities f on f.id = u.facility_ids[1] where u.id = $1),
  (select id from app.facilities where is_base),
  (select id from app.facilities order by created_at limit 1))`;

/** Those of one person around a moment, who does one thing at a time: locked until the transaction ends. */
export async function lockEntries(
  { userId, at }: { userId: string; at: Date },
  system: Rights,
): Promise<RecordedSpan[]> {
  await lockRows(system, "app.users", { ids: [userId] });
  const entries = await system.rows<{ id: string; startedAt: string; endedAt: string | null }>({
    text: `select id, started_at, ended_at from app.work_entries where user_id = $1 and not is_void
      and (ended_at is null or started_at between $2::timestamptz - interval '3 days' and $2::timestamptz + interval '3 days')
      order by started_at`,
    values: [userId, at],
  });
  return entries.map(({ id, startedAt, endedAt }) => ({
    id,
    start: Date.parse(startedAt),
    end: endedAt === null ? null : Date.parse(endedAt),
  }));
}
