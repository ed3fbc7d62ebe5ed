import { noShowMinutes, permitNoShow, seenAppointmentSchema } from "@boresight/domain/schedule/appointment";
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { publicCaller, type Caller } from "#platform/caller.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { appointmentPayload } from "./appointment-payload.ts";
import { followVisit } from "#modules/orders/transitions/follow-visit.ts";
import { moveAutomatically } from "#modules/orders/transitions/move-automatically.ts";
import { announceAppointment } from "./announce-appointment.ts";
import { lockAppointment } from "./stored-appointment.ts";

interface Missed {
  id: string;
  orderId: string;
}

export const markNoShow = mutation({
  summary: "Records that nobody came within the hour: the office gets an alert and the order waits for a new time.",
  input: seenAppointmentSchema,
  ...appointmentPayload,
  errors: ["appointment-changed", "appointment-over", "no-show-too-early"],
  async run(seen, tx) {
    const stored = await lockAppointment(seen, tx);
    if (!isStaff(tx.caller.role)) throw fail("permission-error");
    permitNoShow(stored, tx.now);
    await giveUp(stored, { by: tx.caller, system: tx.system, now: tx.now });
    return { appointment: stored.id, serviceOrder: stored.orderId };
  },
});

/** What staff have not marked themselves. Where somebody has read a VIN, a vehicle came, if the wrong one. */
export async function markNoShows(system: Rights, now: Date): Promise<void> {
  const missed = await system.rows<Missed>({
    text: `select id, service_order_id as order_id from app.appointments
      where status = 'confirmed' and starts_at <= $1
        and not exists (select from app.service_orders o where o.id = service_order_id and o.vin_seen is not null)
      for update skip locked`,
    values: [new Date(now.getTime() - noShowMinutes * 60_000)],
  });
  for (const each of missed) await giveUp(each, { by: publicCaller, system, now });
}

interface Parts {
  by: Caller;
  system: Rights;
  now: Date;
}

async function giveUp({ id, orderId }: Missed, { by, system, now }: Parts): Promise<void> {
  await system.run({ text: "update app.appointments set status = 'noShow' where id = $1", values: [id] });
  await announceAppointment({ event: "appointment-missed", appointmentId: id, orderId }, system);
  await moveAutomatically({ orderId, statusKey: "approved", by, note: "Nobody came to the appointment" }, system, now);
  await followVisit(orderId, system, now);
}
