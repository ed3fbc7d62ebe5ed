import { shopDay } from "#modules/billing/shop-day.ts";
import type { Work } from "#platform/database/events.ts";
import { ownLane, wakeAllLanes } from "../jobs/lanes.ts";
import { dueOrder, dueRecords } from "./due-records.ts";
import { customerLabel, paymentLabel } from "./record-labels.ts";

/**
 * Queues what belongs in the books and is not there: what has neither a link nor a job that still says what becomes of
 * it; and what changed while nothing was connected. Returns how many jobs there are now.
 */
export async function queueBacklog(connectionId: string, work: Pick<Work, "system" | "now">): Promise<number> {
  const { system, now } = work;
  const values = [connectionId, await shopDay(work), now];
  const sent = await system.run({ text: unsent, values });
  const changed = await system.run({ text: changedMeanwhile, values: [connectionId, now] });
  await system.run(wakeAllLanes(connectionId));
  return sent + changed;
}

const unsent = `with ${dueRecords}
  insert into app.qbo_jobs (connection_id, lane, entity, local_id, operation, label, customer_id, created_at, updated_at)
  select $1, ${ownLane("entity", "customer_id")}, entity, local_id, 'push', short_label, customer_id, $3, $3
  from due d
  where link_id is null and not exists (
    select from app.qbo_jobs j where j.connection_id = $1 and j.entity = d.entity and j.local_id = d.local_id and j.operation = 'push'
      and j.status in ('pending', 'sending', 'unconfirmed', 'failed', 'skipped'))
  order by ${dueOrder}
  on conflict do nothing`;

/** Of linked records, what changed since both sides agreed, while nothing was connected. */
const changedMeanwhile = `
  insert into app.qbo_jobs (connection_id, lane, entity, local_id, operation, label, customer_id, status, created_at, updated_at)
  select $1, ${ownLane("l.entity", "m.customer_id")}, l.entity, l.local_id, m.operation, left(m.label, 200), m.customer_id,
    case when m.operation = 'delete' then 'unconfirmed' else 'pending' end, $2, $2
  from app.qbo_links l
    join lateral (
      select c.id as customer_id, 'push' as operation, ${customerLabel} as label
      from app.customers c where l.entity = 'Customer' and c.id = l.local_id and c.updated_at > l.synced_at
      union all
      select i.customer_id, case when i.status = 'void' then 'void' else 'push' end, i.number
      from app.invoices i where l.entity = 'Invoice' and i.id = l.local_id
        and ((i.status = 'void' and i.voided_at > l.synced_at) or (i.status <> 'void' and i.due_date::text <> l.snapshot ->> 'DueDate'))
      union all
      select p.customer_id, 'delete', ${paymentLabel("p.amount_cents")}
      from app.payments p join app.customers c on c.id = p.customer_id
      where l.entity = 'Payment' and p.id = l.local_id
        and (p.returned_cents = p.amount_cents or exists (select from app.payment_reversals r where r.payment_id = p.id))
      union all
      select p.customer_id, 'push', ${paymentLabel("(p.amount_cents - p.returned_cents)")}
      from app.payments p join app.customers c on c.id = p.customer_id
      where l.entity = 'Payment' and p.id = l.local_id and p.returned_cents < p.amount_cents
        and exists (select from app.payment_returns r where r.payment_id = p.id and r.created_at > l.synced_at)
        and not exists (select from app.payment_reversals r where r.payment_id = p.id)
    ) m on true
  where l.connection_id = $1 and not exists (
    select from app.qbo_jobs j where j.connection_id = $1 and j.entity = l.entity and j.local_id = l.local_id
      and j.operation = m.operation and j.status in ('pending', 'sending', 'unconfirmed', 'failed', 'skipped'))
  order by l.created_at, l.id
  on conflict do nothing`;
