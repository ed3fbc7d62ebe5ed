import { noShowMinutes, requireMissed, appointmentVersionSchema } from "@boresight/domain/schedule/appointment";
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Work } from "#platform/database/events.ts";
import { mutation } from "#platform/mutation.ts";
import { appointmentPayload, lockAppointment } from "./stored-appointment.ts";

interface Missed {
  id: string;
  orderId: string;
}

export const markNoShow = mutation({
  summary: "Records that nobody came within the hour: the office gets an alert and the order waits for a new time.",
  input: appointmentVersionSchema,
  ...appointmentPayload,
  errors: ["appointment-changed", "appointment-over", "no-show-too-early"],
  async run(seen, tx) {
    const stored = await lockAppointment(seen, tx);
    if (!isStaff(tx.caller.role)) throw fail("permission-error");
    requireMissed(stored, tx.now);
    await tx.system.run({ text: "update app.appointments set status = 'noShow' where id = $1", values: [stored.id] });
    await tx.emit({ type: "appointment.noShow", entityId: stored.id, payload: { serviceOrderId: stored.orderId } });
    return { appointment: stored.id };
  },
});

/**
 * Alerts the office, once, to each time at which nobody seems to have come; whether that is so a person says. Where
 * somebody has read a VIN a vehicle did come, even if it was the wrong one.
 */
export async function findNoShows({ system, now, emit }: Work): Promise<void> {
  const missed = await system.rows<Missed>({
    text: `insert into app_private.missed_appointments as m (appointment_id, starts_at)
      select a.id, a.starts_at from app.appointments a join app.service_orders o on o.id = a.service_order_id
      where a.status = 'confirmed' and a.starts_at <= $1 and o.vin_seen is null
      on conflict (appointment_id) do update set starts_at = excluded.starts_at where m.starts_at <> excluded.starts_at
      returning appointment_id as id,
        (select service_order_id from app.appointments a where a.id = appointment_id) as order_id`,
    values: [new Date(now.getTime() - noShowMinutes * 60_000)],
  });
  for (const { id, orderId } of missed)
    await emit({ type: "appointment.overdue", entityId: id, payload: { serviceOrderId: orderId } });
}
