import { officeCallers } from "@boresight/domain/accounts/roles";
import { invoiceDraftSchema } from "@boresight/domain/billing/invoice-schema";
import { mutation } from "#platform/mutation.ts";
import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { writeDocument } from "#modules/billing/documents/write-document.ts";
import { lockVisibleDraft } from "./lock-invoice.ts";

export const saveInvoice = mutation({
  summary: "Changes a draft of an invoice, with all its lines. The estimate that it came from stays as it is.",
  callers: officeCallers,
  input: invoiceDraftSchema,
  returns: { invoice: "Invoice", serviceOrder: { type: "ServiceOrder", via: "invoice.service_order_id" } },
  payload: "InvoicePayload",
  errors: ["amount-too-large", "invoice-changed", "invoice-not-draft"],
  async run({ id, version, notes, poNumber, lines }, tx) {
    const invoice = await lockVisibleDraft({ id, version }, tx);
    await tx.system.run({
      text: "update app.invoices set notes = $2, po_number = $3 where id = $1",
      values: [id, notes, poNumber],
    });
    const context = await readBillingContext(invoice.serviceOrderId, tx);
    const billed = lines.map((line) => ({ ...line, isOptional: false }));
    await writeDocument({ kind: "invoice", id, lines: billed, context }, tx.system);
    return { invoice: id };
  },
});
