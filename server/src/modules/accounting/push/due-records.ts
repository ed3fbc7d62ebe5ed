import { customerLabel, paymentLabel } from "./record-labels.ts";

/**
 * The records that belong in the books: what was issued and received since the first day, with its customers and line
 * item types. A common table expression `due` over the connection `$1` and the shop's day `$2`: in the order in which
 * they are sent, each with its link, if it has one. Opening invoices are in somebody's books already: one is sent when a
 * payment needs it there.
 */
export const dueRecords = `
  books as (
    select id, coalesce(sends_from, $2::date) as sends_from, sends_estimates, income_account_id, reward_account_id
    from app.qbo_connections where id = $1
  ),
  due_invoices as (
    select i.id, i.customer_id, i.number, i.issue_date as on_day, i.updated_at
    from app.invoices i cross join books b where i.status not in ('draft', 'void') and i.issue_date >= b.sends_from
      and i.service_order_id is not null
  ),
  due_estimates as (
    select e.id, e.customer_id, e.number, (e.decided_at at time zone app_private.shop_zone())::date as on_day
    from app.estimates e cross join books b
    where b.sends_estimates and e.status in ('approved', 'converted')
      and (e.decided_at at time zone app_private.shop_zone())::date >= b.sends_from
  ),
  due_payments as (
    select p.id, p.customer_id, p.method, p.amount_cents - p.returned_cents as amount_cents, p.received_on as on_day, p.created_at
    from app.payments p cross join books b
    where p.received_on >= b.sends_from and p.returned_cents < p.amount_cents and not exists (select from app.payment_reversals r where r.payment_id = p.id)
  ),
  due_types as (
    select distinct l.line_item_type_id as id from app.line_items l
    where l.invoice_id in (select id from due_invoices) or (l.is_accepted and l.estimate_id in (select id from due_estimates))
  ),
  due_customers as (
    select customer_id as id from due_invoices union select customer_id from due_estimates union select customer_id from due_payments
  ),
  due_all as (
    select 1 as rank, 'Customer' as entity, c.id as local_id, c.id as customer_id, null::date as on_day, c.created_at as at,
      ${customerLabel} as label
    from app.customers c where c.id in (select id from due_customers)
    union all
    select 2, 'Item', y.id, null, null, y.created_at, y.name from app.line_item_types y where y.id in (select id from due_types)
    union all
    select 3, 'Estimate', e.id, e.customer_id, e.on_day, null, e.number from due_estimates e
    union all
    select 4, 'Invoice', i.id, i.customer_id, i.on_day, null, i.number from due_invoices i
    union all
    select 5, 'Payment', p.id, p.customer_id, p.on_day, p.created_at,
      ${paymentLabel("p.amount_cents")}
    from due_payments p join app.customers c on c.id = p.customer_id
  ),
  due as (
    select d.*, left(d.label, 200) as short_label, l.id as link_id, l.qbo_id
    from due_all d left join app.qbo_links l on l.connection_id = $1 and l.entity = d.entity and l.local_id = d.local_id
  )`;

/** The order in which they are sent. */
export const dueOrder = "rank, on_day, at, label, local_id";
