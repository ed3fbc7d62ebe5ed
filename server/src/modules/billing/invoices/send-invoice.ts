import { fail } from "@boresight/domain/base/errors";
import { invoiceVersionSchema } from "@boresight/domain/billing/invoice-schema";
import { mutation } from "#platform/mutation.ts";
import { lockVisibleInvoice } from "./lock-invoice.ts";
import { mailInvoice } from "./mail-invoice.ts";

export const sendInvoice = mutation({
  summary: "Emails an issued invoice to the customer with a link to pay it, again if it was sent before.",
  callers: ["admin"],
  input: invoiceVersionSchema,
  returns: { invoice: "Invoice", serviceOrder: { type: "ServiceOrder", via: "invoice.service_order_id" } },
  payload: "InvoicePayload",
  errors: ["invoice-changed", "invoice-not-open", "invoice-without-recipient"],
  async run({ id, version }, tx) {
    const { status, number, serviceOrderId, customerId } = await lockVisibleInvoice({ id, version }, tx);
    if (status === "draft" || status === "void" || number === null)
      throw fail("invoice-not-open", { data: { status } });
    const isSent = await mailInvoice({ id, serviceOrderId, customerId, number }, tx);
    if (!isSent) throw fail("invoice-without-recipient");
    return { invoice: id };
  },
});
