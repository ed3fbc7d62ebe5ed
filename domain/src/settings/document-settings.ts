/** How the shop's documents look, and what they say besides what happened. */
import * as z from "zod";
import { contrast } from "#base/contrast.ts";
import { note } from "#base/text-schema.ts";
import { t } from "#texts/text.ts";

const pageSizes = ["us-letter", "a4"] as const;

/** Headings are printed in it on white, where text needs this contrast. */
const leastContrast = 4.5;

const accentColor = z
  .string(t("documents.colorIsSixDigits"))
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: t("documents.colorIsSixDigits"), abort: true })
  .refine((color) => contrast(color, "#ffffff") >= leastContrast, t("documents.colorIsTooLight"))
  .describe("Such as #00719a, dark enough to be read on white.");

const paragraphs = (label: string) => note({ max: 1000, label }).default("");

export const documentLooksSchema = z.object({
  accentColor,
  pageSize: z.enum(pageSizes, t("documents.choosePageSize")).describe("us-letter or a4."),
  letterheadLines: note({ max: 300, label: t("documents.letterheadLines") })
    .default("")
    .describe("Lines beneath the company's name and address, such as an opening time or a registration."),
  documentFooter: note({ max: 300, label: t("documents.footer") })
    .default("")
    .describe("Small print at the foot of every page."),
  paymentInstructions: paragraphs(t("documents.paymentInstructions")).describe("How an invoice is paid."),
  estimateText: paragraphs(t("documents.estimateText")).describe("Stands above an estimate's lines."),
  invoiceText: paragraphs(t("documents.invoiceText")).describe("Stands above an invoice's lines."),
  certificateText: paragraphs(t("documents.certificateText")).describe("Stands above a certificate's calibrations."),
});

export type DocumentLooks = z.output<typeof documentLooksSchema>;

export const documentSettingsSchema = documentLooksSchema.extend({
  version: z.int(t("settings.versionOfSettingsIsMissing")).describe("The version that was read."),
});
