/** How settings of billing are checked. */
import { schemasOf } from "#base/record-schema.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { billingSettings } from "./billing-settings-fields.ts";
import { recordVersion } from "./document-line-schema.ts";

const mostReminders = 10;

/** Each day once, the earliest first. */
const days = (name: "estimateReminderDays" | "invoiceReminderDays") => {
  const { min, max, problems } = billingSettings.fields[name];
  const atMost = text("billing.atMostReminders", { max: mostReminders });
  return z
    .array(z.int(problems.wrong).min(min, problems.low).max(max, problems.high), atMost)
    .max(mostReminders, atMost)
    .transform((chosen) => [...new Set(chosen)].toSorted((one, other) => one - other));
};

const fields = schemasOf(billingSettings, {
  currency: z
    .string({ error: text("billing.currencyIsThreeLetters") })
    .regex(/^[A-Z]{3}$/, text("billing.currencyIsThreeLetters")),
  estimateReminderDays: days("estimateReminderDays").describe("Days after it was sent."),
  techniciansMaySend: z.boolean(text("billing.sayYesOrNo")).describe("Whether technicians may send estimates."),
  invoiceReminderDays: days("invoiceReminderDays").describe("Days after the due date; below zero before it."),
});

export const billingSettingsSchema = z.object({
  version: recordVersion,
  ...fields,
  rewardBasisPoints: fields.rewardBasisPoints.describe("What partners earn of calibrations: 5 % is 500."),
  rewardCapBasisPoints: fields.rewardCapBasisPoints.describe("How much of an invoice credit may pay: 50 % is 5000."),
  towMarginBasisPoints: fields.towMarginBasisPoints.describe("What is added to the price of a towing company."),
});

export type BillingSettings = z.output<typeof billingSettingsSchema>;
