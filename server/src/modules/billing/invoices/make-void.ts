import { fail } from "@boresight/domain/base/errors";
import { requireVoidableInvoice } from "@boresight/domain/billing/invoice-status";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import { isMonthClosed, requireOpenMonth } from "#modules/billing/months/require-open-month.ts";
import { returnReward } from "#modules/billing/rewards/redeem-reward.ts";
import { reverseReward } from "#modules/billing/rewards/reverse-reward.ts";
import type { LockedInvoice } from "./lock-invoice.ts";
import { showOnOrder } from "./show-on-order.ts";

/**
 * Makes a locked invoice void for good, in the transaction of the caller; what was redeemed and earned with it goes back.
 * Throws `invoice-not-open`, `invoice-has-payments`, `invoice-has-credit-memo` or, in a closed month, `month-closed`.
 */
export async function makeVoid(
  invoice: LockedInvoice,
  { reason, by }: { reason: string; by: string | null },
  work: Work,
): Promise<void> {
  const { id, serviceOrderId, customerId, number } = invoice;
  requireVoidableInvoice(invoice);
  if (number === null) throw fail("invoice-not-open", { data: { status: invoice.status } });
  if (await hasCreditMemo(id, work.system)) throw fail("invoice-has-credit-memo"); // Its credit would be left of a charge that is gone.
  if (invoice.issueDate !== null) await requireOpenMonth(invoice.issueDate, work.system);
  if (serviceOrderId !== null) await lockRows(work.system, "app.service_orders", { ids: [serviceOrderId] });
  await work.system.run({
    text: "update app.invoices set status = 'void', voided_at = $2, void_reason = $3 where id = $1",
    values: [id, work.now, reason],
  });
  await returnReward({ invoiceId: id }, { by }, work);
  await reverseReward(id, { by }, work);
  await work.system.run({
    text: "update app.billing_links set revoked_at = $2 where invoice_id = $1 and revoked_at is null",
    values: [id, work.now],
  });
  if (serviceOrderId !== null) await showOnOrder(serviceOrderId, work.system);
  await work.emit({ type: "invoice.voided", entityId: id, payload: { serviceOrderId, customerId, number, reason } });
}

const hasCreditMemo = async (id: string, system: Rights): Promise<boolean> =>
  (await system.maybe({
    text: "select from app.credit_memos where invoice_id = $1 and voided_at is null limit 1",
    values: [id],
  })) !== undefined;

/** Whether the books keep an invoice from being made void: its month is closed, or a credit memo was written for it. */
export const isHeldByBooks = async ({ id, issueDate }: LockedInvoice, system: Rights): Promise<boolean> =>
  (issueDate !== null && (await isMonthClosed(issueDate, system))) || hasCreditMemo(id, system);
