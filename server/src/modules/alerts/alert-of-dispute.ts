import type { Text } from "@boresight/domain/texts/travelling-text";
import type { Severity } from "@boresight/domain/alerts/admin-notification";
import { cents, formatCents } from "@boresight/domain/base/money";
import { disputeReasonWords } from "@boresight/domain/billing/cards/dispute-reason";
import { localeTag } from "@boresight/domain/texts/language";
import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { reversedKey } from "./alert-of-payment.ts";
import { endAlert, raiseAlert } from "./raise-alert.ts";

type Disputed = DomainEvent<"payment.disputed">;

/** Alerts the office to each step of a dispute about a payment by card; the alert of the step before has no cause any more. */
export async function alertOfDispute({ entityId, payload }: Disputed, work: Work): Promise<void> {
  const { state, recordId, serviceOrderId } = payload;
  const taken = reversedKey(entityId, recordId);
  const questioned = `cardDispute:${recordId}`;
  const step = steps[state];
  if (!step) return;
  const message = step.message(await wordsOf(payload, work), payload.isReversed);
  const about = serviceOrderId ? { serviceOrderId } : {};
  const isTaken = state === "disputed";
  await work.system.run(endAlert(isTaken ? questioned : taken));
  // Of money that was taken there is an alert already, which says why and until when it can be answered.
  const alert = isTaken
    ? { kind: "paymentReversed", dedupeKey: taken }
    : { kind: "cardDispute", dedupeKey: questioned };
  await work.system.run(raiseAlert({ ...alert, severity: step.severity, message, ...about }));
}

interface Words extends Record<string, string> {
  amount: string;
  customer: string;
  reason: string;
  /** Empty when it cannot be answered, or nobody says until when. */
  day: string;
}

interface Step {
  severity: Severity;
  message: (words: Words, isReversed: boolean) => Text;
}

const steps: Readonly<Record<string, Step>> = {
  inquiry: {
    severity: "warning",
    message: (words) => (words.day ? text("alerts.cardInquiryUntil", words) : text("alerts.cardInquiry", words)),
  },
  inquiryClosed: { severity: "info", message: (words) => text("alerts.cardInquiryClosed", words) },
  disputed: {
    severity: "warning",
    message: (words) => (words.day ? text("alerts.cardDisputedUntil", words) : text("alerts.cardDisputed", words)),
  },
  won: {
    severity: "info",
    message: (words, isReversed) =>
      isReversed ? text("alerts.cardDisputeWonByHand", words) : text("alerts.cardDisputeWon", words),
  },
  lost: { severity: "warning", message: (words) => text("alerts.cardDisputeLost", words) },
  closed: { severity: "info", message: (words) => text("alerts.cardDisputeClosed", words) },
};

async function wordsOf(
  {
    customerId,
    amountCents,
    reason,
    respondBy,
  }: Pick<Disputed["payload"], "customerId" | "amountCents" | "reason" | "respondBy">,
  { system }: Work,
): Promise<Words> {
  const { customer, day } = await system.one<{ customer: string; day: string | null }>({
    text: `select app_private.customer_name(company_name, first_name, last_name) as customer,
        to_char($2::timestamptz at time zone app_private.shop_zone(), 'YYYY-MM-DD') as day
      from app.customers where id = $1`,
    values: [customerId, respondBy],
  });
  return {
    amount: formatCents(cents(amountCents)),
    customer,
    reason: disputeReasonWords(reason),
    day:
      day === null
        ? ""
        : new Intl.DateTimeFormat(localeTag(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day)),
  };
}

/** Alerts the office to a refund that did not reach the card. */
export async function alertOfFailedRefund(
  { entityId, payload }: DomainEvent<"payment.refundFailed">,
  work: Work,
): Promise<void> {
  const { recordId, serviceOrderId } = payload;
  await work.system.run(endAlert(reversedKey(entityId, recordId)));
  const message = text("alerts.cardRefundFailed", await wordsOf({ ...payload, respondBy: null }, work));
  const alert = { kind: "cardRefundFailed", severity: "warning", dedupeKey: `cardRefundFailed:${recordId}` } as const;
  await work.system.run(raiseAlert({ ...alert, message, ...(serviceOrderId && { serviceOrderId }) }));
}
