/** What a file that came by mail is. */
import type { EstimateDocument } from "#intake/reading/estimate-document.ts";
import type { TextLine } from "#intake/reading/mention.ts";
import { detailsOf } from "#intake/reading/repair-order-details.ts";
import type { ScanReport } from "#intake/scans/scan-report.ts";

export const attachmentKinds = ["estimate", "scanReport", "photo", "invoice", "other"] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

export interface ReadAttachment {
  mimeType: string;
  /** What is written on it, line by line. */
  lines: readonly TextLine[];
  /** Null where the readers found none. */
  document: EstimateDocument | null;
  scanReport: ScanReport | null;
}

const linesOfHead = 12;
/** `INVOICE 4471`, `Facture n° 12`, but not "not an invoice" or "invoice to follow". */
const invoiceTitle =
  /^\W*(?:tax |final |taxe )?(?:invoice|facture|factura|فاتورة)(?:\W{0,4}(?:no|num|number|n°|nº|date|رقم)?\W{0,3}[\p{L}-]{0,6}\d.*)?\W*$/iu;

export function kindOfAttachment({ mimeType, lines, document, scanReport }: ReadAttachment): AttachmentKind {
  if (scanReport) return "scanReport";
  const isInvoice = lines.slice(0, linesOfHead).some(({ text }) => invoiceTitle.test(text));
  if (isInvoice && (document?.kind ?? null) === null) return "invoice";
  if (document && isEstimate(document)) return "estimate";
  return mimeType.startsWith("image/") ? "photo" : "other";
}

/** A VIN alone is on any report: an estimate has lines, or says that it is one. */
const isEstimate = (document: EstimateDocument): boolean =>
  detailsOf(document).isEstimate && (document.lines.length > 0 || document.kind !== null);
