import type { Work } from "#platform/database/events.ts";

/**
 * Revokes approvals that were given for another vehicle. Returns the numbers of the estimates that await the customer
 * again.
 */
export async function revokeApprovals({ id }: { id: string }, { system, emit }: Work): Promise<readonly string[]> {
  const lapsed = await system.rows<{ number: string }>({
    text: `update app.estimates set status = 'sent', decided_at = null, decided_by = null
      where service_order_id = $1 and status in ('approved', 'converted') returning number`,
    values: [id],
  });
  const numbers = lapsed.map((estimate) => estimate.number);
  if (numbers.length > 0) await emit({ type: "order.approvalRevoked", entityId: id, payload: { estimates: numbers } });
  return numbers;
}
