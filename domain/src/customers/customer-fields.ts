/**
 * The fields of a customer that people edit, each described once, and who edits them (handbook sections 16 and 17). Forms that
 * only show them do not load their schemas (`customer-field-schemas.ts`).
 */
import { text } from "#texts/text.ts";
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
    problems: { wrong: text("customers.chooseAKind") },
    label: text("base.kind"),
    initial: "bodyShop",
    group: "reach",
    editedBy: "staff",
  },
  companyName: {
    kind: "line",
    label: text("base.company"),
    isNeededAtTimes: true,
    group: "reach",
    editedBy: "staff",
  },
  firstName: {
    kind: "line",
    max: 60,
    label: text("base.firstName"),
    isNeededAtTimes: true,
    group: "reach",
    isHalf: true,
    editedBy: "staff",
  },
  lastName: {
    kind: "line",
    max: 60,
    label: text("base.lastName"),
    isNeededAtTimes: true,
    group: "reach",
    isHalf: true,
    editedBy: "staff",
  },
  email: {
    kind: "email",
    label: text("base.email"),
    help: text("customers.emailOptionalHelp"),
    group: "reach",
    isHalf: true,
    editedBy: "staff",
  },
  phone: { kind: "phone", label: text("base.phone"), group: "reach", isHalf: true, editedBy: "customers" },
  locale: {
    kind: "choice",
    choices: { en: text("base.english"), fr: text("base.french"), ar: text("customers.arabic") },
    problems: { wrong: text("customers.chooseALanguage") },
    label: text("base.language"),
    initial: "en",
    group: "reach",
    isHalf: true,
    editedBy: "customers",
  },
  defaultFacilityId: {
    kind: "link",
    to: "facility",
    label: text("customers.usualLocation"),
    noun: text("base.location"),
    group: "reach",
    isHalf: true,
    editedBy: "staff",
  },
  tags: {
    kind: "words",
    label: text("customers.tags"),
    help: text("customers.separateTagsByCommas"),
    group: "reach",
    editedBy: "staff",
  },
  notes: {
    kind: "text",
    label: text("base.notes"),
    help: text("customers.onlyStaffSeeNotes"),
    group: "reach",
    editedBy: "staff",
  },
  notifyByEmail: {
    kind: "flag",
    label: text("customers.emailNotifications"),
    initial: true,
    group: "notifications",
    editedBy: "customers",
  },
  notifyBySms: { kind: "flag", label: text("customers.textMessages"), group: "notifications", editedBy: "customers" },
  unwantedEmails: {
    kind: "several",
    choices: topicWords,
    label: text("customers.unwantedEmails"),
    group: "notifications",
    editedBy: "customers",
  },
  unwantedTexts: {
    kind: "several",
    choices: topicWords,
    label: text("customers.unwantedTexts"),
    group: "notifications",
    editedBy: "customers",
  },
  documentDelivery: {
    kind: "choice",
    choices: documentDeliveryWords,
    choiceType: "DocumentDelivery",
    problems: { wrong: text("customers.chooseHowDocumentsArrive") },
    label: text("customers.documentDelivery"),
    initial: "link",
    group: "notifications",
    editedBy: "customers",
  },
  addressId: { kind: "link", to: "address", label: text("base.address"), editedBy: "staff" },
  requiresPo: {
    kind: "flag",
    label: text("customers.requiresAPoNumber"),
    help: text("customers.poHelp"),
    group: "money",
    editedBy: "admins",
    csvHeader: "PO required",
    importedAs: ["porequired", "requirespo", "poneeded"],
  },
  isPartnerReward: {
    kind: "flag",
    label: text("customers.earnsRewards"),
    group: "money",
    editedBy: "admins",
    csvHeader: "Partner",
    importedAs: ["partner", "rewards"],
  },
  paymentTermsDays: {
    kind: "whole",
    max: 365,
    isRequired: true,
    problems: { wrong: text("customers.enterWholeDays") },
    label: text("customers.daysToPay"),
    heading: text("customers.paymentTerms"),
    help: text("customers.zeroIsOnReceipt"),
    initial: 30,
    group: "money",
    isHalf: true,
    editedBy: "admins",
    csvHeader: "Days to pay",
  },
  creditLimitCents: {
    kind: "money",
    label: text("customers.creditLimitInDollars"),
    heading: text("customers.creditLimit"),
    group: "money",
    isHalf: true,
    readBy: "admins",
    editedBy: "admins",
  },
  priceListId: {
    kind: "link",
    to: "priceList",
    label: text("base.priceList"),
    help: text("customers.priceListHelp"),
    group: "money",
    readBy: "admins",
    editedBy: "admins",
  },
  taxExempt: {
    kind: "flag",
    label: text("customers.taxExempt"),
    group: "money",
    editedBy: "admins",
    csvHeader: "Tax exempt",
  },
  taxExemptUntil: {
    kind: "day",
    problems: { wrong: text("base.enterADate") },
    label: text("customers.exemptUntil"),
    group: "money",
    editedBy: "admins",
  },
  taxExemptCertificateFileId: {
    kind: "file",
    label: text("customers.taxExemptCertificate"),
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
  phoneExtension: text("base.phone"),
  status: text("base.status"),
  holdReason: text("customers.holdReason"),
  archivedAt: text("customers.archived"),
  userId: text("customers.firstLogin"),
  mergedIntoId: text("customers.merged"),
  hasAcceptedTerms: text("base.termsOfService"),
  termsAcceptedAt: text("base.termsOfService"),
  termsAcceptedBy: text("base.termsOfService"),
  termsAcceptedIp: text("base.termsOfService"),
  termsVersion: text("base.termsOfService"),
};

function labelOfColumn(column: string): string {
  const name = camelCase(column);
  if (!customer.isField(name)) return recorded[name] ?? text("customers.otherDetails");
  const field = customer.field(name);
  return field.noun ?? headingOf(field);
}

/** Returns what columns of a customer are called, each word once; columns without a name for people are "other details". */
export const labelsOfColumns = (columns: readonly string[]): string[] => [...new Set(columns.map(labelOfColumn))];
