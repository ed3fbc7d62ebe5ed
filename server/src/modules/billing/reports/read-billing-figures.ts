import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import type { Statement, Transaction } from "#platform/database/transaction.ts";
import { marginOf } from "./margin.ts";
import { requireReports } from "./read-ageing.ts";

export interface BillingFigures {
  collectedCents: number;
  collectedCentsBefore: number;
  decidedEstimates: number;
  approvedEstimates: number;
  decidedEstimatesBefore: number;
  approvedEstimatesBefore: number;
  averageEstimateCents: number | null;
  medianDecisionHours: number | null;
  invoicedOrders: number;
  averageOrderCents: number | null;
  revenueCents: number;
  marginCents: number;
}

/** The office's money over the last so many days, in cents. Throws `permission-error` for whoever is no admin. */
export async function readBillingFigures(days: number, tx: Transaction): Promise<BillingFigures> {
  requireReports(tx);
  const { caller } = tx;
  return caller.one<BillingFigures>(figuresOf(await caller.one<Span>(spanOf(days))));
}

/** The first day of the span and of the equal span before, when they began, and the present day. */
interface Span {
  today: CalendarDay;
  since: CalendarDay;
  before: CalendarDay;
  sinceMoment: string;
  beforeMoment: string;
}

// The shop's days are those of its base facility; the present one counts as the last.
const spanOf = (days: number): Statement => ({
  text: `select today, since, before, (since::timestamp at time zone zone)::text as since_moment,
      (before::timestamp at time zone zone)::text as before_moment
    from (select app_private.shop_zone() as zone) shop,
      lateral (select (now() at time zone zone)::date as today) day,
      lateral (select today - ($1::integer - 1) as since, today - (2 * $1::integer - 1) as before) span`,
  values: [days],
});

/**
 * What was reversed was never collected, and rewards are no money. The span is given by value, so that the database
 * knows how little of all that is, and begins with the indexes by day.
 */
const figuresOf = ({ today, since, before, sinceMoment, beforeMoment }: Span): Statement => ({
  text: `with received as (select p.received_on >= $2::date as recent, p.amount_cents from app.payments p
        where p.received_on between $3::date and $1::date and p.method <> 'rewardCredit'
          and not exists (select from app.payment_reversals r where r.payment_id = p.id)),
      decided as (select d.decided_at >= $4::timestamptz as recent, d.is_approved, d.total_cents
        from app.estimate_decisions d where d.decided_at >= $5::timestamptz),
      waited as (select extract(epoch from d.decided_at - e.sent_at) / 3600 as hours
        from app.estimate_decisions d join app.estimates e on e.id = d.estimate_id and e.sent_at is not null
        where d.decided_at >= $4::timestamptz),
      issued as (select i.id, i.service_order_id, i.subtotal_cents from app.invoices i
        where i.status not in ('draft', 'void') and i.issue_date between $2::date and $1::date)
    select
      (select coalesce(sum(amount_cents), 0)::float8 from received where recent) as collected_cents,
      (select coalesce(sum(amount_cents), 0)::float8 from received where not recent) as collected_cents_before,
      (select count(*)::integer from decided where recent) as decided_estimates,
      (select count(*)::integer from decided where recent and is_approved) as approved_estimates,
      (select count(*)::integer from decided where not recent) as decided_estimates_before,
      (select count(*)::integer from decided where not recent and is_approved) as approved_estimates_before,
      (select round(avg(total_cents))::float8 from decided where recent) as average_estimate_cents,
      (select percentile_cont(0.5) within group (order by hours) from waited) as median_decision_hours,
      (select count(distinct service_order_id)::integer from issued) as invoiced_orders,
      (select round(sum(subtotal_cents)::numeric / nullif(count(distinct service_order_id), 0))::float8 from issued) as average_order_cents,
      (select coalesce(sum(subtotal_cents), 0)::float8 from issued) as revenue_cents,
      (select coalesce(${marginOf("l")}, 0)::float8
        from issued join app.line_items l on l.invoice_id = issued.id and l.invoice_id is not null and l.is_accepted) as margin_cents`,
  values: [today, since, before, sinceMoment, beforeMoment],
});
