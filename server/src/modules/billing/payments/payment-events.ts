/** Events about payments and credit, for other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    /** With the order when it pays invoices of one order alone. */
    "payment.received": { customerId: string; amountCents: number; method: string; serviceOrderId?: string };
    "payment.reversed": { customerId: string; amountCents: number; reason: string; serviceOrderId?: string };
    /** The provider of cards took another amount than it was asked for; both are written out. */
    "payment.differs": { customerId: string; expected: string; reported: string };
    /** What the customer had paid ahead or too much pays an invoice. */
    "credit.applied": { customerId: string; amountCents: number; serviceOrderId?: string };
    /** Nothing is left to pay of this invoice. */
    "invoice.paid": { serviceOrderId: string | null; customerId: string; number: string };
    "reward.earned": { customerId: string; amountCents: number; serviceOrderId: string };
    "reward.redeemed": { customerId: string; amountCents: number; serviceOrderId: string | null };
    "reward.expired": { customerId: string; amountCents: number };
  }
}
