import type { QboJobProblem } from "@boresight/domain/accounting/qbo-problem";
import { t } from "@boresight/domain/texts/text";

const problems: Record<QboJobProblem, string> = {
  unavailable: t("accounting.problemUnavailable"),
  throttled: t("accounting.problemThrottled"),
  reconnect: t("accounting.problemReconnect"),
  misconfigured: t("accounting.problemMisconfigured"),
  stale: t("accounting.problemStale"),
  notFound: t("accounting.problemNotFound"),
  duplicateName: t("accounting.problemDuplicateName"),
  duplicateNumber: t("accounting.problemDuplicateNumber"),
  invalid: t("accounting.problemInvalid"),
  rejected: t("accounting.problemRejected"),
  periodClosed: t("accounting.problemPeriodClosed"),
  subscriptionEnded: t("accounting.brokenSubscriptionEnded"),
  unreadable: t("accounting.problemUnreadable"),
  waitsForCustomer: t("accounting.waitsForCustomer"),
  waitsForItem: t("accounting.waitsForItem"),
  waitsForFailedItem: t("accounting.waitsForFailedItem"),
  waitsForInvoice: t("accounting.waitsForInvoice"),
  waitsForMapping: t("accounting.waitsForMapping"),
  waitsForConflict: t("accounting.waitsForConflict"),
  waitsForConfirmation: t("accounting.waitsForConfirmation"),
  unexpected: t("accounting.problemUnexpected"),
};
const words: Readonly<Record<string, string>> = problems;

/** Why a job has not gone through, as a sentence; null when nothing is wrong. */
export const problemWords = (problem: string | null): string | null =>
  problem === null ? null : (words[problem] ?? t("accounting.problemUnexpected"));
