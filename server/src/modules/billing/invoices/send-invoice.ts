import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { invoiceVersionSchema } from "@boresight/domain/billing/invoice-schema";
import { mutation } from "#platform/mutation.ts";
import { lockVisibleInvoice, requireOrder } from "./lock-invoice.ts";
import { mailInvoice } from "./mail-invoice.ts";

export const sendInvoice = mutation({
  summary: "Emails an issued invoice to the customer with a link to pay it, again if it was sent before.",
  callers: officeCallers,
  input: invoiceVersionSchema,
  returns: { invoice: "Invoice", serviceOrder: { type: "ServiceOrder", via: "invoice.service_order_id" } },
  payload: "InvoicePayload",
  errors: ["invoice-changed", "invoice-not-open", "invoice-without-order", "invoice-without-recipient"],
  async run({ id, version }, tx) {
    const invoice = await lockVisibleInvoice({ id, version }, tx);
    const { status, number, customerId } = invoice;
    if (status === "draft" || status === "void" || number === null)
      throw fail("invoice-not-open", { data: { status } });
    const { serviceOrderId } = requireOrder(invoice);
    const isSent = await mailInvoice({ id, serviceOrderId, customerId, number }, tx);
    if (!isSent) throw fail("invoice-without-recipient");
    return { invoice: id };
  },
});
