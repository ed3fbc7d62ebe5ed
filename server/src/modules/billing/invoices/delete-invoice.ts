import { invoiceVersionSchema } from "@boresight/domain/billing/invoice-schema";
import { requireDraftInvoice } from "@boresight/domain/billing/invoice-status";
import { mutation } from "#platform/mutation.ts";
import { lockVisibleInvoice } from "./lock-invoice.ts";

export const deleteInvoice = mutation({
  summary: "Deletes a draft of an invoice. The estimate that it came from can be converted again.",
  callers: ["admin"],
  input: invoiceVersionSchema,
  returns: { serviceOrder: "ServiceOrder" },
  errors: ["invoice-changed", "invoice-not-draft"],
  async run({ id, version }, tx) {
    const invoice = await lockVisibleInvoice({ id, version }, tx);
    requireDraftInvoice(invoice);
    await tx.caller.run({ text: "delete from app.invoices where id = $1", values: [id] });
    return { serviceOrder: invoice.serviceOrderId };
  },
});
