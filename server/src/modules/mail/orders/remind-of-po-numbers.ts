import type { Rights } from "#platform/database/transaction.ts";
import { queueEventMail } from "./queue-order-mail.ts";

/** Older approvals are no longer reminded of, such as when a customer begins to require PO numbers. */
const remindedDays = 4;

/**
 * Reminds of a PO number that the customer requires and the order still lacks, 24 and 48 hours after its approval
 * (handbook section 11), each time once. When both are due, because the server was off, only the later one is sent.
 */
export async function remindOfPoNumbers(system: Rights, now: Date): Promise<void> {
  const due = await system.rows<{ orderId: string; entry: string }>({
    text: `insert into app_private.po_reminders (service_order_id, approved_at, hours)
      select o.id, a.approved_at, case when a.approved_at <= $1::timestamptz - interval '48 hours' then 48 else 24 end
      from app.service_orders o
      join app.service_order_statuses s on s.id = o.status_id
      join app.customers c on c.id = o.customer_id
      join lateral (select max(h.changed_at) as approved_at from app.status_changes h
        join app.service_order_statuses t on t.id = h.to_status_id and t.key = 'approved'
        where h.service_order_id = o.id) a on a.approved_at <= $1::timestamptz - interval '24 hours'
          and a.approved_at > $1::timestamptz - make_interval(days => $2)
      where c.requires_po and coalesce(o.po_number, '') = '' and not s.is_terminal
        and o.id in (select service_order_id from app.status_changes
          where changed_at > $1::timestamptz - make_interval(days => $2))
      on conflict do nothing
      returning service_order_id as order_id, 'po:' || hours as entry`,
    values: [now, remindedDays],
  });
  for (const { orderId, entry } of due) await queueEventMail("po-reminder", { orderId, entry }, system);
}
