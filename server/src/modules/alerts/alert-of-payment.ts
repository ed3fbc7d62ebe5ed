import { cents, formatCents } from "@boresight/domain/base/money";
import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { raiseAlert } from "./raise-alert.ts";

/** Alerts the office to money that was counted on and did not stay: a whole payment, or a part of it. */
export async function alertOfReversedPayment(
  { entityId, payload: { customerId, amountCents, reason, recordId, serviceOrderId } }: DomainEvent<"payment.reversed">,
  { system }: Work,
): Promise<void> {
  const { whole, customer } = await system.one<{ whole: number; customer: string }>({
    text: `select (select amount_cents from app.payments where id = $2) as whole,
        app_private.customer_name(company_name, first_name, last_name) as customer from app.customers where id = $1`,
    values: [customerId, entityId],
  });
  const said = { amount: formatCents(cents(amountCents)), customer, reason };
  const message =
    amountCents < whole
      ? text("alerts.paymentReturned", { ...said, whole: formatCents(whole) })
      : text("alerts.paymentReversed", said);
  const dedupeKey = reversedKey(entityId, recordId);
  const about = serviceOrderId ? { serviceOrderId } : {};
  await system.run(raiseAlert({ kind: "paymentReversed", severity: "warning", message, dedupeKey, ...about }));
}

/** Of each refund and dispute there is an alert of its own. */
export const reversedKey = (paymentId: string, recordId?: string): string =>
  ["paymentReversed", paymentId, recordId].filter(Boolean).join(":");

/** Alerts the office to a payment by card of another amount than was asked for. */
export async function alertOfDifferentPayment(
  { entityId, payload: { expected, reported } }: DomainEvent<"payment.differs">,
  { system }: Work,
): Promise<void> {
  const message = text("alerts.cardPaymentDiffers", { reported, expected });
  const dedupeKey = `cardPaymentDiffers:${entityId}`;
  await system.run(raiseAlert({ kind: "cardPaymentDiffers", severity: "critical", message, dedupeKey }));
}
