import type { Rights } from "#platform/database/transaction.ts";
import { raiseAlert } from "#modules/alerts/raise-alert.ts";

/** What was agreed for another vehicle must be approved again. Answers the numbers of the estimates that wait for the customer. */
export async function lapseApproval(
  { id, number }: { id: string; number: string },
  system: Rights,
): Promise<readonly string[]> {
  const lapsed = await system.rows<{ number: string }>({
    text: `update app.estimates set status = 'sent', decided_at = null, decided_by = null
      where service_order_id = $1 and status in ('approved', 'converted') returning number`,
    values: [id],
  });
  const numbers = lapsed.map((estimate) => estimate.number);
  if (numbers.length > 0) {
    await system.run(
      raiseAlert({
        kind: "approvalLapsed",
        severity: "warning",
        message: `${number} is for another vehicle now: ${numbers.join(", ")} must be approved again`,
        serviceOrderId: id,
        dedupeKey: `approvalLapsed:${id}`,
      }),
    );
  }
  return numbers;
}
