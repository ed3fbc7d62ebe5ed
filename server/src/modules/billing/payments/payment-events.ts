/** Events about payments and credit, for other areas. */
import { event, type EventsOf } from "#platform/database/events.ts";

export const paymentEvents = {
  /** With the order when it pays invoices of one order alone. */
  "payment.received": event<{ customerId: string; amountCents: number; method: string; serviceOrderId?: string }>(),
  /** All that is left of it, or a part that went back to the card: `recordId` is the refund or dispute because of which, or the row itself. */
  "payment.reversed": event<{
    customerId: string;
    amountCents: number;
    reason: string;
    recordId?: string;
    serviceOrderId?: string;
  }>(),
  /** A bank's question about a payment by card, a dispute, or how it ended. `recordId` is its `card_records` row. */
  "payment.disputed": event<{
    customerId: string;
    state: string;
    amountCents: number;
    reason: string;
    /** A moment as ISO 8601. */
    respondBy: string | null;
    /** A person has reversed the payment: it does not count again by itself. */
    isReversed: boolean;
    recordId: string;
    serviceOrderId?: string;
  }>(),
  /** The money is with the shop again. */
  "payment.refundFailed": event<{
    customerId: string;
    amountCents: number;
    reason: string;
    recordId: string;
    serviceOrderId?: string;
  }>(),
  /** The provider of cards took another amount than it was asked for; both are written out. */
  "payment.differs": event<{ customerId: string; expected: string; reported: string }>(),
  /** What the customer had paid ahead or too much pays an invoice. */
  "credit.applied": event<{ customerId: string; amountCents: number; serviceOrderId?: string }>(),
  /** What a credit memo gave is taken back. */
  "credit.memoVoided": event<{
    customerId: string;
    serviceOrderId: string | null;
    number: string;
    invoiceId: string;
    amountCents: number;
  }>(),
  /** A part of what an invoice charged is taken back. */
  "credit.memoWritten": event<{
    customerId: string;
    serviceOrderId: string | null;
    number: string;
    invoiceId: string;
    amountCents: number;
  }>(),
  /** Nothing is left to pay of this invoice. */
  "invoice.paid": event<{ serviceOrderId: string | null; customerId: string; number: string }>(),
  "reward.earned": event<{ customerId: string; amountCents: number; serviceOrderId: string }>(),
  "reward.redeemed": event<{ customerId: string; amountCents: number; serviceOrderId: string | null }>(),
  "reward.expired": event<{ customerId: string; amountCents: number }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof paymentEvents> {}
}
