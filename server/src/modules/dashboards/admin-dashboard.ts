import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import type { Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

interface StatusCount {
  key: string;
  statusName: string;
  category: string;
  count: number;
  late: number;
}

interface IntakeDay {
  day: string;
  dropOff: number;
  pickup: number;
  tow: number;
  mobile: number;
}

export interface AdminDashboard {
  openOrders: number;
  lateOrders: number;
  createdOrders: number;
  createdOrdersBefore: number;
  releasedOrders: number;
  releasedOrdersBefore: number;
  medianKeysToKeysHours: number | null;
  medianKeysToKeysHoursBefore: number | null;
  releasedNotInvoiced: number;
  revenueCents: number | null;
  revenueCentsBefore: number | null;
  receivableCents: number | null;
  overdueCents: number | null;
  appointmentRequests: number;
  statuses: readonly StatusCount[];
  days: readonly IntakeDay[];
}

/** The office's figures over the last so many days beside the equal span before; money is the admin's alone. */
export async function adminDashboard(days: number, { caller }: Transaction): Promise<AdminDashboard> {
  return {
    ...(await caller.one<OrderFigures>(orderFigures(days))),
    ...(caller.role === "admin" ? await caller.one<MoneyFigures>(moneyFigures(days)) : noMoney),
    ...(await caller.one<Pick<AdminDashboard, "appointmentRequests">>(countAppointmentRequests)),
    statuses: await caller.rows<StatusCount>(countByStatus),
    days: await caller.rows<IntakeDay>(countByDay(days)),
  };
}

type MoneyFigures = Pick<AdminDashboard, "revenueCents" | "revenueCentsBefore" | "receivableCents" | "overdueCents">;
type OrderFigures = Omit<AdminDashboard, keyof MoneyFigures | "days" | "statuses" | "appointmentRequests">;

const noMoney: MoneyFigures = {
  revenueCents: null,
  revenueCentsBefore: null,
  receivableCents: null,
  overdueCents: null,
};

// The shop's days are those of its base facility; the present one counts as the last.
const shopDays = `shop as (select app_private.shop_zone() as zone),
  span as (select zone, (now() at time zone zone)::date as today,
      ((now() at time zone zone)::date - ($1::integer - 1))::timestamp at time zone zone as since,
      ((now() at time zone zone)::date - (2 * $1::integer - 1))::timestamp at time zone zone as before
    from shop)`;

// Open orders are few, the past is long: each span is read by its own index.
const orderFigures = (days: number) => ({
  text: `with ${shopDays},
      open as (select o.status_due_at, s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
        where not s.is_terminal),
      released as (select o.released_at >= span.since as recent, extract(epoch from o.released_at - o.checked_in_at) / 3600 as hours
        from app.service_orders o, span where o.released_at >= span.before),
      created as (select o.created_at >= span.since as recent from app.service_orders o, span where o.created_at >= span.before)
    select
      (select count(*)::integer from open where key <> 'invoiced') as open_orders,
      (select count(*)::integer from open where status_due_at < now()) as late_orders,
      (select count(*)::integer from open where key = 'released') as released_not_invoiced,
      (select count(*)::integer from created where recent) as created_orders,
      (select count(*)::integer from created where not recent) as created_orders_before,
      (select count(*)::integer from released where recent) as released_orders,
      (select count(*)::integer from released where not recent) as released_orders_before,
      (select percentile_cont(0.5) within group (order by hours) from released where recent) as median_keys_to_keys_hours,
      (select percentile_cont(0.5) within group (order by hours) from released where not recent) as median_keys_to_keys_hours_before`,
  values: [days],
});

const countByStatus = {
  text: `select s.key, s.status_name, s.category, count(o.id)::integer as count,
      (count(o.id) filter (where o.status_due_at < now()))::integer as late
    from app.service_order_statuses s left join app.service_orders o on o.status_id = s.id
    where s.is_active and not s.is_terminal
    group by s.id order by s.sort_order`,
};

const countAppointmentRequests = {
  text: `select count(*)::integer as appointment_requests from app.appointments where status = 'requested' and starts_at >= now()`,
};

const countByDay = (days: number) => ({
  text: `with ${shopDays}, day as (select zone, generate_series(today - ($1::integer - 1), today, interval '1 day') as day from span)
    select to_char(day, 'YYYY-MM-DD') as day,
      (count(o.id) filter (where o.intake_method = 'dropOff'))::integer as drop_off,
      (count(o.id) filter (where o.intake_method = 'pickup'))::integer as pickup,
      (count(o.id) filter (where o.intake_method = 'tow'))::integer as tow,
      (count(o.id) filter (where o.intake_method = 'mobile'))::integer as mobile
    from day left join app.service_orders o
      on o.created_at >= day::timestamp at time zone zone and o.created_at < (day::timestamp + interval '1 day') at time zone zone
    group by day order by day`,
  values: [days],
});

const moneyFigures = (days: number) => ({
  text: `with shop as (select (now() at time zone app_private.shop_zone())::date as today)
    select
      coalesce(sum(subtotal_cents) filter (where issue_date > today - $1::integer), 0)::integer as revenue_cents,
      coalesce(sum(subtotal_cents) filter (where issue_date <= today - $1::integer
        and issue_date > today - 2 * $1::integer), 0)::integer as revenue_cents_before,
      coalesce(sum(balance_cents) filter (where status in ${wordList(openInvoiceStatuses)}), 0)::integer as receivable_cents,
      coalesce(sum(balance_cents) filter (where status in ${wordList(openInvoiceStatuses)} and due_date < today), 0)::integer
        as overdue_cents
    from app.invoices, shop where status not in ('draft', 'void')`,
  values: [days],
});
