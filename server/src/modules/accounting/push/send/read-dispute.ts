import type { Rights } from "#platform/database/transaction.ts";
import type { LaneJob } from "#modules/accounting/jobs/lane-job.ts";

/**
 * What an open conflict that a job waits for is about: one of its own record, of an invoice that a payment pays, or a
 * customer who cannot be sold to there. Null when there is none.
 */
export async function readDispute(
  { connectionId, entity, localId, customerId }: LaneJob,
  system: Rights,
): Promise<string | null> {
  const dispute = await system.maybe<{ label: string }>({
    isPrepared: true,
    text: `select label from app.qbo_conflicts x
      where connection_id = $1 and status = 'open' and (
        (entity = $2 and local_id = $3)
        or (entity = 'Customer' and local_id = $4 and kind in ('inactiveThere', 'mergedThere') and $2 <> 'Item')
        or ($2 = 'Payment' and entity = 'Invoice' and exists (
          select from app.payment_allocations a where a.payment_id = $3 and a.invoice_id = x.local_id)))
      order by created_at limit 1`,
    values: [connectionId, entity, localId, customerId],
  });
  return dispute?.label ?? null;
}
