/** The inputs of verbs about invoices (handbook section 7). */
import { text } from "#texts/text.ts";
import * as z from "zod";
import { line, note, reference } from "#base/text-schema.ts";
import { documentLinesSchema, recordId, recordVersion, wholeCents } from "./document-line-schema.ts";

const notes = note({ max: 5000, label: text("base.notes") }).describe("The customer reads them.");
const poNumber = reference(text("base.poNumber")).nullable();

export const newInvoiceSchema = z.object({
  serviceOrderId: recordId,
  estimateId: recordId.nullable().default(null).describe("The approved estimate whose lines it takes."),
  fromOrder: z
    .boolean(text("billing.sayYesOrNo"))
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
  overrideNote: note({ min: 10, max: 500, label: text("base.theNote") })
    .nullable()
    .default(null)
    .describe(
      "For admins: why it is issued before the work is finished, without a PO number, or without all that its payer asks for.",
    ),
  poNumber: poNumber.optional().describe("Omitted: the draft's own, or the order's."),
  dueDate: z.iso.date(text("base.enterADate")).nullable().default(null).describe("Null: by the customer's terms."),
  send: z
    .boolean(text("billing.sayYesOrNo"))
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
  dueDate: z.iso.date(text("base.enterADate")).optional(),
  poNumber: poNumber.optional(),
});

export const invoiceVoidSchema = z.object({
  id: recordId,
  version: recordVersion,
  reason: note({ min: 3, max: 500, label: text("base.theReason") }),
  reissue: z
    .boolean(text("billing.sayYesOrNo"))
    .default(false)
    .describe("Creates a draft with the same lines, which refers to the void one."),
});

/** The line item type of the one line that an opening invoice has. */
export const openingTypeKey = "OPEN";

/** Our own numbers: an old invoice under one of them would stand in the way of the one that is to get it. */
const ownNumber = /^INV-\d+$/i;

/**
 * What a customer owed when the shop began to work with Boresight, under the number of the books before it (handbook
 * section 23). Its taxes were declared there.
 */
export const openingInvoiceSchema = z
  .object({
    number: line({ min: 1, max: 21, label: text("billing.numberOfInvoice") }).refine(
      (number) => !ownNumber.test(number),
      text("billing.openingNumberIsOurs"),
    ),
    issueDate: z.iso.date(text("base.enterADate")),
    dueDate: z.iso.date(text("base.enterADate")),
    balance: wholeCents(1).describe("What is still owed, in cents."),
    poNumber: poNumber.default(null),
    notes: notes.default(""),
  })
  .refine(({ issueDate, dueDate }) => dueDate >= issueDate, {
    path: ["dueDate"],
    error: text("billing.dueBeforeIssue"),
  });

export type OpeningInvoice = z.output<typeof openingInvoiceSchema>;
