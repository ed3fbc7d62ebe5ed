import { wrongField } from "@boresight/domain/base/problems";
import { text } from "@boresight/domain/texts/text";
import { upcomingAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { wordList } from "#platform/database/word-list.ts";
import type { Rights } from "#platform/database/transaction.ts";

/**
 * Moves the appointment to where the vehicle is now. A mobile one needs a van instead of a bay and must be booked
 * anew: throws `invalid-input`.
 */
export async function followTransport(orderId: string, system: Rights): Promise<void> {
  const live = `a.service_order_id = o.id and a.status in ${wordList(upcomingAppointmentStatuses)}`;
  const misplaced = await system.maybe({
    text: `select a.id from app.appointments a join app.service_orders o on ${live}
      where o.id = $1 and (a.kind = 'mobile') <> (o.intake_method = 'mobile') limit 1`,
    values: [orderId],
  });
  if (misplaced) {
    throw wrongField("intakeMethod", "wrong-value", text("schedule.cancelAppointmentFirst"));
  }
  await system.run({
    text: `update app.appointments a set kind = o.intake_method,
        address_id = case when o.intake_method <> 'dropOff' then o.pickup_address_id end
      from app.service_orders o where o.id = $1 and ${live}`,
    values: [orderId],
  });
}
