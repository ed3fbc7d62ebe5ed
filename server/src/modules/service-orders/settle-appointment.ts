import type { Move } from "@boresight/domain/status-move";
import type { Statement } from "#platform/transaction.ts";

/** What becomes of the visit when its order moves on by hand: called off or unscheduled it is given back, released it is over. */
export function settleAppointment(
  orderId: string,
  { fromKey, toKey }: Pick<Move, "fromKey" | "toKey">,
): Statement | null {
  if (toKey === "cancelled") return end(orderId, "cancelled", ["held", "requested", "confirmed"]);
  if (fromKey === "scheduled" && toKey === "approved") return end(orderId, "cancelled", ["confirmed"]);
  return toKey === "released" || toKey === "noCal" ? end(orderId, "completed", ["arrived", "confirmed"]) : null;
}

const end = (orderId: string, status: "cancelled" | "completed", live: readonly string[]): Statement => ({
  text: `update app.appointments set status = $2, held_until = null where service_order_id = $1 and status = any ($3)`,
  values: [orderId, status, live],
});
