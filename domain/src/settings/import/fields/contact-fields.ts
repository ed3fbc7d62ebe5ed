import { t } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";
import { purposeNames } from "./customer-fields.ts";
import { customerOfRow } from "./customer-of-row.ts";

/** People at customers. */
export const contactImportFields: readonly ImportField[] = [
  ...customerOfRow,
  {
    key: "name",
    label: t("customers.contactName"),
    names: ["name", "contact", "fullname", "person"],
    neededAs: "name",
  },
  { key: "firstName", label: t("customers.firstName"), names: ["first", "givenname"] },
  { key: "lastName", label: t("customers.lastName"), names: ["last", "surname", "familyname"], neededAs: "name" },
  { key: "title", label: t("customers.contactTitle"), names: ["jobtitle", "position", "role"] },
  { key: "email", label: t("base.email"), names: ["contactemail", "emailaddress", "email"], cell: "email" },
  {
    key: "phone",
    label: t("base.phone"),
    names: ["contactphone", "phonenumber", "mobile", "mobilenumber", "cell", "telephone"],
    cell: "phone",
  },
  {
    key: "isPreferred",
    label: t("customers.preferred"),
    names: ["preferredcontact", "primary", "main"],
    cell: "yesNo",
  },
  { key: "purposes", label: t("customers.mailAbout"), names: [...purposeNames], cell: "purposes" },
];
