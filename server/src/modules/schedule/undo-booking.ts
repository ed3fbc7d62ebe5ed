import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { undoableSince, undoSeconds } from "@boresight/domain/base/undo";
import { appointmentVersionSchema } from "@boresight/domain/schedule/appointment";
import { t, text } from "@boresight/domain/texts/text";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import { mutation } from "#platform/mutation.ts";
import { appointmentPayload, lockAppointment, type StoredAppointment } from "./stored-appointment.ts";

export const undoBooking = mutation({
  summary: `Takes back the caller's own booking within ${undoSeconds} seconds, of an order whose status it did not change; \`undoStatusChange\` takes back the others.`,
  callers: staffRoles,
  input: appointmentVersionSchema,
  ...appointmentPayload,
  errors: ["appointment-changed", "appointment-over", "order-changed", "undo-over"],
  async run(seen, tx) {
    const appointment = await lockAppointment(seen, tx);
    const { id, orderId } = appointment;
    if (appointment.status !== "confirmed") throw fail("appointment-over");
    await lockRows(tx.system, "app.service_orders", { ids: [orderId] });
    const booking = await readBooking(appointment, tx.system);
    if (!isOwn(booking, tx)) throw fail("undo-over", { message: text("schedule.tooLateToUndoTheBooking") });
    if (booking.isOvertaken) throw fail("order-changed");
    await tx.system.run({
      text: "update app.appointments set status = 'cancelled', cancellation_reason = $2 where id = $1",
      values: [id, t("orders.undone")],
    });
    const payload = { serviceOrderId: orderId, place: booking.place };
    await tx.emit({ type: "appointment.takenBack", entityId: id, payload });
    return { appointment: id };
  },
});

interface BookingMade {
  by: string | null;
  at: string;
  /** Then there is a status to take back too. */
  movedOrder: boolean;
  /** The order has been changed since. */
  isOvertaken: boolean;
  /** What the booking changed of the order's place, as it was before; from the audit, which has all of a transaction at one moment. */
  place: Readonly<Record<string, string | null>>;
}

const readBooking = ({ id }: StoredAppointment, system: Rights): Promise<BookingMade> =>
  system.one<BookingMade>({
    text: `select a.created_by as by, a.created_at as at, o.status_changed_at >= a.created_at as moved_order,
        o.updated_at > a.created_at as is_overtaken,
        (select coalesce(jsonb_object_agg(was.key, was.value -> 0), '{}') from app.audit_entries e, jsonb_each(e.changes) was
          where e.entity = 'service_orders' and e.entity_id = o.id and e.at = a.created_at and e.action = 'changed'
            and was.key in ('facility_id', 'assigned_technician_id')) as place
      from app.appointments a join app.service_orders o on o.id = a.service_order_id where a.id = $1`,
    values: [id],
  });

const isOwn = ({ by, at, movedOrder }: BookingMade, { caller, now }: Transaction): boolean =>
  by === caller.userId && !movedOrder && new Date(at) >= undoableSince(now);
