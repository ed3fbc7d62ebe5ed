/** The fields of a customer that people edit, each described once, and who edits them (handbook sections 16 and 17). */
import { t } from "#texts/text.ts";
import * as z from "zod";
import * as mini from "zod/mini";
import { emailSchema, phoneNumberSchema } from "#accounts/credentials-schema.ts";
import { line, note } from "#base/text-schema.ts";
import { unwantedTopicsSchema } from "./message-topic.ts";
import { isCustomerType, type Role } from "#accounts/roles.ts";
import { customerKinds } from "./customer-kind.ts";

const id = (label: string) => z.uuid(t("customers.labelIsNotAValidId", { label }));
const yesNo = z.boolean(t("customers.sayYesOrNo"));

/** `customers` edit how they are reached, staff who they are, admins money and privileges; each may also what comes before. */
export const customerFields = {
  phone: { schema: mini.nullable(phoneNumberSchema), label: t("base.phone"), editedBy: "customers" },
  locale: {
    schema: z.enum(["en", "fr", "ar"], t("customers.chooseALanguage")),
    label: t("base.language"),
    editedBy: "customers",
  },
  notifyByEmail: { schema: yesNo, label: t("customers.emailNotifications"), editedBy: "customers" },
  notifyBySms: { schema: yesNo, label: t("customers.textMessages"), editedBy: "customers" },
  unwantedEmails: { schema: unwantedTopicsSchema, label: t("customers.unwantedEmails"), editedBy: "customers" },
  unwantedTexts: { schema: unwantedTopicsSchema, label: t("customers.unwantedTexts"), editedBy: "customers" },
  customerKind: {
    schema: z.enum(customerKinds, t("customers.chooseAKind")).meta({ id: "CustomerKind" }),
    label: t("base.kind"),
    editedBy: "staff",
  },
  companyName: {
    schema: line({ max: 120, label: t("customers.company") }),
    label: t("customers.company"),
    editedBy: "staff",
  },
  firstName: {
    schema: line({ max: 60, label: t("customers.firstName") }),
    label: t("customers.firstName"),
    editedBy: "staff",
  },
  lastName: {
    schema: line({ max: 60, label: t("customers.lastName") }),
    label: t("customers.lastName"),
    editedBy: "staff",
  },
  email: { schema: emailSchema, label: t("base.email"), editedBy: "staff" },
  notes: { schema: note({ max: 5000, label: t("customers.notes") }), label: t("customers.notes"), editedBy: "staff" },
  addressId: { schema: id("Address").nullable(), label: t("base.address"), editedBy: "staff" },
  defaultFacilityId: { schema: id("Facility").nullable(), label: t("base.location"), editedBy: "staff" },
  tags: {
    schema: z
      .array(line({ min: 1, max: 30, label: t("customers.tag") }), t("customers.addTagsAsAList"))
      .max(20, t("customers.atMost20Tags"))
      .transform((tags) => [...new Set(tags)]),
    label: t("customers.tags"),
    editedBy: "staff",
  },
  requiresPo: { schema: yesNo, label: t("customers.requiresAPoNumber"), editedBy: "admins" },
  isPartnerReward: { schema: yesNo, label: t("customers.earnsRewards"), editedBy: "admins" },
  paymentTermsDays: {
    schema: z.int(t("customers.enterWholeDays")).min(0).max(365),
    label: t("customers.paymentTerms"),
    editedBy: "admins",
  },
  taxExempt: { schema: yesNo, label: t("customers.taxExempt"), editedBy: "admins" },
  taxExemptUntil: {
    schema: z.iso.date(t("customers.enterADate")).nullable(),
    label: t("customers.exemptUntil"),
    editedBy: "admins",
  },
  taxExemptCertificateFileId: {
    schema: id(t("customers.taxExemptCertificate")).nullable(),
    label: t("customers.taxExemptCertificate"),
    editedBy: "admins",
  },
  creditLimitCents: {
    schema: z.int(t("customers.enterWholeCents")).min(0).nullable(),
    label: t("customers.creditLimit"),
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
