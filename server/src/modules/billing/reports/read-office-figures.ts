import { shopDay } from "#modules/billing/shop-day.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { requireReports } from "./read-ageing.ts";

export interface OfficeFigures {
  releasedNotInvoiced: number;
  paymentsToday: number;
  /** In cents, as the next one. */
  paymentsTodayCents: number;
  unappliedCreditCents: number;
  customersWithCredit: number;
}

/** What the office sees of its money today, beside what is open. Throws `permission-error`. */
export async function readOfficeFigures(_asked: unknown, tx: Transaction): Promise<OfficeFigures> {
  requireReports(tx);
  // By value, so that the database knows how few they are.
  const { released } = await tx.caller.one<{ released: string }>({
    text: "select id as released from app.service_order_statuses where key = 'released'",
  });
  return tx.caller.one<OfficeFigures>({
    text: `select
        (select count(*)::integer from app.service_orders o where o.status_id = $2) as released_not_invoiced,
        today.count as payments_today, today.sum as payments_today_cents,
        credit.sum as unapplied_credit_cents, credit.count as customers_with_credit
      from (select count(*)::integer, coalesce(sum(p.amount_cents - p.returned_cents), 0)::float8 as sum from app.payments p
          where p.received_on = $1 and p.method <> 'rewardCredit' and p.returned_cents < p.amount_cents
            and not exists (select from app.payment_reversals r where r.payment_id = p.id)) today,
        (select count(*)::integer, coalesce(sum(held), 0)::float8 as sum
          from (select sum(amount_cents) as held from app.credit_entries where account = 'customer' group by customer_id) accounts
          where held > 0) credit`,
    values: [await shopDay(tx), released],
  });
}
