/** The inputs of verbs about invoices (handbook section 7). */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { note, reference } from "#base/text-schema.ts";
import { documentLinesSchema, recordId, recordVersion } from "./document-line-schema.ts";

const notes = note({ max: 5000, label: t("billing.notes") }).describe("The customer reads them.");
const poNumber = reference(t("base.poNumber")).nullable();

export const newInvoiceSchema = z.object({
  serviceOrderId: recordId,
  estimateId: recordId.nullable().default(null).describe("The approved estimate whose lines it takes."),
  fromOrder: z
    .boolean(t("billing.sayYesOrNo"))
    .default(false)
    .describe("Without an estimate: bills the order's calibrations instead of beginning empty."),
});

export const invoiceDraftSchema = z.object({
  id: recordId,
  version: recordVersion,
  notes: notes.default(""),
  poNumber: poNumber.default(null),
  lines: documentLinesSchema,
});

export type InvoiceDraft = z.output<typeof invoiceDraftSchema>;

/** Sends or deletes an invoice. */
export const invoiceVersionSchema = z
  .object({ id: recordId, version: recordVersion })
  .meta({ id: "InvoiceVersionInput" });

export const invoiceIssueSchema = z.object({
  id: recordId,
  version: recordVersion,
  overrideNote: note({ min: 10, max: 500, label: t("billing.overrideNote") })
    .nullable()
    .default(null)
    .describe("For admins: why it is issued before the work is finished or without a PO number."),
  poNumber: poNumber.optional().describe("Omitted: the draft's own, or the order's."),
  dueDate: z.iso.date(t("billing.enterADate")).nullable().default(null).describe("Null: by the customer's terms."),
  send: z
    .boolean(t("billing.sayYesOrNo"))
    .nullable()
    .default(null)
    .describe(
      "True: sends it in the same step, to a customer who gets such mails. False: the customer gets nothing yet. Null: it is sent when its order becomes invoiced.",
    ),
});

export type InvoiceIssue = z.output<typeof invoiceIssueSchema>;

/** All that changes after an invoice was issued. */
export const issuedInvoiceChangeSchema = z.object({
  id: recordId,
  version: recordVersion,
  notes: notes.optional(),
  dueDate: z.iso.date(t("billing.enterADate")).optional(),
  poNumber: poNumber.optional(),
});

export const invoiceVoidSchema = z.object({
  id: recordId,
  version: recordVersion,
  reason: note({ min: 3, max: 500, label: t("base.theReason") }),
  reissue: z
    .boolean(t("billing.sayYesOrNo"))
    .default(false)
    .describe("Creates a draft with the same lines, which refers to the void one."),
});
