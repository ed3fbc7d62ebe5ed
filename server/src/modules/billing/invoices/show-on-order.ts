import type { Rights } from "#platform/database/transaction.ts";

/** The order has the number and total of its latest invoice that is not void. */
export async function showOnOrder(orderId: string, system: Rights): Promise<void> {
  await system.run({
    text: `update app.service_orders o set invoice_number = i.number, invoice_total = i.total_cents
      from (select 1) one left join lateral (select number, total_cents from app.invoices
        where service_order_id = $1 and status not in ('draft', 'void')
        order by issue_date desc, created_at desc limit 1) i on true
      where o.id = $1 and (o.invoice_number, o.invoice_total) is distinct from (i.number, i.total_cents)`,
    values: [orderId],
  });
}
