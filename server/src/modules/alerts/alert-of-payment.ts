import { cents, formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/events.ts";
import { raiseAlert } from "./raise-alert.ts";

/** Alerts the office to money that was counted on and did not stay. */
export async function alertOfReversedPayment(
  { entityId, payload: { customerId, amountCents, reason, serviceOrderId } }: DomainEvent<"payment.reversed">,
  { system }: Work,
): Promise<void> {
  const { customer } = await system.one<{ customer: string }>({
    text: `select app_private.customer_name(company_name, first_name, last_name) as customer from app.customers where id = $1`,
    values: [customerId],
  });
  const message = t("alerts.paymentReversed", { amount: formatCents(cents(amountCents)), customer, reason });
  const about = serviceOrderId ? { serviceOrderId } : {};
  await system.run(
    raiseAlert({
      kind: "paymentReversed",
      severity: "warning",
      message,
      dedupeKey: `paymentReversed:${entityId}`,
      ...about,
    }),
  );
}

/** Alerts the office to a payment by card of another amount than was asked for. */
export async function alertOfDifferentPayment(
  { entityId, payload: { expected, reported } }: DomainEvent<"payment.differs">,
  { system }: Work,
): Promise<void> {
  const message = t("alerts.cardPaymentDiffers", { reported, expected });
  const dedupeKey = `cardPaymentDiffers:${entityId}`;
  await system.run(raiseAlert({ kind: "cardPaymentDiffers", severity: "critical", message, dedupeKey }));
}
