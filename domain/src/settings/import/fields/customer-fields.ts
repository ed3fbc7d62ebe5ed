import { text } from "#texts/text.ts";
import { customer } from "#customers/customer-fields.ts";
import { importedFields, type ImportField } from "../import-field.ts";
import { placeFields } from "./address-fields.ts";

/** How files of the trade name what a person is mailed about. */
export const purposeNames = ["purpose", "purposes", "mailabout", "emailabout", "receives", "gets", "notify"] as const;

const ofTheRow = [
  "business",
  "company",
  "customer",
  "work",
  "office",
  "main",
  "primary",
  "billing",
  "organization",
  "home",
];

/** Customers, each with a billing address and a contact. */
export const customerImportFields: readonly ImportField[] = [
  {
    key: "companyName",
    label: text("base.company"),
    names: [
      "companyname",
      "businessname",
      "organizationname",
      "organization",
      "organisation",
      "societe",
      "société",
      "shopname",
      "bodyshop",
      "empresa",
    ],
    neededAs: "name",
  },
  {
    key: "displayName",
    label: text("base.displayName"),
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
  {
    key: "firstName",
    label: text("base.firstName"),
    names: ["first", "fname", "givenname", "contactfirstname", "billtocontactfirstname"],
  },
  {
    key: "lastName",
    label: text("base.lastName"),
    names: ["last", "lname", "surname", "familyname", "contactlastname", "billtocontactlastname"],
    neededAs: "name",
  },
  {
    key: "email",
    label: text("base.email"),
    names: ["emailaddress", "email", "emails", "emailid", "courriel", "correo"],
    after: ofTheRow,
    cell: "email",
  },
  {
    key: "phone",
    label: text("base.phone"),
    names: ["phonenumber", "phonenumbers", "telephone", "telephonenumber", "tel"],
    after: ofTheRow,
    cell: "phone",
  },
  { key: "customerKind", label: text("base.kind"), names: ["kind", "customertype", "category"], cell: "customerKind" },
  ...placeFields,
  ...[1, 2, 3, 4, 5].map((line) => ({
    key: `billTo${line}`,
    label: text("settings.importAddressLine", { line }),
    names: [`billto${line}`],
  })),
  {
    key: "contactName",
    label: text("customers.contactName"),
    names: ["contact", "primarycontact", "contactperson", "fullname", "poattentionto"],
  },
  {
    key: "contactTitle",
    label: text("settings.importContactTitle"),
    names: ["contacttitle", "jobtitle", "organizationtitle"],
  },
  { key: "contactEmail", label: text("settings.importContactEmail"), names: ["contactemailaddress"], cell: "email" },
  {
    key: "contactPhone",
    label: text("settings.importContactPhone"),
    names: ["contactphonenumber", "mobile", "mobilenumber", "mobilephone", "cell", "cellphone"],
    cell: "phone",
  },
  {
    key: "contactPurposes",
    label: text("settings.importContactPurposes"),
    names: ["contactpurposes", "contactpurpose"],
    cell: "purposes",
  },
  { key: "notes", label: text("base.notes"), names: ["note", "comments", "remarks", "memo", "customernotes"] },
  { key: "tags", label: text("customers.tags"), names: ["tag", "labels"], cell: "list" },
  { key: "locale", label: text("base.language"), names: ["locale"] },
  ...importedFields(customer),
  {
    key: "paymentTermsDays",
    label: text("customers.paymentTerms"),
    names: [
      "daystopay",
      "netdays",
      "netduedays",
      "terms",
      "term",
      "netterms",
      "paymentterms",
      "paymenttermsdays",
      "paymenttermslabel",
      "creditterms",
      "duedays",
    ],
    cell: "terms",
  },
  { key: "taxExempt", label: text("customers.taxExempt"), names: ["exempt"], cell: "yesNo" },
  { key: "isActive", label: text("base.inUse"), names: ["activestatus", "active", "isactive"], cell: "yesNo" },
  { key: "creditLimitCents", label: text("customers.creditLimit"), names: ["creditlimit"], cell: "amount" },
];
