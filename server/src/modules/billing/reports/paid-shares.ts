/** SQL: what was sold on the cash basis, where an invoice counts with what was paid of it in the days from `$1` to `$2`. */

const dayOf = (moment: string) => `(${moment} at time zone (select app_private.shop_zone()))::date`;

// A payment counts on the day on which it was received, and what is taken back of it or counts again on the day of that. Reward
// credit is no money. A void memo has never paid anything.
const paid = `select a.invoice_id, a.amount_cents as amount,
      case when a.amount_cents > 0 and not exists (select from app.payment_returns r
          where r.payment_id = p.id and r.amount_cents < 0 and r.created_at = a.created_at)
        then p.received_on else greatest(${dayOf("a.created_at")}, p.received_on) end as day
    from app.payment_allocations a join app.payments p on p.id = a.payment_id where p.method <> 'rewardCredit'
  union all
  select a.invoice_id, a.amount_cents, ${dayOf("a.created_at")}
    from app.payment_allocations a join app.credit_entries e on e.id = a.credit_entry_id
    where not exists (select from app.credit_entries origin join app.credit_memos m on m.id = origin.credit_memo_id
      where origin.id = e.of_entry_id and m.voided_at is not null)`;

// What is paid of an invoice after each month of these days. The share of a month is what all that is paid makes of each part
// after it, less what it did before: months, and payments within them, add up to the whole to the cent.
const months = `select invoice_id, month, (sum(sum(amount)) over until)::bigint as after, (sum(sum(amount)) over until - sum(amount))::bigint as before
    from (select p.*, case when p.day >= $1 then date_trunc('month', p.day)::date end as month from (${paid}) p where p.day <= $2) dated
    group by invoice_id, month window until as (partition by invoice_id order by month nulls first)`;

const bounds = `select m.invoice_id, m.month, b.sign, b.paid, i.total_cents, i.subtotal_cents, i.customer_id, i.service_order_id
    from (${months}) m join app.invoices i on i.id = m.invoice_id and i.service_order_id is not null and i.total_cents > 0
      cross join lateral (values (1, m.after), (-1, m.before)) b (sign, paid)
    where m.month is not null`;

/** SQL: what this line item brings in less what it costs us, in cents. */
export const marginOfLine = (line: string): string =>
  `${line}.total_price - round(${line}.quantity::numeric * ${line}.purchase_cost / 1000)`;

const parts = `select l.invoice_id, l.id, null::text as name, null::integer as rate, l.line_item_type_id, l.total_price as cents,
      ${marginOfLine("l")} - l.total_price as cost, null::integer as taxable, l.sort_order
    from app.line_items l where l.invoice_id is not null and l.is_accepted
  union all
  select x.invoice_id, x.id, x.name, x.rate, null, x.tax_cents, 0, x.taxable_cents, 1000000 + x.sort_order
    from app.document_taxes x where x.invoice_id is not null`;

/**
 * As `with …`: `shares` has a row for each line and tax of each invoice, month and bound of it (`sign` says whether it adds or
 * takes away). Cents that are left of the division go to the parts that lost most of theirs (largest remainder).
 */
export const paidShares = `bounds as materialized (${bounds}),
  divided as (select b.*, p.id as part_id, p.name, p.rate, p.line_item_type_id, p.taxable, p.cost, p.sort_order,
      floor(b.paid::numeric * p.cents / b.total_cents)::bigint as whole,
      b.paid::numeric * p.cents - floor(b.paid::numeric * p.cents / b.total_cents) * b.total_cents as remainder
    from bounds b join (${parts}) p on p.invoice_id = b.invoice_id),
  shares as materialized (select d.*, (d.whole + case when row_number() over (partition by d.invoice_id, d.month, d.sign
        order by d.remainder desc, d.sort_order, d.part_id)
      <= d.paid - sum(d.whole) over (partition by d.invoice_id, d.month, d.sign) then 1 else 0 end)::bigint as share
    from divided d)`;

/** Of the lines alone, as `sold` of what was invoiced. */
export const paidLines = `select s.invoice_id as id, s.customer_id, s.service_order_id, s.month as issue_date, s.line_item_type_id, false as is_memo,
    s.sign * s.share as revenue, s.sign * (s.share + round(s.cost * s.paid / s.total_cents)) as margin
  from shares s where s.name is null`;

// What is taxed is that part of the share of all lines which it is of their sum.
const taxablePart = (gross: string, taxable: string) =>
  `case when b.subtotal_cents = 0 then round(${taxable}::numeric * b.paid / b.total_cents) else round(${gross}::numeric * ${taxable} / b.subtotal_cents) end`;

const grossOfBounds = `select b.*, coalesce(sum(s.share) filter (where s.name is null), 0) as gross,
    coalesce(sum(s.share) filter (where s.name is not null), 0) as tax, coalesce(max(s.taxable), 0) as taxable
  from bounds b join shares s using (invoice_id, month, sign) group by b.invoice_id, b.month, b.sign, b.paid, b.total_cents, b.subtotal_cents,
    b.customer_id, b.service_order_id`;

/** By invoice and month: the same columns as of what was invoiced. */
export const paidSales = `select b.month, b.invoice_id, b.sign * b.gross, b.sign * ${taxablePart("b.gross", "b.taxable")}, b.sign * b.tax
  from (${grossOfBounds}) b`;

export const paidTaxes = `select s.name, s.rate, b.invoice_id, b.sign * b.gross as gross_cents,
    b.sign * ${taxablePart("b.gross", "s.taxable")} as taxable_cents, b.sign * s.share as tax_cents
  from (${grossOfBounds}) b join shares s using (invoice_id, month, sign) where s.name is not null`;
