import { text } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";
import { purposeNames } from "./customer-fields.ts";
import { customerOfRow } from "./customer-of-row.ts";

/** People at customers. */
export const contactImportFields: readonly ImportField[] = [
  ...customerOfRow,
  {
    key: "name",
    label: text("customers.contactName"),
    names: ["name", "contact", "fullname", "person"],
    neededAs: "name",
  },
  { key: "firstName", label: text("base.firstName"), names: ["first", "givenname"] },
  { key: "lastName", label: text("base.lastName"), names: ["last", "surname", "familyname"], neededAs: "name" },
  { key: "title", label: text("customers.contactTitle"), names: ["jobtitle", "position", "role", "organizationtitle"] },
  { key: "email", label: text("base.email"), names: ["contactemail", "emailaddress", "email"], cell: "email" },
  {
    key: "phone",
    label: text("base.phone"),
    names: ["contactphone", "phonenumber", "mobile", "mobilenumber", "mobilephone", "cell", "cellphone", "telephone"],
    after: ["business", "work", "office", "main", "primary"],
    cell: "phone",
  },
  {
    key: "isPreferred",
    label: text("customers.preferred"),
    names: ["preferredcontact", "primary", "main"],
    cell: "yesNo",
  },
  { key: "purposes", label: text("customers.mailAbout"), names: [...purposeNames], cell: "purposes" },
];
