import { fail } from "@boresight/domain/base/errors";
import { cents, difference, negated, notBelowZero, sum, type Cents } from "@boresight/domain/base/money";
import type { Allocation } from "@boresight/domain/billing/allocate-payment";
import { redeemReward, rewardCap, rewardTypeKey } from "@boresight/domain/billing/reward";
import type { Work } from "#platform/database/events.ts";
import { readBillingSettings } from "../prices/read-billing-settings.ts";
import { shopDay } from "../shop-day.ts";
import { addRewardEntries, lockRewardEntries, type StoredRewardEntry } from "./read-reward-entries.ts";

interface Redeeming {
  invoiceId: string;
  amount: Cents;
  customerId: string;
  paymentId?: string;
  by: string | null;
}

/**
 * Takes an amount of reward credit for an invoice, oldest credit first. Throws `reward-over-balance` or `reward-over-cap`
 * with the most that is possible, in cents; the cap counts what this invoice has redeemed before.
 */
export async function redeemForInvoice(
  { invoiceId, amount, customerId, paymentId, by }: Redeeming,
  work: Work,
): Promise<void> {
  const { system, now } = work;
  const entries = await lockRewardEntries(customerId, system);
  const settings = await readBillingSettings(system);
  const { subtotal, serviceOrderId } = await readSubtotal(invoiceId, work);
  const cap = notBelowZero(difference(rewardCap(subtotal, settings), redeemedFor(invoiceId, entries)));
  if (amount > cap) throw fail("reward-over-cap", { data: { mostCents: cap } });
  const taken = redeemReward({ amount, subtotal, today: await shopDay(work) }, entries, settings);
  await addRewardEntries(
    { customerId, by, now },
    taken.map((row) => ({ ...row, kind: "redeem" as const, invoiceId, paymentId: paymentId ?? null })),
    system,
  );
  const payload = { customerId, amountCents: amount, serviceOrderId };
  await work.emit({ type: "reward.redeemed", entityId: invoiceId, payload });
}

/** In cents. */
function redeemedFor(invoiceId: string, entries: readonly StoredRewardEntry[]): Cents {
  const redeemed = entries.filter((entry) => entry.kind === "redeem" && entry.invoiceId === invoiceId);
  const given = entries.filter((entry) => redeemed.some(({ id }) => id === entry.ofEntryId));
  return negated(sum([...redeemed, ...given].map((entry) => entry.amount)));
}

/** Of the invoice without the credit that its lines redeem. */
const readSubtotal = (invoiceId: string, { system }: Work) =>
  system.one<{ subtotal: Cents; serviceOrderId: string | null }>({
    text: `select i.service_order_id, i.subtotal_cents - coalesce((select sum(l.total_price)::integer from app.line_items l
        join app.line_item_types y on y.id = l.line_item_type_id and y.key = $2 where l.invoice_id = i.id), 0) as subtotal
      from app.invoices i where i.id = $1`,
    values: [invoiceId, rewardTypeKey],
  });

/** Pays invoices with reward credit instead of money. */
export async function payWithReward(
  { paymentId, customerId, by }: { paymentId: string; customerId: string; by: string | null },
  allocations: readonly Allocation[],
  work: Work,
): Promise<void> {
  for (const { invoiceId, amount } of allocations)
    await redeemForInvoice({ invoiceId, amount, customerId, paymentId, by }, work);
}

/** Gives back what a payment, or the lines of an invoice that becomes void, redeemed. */
export async function returnReward(
  of: { paymentId: string } | { invoiceId: string },
  { by }: { by: string | null },
  work: Work,
): Promise<void> {
  const { system, now } = work;
  const column = "paymentId" in of ? "payment_id" : "invoice_id";
  const rows = await system.rows<{ id: string; amount: Cents; customerId: string; invoiceId: string }>({
    text: `select id, amount_cents as amount, customer_id, invoice_id from app.credit_entries e
      where ${column} = $1 and account = 'reward' and kind = 'redeem'
        and not exists (select from app.credit_entries r where r.of_entry_id = e.id and r.kind = 'reverse')
      order by created_at, id`,
    values: ["paymentId" in of ? of.paymentId : of.invoiceId],
  });
  for (const { id, amount, customerId, invoiceId } of rows) {
    const entry = { kind: "reverse", amount: negated(cents(amount)), ofEntryId: id, invoiceId } as const;
    await addRewardEntries({ customerId, by, now }, [entry], system);
  }
}
