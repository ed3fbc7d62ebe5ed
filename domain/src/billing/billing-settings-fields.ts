/** How the shop bills, each setting described once: validity, reminders, rewards (handbook sections 6, 7, 10 and 11). */
import { record } from "#base/record.ts";
import { t } from "#texts/text.ts";

const between = (min: number, max: number) => {
  const message = t("settings.wholeNumberUpTo", { least: min, most: max });
  return { min, max, problems: { wrong: message, low: message, high: message }, dir: "ltr" } as const;
};

const required = (min: number, max: number) => ({ ...between(min, max), isRequired: true }) as const;

/** In the order of the API; the form groups them. */
export const billingSettings = record("app.billing_settings", {
  currency: {
    kind: "line",
    label: t("billing.currency"),
    help: t("billing.currencyHelp"),
    isRequired: true,
    dir: "ltr",
    isHalf: true,
  },
  estimateValidityDays: {
    kind: "whole",
    ...required(1, 365),
    label: t("billing.estimateValidityDays"),
    help: t("billing.estimateValidityHelp"),
    isHalf: true,
  },
  estimateReminderDays: {
    kind: "days",
    ...between(1, 365),
    label: t("billing.estimateReminderDays"),
    help: t("billing.estimateReminderHelp"),
    isHalf: true,
  },
  techniciansMaySend: {
    kind: "flag",
    label: t("billing.techniciansMaySend"),
    help: t("billing.techniciansMaySendHelp"),
  },
  invoiceReminderDays: {
    kind: "days",
    ...between(-60, 365),
    label: t("billing.invoiceReminderDays"),
    help: t("billing.invoiceReminderHelp"),
    isHalf: true,
  },
  rewardBasisPoints: {
    kind: "basisPoints",
    ...required(0, 10_000),
    label: t("billing.rewardPercent"),
    help: t("billing.rewardPercentHelp"),
    isHalf: true,
  },
  rewardCapBasisPoints: {
    kind: "basisPoints",
    ...required(0, 10_000),
    label: t("billing.rewardCapPercent"),
    help: t("billing.rewardCapHelp"),
    isHalf: true,
  },
  rewardExpiryMonths: {
    kind: "whole",
    ...required(1, 120),
    label: t("billing.rewardExpiryMonths"),
    help: t("billing.rewardExpiryHelp"),
    isHalf: true,
  },
  towMarginBasisPoints: {
    kind: "basisPoints",
    ...required(0, 100_000),
    label: t("billing.towMarginPercent"),
    help: t("billing.towMarginHelp"),
    isHalf: true,
  },
});
