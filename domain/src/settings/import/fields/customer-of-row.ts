import { text } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";

const names = [
  {
    key: "customerEmail",
    label: text("settings.importCustomersEmail"),
    names: ["accountemail", "shopemail"],
    cell: "email",
  },
  {
    key: "customerName",
    label: text("settings.importCustomersName"),
    names: [
      "customerfullname",
      "clientname",
      "accountname",
      "companyname",
      "organizationname",
      "associatedcompany",
      "customer",
      "company",
      "organization",
      "account",
      "client",
      "shop",
      "bodyshop",
      "billto",
    ],
  },
  {
    key: "customerPostalCode",
    label: text("settings.importCustomersPostalCode"),
    names: ["customerzip", "customerpostal", "accountzip"],
  },
] as const satisfies readonly ImportField[];

/** How a row names its customer where something else may do so too. */
export const perhapsCustomerOfRow: readonly ImportField[] = names;

/** How a row names the customer whom it belongs to: by email, or by name and postal code. */
export const customerOfRow: readonly ImportField[] = names.map((field) =>
  field.key === "customerPostalCode" ? field : { ...field, neededAs: "customer" },
);
