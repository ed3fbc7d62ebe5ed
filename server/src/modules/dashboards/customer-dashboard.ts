import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import type { Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

interface CustomerMonth {
  month: string;
  orders: number;
  spendCents: number;
}

export interface CustomerDashboard {
  openOrders: number;
  awaitingApproval: number;
  informationNeeded: number;
  readyForPickup: number;
  averageTurnaroundHours: number | null;
  spendThisMonthCents: number;
  openBalanceCents: number;
  payableInvoices: number;
  overdueInvoices: number;
  months: readonly CustomerMonth[];
}

const monthsShown = 6;

/** A customer's own figures: the tables' rules leave only their orders and issued invoices. */
export async function customerDashboard(_: unknown, { caller }: Transaction): Promise<CustomerDashboard> {
  const figures = await caller.one<Omit<CustomerDashboard, "months">>(ownFigures);
  return { ...figures, months: await caller.rows<CustomerMonth>(ownMonths) };
}

const shopToday = "select (now() at time zone app_private.shop_zone())::date as today";

const ownFigures = {
  text: `with shop as (${shopToday}), payable as (select balance_cents, due_date from app.invoices where customer_id = app_private.current_customer_id()
        and status in ${wordList(openInvoiceStatuses)} and balance_cents > 0),
      open as (select s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
        where o.customer_id = app_private.current_customer_id() and not s.is_terminal)
    select
      (select count(*)::integer from open where key <> 'invoiced') as open_orders,
      (select count(*)::integer from open where key = 'approval') as awaiting_approval,
      (select count(*)::integer from open where key = 'info') as information_needed,
      (select count(*)::integer from open where key = 'readyOut') as ready_for_pickup,
      (select avg(extract(epoch from released_at - checked_in_at) / 3600)::double precision from app.service_orders
        where customer_id = app_private.current_customer_id() and released_at >= now() - interval '90 days') as average_turnaround_hours,
      (select coalesce(sum(total_cents), 0)::integer from app.invoices where customer_id = app_private.current_customer_id()
        and status not in ('draft', 'void') and issue_date >= date_trunc('month', (select today from shop))) as spend_this_month_cents,
      (select coalesce(sum(balance_cents), 0)::integer from payable) as open_balance_cents,
      (select count(*)::integer from payable) as payable_invoices,
      (select count(*)::integer from payable where due_date < (select today from shop)) as overdue_invoices`,
};

const ownMonths = {
  text: `with shop as (${shopToday}) select to_char(month, 'YYYY-MM') as month,
      (select count(*)::integer from app.service_orders where customer_id = app_private.current_customer_id()
        and created_at >= month and created_at < month + interval '1 month') as orders,
      (select coalesce(sum(total_cents), 0)::integer from app.invoices where customer_id = app_private.current_customer_id()
        and status not in ('draft', 'void') and issue_date >= month and issue_date < month + interval '1 month') as spend_cents
    from generate_series(date_trunc('month', (select today from shop)) - make_interval(months => $1 - 1), date_trunc('month', (select today from shop)),
      interval '1 month') as month
    order by month`,
  values: [monthsShown],
};
