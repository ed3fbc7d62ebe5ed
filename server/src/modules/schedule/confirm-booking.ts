import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/transaction.ts";
import { followVisit } from "../service-orders/follow-visit.ts";
import { moveAutomatically } from "../service-orders/move-automatically.ts";
import type { SettledPlace } from "./settle-place.ts";

interface Parts {
  tx: Transaction;
  clock: Clock;
}

/** The order learns where and by whom it is done, and goes to Scheduled where the policy lets it. */
export async function confirmBooking(
  orderId: string,
  { facilityId, technicianId }: Pick<SettledPlace, "facilityId" | "technicianId">,
  { tx, clock }: Parts,
): Promise<void> {
  await tx.system.run({
    text: `update app.service_orders set facility_id = $2, assigned_technician_id = coalesce($3, assigned_technician_id)
      where id = $1 and (facility_id, assigned_technician_id) is distinct from ($2, coalesce($3, assigned_technician_id))`,
    values: [orderId, facilityId, technicianId],
  });
  await moveAutomatically({ orderId, statusKey: "scheduled", by: tx.caller }, tx.system, clock);
  await followVisit(orderId, tx.system, clock());
}
