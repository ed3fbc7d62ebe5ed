/** How the shop bills: validity, reminders, rewards (handbook sections 6, 7, 10 and 11). */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { recordVersion } from "./document-line-schema.ts";

const whole = (least: number, most: number) => {
  const message = t("settings.wholeNumberUpTo", { least, most });
  return z.int(message).min(least, message).max(most, message);
};

const mostReminders = 10;

/** Each day once, the earliest first. */
const days = (least: number) => {
  const atMost = t("billing.atMostReminders", { max: mostReminders });
  return z
    .array(whole(least, 365), atMost)
    .max(mostReminders, atMost)
    .transform((chosen) => [...new Set(chosen)].toSorted((one, other) => one - other));
};

export const billingSettingsSchema = z.object({
  version: recordVersion,
  currency: z
    .string({ error: t("billing.currencyIsThreeLetters") })
    .regex(/^[A-Z]{3}$/, t("billing.currencyIsThreeLetters")),
  estimateValidityDays: whole(1, 365),
  estimateReminderDays: days(1).describe("Days after it was sent."),
  techniciansMaySend: z.boolean(t("billing.sayYesOrNo")).describe("Whether technicians may send estimates."),
  invoiceReminderDays: days(-60).describe("Days after the due date; below zero before it."),
  rewardBasisPoints: whole(0, 10_000).describe("What partners earn of calibrations: 5 % is 500."),
  rewardCapBasisPoints: whole(0, 10_000).describe("How much of an invoice credit may pay: 50 % is 5000."),
  rewardExpiryMonths: whole(1, 120),
  towMarginBasisPoints: whole(0, 100_000).describe("What is added to the price of a towing company."),
});

export type BillingSettings = z.output<typeof billingSettingsSchema>;
