/** Events about invoices, for other areas. */
import "#platform/events.ts";

interface OfInvoice {
  /** Null for an opening invoice. */
  serviceOrderId: string | null;
  customerId: string;
  number: string;
}

declare module "#platform/events.ts" {
  interface DomainEvents {
    "invoice.issued": OfInvoice & {
      totalCents: number;
      /** Why it was issued before its time, or without a PO number. */
      overrideNote: string | null;
      /** Whether the customer gets it by email in the same step; null when the order's new status decides. */
      isSent: boolean | null;
    };
    "invoice.sent": OfInvoice;
    /** Its notes, due date or PO number changed after it was issued. */
    "invoice.updated": OfInvoice;
    "invoice.voided": OfInvoice & { reason: string };
  }
}
