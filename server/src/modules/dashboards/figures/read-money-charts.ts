import { requireMargins } from "#modules/billing/reports/read-ageing.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { readFigureSpan, type FigureFilter } from "./figure-span.ts";

interface RevenueStep {
  day: string;
  cents: number;
  /** The same days a year earlier. */
  yearBeforeCents: number;
}

interface TopCustomer {
  customerId: string;
  name: string;
  cents: number;
  orders: number;
}

interface DormantCustomer {
  customerId: string;
  name: string;
  lastOrderAt: string;
}

export interface MoneyCharts {
  revenue: readonly RevenueStep[];
  topCustomers: readonly TopCustomer[];
  dormantCustomers: readonly DormantCustomer[];
}

const mostShown = 8;

/** The charts of money and of who brings it. Throws `permission-error` for whoever is no admin. */
export async function readMoneyCharts(filter: FigureFilter, tx: Transaction): Promise<MoneyCharts> {
  requireMargins(tx);
  const { caller } = tx;
  const span = await readFigureSpan(filter, caller);
  const { from, to, length, step } = span;
  const narrowed = [filter.facility, filter.customerKind];
  return {
    revenue: await caller.rows<RevenueStep>({ text: revenue, values: [from, to, length, step, ...narrowed] }),
    topCustomers: await caller.rows<TopCustomer>({ text: topCustomers, values: [from, to, ...narrowed] }),
    dormantCustomers: await caller.rows<DormantCustomer>({ text: dormantCustomers, values: narrowed }),
  };
}

const invoicedFrom = (first: string) => `(select (place - 1) / $4::integer as step, sum(cents)::float8 as cents
    from app_private.figures_of_days('invoiced', ${first}, ${first} + ($3::integer - 1))
    where ($5::uuid is null or facility_id = $5) and ($6::text is null or customer_kind = $6) group by 1)`;

const revenue = `select to_char($1::date + step * $4::integer, 'YYYY-MM-DD') as day, coalesce(this.cents, 0) as cents,
    coalesce(earlier.cents, 0) as year_before_cents
  from generate_series(0, (($2::date - $1::date) / $4::integer)) step
    left join ${invoicedFrom("$1::date")} this using (step)
    left join ${invoicedFrom("($1::date - interval '1 year')::date")} earlier using (step)
  order by step`;

const nameOf = "app_private.customer_name(c.company_name, c.first_name, c.last_name)";

/** What was invoiced in these days, less what credit memos of these days take back; those are of no further order. */
const sold = `select i.customer_id, i.service_order_id, i.service_order_id as counted, i.subtotal_cents as cents from app.invoices i
    where i.issue_date between $1::date and $2::date and i.status not in ('draft', 'void') and i.service_order_id is not null
  union all
  select m.customer_id, i.service_order_id, null, -m.subtotal_cents from app.credit_memos m join app.invoices i on i.id = m.invoice_id
    where m.issued_on between $1::date and $2::date and m.voided_at is null and i.service_order_id is not null`;

const topCustomers = `select c.id as customer_id, ${nameOf} as name, sum(i.cents)::float8 as cents,
    count(distinct i.counted)::integer as orders
  from (${sold}) i join app.customers c on c.id = i.customer_id
  where ($4::text is null or c.customer_kind = $4)
    and ($3::uuid is null or exists (select from app.service_orders o where o.id = i.service_order_id and o.facility_id = $3))
  group by c.id having sum(i.cents) > 0 order by 3 desc, 2 limit ${mostShown}`;

/** Without an order for 45 days, after one in each of the three months before that; of those of the last year. */
const dormantCustomers = `select c.id as customer_id, ${nameOf} as name, latest.at as last_order_at
  from app.customers c cross join lateral (
    select o.created_at as at, o.facility_id from app.service_orders o where o.customer_id = c.id order by o.created_at desc limit 1) latest
  where c.status = 'active' and latest.at < now() - interval '45 days' and latest.at >= now() - interval '1 year'
    and ($1::uuid is null or latest.facility_id = $1) and ($2::text is null or c.customer_kind = $2)
    and ${["30", "60"]
      .map(
        (days) => `exists (select from app.service_orders o where o.customer_id = c.id
      and o.created_at > latest.at - interval '${Number(days) + 30} days' and o.created_at <= latest.at - interval '${days} days')`,
      )
      .join(" and ")}
  order by latest.at desc, name limit ${mostShown}`;
