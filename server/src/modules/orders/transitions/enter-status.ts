import {
  addWorkingMinutes,
  workingSecondsBetween,
  type WorkingCalendar,
} from "@boresight/domain/schedule/working-time";
import type { Actor, Work } from "#platform/database/events.ts";
import { appointmentStart } from "./follow-appointment.ts";

/** An order and the status it leaves. */
export interface EnteringOrder {
  id: string;
  /** Null for a new order in its first status. */
  fromStatusId: string | null;
  statusChangedAt: string | null;
  /** The working time in which its service level counts. */
  calendar: WorkingCalendar;
}

export interface EnteredStatus {
  id: string;
  slaMinutes: number | null;
}

export interface Entry {
  by: Actor;
  /** Shown in the history. */
  note: string;
  holdReasonKey?: string | null;
  cancellationReasonKey?: string | null;
  cancellationReason?: string | null;
}

/**
 * Puts locked orders into a status: updates their rows, sets when they become late, and adds a line of history for
 * each. The caller emits the events.
 */
export async function enterStatus(
  orders: readonly EnteringOrder[],
  status: EnteredStatus,
  { system, now, ...entry }: Entry & Pick<Work, "system" | "now">,
): Promise<void> {
  const dueAt = orders.map(({ calendar }) =>
    status.slaMinutes === null ? null : (addWorkingMinutes(calendar, now, status.slaMinutes)?.toISOString() ?? null),
  );
  await system.run({
    isPrepared: true,
    text: `update app.service_orders o set status_id = s.id,
        status_changed_at = case when entering.is_new then o.status_changed_at else now() end,
        status_due_at = coalesce(entering.due_at, case when s.key = 'scheduled' then ${appointmentStart} end),
        hold_reason_key = $5, cancellation_reason_key = $6, cancellation_reason = $7,
        checked_in_at = case when s.key = 'checkedIn' then coalesce(checked_in_at, now()) else checked_in_at end,
        released_at = case when s.key = 'released' then coalesce(released_at, now()) else released_at end
      from unnest($2::uuid[], $3::timestamptz[], $4::boolean[]) as entering (id, due_at, is_new), app.service_order_statuses s
      where o.id = entering.id and s.id = $1`,
    values: [
      status.id,
      orders.map(({ id }) => id),
      dueAt,
      orders.map(({ fromStatusId }) => fromStatusId === null),
      entry.holdReasonKey ?? null,
      entry.cancellationReasonKey ?? null,
      entry.cancellationReason ?? null,
    ],
  });
  await recordHistory(orders, status, { system, now, ...entry });
}

async function recordHistory(
  orders: readonly EnteringOrder[],
  status: EnteredStatus,
  { system, now, by, note, cancellationReason, holdReasonKey }: Entry & Pick<Work, "system" | "now">,
): Promise<void> {
  const spent = (order: EnteringOrder, secondsSince: (since: Date) => number) =>
    order.statusChangedAt === null ? 0 : secondsSince(new Date(order.statusChangedAt));
  await system.run({
    isPrepared: true,
    text: `insert into app.status_changes
        (service_order_id, from_status_id, to_status_id, changed_by, note, hold_reason_key, seconds_spent, working_seconds_spent, changed_at)
      select entering.id, entering.from_status_id, $1, $2, $3, $8, entering.seconds, entering.working_seconds,
        now() + interval '1 microsecond' * (select count(*) from app.status_changes h
          where h.service_order_id = entering.id and h.changed_at >= now() and h.changed_at < now() + interval '1 millisecond')
      from unnest($4::uuid[], $5::uuid[], $6::integer[], $7::integer[]) as entering (id, from_status_id, seconds, working_seconds)`,
    values: [
      status.id,
      by.userId,
      cancellationReason ?? note,
      orders.map(({ id }) => id),
      orders.map(({ fromStatusId }) => fromStatusId),
      orders.map((order) => spent(order, (since) => Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000)))),
      orders.map((order) => spent(order, (since) => workingSecondsBetween(order.calendar, since, now))),
      holdReasonKey ?? null,
    ],
  });
}
