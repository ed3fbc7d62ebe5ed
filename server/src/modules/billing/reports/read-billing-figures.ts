import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import type { Statement, Transaction } from "#platform/database/transaction.ts";
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

/** The first day of the span and of the equal span before, and the present day: days of the shop's base facility. */
interface Span {
  today: CalendarDay;
  since: CalendarDay;
  before: CalendarDay;
}

const spanOf = (days: number): Statement => ({
  text: `select today, today - ($1::integer - 1) as since, today - (2 * $1::integer - 1) as before
    from (select (now() at time zone app_private.shop_zone())::date as today) day`,
  values: [days],
});

/** Of whole days, which are kept. What was reversed was never collected, and rewards are no money. */
const figuresOf = ({ today, since, before }: Span): Statement => ({
  text: `with received as (select place > $2::date - $3::date as recent, cents
        from app_private.figures_of_days('collected', $3::date, $1::date)),
      decided as materialized (select place > $2::date - $3::date as recent, key = 'approved' as is_approved, count, cents, hours
        from app_private.figures_of_days('decided', $3::date, $1::date, true)),
      issued as materialized (select cents, order_ids from app_private.figures_of_days('invoiced', $2::date, $1::date)),
      invoiced as materialized (select count(distinct id)::integer as orders from issued, unnest(order_ids) id)
    select
      (select coalesce(sum(cents), 0)::float8 from received where recent) as collected_cents,
      (select coalesce(sum(cents), 0)::float8 from received where not recent) as collected_cents_before,
      (select coalesce(sum(count), 0)::integer from decided where recent) as decided_estimates,
      (select coalesce(sum(count), 0)::integer from decided where recent and is_approved) as approved_estimates,
      (select coalesce(sum(count), 0)::integer from decided where not recent) as decided_estimates_before,
      (select coalesce(sum(count), 0)::integer from decided where not recent and is_approved) as approved_estimates_before,
      (select round(sum(cents) / sum(count))::float8 from decided where recent) as average_estimate_cents,
      (select percentile_cont(0.5) within group (order by hour) from decided, unnest(hours) hour where recent) as median_decision_hours,
      (select orders from invoiced) as invoiced_orders,
      (select round(sum(cents) / nullif((select orders from invoiced), 0))::float8 from issued) as average_order_cents,
      (select coalesce(sum(cents), 0)::float8 from issued) as revenue_cents,
      (select coalesce(sum(cents), 0)::float8 from app_private.figures_of_days('earned', $2::date, $1::date)) as margin_cents`,
  values: [today, since, before],
});
