/** What the fields of a customer are called, those that people edit and those that verbs and the database keep. */
import { t } from "#texts/text.ts";

export const customerLabels = {
  phone: t("base.phone"),
  locale: t("base.language"),
  notifyByEmail: t("customers.emailNotifications"),
  notifyBySms: t("customers.textMessages"),
  documentDelivery: t("customers.documentDelivery"),
  unwantedEmails: t("customers.unwantedEmails"),
  unwantedTexts: t("customers.unwantedTexts"),
  customerKind: t("base.kind"),
  companyName: t("customers.company"),
  firstName: t("customers.firstName"),
  lastName: t("customers.lastName"),
  email: t("base.email"),
  notes: t("customers.notes"),
  addressId: t("base.address"),
  defaultFacilityId: t("base.location"),
  tags: t("customers.tags"),
  requiresPo: t("customers.requiresAPoNumber"),
  isPartnerReward: t("customers.earnsRewards"),
  paymentTermsDays: t("customers.paymentTerms"),
  priceListId: t("customers.priceList"),
  taxExempt: t("customers.taxExempt"),
  taxExemptUntil: t("customers.exemptUntil"),
  taxExemptCertificateFileId: t("customers.taxExemptCertificate"),
  creditLimitCents: t("customers.creditLimit"),
} as const;

const recorded: Readonly<Record<string, string>> = {
  ...customerLabels,
  phoneExtension: t("base.phone"),
  status: t("base.status"),
  holdReason: t("customers.holdReason"),
  archivedAt: t("customers.archived"),
  userId: t("customers.firstLogin"),
  mergedIntoId: t("customers.merged"),
  hasAcceptedTerms: t("customers.terms"),
  termsAcceptedAt: t("customers.terms"),
  termsAcceptedBy: t("customers.terms"),
  termsAcceptedIp: t("customers.terms"),
  termsVersion: t("customers.terms"),
};

const camelCase = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns what columns of a customer are called, each word once; columns without a name for people are "other details". */
export const labelsOfColumns = (columns: readonly string[]): string[] => [
  ...new Set(columns.map((column) => recorded[camelCase(column)] ?? t("customers.otherDetails"))),
];
