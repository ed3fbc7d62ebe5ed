import type { PaymentMethod } from "@boresight/domain/billing/payment-schema";
import type { RefundMethod } from "#graphql/graphql.ts";
import { t } from "@boresight/domain/texts/text";

const words: Record<PaymentMethod, string> = {
  check: t("billing.methodCheck"),
  ach: t("billing.methodAch"),
  transfer: t("billing.methodTransfer"),
  cash: t("billing.methodCash"),
  card: t("billing.methodCard"),
  rewardCredit: t("billing.methodRewardCredit"),
  other: t("billing.methodOther"),
};

const known: Readonly<Record<string, string>> = words;

export const methodWords = (method: string): string => known[method] ?? method;

/** As staff choose them, the usual first. */
export const methodChoices = Object.entries(words).map(([value, label]) => ({ value, label }));

const refundMethods = ["check", "ach", "transfer", "cash", "card", "other"] as const satisfies readonly RefundMethod[];

/** How money goes back, the usual first. */
export const refundChoices = refundMethods.map((value) => ({ value, label: words[value] }));
