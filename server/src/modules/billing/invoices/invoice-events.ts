/** Events about invoices, for other areas. */
import { event, type EventsOf } from "#platform/database/events.ts";

interface OfInvoice {
  /** Null for an opening invoice. */
  serviceOrderId: string | null;
  customerId: string;
  number: string;
}

export const invoiceEvents = {
  "invoice.issued": event<
    OfInvoice & {
      totalCents: number;
      /** Why it was issued before its time, or without a PO number. */
      overrideNote: string | null;
      /** Whether the customer gets it by email in the same step; null when the order's new status decides. */
      isSent: boolean | null;
    }
  >(),
  "invoice.sent": event<OfInvoice>(),
  /** Its notes, due date or PO number changed after it was issued. */
  "invoice.updated": event<OfInvoice>(),
  "invoice.voided": event<OfInvoice & { reason: string }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof invoiceEvents> {}
}
