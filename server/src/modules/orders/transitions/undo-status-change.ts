import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { undoableSince, undoSeconds } from "@boresight/domain/base/undo";
import { undoSchema } from "@boresight/domain/orders/service-order-schema";
import { isUndoable } from "@boresight/domain/orders/next-step";
import { addWorkingMinutes } from "@boresight/domain/schedule/working-time";
import type { StatusCategory } from "@boresight/domain/statuses/status-look";
import { t } from "@boresight/domain/texts/text";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { appointmentStart, followAppointment } from "./follow-appointment.ts";
import { readGuardedOrder, type GuardedOrder } from "./read-guarded-orders.ts";
import { readTakenAlong, type TakenAlong } from "./taken-along.ts";

export const undoStatusChange = mutation({
  summary: `Takes back the caller's own status change within ${undoSeconds} seconds; emails that wait are not sent.`,
  callers: staffRoles,
  input: undoSchema,
  returns: { serviceOrder: "ServiceOrder" },
  errors: ["order-changed", "slot-taken", "undo-over"],
  async run({ id, version }, tx) {
    const { caller, system } = tx;
    await caller.one({ text: "select id from app.service_orders where id = $1", values: [id] }); // `not-found` for an order that the caller may not see.
    const order = await readGuardedOrder(system, id);
    if (order.version !== version || !order.lastChangeWasStatus) throw fail("order-changed");
    const last = await readLastChange(order, system);
    if (!last || last.changedBy !== caller.userId || !isUndoable(last)) throw fail("undo-over");
    if (new Date(last.changedAt) < undoableSince(tx.now)) throw fail("undo-over");
    const along = await readTakenAlong(order.id, system);
    await dropMails(order, system);
    await takeBackBooking(order, system);
    await returnTo({ ...last, along }, order, tx);
    await putBackAppointment(along, order, tx);
    await emitReturn(last, order, tx); // At the end: what the customer still has to know of the appointment is sent again.
    return { serviceOrder: id };
  },
});

/** The last status change, and the status before it. */
interface LastChange {
  changedBy: string | null;
  changedAt: string;
  fromStatusId: string;
  fromKey: string;
  fromCategory: StatusCategory;
  fromSlaMinutes: number | null;
  /** When the order entered the status before. */
  enteredAt: string;
  toKey: string;
  toIsTerminal: boolean;
}

const readLastChange = (order: GuardedOrder, system: Rights): Promise<LastChange | undefined> =>
  system.maybe<LastChange>({
    text: `select h.changed_by, h.changed_at, f.id as from_status_id, f.key as from_key, f.category as from_category,
        f.sla_minutes as from_sla_minutes, s.key as to_key, s.is_terminal as to_is_terminal,
        h.changed_at - make_interval(secs => h.seconds_spent) as entered_at
      from app.status_changes h join app.service_order_statuses f on f.id = h.from_status_id
      join app.service_order_statuses s on s.id = h.to_status_id
      where h.service_order_id = $1 order by h.changed_at desc limit 1`,
    values: [order.id],
  });

/** Throws `undo-over` when one of them has been sent. */
async function dropMails(order: GuardedOrder, system: Rights): Promise<void> {
  const left = await system.rows({
    text: `with about as (select m.id, m.status = 'queued' and m.attempts = 0 as waits from app.messages m
          join app.service_orders o on o.id = m.service_order_id and o.status_changed_at = m.created_at where o.id = $1),
        dropped as (delete from app.messages where id in (select id from about where waits))
      select id from about where not waits`,
    values: [order.id],
  });
  if (left.length > 0) throw fail("undo-over");
}

/** A booking that changed the status is undone with it. */
const takeBackBooking = (order: GuardedOrder, system: Rights) =>
  system.run({
    text: `update app.appointments a set status = 'cancelled', cancellation_reason = $2 from app.service_orders o
      where o.id = $1 and a.service_order_id = o.id and a.created_at = o.status_changed_at and a.status = 'confirmed'`,
    values: [order.id, t("orders.undone")],
  });

/** What the status made of it. */
async function putBackAppointment({ appointment }: TakenAlong, order: GuardedOrder, tx: Transaction): Promise<void> {
  if (!appointment) return;
  await tx.system.run({
    text: "update app.appointments set status = $2 where id = $1",
    values: [appointment.id, appointment.status],
  });
  await followAppointment(order.id, tx);
}

type Undone = LastChange & { along: TakenAlong };

/** The order is as old in its status, and as late, as if nothing had happened; the history shows both. */
async function returnTo(last: Undone, order: GuardedOrder, { caller, system, now }: Transaction) {
  const dueAt =
    last.fromSlaMinutes === null
      ? null
      : (addWorkingMinutes(order.calendar, new Date(last.enteredAt), last.fromSlaMinutes)?.toISOString() ?? null);
  await system.run({
    text: `update app.service_orders o set status_id = s.id, status_changed_at = $3,
        status_due_at = coalesce($4, case when s.key = 'scheduled' then ${appointmentStart} end), hold_reason_key = null,
        checked_in_at = nullif(checked_in_at, o.status_changed_at),
        released_at = nullif(released_at, o.status_changed_at),
        facility_id = case when $5::jsonb ? 'facility_id' then ($5::jsonb ->> 'facility_id')::uuid else facility_id end,
        assigned_technician_id = case when $5::jsonb ? 'assigned_technician_id'
          then ($5::jsonb ->> 'assigned_technician_id')::uuid else assigned_technician_id end
      from app.service_order_statuses s where o.id = $1 and s.id = $2`,
    values: [order.id, last.fromStatusId, last.enteredAt, dueAt, JSON.stringify(last.along.place)],
  });
  const seconds = Math.max(0, Math.round((now.getTime() - new Date(last.changedAt).getTime()) / 1000));
  await system.run({
    text: `insert into app.status_changes
        (service_order_id, from_status_id, to_status_id, changed_by, note, seconds_spent, working_seconds_spent)
      values ($1, $2, $3, $4, $5, $6, 0)`,
    values: [order.id, order.statusId, last.fromStatusId, caller.userId, t("orders.undone"), seconds],
  });
}

async function emitReturn(last: LastChange, order: GuardedOrder, { caller, emit }: Transaction) {
  const payload = {
    fromStatusKey: last.toKey,
    toStatusKey: last.fromKey,
    toCategory: last.fromCategory,
    note: t("orders.undone"),
    overridden: [],
    isReopened: false,
    holdReasonKey: null,
    cancellationReason: null,
    mailTo: "nobody" as const,
    isUndoable: false,
    isUndone: true as const,
  };
  await emit({ type: "order.statusChanged", entityId: order.id, payload }, caller);
}
