import { officeCallers } from "@boresight/domain/accounts/roles";
import { invoiceVersionSchema } from "@boresight/domain/billing/invoice-schema";
import { mutation } from "#platform/mutation.ts";
import { lockVisibleDraft } from "./lock-invoice.ts";

export const deleteInvoice = mutation({
  summary: "Deletes a draft of an invoice. The estimate that it came from can be converted again.",
  callers: officeCallers,
  input: invoiceVersionSchema,
  returns: { serviceOrder: "ServiceOrder" },
  errors: ["invoice-changed", "invoice-not-draft"],
  async run({ id, version }, tx) {
    const invoice = await lockVisibleDraft({ id, version }, tx);
    await tx.caller.run({ text: "delete from app.invoices where id = $1", values: [id] });
    return { serviceOrder: invoice.serviceOrderId };
  },
});
