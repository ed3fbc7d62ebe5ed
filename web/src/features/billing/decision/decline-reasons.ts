import { declineReasonKeys, type DeclineReason } from "@boresight/domain/billing/estimate-decision-schema";
import { t } from "@boresight/domain/texts/text";

const words: Record<DeclineReason, string> = {
  price: t("billing.declinedForPrice"),
  notNeeded: t("billing.declinedNotNeeded"),
  doneElsewhere: t("billing.declinedDoneElsewhere"),
  totalLoss: t("billing.declinedTotalLoss"),
  other: t("billing.declinedOther"),
};

export const declineReasons = declineReasonKeys.map((value) => ({ value, label: words[value] }));

/** The reason of the list in words; null for a reason that was only written out. */
export const declineReasonWord = (key: string | null): string | null =>
  key === "other" ? null : (declineReasons.find(({ value }) => value === key)?.label ?? null);
