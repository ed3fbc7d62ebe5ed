import { disputeReasonWords } from "@boresight/domain/billing/cards/dispute-reason";
import { inWords } from "@boresight/domain/texts/in-words";
import { t } from "@boresight/domain/texts/text";
import type { StoredCardRecord } from "./store-card-report.ts";

/** Why money goes back to the card, in the words that the payment keeps, or counts as paid again when `change` is below zero. */
export function returnReason(cause: StoredCardRecord | undefined, change: number): string {
  const isDispute = cause?.kind === "dispute";
  if (change < 0) return isDispute ? t("billing.disputeEndedForShop") : t("billing.cardRefundFailed");
  return isDispute
    ? t("billing.disputedByPayer", { reason: inWords("en", disputeReasonWords(cause.reason)) })
    : t("billing.refundedByCard");
}

/** The row of the refund or dispute because of which money moves; a charge says only that some was refunded. */
export const claimOf = (cause: StoredCardRecord | undefined): string | null =>
  cause?.kind === "refund" || cause?.kind === "dispute" ? cause.recordId : null;
