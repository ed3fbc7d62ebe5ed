import type { Work } from "#platform/database/events.ts";
import type { LockedEstimate } from "./lock-estimate.ts";

/** Notes the first time that the customer sees it. */
export async function markViewed(
  { id, status, serviceOrderId, number }: LockedEstimate,
  { system, now, emit }: Pick<Work, "system" | "now" | "emit">,
): Promise<void> {
  if (status !== "sent") return;
  await system.run({
    text: "update app.estimates set status = 'viewed', viewed_at = coalesce(viewed_at, $2) where id = $1",
    values: [id, now],
  });
  await emit({ type: "estimate.viewed", entityId: id, payload: { serviceOrderId, number } });
}
