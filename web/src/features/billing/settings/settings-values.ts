import type { FieldProblem } from "@boresight/domain/base/errors";
import { problemsOf } from "@boresight/domain/base/problems";
import { scaledNumber, scaledPercent, typedText } from "@boresight/domain/base/typed-number";
import { billingSettingsSchema } from "@boresight/domain/billing/billing-settings-schema";
import type { BillingSettingsFieldsFragment } from "#graphql/graphql.ts";

/** How the shop bills as the form holds it: numbers, percentages and lists of days as they are typed. */
export interface SettingsValues {
  currency: string;
  estimateValidityDays: string;
  estimateReminderDays: string;
  techniciansMaySend: boolean;
  invoiceReminderDays: string;
  rewardBasisPoints: string;
  rewardCapBasisPoints: string;
  rewardExpiryMonths: string;
  towMarginBasisPoints: string;
}

const percentText = (basisPoints: number): string => typedText(basisPoints, 2, { least: 0 });
const daysText = (days: readonly (number | null)[]): string => days.join(", ");

export const valuesOf = (settings: BillingSettingsFieldsFragment): SettingsValues => ({
  currency: settings.currency,
  estimateValidityDays: String(settings.estimateValidityDays),
  estimateReminderDays: daysText(settings.estimateReminderDays),
  techniciansMaySend: settings.techniciansMaySend,
  invoiceReminderDays: daysText(settings.invoiceReminderDays),
  rewardBasisPoints: percentText(settings.rewardBasisPoints),
  rewardCapBasisPoints: percentText(settings.rewardCapBasisPoints),
  rewardExpiryMonths: String(settings.rewardExpiryMonths),
  towMarginBasisPoints: percentText(settings.towMarginBasisPoints),
});

/** `3, 7` as two days. */
const daysIn = (typed: string): number[] =>
  typed
    .split(/[,;،\s]+/)
    .filter(Boolean)
    .map((day) => scaledNumber(day, 0));

export const inputOf = (values: SettingsValues) => ({
  currency: values.currency.trim().toUpperCase(),
  estimateValidityDays: scaledNumber(values.estimateValidityDays, 0),
  estimateReminderDays: daysIn(values.estimateReminderDays),
  techniciansMaySend: values.techniciansMaySend,
  invoiceReminderDays: daysIn(values.invoiceReminderDays),
  rewardBasisPoints: scaledPercent(values.rewardBasisPoints, 2),
  rewardCapBasisPoints: scaledPercent(values.rewardCapBasisPoints, 2),
  rewardExpiryMonths: scaledNumber(values.rewardExpiryMonths, 0),
  towMarginBasisPoints: scaledPercent(values.towMarginBasisPoints, 2),
});

/** The form's names of the server's fields: a list of days is one field. */
export const toFormFields = (problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems.map((problem) => ({ ...problem, field: problem.field.replace(/\.\d+$/, "") }));

export function problemsIn(values: SettingsValues, version: number): readonly FieldProblem[] {
  const { error } = billingSettingsSchema.safeParse({ version, ...inputOf(values) });
  return error ? toFormFields(problemsOf(error)) : [];
}
