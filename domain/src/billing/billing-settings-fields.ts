/** How the shop bills, each setting described once: validity, reminders, rewards (handbook sections 6, 7, 10 and 11). */
import { record } from "#base/record.ts";
import { text } from "#texts/text.ts";

const between = (min: number, max: number) => {
  const message = text("settings.wholeNumberUpTo", { least: min, most: max });
  return { min, max, problems: { wrong: message, low: message, high: message }, dir: "ltr" } as const;
};

const required = (min: number, max: number) => ({ ...between(min, max), isRequired: true }) as const;

/** In the order of the API; the form groups them. */
export const billingSettings = record("app.billing_settings", {
  currency: {
    kind: "line",
    label: text("billing.currency"),
    help: text("billing.currencyHelp"),
    isRequired: true,
    dir: "ltr",
    isHalf: true,
  },
  estimateValidityDays: {
    kind: "whole",
    ...required(1, 365),
    label: text("billing.estimateValidityDays"),
    help: text("billing.estimateValidityHelp"),
    isHalf: true,
  },
  estimateReminderDays: {
    kind: "days",
    ...between(1, 365),
    label: text("billing.estimateReminderDays"),
    help: text("billing.estimateReminderHelp"),
    isHalf: true,
  },
  techniciansMaySend: {
    kind: "flag",
    label: text("billing.techniciansMaySend"),
    help: text("billing.techniciansMaySendHelp"),
  },
  invoiceReminderDays: {
    kind: "days",
    ...between(-60, 365),
    label: text("billing.invoiceReminderDays"),
    help: text("billing.invoiceReminderHelp"),
    isHalf: true,
  },
  rewardBasisPoints: {
    kind: "basisPoints",
    ...required(0, 10_000),
    label: text("billing.rewardPercent"),
    help: text("billing.rewardPercentHelp"),
    isHalf: true,
  },
  rewardCapBasisPoints: {
    kind: "basisPoints",
    ...required(0, 10_000),
    label: text("billing.rewardCapPercent"),
    help: text("billing.rewardCapHelp"),
    isHalf: true,
  },
  rewardExpiryMonths: {
    kind: "whole",
    ...required(1, 120),
    label: text("billing.rewardExpiryMonths"),
    help: text("billing.rewardExpiryHelp"),
    isHalf: true,
  },
  towMarginBasisPoints: {
    kind: "basisPoints",
    ...required(0, 100_000),
    label: text("billing.towMarginPercent"),
    help: text("billing.towMarginHelp"),
    isHalf: true,
  },
});
