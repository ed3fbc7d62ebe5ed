import { requireSelfBooking } from "@boresight/domain/intake/intake";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";
import { readReadiness } from "./read-readiness.ts";

interface Appointment {
  orderId: string;
  /** The caller confirms it now. */
  isConfirmed: boolean;
}

/**
 * Customers book only a vehicle that is ready now, or that they confirm will be; the confirmation is recorded with
 * their name and the time.
 */
export async function requireReadiness(
  appointment: Appointment,
  { caller, system }: Transaction,
  now: Date,
): Promise<void> {
  if (isStaff(caller.role)) return;
  if (appointment.isConfirmed) {
    await system.run({
      text: `update app.service_orders set readiness_confirmed_at = $3,
          readiness_confirmed_by = (select left(display_name, 160) from app.users where id = $2)
        where id = $1 and readiness_confirmed_at is null`,
      values: [appointment.orderId, caller.userId, now],
    });
  }
  const { readiness, isConfirmed } = await readReadiness(appointment.orderId, system, { isStaff: false });
  requireSelfBooking(caller.role, readiness, isConfirmed);
}
