import { t } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";
import { placeFields } from "./address-fields.ts";

/** Customers, each with a billing address and a contact. */
export const customerImportFields: readonly ImportField[] = [
  {
    key: "companyName",
    label: t("customers.company"),
    names: ["companyname", "customer", "customername", "name", "businessname", "account", "accountname"],
    neededAs: "name",
  },
  { key: "firstName", label: t("customers.firstName"), names: ["first", "givenname"] },
  { key: "lastName", label: t("customers.lastName"), names: ["last", "surname", "familyname"], neededAs: "name" },
  { key: "email", label: t("base.email"), names: ["emailaddress", "email", "mainemail", "primaryemail"] },
  { key: "phone", label: t("base.phone"), names: ["phonenumber", "telephone", "mainphone", "workphone"] },
  { key: "customerKind", label: t("base.kind"), names: ["kind", "customertype", "category"] },
  ...placeFields,
  { key: "contactName", label: t("customers.contactName"), names: ["contact", "primarycontact", "contactperson"] },
  { key: "contactTitle", label: t("settings.importContactTitle"), names: ["contacttitle", "jobtitle"] },
  { key: "contactEmail", label: t("settings.importContactEmail"), names: ["contactemailaddress"] },
  { key: "contactPhone", label: t("settings.importContactPhone"), names: ["contactphonenumber", "mobile"] },
  { key: "notes", label: t("customers.notes"), names: ["note", "comments", "remarks"] },
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
    names: ["daystopay", "netdays", "terms", "paymenttermsdays"],
    cell: "whole",
  },
  { key: "taxExempt", label: t("customers.taxExempt"), names: ["exempt"], cell: "yesNo" },
  { key: "creditLimitCents", label: t("customers.creditLimit"), names: ["creditlimit"], cell: "amount" },
];
