import { allocatePayment, type Allocation } from "@boresight/domain/billing/allocate-payment";
import type { PaymentMethod } from "@boresight/domain/billing/payment-schema";
import { cents, difference, type Cents } from "@boresight/domain/base/money";
import { fail } from "@boresight/domain/base/errors";
import type { Work } from "#platform/database/events.ts";
import { requireOpenMonth } from "../months/require-open-month.ts";
import { payWithReward } from "../rewards/redeem-reward.ts";
import { bookAllocations, onlyOrder } from "./book-allocations.ts";
import { lockCredit, lockPayableInvoices } from "./locks.ts";
import { addReturn, emitReturned, type ReturnedMoney } from "./return-payment.ts";

export interface BookedPayment {
  customerId: string;
  method: PaymentMethod;
  amount: Cents;
  receivedOn: string;
  reference: string;
  note: string;
  /** Null pays what is due first. */
  allocations: readonly Allocation[] | null;
  keepExcess: boolean;
  cardPaymentId?: string;
  /** What of it has gone back already, and pays nothing. */
  returned?: Pick<ReturnedMoney, "amount" | "reason" | "recordId">;
  by: string | null;
}

/**
 * Books a payment, what it pays and what is left of it as credit, in the transaction of the caller, who has checked it.
 * Returns its id. Throws `month-closed`, `payment-exceeds-balance`, `invoice-not-open`, and for reward credit `reward-over-balance` and
 * `reward-over-cap`.
 */
export async function bookPayment(payment: BookedPayment, work: Work): Promise<string> {
  const { customerId, method, amount, by } = payment;
  await requireOpenMonth(payment.receivedOn, work.system);
  if (payment.keepExcess) await lockCredit(customerId, work); // Before the invoices, as whoever uses credit locks them.
  const ids = payment.allocations?.map(({ invoiceId }) => invoiceId) ?? null;
  const invoices = ids?.length === 0 ? [] : await lockPayableInvoices({ customerId, ids }, work.system);
  if (ids) await requirePayable(ids, { payable: new Set(invoices.map(({ id }) => id)), customerId, work });
  const kept = difference(amount, payment.returned?.amount ?? cents(0));
  const { allocations, excess } = allocatePayment({ ...payment, amount: kept }, invoices);
  if (method === "rewardCredit" && excess > 0) throw fail("payment-exceeds-balance");
  const id = await insertPayment(payment, work);
  const { returned } = payment;
  const returnId = returned && (await addReturn({ id, customerId, ...returned }, returned.amount, work));
  if (method === "rewardCredit") await payWithReward({ paymentId: id, customerId, by }, allocations, work);
  const orders = await bookAllocations({ paymentId: id, customerId, by }, allocations, work);
  if (excess > 0)
    await work.system.run({
      text: `insert into app.credit_entries (customer_id, account, kind, amount_cents, payment_id, created_at, created_by)
        values ($1, 'customer', $2, $3, $4, $5, $6)`,
      values: [customerId, ids?.length === 0 ? "deposit" : "excess", excess, id, work.now, by],
    });
  const payload = { customerId, amountCents: amount, method, ...onlyOrder(orders) };
  await work.emit({ type: "payment.received", entityId: id, payload });
  if (returned && returnId)
    await emitReturned({ id, customerId, ...returned, recordId: returned.recordId ?? returnId }, orders, work);
  return id;
}

interface Chosen {
  payable: ReadonlySet<string>;
  customerId: string;
  work: Work;
}

/** An invoice of the customer that cannot be paid says so; another customer's is not found. */
async function requirePayable(ids: readonly string[], { payable, customerId, work }: Chosen): Promise<void> {
  const wrong = ids.find((id) => !payable.has(id));
  if (!wrong) return;
  const { status } = await work.system.one<{ status: string }>({
    text: "select status from app.invoices where id = $1 and customer_id = $2",
    values: [wrong, customerId],
  });
  throw fail("invoice-not-open", { data: { status } });
}

async function insertPayment(payment: BookedPayment, { system, now }: Work): Promise<string> {
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.payments (customer_id, method, amount_cents, received_on, reference, note, card_payment_id, created_at, created_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    values: [
      payment.customerId,
      payment.method,
      payment.amount,
      payment.receivedOn,
      payment.reference,
      payment.note,
      payment.cardPaymentId ?? null,
      now,
      payment.by,
    ],
  });
  return id;
}
