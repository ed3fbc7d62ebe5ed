import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import { isOpenCategory, openCategories } from "@boresight/domain/statuses/status-look";
import type { Statement, Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { readDashboardScope, type DashboardScope } from "./dashboard-scope.ts";

interface CustomerMonth {
  month: string;
  orders: number;
  spendCents: number;
}

interface CustomerFigures {
  openVehicles: number;
  /** Issued in the last 30 days, without those that a newer one replaces. */
  documentsReady: number;
  averageTurnaroundHours: number | null;
  spendThisMonthCents: number;
  openBalanceCents: number;
  payableInvoices: number;
  overdueInvoices: number;
  months: readonly CustomerMonth[];
}

export interface CustomerDashboard extends CustomerFigures {
  openOrders: number;
  awaitingApproval: number;
  informationNeeded: number;
  readyForPickup: number;
}

interface Counted extends CustomerFigures {
  open: readonly { statusId: string; count: number }[];
}

const monthsShown = 6;

/** A customer's own figures: the tables' rules leave only their orders and issued invoices. Nobody is asked for what is in dispute. */
export async function customerDashboard(_: unknown, { caller }: Transaction): Promise<CustomerDashboard> {
  const scope = await readDashboardScope(caller);
  const { open, ...figures } = await caller.one<Counted>(countOf(caller.customerId, scope));
  const countIn = (isCounted: (status: { key: string; category: string }) => boolean) =>
    scope.statuses
      .filter(isCounted)
      .reduce((sum, { id }) => sum + (open.find(({ statusId }) => statusId === id)?.count ?? 0), 0);
  return {
    ...figures,
    openOrders: countIn(({ category }) => isOpenCategory(category)),
    awaitingApproval: countIn(({ key }) => key === "approval"),
    informationNeeded: countIn(({ key }) => key === "info"),
    readyForPickup: countIn(({ key }) => key === "readyOut"),
  };
}

/** Days are compared with days, which alone the indexes are asked for. The customer by value, so that the database knows how much they have; each part by the index that holds all it asks for. */
const countOf = (customerId: string | null, { statuses }: DashboardScope): Statement => ({
  text: `with shop as (select zone, (now() at time zone zone)::date as today from (select app_private.shop_zone() as zone) base),
      payable as materialized (select balance_cents, due_date
        from (select balance_cents - app_private.contested_cents(id) as balance_cents, due_date from app.invoices
          where customer_id = $1 and status in ${wordList(openInvoiceStatuses)} and balance_cents > 0) asked
        where balance_cents > 0),
      open as (select o.status_id, count(*)::integer as count from app.service_orders o
        where o.customer_id = $1 and o.status_id = any ($2::uuid[]) group by o.status_id),
      month as (select month, month at time zone zone as starts, (month + interval '1 month') at time zone zone as ends
        from shop, generate_series(date_trunc('month', today::timestamp) - make_interval(months => ${monthsShown - 1}),
          date_trunc('month', today::timestamp), interval '1 month') as month)
    select
      coalesce((select json_agg(json_build_object('statusId', status_id, 'count', count)) from open), '[]') as open,
      (select count(distinct o.vehicle_id)::integer from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
        where o.customer_id = $1 and o.status_id = any ($2::uuid[]) and s.category in ${wordList(openCategories)}) as open_vehicles,
      (select count(*)::integer from app.documents d where d.customer_id = $1 and d.issued_at >= now() - interval '30 days'
        and d.revoked_at is null and not exists (select from app.documents n where n.supersedes_id = d.id)) as documents_ready,
      (select avg(extract(epoch from released_at - checked_in_at) / 3600)::double precision from app.service_orders
        where customer_id = $1 and released_at >= now() - interval '90 days') as average_turnaround_hours,
      ${spent((day) => `${day} >= date_trunc('month', (select today from shop))::date`)} as spend_this_month_cents,
      (select coalesce(sum(balance_cents), 0)::integer from payable) as open_balance_cents,
      (select count(*)::integer from payable) as payable_invoices,
      (select count(*)::integer from payable where due_date < (select today from shop)) as overdue_invoices,
      (select json_agg(json_build_object('month', to_char(month, 'YYYY-MM'),
          'orders', (select count(*)::integer from app.service_orders
            where customer_id = $1 and created_at >= starts and created_at < ends),
          'spendCents', ${spent((day) => `${day} >= month::date and ${day} < (month + interval '1 month')::date`)}) order by month) from month) as months`,
  values: [customerId, statuses.filter(({ isTerminal }) => !isTerminal).map(({ id }) => id)],
});

/** What was invoiced on these days, less what credit memos of these days take back. */
const spent = (within: (day: string) => string) => `((select coalesce(sum(total_cents), 0) from app.invoices
      where customer_id = $1 and status not in ('draft', 'void') and ${within("issue_date")})
    - (select coalesce(sum(total_cents), 0) from app.credit_memos
      where customer_id = $1 and voided_at is null and ${within("issued_on")}))::integer`;
