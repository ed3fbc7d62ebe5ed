/** How the shop's documents look, and what they say besides what happened. */
import { version } from "#base/record-id.ts";
import * as z from "zod";
import { contrast } from "#base/contrast.ts";
import { note } from "#base/text-schema.ts";
import { text } from "#texts/text.ts";

const pageSizes = ["us-letter", "a4"] as const;

/** Headings are printed in it on white, where text needs this contrast. */
const leastContrast = 4.5;

const accentColor = z
  .string(text("documents.colorIsSixDigits"))
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: text("documents.colorIsSixDigits"), abort: true })
  .refine((color) => contrast(color, "#ffffff") >= leastContrast, text("documents.colorIsTooLight"))
  .describe("Such as #00719a, dark enough to be read on white.");

const paragraphs = (label: string) => note({ max: 1000, label }).default("");

export const documentLooksSchema = z.object({
  accentColor,
  pageSize: z.enum(pageSizes, text("documents.choosePageSize")).describe("us-letter or a4."),
  letterheadLines: note({ max: 300, label: text("documents.letterheadLines") })
    .default("")
    .describe("Lines beneath the company's name and address, such as an opening time or a registration."),
  documentFooter: note({ max: 300, label: text("documents.footer") })
    .default("")
    .describe("Small print at the foot of every page."),
  paymentInstructions: paragraphs(text("documents.paymentInstructions")).describe("How an invoice is paid."),
  estimateText: paragraphs(text("documents.estimateText")).describe("Stands above an estimate's lines."),
  invoiceText: paragraphs(text("documents.invoiceText")).describe("Stands above an invoice's lines."),
  certificateText: paragraphs(text("documents.certificateText")).describe("Stands above a certificate's calibrations."),
});

export type DocumentLooks = z.output<typeof documentLooksSchema>;

export const documentSettingsSchema = documentLooksSchema.extend({
  version: version().describe("The version that was read."),
});
