import type { Transaction } from "#platform/database/transaction.ts";
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
  return tx.caller.one<BillingFigures>(figuresOf(days));
}

// The shop's days are those of its base facility; the present one counts as the last.
const span = `shop as (select app_private.shop_zone() as zone),
  span as (select zone, (now() at time zone zone)::date as today, (now() at time zone zone)::date - ($1::integer - 1) as since,
      (now() at time zone zone)::date - (2 * $1::integer - 1) as before from shop)`;

/** What was reversed was never collected, and rewards are no money. */
const figuresOf = (days: number) => ({
  text: `with ${span},
      received as (select p.received_on >= span.since as recent, p.amount_cents from app.payments p, span
        where p.received_on between span.before and span.today and p.method <> 'rewardCredit'
          and not exists (select from app.payment_reversals r where r.payment_id = p.id)),
      decided as (select d.decided_at >= span.since::timestamp at time zone zone as recent, d.is_approved, d.total_cents,
          extract(epoch from d.decided_at - e.sent_at) / 3600 as hours
        from app.estimate_decisions d join app.estimates e on e.id = d.estimate_id, span
        where d.decided_at >= span.before::timestamp at time zone zone),
      issued as (select i.id, i.service_order_id, i.subtotal_cents from app.invoices i, span
        where i.status not in ('draft', 'void') and i.issue_date between span.since and span.today)
    select
      (select coalesce(sum(amount_cents), 0)::float8 from received where recent) as collected_cents,
      (select coalesce(sum(amount_cents), 0)::float8 from received where not recent) as collected_cents_before,
      (select count(*)::integer from decided where recent) as decided_estimates,
      (select count(*)::integer from decided where recent and is_approved) as approved_estimates,
      (select count(*)::integer from decided where not recent) as decided_estimates_before,
      (select count(*)::integer from decided where not recent and is_approved) as approved_estimates_before,
      (select round(avg(total_cents))::float8 from decided where recent) as average_estimate_cents,
      (select percentile_cont(0.5) within group (order by hours) from decided where recent) as median_decision_hours,
      (select count(distinct service_order_id)::integer from issued) as invoiced_orders,
      (select round(sum(subtotal_cents)::numeric / nullif(count(distinct service_order_id), 0))::float8 from issued) as average_order_cents,
      (select coalesce(sum(subtotal_cents), 0)::float8 from issued) as revenue_cents,
      (select coalesce(${marginOf("l")}, 0)::float8
        from issued join app.line_items l on l.invoice_id = issued.id and l.is_accepted) as margin_cents`,
  values: [days],
});
