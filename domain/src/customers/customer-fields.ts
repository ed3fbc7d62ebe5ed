/**
 * The fields of a customer that people edit, each described once, and who edits them (handbook sections 16 and 17). Forms that
 * only show them do not load their schemas (`customer-field-schemas.ts`).
 */
import { t } from "#texts/text.ts";
import { isCustomerType, type Role } from "#accounts/roles.ts";
import { headingOf, record, type FieldSpec, type NameOf } from "#base/record.ts";
import { camelCase } from "#base/text.ts";
import { customerKindWords } from "./customer-kind.ts";
import { documentDeliveryWords } from "./document-delivery.ts";
import { topicWords } from "./topic-words.ts";

interface CustomerFieldSpec extends FieldSpec {
  group?: CustomerGroup;
  /** `customers` edit how they are reached, staff who they are, admins money and privileges; each may also what comes before. */
  editedBy: CustomerEditors;
}

type CustomerEditors = "customers" | "staff" | "admins";

/** The sections of the form. */
export type CustomerGroup = "reach" | "notifications" | "money";

/** In the order of the form. */
export const customer = record("app.customers", {
  customerKind: {
    kind: "choice",
    choices: customerKindWords,
    choiceType: "CustomerKind",
    problems: { wrong: t("customers.chooseAKind") },
    label: t("base.kind"),
    initial: "bodyShop",
    group: "reach",
    editedBy: "staff",
  },
  companyName: {
    kind: "line",
    label: t("customers.company"),
    isNeededAtTimes: true,
    group: "reach",
    editedBy: "staff",
  },
  firstName: {
    kind: "line",
    max: 60,
    label: t("customers.firstName"),
    isNeededAtTimes: true,
    group: "reach",
    isHalf: true,
    editedBy: "staff",
  },
  lastName: {
    kind: "line",
    max: 60,
    label: t("customers.lastName"),
    isNeededAtTimes: true,
    group: "reach",
    isHalf: true,
    editedBy: "staff",
  },
  email: {
    kind: "email",
    label: t("base.email"),
    help: t("customers.emailOptionalHelp"),
    group: "reach",
    isHalf: true,
    editedBy: "staff",
  },
  phone: { kind: "phone", label: t("base.phone"), group: "reach", isHalf: true, editedBy: "customers" },
  locale: {
    kind: "choice",
    choices: { en: t("base.english"), fr: t("customers.french"), ar: t("customers.arabic") },
    problems: { wrong: t("customers.chooseALanguage") },
    label: t("base.language"),
    initial: "en",
    group: "reach",
    isHalf: true,
    editedBy: "customers",
  },
  defaultFacilityId: {
    kind: "link",
    to: "facility",
    label: t("customers.usualLocation"),
    noun: t("base.location"),
    group: "reach",
    isHalf: true,
    editedBy: "staff",
  },
  tags: {
    kind: "words",
    label: t("customers.tags"),
    help: t("customers.separateTagsByCommas"),
    group: "reach",
    editedBy: "staff",
  },
  notes: {
    kind: "text",
    label: t("customers.notes"),
    help: t("customers.onlyStaffSeeNotes"),
    group: "reach",
    editedBy: "staff",
  },
  notifyByEmail: {
    kind: "flag",
    label: t("customers.emailNotifications"),
    initial: true,
    group: "notifications",
    editedBy: "customers",
  },
  notifyBySms: { kind: "flag", label: t("customers.textMessages"), group: "notifications", editedBy: "customers" },
  unwantedEmails: {
    kind: "several",
    choices: topicWords,
    label: t("customers.unwantedEmails"),
    group: "notifications",
    editedBy: "customers",
  },
  unwantedTexts: {
    kind: "several",
    choices: topicWords,
    label: t("customers.unwantedTexts"),
    group: "notifications",
    editedBy: "customers",
  },
  documentDelivery: {
    kind: "choice",
    choices: documentDeliveryWords,
    choiceType: "DocumentDelivery",
    problems: { wrong: t("customers.chooseHowDocumentsArrive") },
    label: t("customers.documentDelivery"),
    initial: "link",
    group: "notifications",
    editedBy: "customers",
  },
  addressId: { kind: "link", to: "address", label: t("base.address"), editedBy: "staff" },
  requiresPo: {
    kind: "flag",
    label: t("customers.requiresAPoNumber"),
    help: t("customers.poHelp"),
    group: "money",
    editedBy: "admins",
  },
  isPartnerReward: { kind: "flag", label: t("customers.earnsRewards"), group: "money", editedBy: "admins" },
  paymentTermsDays: {
    kind: "whole",
    max: 365,
    isRequired: true,
    problems: { wrong: t("customers.enterWholeDays") },
    label: t("customers.daysToPay"),
    heading: t("customers.paymentTerms"),
    help: t("customers.zeroIsOnReceipt"),
    initial: 30,
    group: "money",
    isHalf: true,
    editedBy: "admins",
  },
  creditLimitCents: {
    kind: "money",
    label: t("customers.creditLimitInDollars"),
    heading: t("customers.creditLimit"),
    group: "money",
    isHalf: true,
    readBy: "admins",
    editedBy: "admins",
  },
  priceListId: {
    kind: "link",
    to: "priceList",
    label: t("customers.priceList"),
    help: t("customers.priceListHelp"),
    group: "money",
    readBy: "admins",
    editedBy: "admins",
  },
  taxExempt: { kind: "flag", label: t("customers.taxExempt"), group: "money", editedBy: "admins" },
  taxExemptUntil: {
    kind: "day",
    problems: { wrong: t("customers.enterADate") },
    label: t("customers.exemptUntil"),
    group: "money",
    editedBy: "admins",
  },
  taxExemptCertificateFileId: {
    kind: "file",
    label: t("customers.taxExemptCertificate"),
    group: "money",
    readBy: "admins",
    editedBy: "admins",
  },
} satisfies Record<string, CustomerFieldSpec>);

export type CustomerField = NameOf<typeof customer.fields>;

export const { names: customerFieldNames } = customer;

const roleOf = (role: Role): CustomerEditors => {
  if (role === "admin") return "admins";
  return isCustomerType(role) ? "customers" : "staff";
};
const rank: readonly CustomerEditors[] = ["customers", "staff", "admins"];

/** Returns the fields that the role may change on a customer whom it sees. */
export const changeableCustomerFields = (role: Role): readonly CustomerField[] =>
  customerFieldNames.filter((name) => rank.indexOf(customer.fields[name].editedBy) <= rank.indexOf(roleOf(role)));

/** What verbs and the database keep of a customer besides its fields. */
const recorded: Readonly<Record<string, string>> = {
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

function labelOfColumn(column: string): string {
  const name = camelCase(column);
  if (!customer.isField(name)) return recorded[name] ?? t("customers.otherDetails");
  const field = customer.field(name);
  return field.noun ?? headingOf(field);
}

/** Returns what columns of a customer are called, each word once; columns without a name for people are "other details". */
export const labelsOfColumns = (columns: readonly string[]): string[] => [...new Set(columns.map(labelOfColumn))];
