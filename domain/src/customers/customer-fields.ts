/** The fields of a customer that people edit, each described once, and who edits them (handbook sections 16 and 17). */
import { t } from "#texts/text.ts";
import { documentDeliveries } from "./document-delivery.ts";
import * as z from "zod";
import * as mini from "zod/mini";
import { emailSchema, phoneNumberSchema } from "#accounts/credentials-schema.ts";
import { line, note } from "#base/text-schema.ts";
import { unwantedTopicsSchema } from "./message-topic.ts";
import { isCustomerType, type Role } from "#accounts/roles.ts";
import { customerLabels } from "./customer-labels.ts";
import { customerKinds } from "./customer-kind.ts";

const id = (label: string) => z.uuid(t("customers.labelIsNotAValidId", { label }));
/** Many customers only telephone: their email is empty. */
const emailOrNone = z
  .nullable(z.string(t("errors.invalid-email")))
  .transform((email) => email?.trim() ?? "")
  .refine((email) => email === "" || emailSchema.safeParse(email).success, t("errors.invalid-email"))
  .transform((email) => (email === "" ? "" : emailSchema.parse(email)));

const yesNo = z.boolean(t("customers.sayYesOrNo"));

/** `customers` edit how they are reached, staff who they are, admins money and privileges; each may also what comes before. */
export const customerFields = {
  phone: { schema: mini.nullable(phoneNumberSchema), label: customerLabels.phone, editedBy: "customers" },
  locale: {
    schema: z.enum(["en", "fr", "ar"], t("customers.chooseALanguage")),
    label: customerLabels.locale,
    editedBy: "customers",
  },
  notifyByEmail: { schema: yesNo, label: customerLabels.notifyByEmail, editedBy: "customers" },
  notifyBySms: { schema: yesNo, label: customerLabels.notifyBySms, editedBy: "customers" },
  unwantedEmails: { schema: unwantedTopicsSchema, label: customerLabels.unwantedEmails, editedBy: "customers" },
  unwantedTexts: { schema: unwantedTopicsSchema, label: customerLabels.unwantedTexts, editedBy: "customers" },
  documentDelivery: {
    schema: z.enum(documentDeliveries, t("customers.chooseHowDocumentsArrive")).meta({ id: "DocumentDelivery" }),
    label: customerLabels.documentDelivery,
    editedBy: "customers",
  },
  customerKind: {
    schema: z.enum(customerKinds, t("customers.chooseAKind")).meta({ id: "CustomerKind" }),
    label: customerLabels.customerKind,
    editedBy: "staff",
  },
  companyName: {
    schema: line({ max: 120, label: t("customers.company") }),
    label: customerLabels.companyName,
    editedBy: "staff",
  },
  firstName: {
    schema: line({ max: 60, label: t("customers.firstName") }),
    label: customerLabels.firstName,
    editedBy: "staff",
  },
  lastName: {
    schema: line({ max: 60, label: t("customers.lastName") }),
    label: customerLabels.lastName,
    editedBy: "staff",
  },
  email: { schema: emailOrNone, label: customerLabels.email, editedBy: "staff" },
  notes: { schema: note({ max: 5000, label: t("customers.notes") }), label: customerLabels.notes, editedBy: "staff" },
  addressId: { schema: id("Address").nullable(), label: customerLabels.addressId, editedBy: "staff" },
  defaultFacilityId: { schema: id("Facility").nullable(), label: customerLabels.defaultFacilityId, editedBy: "staff" },
  tags: {
    schema: z
      .array(line({ min: 1, max: 30, label: t("customers.tag") }), t("customers.addTagsAsAList"))
      .max(20, t("customers.atMost20Tags"))
      .transform((tags) => [...new Set(tags)]),
    label: customerLabels.tags,
    editedBy: "staff",
  },
  requiresPo: { schema: yesNo, label: customerLabels.requiresPo, editedBy: "admins" },
  isPartnerReward: { schema: yesNo, label: customerLabels.isPartnerReward, editedBy: "admins" },
  paymentTermsDays: {
    schema: z.int(t("customers.enterWholeDays")).min(0).max(365),
    label: customerLabels.paymentTermsDays,
    editedBy: "admins",
  },
  taxExempt: { schema: yesNo, label: customerLabels.taxExempt, editedBy: "admins" },
  taxExemptUntil: {
    schema: z.iso.date(t("customers.enterADate")).nullable(),
    label: customerLabels.taxExemptUntil,
    editedBy: "admins",
  },
  taxExemptCertificateFileId: {
    schema: id(t("customers.taxExemptCertificate")).nullable(),
    label: customerLabels.taxExemptCertificateFileId,
    editedBy: "admins",
  },
  priceListId: {
    schema: id(t("customers.priceList")).nullable(),
    label: customerLabels.priceListId,
    editedBy: "admins",
  },
  creditLimitCents: {
    schema: z.int(t("customers.enterWholeCents")).min(0).nullable(),
    label: customerLabels.creditLimitCents,
    editedBy: "admins",
  },
} as const satisfies Record<string, { schema: z.core.$ZodType; label: string; editedBy: CustomerEditors }>;

type CustomerEditors = "customers" | "staff" | "admins";
export type CustomerField = keyof typeof customerFields;

export const customerFieldNames = Object.keys(customerFields).filter(
  (name): name is CustomerField => name in customerFields,
);

const roleOf = (role: Role): CustomerEditors => {
  if (role === "admin") return "admins";
  return isCustomerType(role) ? "customers" : "staff";
};
const rank: readonly CustomerEditors[] = ["customers", "staff", "admins"];

/** Returns the fields that the role may change on a customer whom it sees. */
export const changeableCustomerFields = (role: Role): readonly CustomerField[] =>
  customerFieldNames.filter((name) => rank.indexOf(customerFields[name].editedBy) <= rank.indexOf(roleOf(role)));
