import { t } from "@boresight/domain/texts/text";
import type { ComparedFragment } from "#graphql/graphql.ts";
import { phoneWords } from "#ui/text/phone-text.tsx";

const labels = {
  companyName: t("customers.company"),
  firstName: t("customers.firstName"),
  lastName: t("customers.lastName"),
  email: t("base.email"),
  phone: t("base.phone"),
  customerKind: t("base.kind"),
  notes: t("customers.notes"),
  locale: t("base.language"),
  requiresPo: t("customers.requiresAPoNumber"),
  isPartnerReward: t("customers.earnsRewards"),
  paymentTermsDays: t("customers.daysToPay"),
  taxExempt: t("customers.taxExempt"),
} as const;

export type ComparedField = keyof typeof labels;

const isComparedField = (name: string): name is ComparedField => Object.hasOwn(labels, name);

/** Returns the fields in which two customers differ, where the merged one has a value. */
export const differingFields = (merged: ComparedFragment, survivor: ComparedFragment) =>
  Object.keys(labels)
    .filter(isComparedField)
    .filter((field) => merged[field] !== survivor[field] && merged[field] !== "" && merged[field] !== null)
    .map((field) => ({ field, label: labels[field] }));

/** A value as people compare it. */
export function valueWords(value: string | number | boolean | null | undefined): string {
  if (value === true) return t("base.yes");
  if (value === false) return t("customers.no");
  return value === null || value === undefined || value === "" ? t("customers.empty") : phoneWords(String(value));
}
