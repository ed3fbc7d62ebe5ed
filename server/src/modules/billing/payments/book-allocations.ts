import type { Allocation } from "@boresight/domain/billing/allocate-payment";
import type { Work } from "#platform/database/events.ts";
import { earnReward } from "../rewards/earn-reward.ts";

interface Source {
  /** One of the two. */
  paymentId?: string;
  creditEntryId?: string;
  customerId: string;
  by: string | null;
}

/**
 * Books what a payment or a credit pays of invoices that are locked. An invoice of which nothing is left to pay earns its
 * reward. Returns the orders whose invoices it pays.
 */
export async function bookAllocations(
  { paymentId, creditEntryId, customerId, by }: Source,
  allocations: readonly Allocation[],
  work: Work,
): Promise<readonly string[]> {
  if (allocations.length === 0) return [];
  const ids = allocations.map(({ invoiceId }) => invoiceId);
  await work.system.run({
    text: `insert into app.payment_allocations (payment_id, credit_entry_id, invoice_id, customer_id, amount_cents, created_at, created_by)
      select $1, $2, a.invoice, $3, a.amount, $4, $5 from unnest($6::uuid[], $7::integer[]) as a (invoice, amount)`,
    values: [
      paymentId ?? null,
      creditEntryId ?? null,
      customerId,
      work.now,
      by,
      ids,
      allocations.map(({ amount }) => amount),
    ],
  });
  const invoices = await work.system.rows<PaidInvoice>({
    text: `select id, number, status, service_order_id from app.invoices where id = any ($1) order by id`,
    values: [ids],
  });
  for (const { id, number, status, serviceOrderId } of invoices) {
    if (status !== "paid") continue;
    await earnReward(id, work);
    await work.emit({ type: "invoice.paid", entityId: id, payload: { serviceOrderId, customerId, number } });
  }
  return [...new Set(invoices.flatMap(({ serviceOrderId }) => serviceOrderId ?? []))];
}

interface PaidInvoice {
  id: string;
  number: string;
  status: string;
  serviceOrderId: string | null;
}

/** Events belong to an order when they concern no other. */
export const onlyOrder = (orderIds: readonly string[]): { serviceOrderId?: string } =>
  orderIds.length === 1 && orderIds[0] ? { serviceOrderId: orderIds[0] } : {};
