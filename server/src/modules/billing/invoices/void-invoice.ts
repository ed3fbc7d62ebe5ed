import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { invoiceVoidSchema } from "@boresight/domain/billing/invoice-schema";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { copyLines } from "./copy-lines.ts";
import { lockVisibleInvoice, requireOrder, type LockedInvoice } from "./lock-invoice.ts";
import { makeVoid } from "./make-void.ts";

export const voidInvoice = mutation({
  summary:
    "Makes an issued invoice without payments void for good; its number stays taken. On request a draft with the same lines replaces it. Needs a sign-in within the last minutes.",
  callers: officeCallers,
  input: invoiceVoidSchema,
  returns: {
    invoice: "Invoice",
    draft: { type: "Invoice", description: "The draft that replaces it, on request." },
    serviceOrder: { type: "ServiceOrder", via: "invoice.service_order_id" },
  },
  errors: [
    "amount-too-large",
    "elevated-claim-required",
    "invoice-changed",
    "invoice-has-credit-memo",
    "invoice-has-payments",
    "invoice-not-open",
    "invoice-without-order",
    "month-closed",
  ],
  async run({ id, version, reason, reissue }, tx) {
    if (!tx.caller.isElevated) throw fail("elevated-claim-required");
    const invoice = await lockVisibleInvoice({ id, version }, tx);
    await makeVoid(invoice, { reason, by: tx.caller.userId }, tx);
    return { invoice: id, draft: reissue ? await startReissue(invoice, tx) : null };
  },
});

/** Returns the id of a draft with the same lines, which refers to the void invoice. */
async function startReissue(invoice: LockedInvoice, tx: Transaction): Promise<string> {
  const { id, serviceOrderId, notes, poNumber, estimateId } = requireOrder(invoice);
  const draftId = tx.ids();
  await tx.system.run({
    text: `insert into app.invoices (id, service_order_id, notes, po_number, estimate_id, reissue_of_id, created_by)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [draftId, serviceOrderId, notes, poNumber, estimateId, id, tx.caller.userId],
  });
  await copyLines({ from: "invoice_id", id, invoiceId: draftId, orderId: serviceOrderId }, tx);
  return draftId;
}
