import type { QboEntityName } from "@boresight/domain/accounting/qbo";
import type { Work } from "#platform/database/events.ts";
import { queueQboJob } from "../jobs/queue-qbo-job.ts";
import { customerLabel, paymentLabel } from "../push/record-labels.ts";

/** What comes back from the books; items and estimates are ours alone. */
export const pulledEntities = ["Customer", "Invoice", "Payment"] as const satisfies readonly QboEntityName[];
export type PulledEntity = (typeof pulledEntities)[number];

interface RecordThere {
  entity: PulledEntity;
  qboId: string;
}

interface Known {
  localId: string;
  customerId: string;
  label: string;
}

/** Queues to read a record there and to take over what changed, after what is being sent of the same customer. */
export async function queuePull(
  connectionId: string,
  { entity, qboId }: RecordThere,
  work: Pick<Work, "system" | "now">,
): Promise<void> {
  const known = await work.system.maybe<Known>({
    isPrepared: true,
    text: `select l.local_id, coalesce(c.id, i.customer_id) as customer_id,
        case l.entity when 'Customer' then ${customerLabel} when 'Invoice' then i.number else ${paymentLabel("p.amount_cents")} end as label
      from app.qbo_links l
        left join app.invoices i on l.entity = 'Invoice' and i.id = l.local_id
        left join app.payments p on l.entity = 'Payment' and p.id = l.local_id
        left join app.customers c on c.id = case l.entity when 'Customer' then l.local_id else p.customer_id end
      where l.connection_id = $1 and l.entity = $2 and l.qbo_id = $3
        and coalesce(c.id, i.customer_id) is not null`,
    values: [connectionId, entity, qboId],
  });
  const { localId = null, customerId = null, label = "" } = known ?? {};
  await queueQboJob({ connectionId, entity, operation: "pull", qboId, localId, customerId, label }, work);
}
