import type { DeclineReason } from "@boresight/domain/billing/estimate-decision-schema";
import { requireOpenEstimate } from "@boresight/domain/billing/estimate-status";
import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import type { LockedEstimate } from "#modules/billing/estimates/lock-estimate.ts";
import type { Work } from "#platform/database/events.ts";
import type { Signer } from "./accept-signed.ts";

interface Declined {
  reasonKey: DeclineReason;
  reason: string;
}

/** Writes that the customer does not want it. Throws what `requireOpenEstimate` throws. */
export async function recordDecline(
  estimate: LockedEstimate,
  { reasonKey, reason }: Declined,
  { signer, ...work }: Pick<Work, "system" | "now" | "emit"> & { signer: Omit<Signer, "keepContent"> },
): Promise<void> {
  const { system, now, emit } = work;
  const { id, serviceOrderId, number } = estimate;
  requireOpenEstimate(estimate, (await readBillingContext(serviceOrderId, work)).today);
  await system.run({
    text: "update app.estimates set status = 'declined', decided_at = $2, decided_by = $3 where id = $1",
    values: [id, now, signer.userId],
  });
  await system.run({
    text: `insert into app.estimate_decisions (estimate_id, customer_id, is_approved, channel, total_cents, content_hash, reason_key,
        reason, decided_at, decided_by, ip, user_agent)
      values ($1, $2, false, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      id,
      estimate.customerId,
      signer.channel,
      estimate.totalCents,
      estimate.contentHash,
      reasonKey,
      reason,
      now,
      signer.userId,
      signer.address,
      signer.userAgent.slice(0, 400),
    ],
  });
  await emit({ type: "estimate.declined", entityId: id, payload: { serviceOrderId, number, reasonKey, reason } });
}
