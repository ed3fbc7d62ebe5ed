import { cents, difference, formatCents, notBelowZero, smallest, type Cents } from "@boresight/domain/base/money";
import type { Allocation } from "@boresight/domain/billing/allocate-payment";
import type { CardBalance } from "@boresight/domain/billing/cards/card-balance";
import type { Work } from "#platform/database/events.ts";
import { bookPayment } from "../payments/book-payment.ts";
import { shopDay } from "../shop-day.ts";
import { claimOf, returnReason } from "./card-reasons.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { lockPayableInvoices } from "../payments/locks.ts";
import type { StoredCardRecord } from "./store-card-report.ts";

export interface StoredCardPayment {
  id: string;
  customerId: string;
  status: string;
  amount: Cents;
  currency: string;
  reference: string | null;
  failure: string;
  contested: Cents;
}

/** The payment of the ledger that a payment by card has become. */
export interface BookedCard {
  id: string;
  customerId: string;
  amount: Cents;
  returned: Cents;
  /** By a person. */
  isReversed: boolean;
}

interface Paid extends Omit<CardBalance, "paid"> {
  paid: Cents;
  records: readonly StoredCardRecord[];
}

/**
 * What was paid, less what has gone back already, pays the invoices as far as they are still open; the rest becomes the
 * customer's credit.
 */
export async function bookCardPayment(
  payment: StoredCardPayment,
  { paid, returned, records }: Paid,
  work: Work,
): Promise<void> {
  const { id, customerId, reference } = payment;
  const taking = records.findLast(({ kind }) => kind === "dispute" || kind === "refund" || kind === "charge");
  await emitDifference(payment, { paid, records }, work);
  await bookPayment(
    {
      customerId,
      method: "card",
      amount: paid,
      receivedOn: await shopDay(work),
      reference: (reference ?? "").slice(0, 80),
      note: "",
      allocations: await allocate(id, difference(paid, returned), work),
      keepExcess: true,
      cardPaymentId: id,
      by: null,
      ...(returned > 0 && {
        returned: { amount: returned, reason: returnReason(taking, returned), recordId: claimOf(taking) },
      }),
    },
    work,
  );
}

/** Divides money among the invoices that a payment by card is for, as far as they are open and it has not paid them. */
export async function allocate(cardPaymentId: string, amount: Cents, { system }: Work): Promise<Allocation[]> {
  let left = amount;
  return (await readWantedInvoices(cardPaymentId, system)).flatMap(({ invoiceId, unpaid, balance }) => {
    const part = smallest(notBelowZero(unpaid), notBelowZero(balance), left);
    left = difference(left, part);
    return part > 0 ? [{ invoiceId, amount: part }] : [];
  });
}

/** The provider may have taken another amount, or another currency, than it was asked for. */
async function emitDifference(
  { id, customerId, amount, currency }: StoredCardPayment,
  { paid, records }: Pick<Paid, "paid" | "records">,
  work: Work,
): Promise<void> {
  const other =
    records.find((record) => record.currency !== null && record.currency !== currency)?.currency ?? currency;
  if (paid === amount && other === currency) return;
  const payload = {
    customerId,
    expected: formatCents(amount, undefined, currency),
    reported: formatCents(cents(paid), undefined, other),
  };
  await work.emit({ type: "payment.differs", entityId: id, payload });
}

interface WantedInvoice {
  invoiceId: string;
  /** What the payment by card was to pay of it, and does not. */
  unpaid: Cents;
  /** What is still open of it. */
  balance: Cents;
}

/** Returns the invoices that a payment by card is for, what is due first at the front; those that are open are locked. */
async function readWantedInvoices(cardPaymentId: string, system: Rights): Promise<readonly WantedInvoice[]> {
  const wanted = await system.rows<{ invoiceId: string; customerId: string; unpaid: number }>({
    text: `select w.invoice_id, i.customer_id, w.amount_cents - coalesce((
          select sum(a.amount_cents)::integer from app.payment_allocations a join app.payments p on p.id = a.payment_id
          where p.card_payment_id = $1 and a.invoice_id = w.invoice_id), 0) as unpaid
      from app.card_payment_invoices w join app.invoices i on i.id = w.invoice_id
      where w.card_payment_id = $1 order by i.due_date, w.invoice_id`,
    values: [cardPaymentId],
  });
  const [first] = wanted;
  if (!first) return [];
  const ids = wanted.map(({ invoiceId }) => invoiceId);
  const open = await lockPayableInvoices({ customerId: first.customerId, ids }, system);
  const balances = new Map(open.map(({ id, balance }) => [id, balance]));
  return wanted.map(({ invoiceId, unpaid }) => ({
    invoiceId,
    unpaid: cents(unpaid),
    balance: balances.get(invoiceId) ?? cents(0),
  }));
}
