import type { Statement, Transaction } from "#platform/database/transaction.ts";
import { followVisit } from "#modules/orders/transitions/follow-visit.ts";
import { moveAutomatically } from "#modules/orders/transitions/move-automatically.ts";
import type { SettledPlace } from "./slots/settle-place.ts";

type Place = Pick<SettledPlace, "facilityId" | "technicianId">;

/** An order is done where its appointment is, and by whom it is given to there. */
export const orderAt = (orderId: string, { facilityId, technicianId }: Place): Statement => ({
  text: `update app.service_orders set facility_id = $2, assigned_technician_id = coalesce($3, assigned_technician_id)
    where id = $1 and (facility_id, assigned_technician_id) is distinct from ($2, coalesce($3, assigned_technician_id))`,
  values: [orderId, facilityId, technicianId],
});

/** The order learns where and by whom it is done, and goes to Scheduled where the policy lets it. */
export async function confirmBooking(orderId: string, place: Place, tx: Transaction): Promise<void> {
  await tx.system.run(orderAt(orderId, place));
  await moveAutomatically({ orderId, statusKey: "scheduled", by: tx.caller }, tx.system, tx.now);
  await followVisit(orderId, tx.system, tx.now);
}
