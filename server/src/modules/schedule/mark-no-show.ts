import { noShowMinutes, requireMissed, appointmentVersionSchema } from "@boresight/domain/schedule/appointment";
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { publicCaller } from "#platform/caller.ts";
import type { Actor, Work } from "#platform/events.ts";
import { mutation } from "#platform/mutation.ts";
import { appointmentPayload } from "./appointment-payload.ts";
import { lockAppointment } from "./stored-appointment.ts";

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
    await recordNoShow(stored, tx.caller, tx);
    return { appointment: stored.id };
  },
});

/**
 * Marks no-shows that staff have not marked. Where somebody has read a VIN a vehicle did come, even if it was the
 * wrong one.
 */
export async function markNoShows(work: Work): Promise<void> {
  const missed = await work.system.rows<Missed>({
    text: `select id, service_order_id as order_id from app.appointments
      where status = 'confirmed' and starts_at <= $1
        and not exists (select from app.service_orders o where o.id = service_order_id and o.vin_seen is not null)
      for update skip locked`,
    values: [new Date(work.now.getTime() - noShowMinutes * 60_000)],
  });
  for (const each of missed) await recordNoShow(each, publicCaller, work);
}

async function recordNoShow({ id, orderId }: Missed, by: Actor, { system, emit }: Work): Promise<void> {
  await system.run({ text: "update app.appointments set status = 'noShow' where id = $1", values: [id] });
  await emit({ type: "appointment.noShow", entityId: id, payload: { serviceOrderId: orderId } }, by);
}
