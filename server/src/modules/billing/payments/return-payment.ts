/** What a card's bank takes back of a payment, and what counts as paid again. */
import { cents, difference, negated, notBelowZero, smallest, sum, type Cents } from "@boresight/domain/base/money";
import type { Allocation } from "@boresight/domain/billing/allocate-payment";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Work } from "#platform/database/events.ts";
import { reverseReward } from "../rewards/reverse-reward.ts";
import { bookAllocations, onlyOrder } from "./book-allocations.ts";
import { lockAllocated, lockCredit } from "./locks.ts";
import { readCreditLeft, takeBackCredit } from "./take-back-credit.ts";

export interface ReturnedMoney {
  /** The payment's. */
  id: string;
  customerId: string;
  /** Above zero. */
  amount: Cents;
  reason: string;
  /** The refund or dispute because of which it moves, where it is known. */
  recordId: string | null;
}

/**
 * Takes back a part of a payment, or all: first what of it is unspent credit, then of the invoices that are due last, and in
 * the end credit that is spent. An invoice that is no longer paid has earned no reward.
 */
export async function returnPayment(returned: ReturnedMoney, work: Work): Promise<void> {
  const { id, customerId, amount, reason, recordId } = returned;
  await lockRows(work.system, "app.payments", { ids: [id] });
  const account = await lockCredit(customerId, work);
  const paid = await lockAllocated(id, work);
  const unspent = smallest(notBelowZero(account), sum((await readCreditLeft(id, work)).map(({ left }) => cents(left))));
  const credit = smallest(unspent, amount);
  let left = difference(amount, credit);
  const taken = paid.toReversed().flatMap(({ invoiceId, amount: allocated }) => {
    const part = smallest(cents(allocated), left);
    left = difference(left, part);
    return part > 0 ? [{ invoiceId, amount: negated(part) }] : [];
  });
  const returnId = await addReturn(returned, amount, work);
  const orders = await bookAllocations({ paymentId: id, customerId, by: null }, taken, work);
  await takeBackCredit({ paymentId: id, customerId, by: null }, sum([credit, left]), work);
  for (const { invoiceId } of taken) await reverseReward(invoiceId, { by: null }, work);
  await emitReturned({ id, customerId, amount, reason, recordId: recordId ?? returnId }, orders, work);
}

/** Counts a part of a payment again: it pays these invoices, and the rest is the customer's credit. */
export async function regainPayment(
  regained: ReturnedMoney & { allocations: readonly Allocation[] },
  work: Work,
): Promise<void> {
  const { id, customerId, amount, allocations } = regained;
  await lockRows(work.system, "app.payments", { ids: [id] });
  await addReturn(regained, negated(amount), work);
  const orders = await bookAllocations({ paymentId: id, customerId, by: null }, allocations, work);
  const rest = difference(amount, sum(allocations.map((part) => part.amount)));
  if (rest > 0)
    await work.system.run({
      text: `insert into app.credit_entries (customer_id, account, kind, amount_cents, payment_id, created_at)
        values ($1, 'customer', 'excess', $2, $3, $4)`,
      values: [customerId, rest, id, work.now],
    });
  const payload = { customerId, amountCents: amount, method: "card", ...onlyOrder(orders) };
  await work.emit({ type: "payment.received", entityId: id, payload });
}

/** Returns the id of the row; an amount below zero counts again. */
export async function addReturn(
  { id, customerId, reason, recordId }: Omit<ReturnedMoney, "amount">,
  amount: Cents,
  { system, now }: Work,
): Promise<string> {
  const added = await system.one<{ id: string }>({
    text: `insert into app.payment_returns (payment_id, customer_id, card_record_id, amount_cents, reason, created_at)
      values ($1, $2, $3, $4, $5, $6) returning id`,
    values: [id, customerId, recordId, amount, reason, now],
  });
  return added.id;
}

export async function emitReturned(
  { id, customerId, amount, reason, recordId }: ReturnedMoney & { recordId: string },
  orders: readonly string[],
  work: Work,
): Promise<void> {
  const payload = { customerId, amountCents: amount, reason, recordId, ...onlyOrder(orders) };
  await work.emit({ type: "payment.reversed", entityId: id, payload });
}
