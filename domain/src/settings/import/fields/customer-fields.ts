import { t } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";
import { placeFields } from "./address-fields.ts";

/** How files of the trade name what a person is mailed about. */
export const purposeNames = ["purpose", "purposes", "mailabout", "emailabout", "receives", "gets", "notify"] as const;

/** Customers, each with a billing address and a contact. */
export const customerImportFields: readonly ImportField[] = [
  {
    key: "companyName",
    label: t("customers.company"),
    names: ["companyname", "businessname", "organization", "organisation"],
    neededAs: "name",
  },
  {
    key: "displayName",
    label: t("settings.importDisplayName"),
    names: [
      "customer",
      "customername",
      "customerfullname",
      "name",
      "displayname",
      "account",
      "accountname",
      "client",
      "clientname",
    ],
    neededAs: "name",
  },
  { key: "firstName", label: t("customers.firstName"), names: ["first", "givenname"] },
  { key: "lastName", label: t("customers.lastName"), names: ["last", "surname", "familyname"], neededAs: "name" },
  {
    key: "email",
    label: t("base.email"),
    names: ["emailaddress", "email", "mainemail", "primaryemail"],
    cell: "email",
  },
  {
    key: "phone",
    label: t("base.phone"),
    names: ["phonenumber", "phonenumbers", "telephone", "tel", "mainphone", "workphone"],
    cell: "phone",
  },
  { key: "customerKind", label: t("base.kind"), names: ["kind", "customertype", "category"], cell: "customerKind" },
  ...placeFields,
  ...[1, 2, 3, 4, 5].map((line) => ({
    key: `billTo${line}`,
    label: t("settings.importAddressLine", { line }),
    names: [`billto${line}`],
  })),
  {
    key: "contactName",
    label: t("customers.contactName"),
    names: ["contact", "primarycontact", "contactperson", "fullname", "poattentionto"],
  },
  { key: "contactTitle", label: t("settings.importContactTitle"), names: ["contacttitle", "jobtitle"] },
  { key: "contactEmail", label: t("settings.importContactEmail"), names: ["contactemailaddress"], cell: "email" },
  {
    key: "contactPhone",
    label: t("settings.importContactPhone"),
    names: ["contactphonenumber", "mobile", "mobilenumber", "cell"],
    cell: "phone",
  },
  {
    key: "contactPurposes",
    label: t("settings.importContactPurposes"),
    names: ["contactpurposes", "contactpurpose"],
    cell: "purposes",
  },
  { key: "notes", label: t("customers.notes"), names: ["note", "comments", "remarks", "memo"] },
  { key: "tags", label: t("customers.tags"), names: ["tag", "labels"], cell: "list" },
  { key: "locale", label: t("base.language"), names: ["locale"] },
  {
    key: "requiresPo",
    label: t("customers.requiresAPoNumber"),
    names: ["porequired", "requirespo", "poneeded"],
    cell: "yesNo",
  },
  { key: "isPartnerReward", label: t("customers.earnsRewards"), names: ["partner", "rewards"], cell: "yesNo" },
  {
    key: "paymentTermsDays",
    label: t("customers.paymentTerms"),
    names: ["daystopay", "netdays", "terms", "term", "paymentterms", "paymenttermsdays"],
    cell: "terms",
  },
  { key: "taxExempt", label: t("customers.taxExempt"), names: ["exempt"], cell: "yesNo" },
  { key: "isActive", label: t("base.inUse"), names: ["activestatus", "active", "isactive"], cell: "yesNo" },
  { key: "creditLimitCents", label: t("customers.creditLimit"), names: ["creditlimit"], cell: "amount" },
];
