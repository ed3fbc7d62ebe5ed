/** The filters of the list of invoices, and the spans of reports. */
import { recordId } from "#base/record-id.ts";
import { line } from "#base/text-schema.ts";
import { invoiceStatuses } from "#billing/invoice-status.ts";
import { countLimit } from "#orders/order-list.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";

export const invoiceSortFields = ["createdAt", "issueDate", "dueDate", "totalCents", "balanceCents", "status"] as const;
export type InvoiceSortField = (typeof invoiceSortFields)[number];

const day = z.iso.date(text("base.enterADate"));
const id = recordId();

/** Values in an address are text. */
const yes = z.preprocess((given) => (given === "true" ? true : given), z.boolean(text("billing.sayYesOrNo")));

export const invoiceFilterSchema = z.object({
  search: line({ max: 120, label: text("base.theSearch") }).nullish(),
  statuses: z
    .preprocess(
      (given) => (typeof given === "string" ? given.split(",").filter(Boolean) : given),
      z.array(z.enum(invoiceStatuses)).max(invoiceStatuses.length),
    )
    .nullish(),
  overdue: yes.nullish(),
  customer: id.nullish(),
  facility: id.nullish(),
  order: id.nullish(),
  issuedFrom: day.nullish(),
  issuedTo: day.nullish(),
  dueFrom: day.nullish(),
  dueTo: day.nullish(),
});
export type InvoiceFilter = z.output<typeof invoiceFilterSchema>;

const directed = invoiceSortFields.flatMap((field) => [field, `-${field}`] as const);

export const invoicePageSchema = z.object({
  filter: invoiceFilterSchema.nullish(),
  sort: z.enum(directed, text("orders.listCannotBeSortedSo")).nullish(),
  first: z.int().min(0, text("orders.askFor0OrMore")).max(100, text("orders.askForAtMost100")).nullish(),
  offset: z.int().min(0, text("orders.startAt0OrLater")).max(countLimit, text("orders.offsetIsTooHigh")).nullish(),
});

export const revenueGroupings = ["calibration", "location", "technician", "customer", "insurer", "month"] as const;
export type RevenueGrouping = (typeof revenueGroupings)[number];

/** Both days included. */
export const reportSpanSchema = z.object({ from: day, to: day });

/** An invoice counts when it is issued, or with what is paid of it when that comes in. */
export const reportBases = ["invoiced", "paid"] as const;
export type ReportBasis = (typeof reportBases)[number];
export const reportSchema = reportSpanSchema.extend({
  basis: z
    .enum(reportBases)
    .nullish()
    .transform((basis) => basis ?? "invoiced"),
});
export const revenueReportSchema = reportSchema.extend({
  by: z.enum(revenueGroupings).meta({ id: "RevenueGrouping" }),
});

/** The file of one of the two reports that are made of the same rows. */
export const revenueFileSchema = revenueReportSchema.extend({ of: z.enum(["revenue", "margin"]).default("revenue") });

/** Without a day the journal begins with the first payment, or ends with the last. */
export const journalFileSchema = z.object({ from: day.nullish(), to: day.nullish() });

export type OpenSpan = z.output<typeof journalFileSchema>;

/** What moved money, by the day on which it did. */
export const journalKinds = ["payment", "deposit", "reversal", "return", "refund"] as const;
export type JournalKind = (typeof journalKinds)[number];

export const ownStatementSchema = z.object({ customerId: id.nullish() });

/** What charged and what paid an account, by the day on which it did. */
export const accountEntryKinds = [
  "invoice",
  "void",
  "payment",
  "reversal",
  "refund",
  "adjustment",
  "creditMemo",
] as const;
export type AccountEntryKind = (typeof accountEntryKinds)[number];

export const accountStatementSchema = z
  .object({ customerId: id.nullish(), from: day, to: day })
  .refine(({ from, to }) => from <= to, { error: text("billing.lastDayBeforeFirst"), path: ["to"] });
