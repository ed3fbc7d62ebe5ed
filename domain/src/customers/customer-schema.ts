/** The inputs of verbs about customers (handbook sections 16 and 17). */
import { recordId, version as rowVersion } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import type { Text } from "#texts/travelling-text.ts";
import * as z from "zod";
import type { TextProblem } from "#base/errors.ts";
import { changesOf } from "#base/record-schema.ts";
import { note } from "#base/text-schema.ts";
import { addressSchema } from "./address.ts";
import { contactFields, reachable } from "./contact-schema.ts";
import { customerFieldSchemas } from "./customer-field-schemas.ts";
import { customerFieldNames } from "./customer-fields.ts";
import type { CustomerKind } from "./customer-kind.ts";

const fields = changesOf(customerFieldSchemas);

const id = recordId();
const version = rowVersion().describe("The version the customer was read in.");

interface Named {
  customerKind: CustomerKind;
  companyName: string;
  firstName: string;
  lastName: string;
}

/** A company has a name; a person a first and a last name. Returns the problems of the empty ones. */
export function missingNames({ customerKind, companyName, firstName, lastName }: Named): TextProblem[] {
  if (customerKind !== "individual") {
    return companyName ? [] : [missing("companyName", text("customers.enterTheCompanysName"))];
  }
  return [
    ...(firstName ? [] : [missing("firstName", text("customers.enterTheFirstName"))]),
    ...(lastName ? [] : [missing("lastName", text("customers.enterTheLastName"))]),
  ];
}

interface Reached {
  email: string;
  /** A telephone, an address or a contact. */
  hasOther: boolean;
}

/** A customer is reached by an email, a telephone, at an address or through a contact. */
export const missingReach = ({ email, hasOther }: Reached): TextProblem[] =>
  email || hasOther ? [] : [missing("email", text("customers.enterAnEmailATelephoneOrAnAddress"))];

const missing = (field: string, message: Text): TextProblem => ({ field, code: "required", message });

export const newCustomerSchema = z
  .object({
    ...fields,
    customerKind: customerFieldSchemas.customerKind.default("bodyShop"),
    companyName: customerFieldSchemas.companyName.default(""),
    firstName: customerFieldSchemas.firstName.default(""),
    lastName: customerFieldSchemas.lastName.default(""),
    email: customerFieldSchemas.email.default(""),
    address: addressSchema.nullish().describe("The billing address."),
    contact: z.object(contactFields).superRefine(reachable).nullish().describe("The preferred contact."),
  })
  .omit({ addressId: true, taxExemptCertificateFileId: true })
  .superRefine((customer, context) => {
    const { email, phone, address, contact } = customer;
    const hasOther = Boolean(phone ?? address ?? contact);
    for (const { field, message } of [...missingNames(customer), ...missingReach({ email, hasOther })]) {
      context.addIssue({ code: "custom", path: [field], message });
    }
  });

export type NewCustomer = z.output<typeof newCustomerSchema>;

/** Every field is optional. */
export const customerChangeSchema = z.object({ id, version, ...fields });

export type CustomerChange = z.output<typeof customerChangeSchema>;

export const customerHoldSchema = z.object({
  id,
  version,
  reason: note({ max: 500, label: text("base.reason") })
    .nullable()
    .describe("What the office must know; the customer does not see it. Null ends the hold."),
});

export const customerVersionSchema = z.object({ id, version }).meta({ id: "CustomerVersionInput" });

export const mergeSchema = z
  .object({
    survivorId: id.describe("The customer that stays."),
    survivorVersion: version,
    mergedId: id.describe("The customer whose records move to the other, and who is then archived."),
    mergedVersion: version,
    take: z
      .array(z.enum(customerFieldNames, text("customers.chooseFieldsFromTheList")))
      .default([])
      .describe("The fields that the customer who stays takes over from the other."),
  })
  .refine(({ survivorId, mergedId }) => survivorId !== mergedId, {
    path: ["mergedId"],
    error: text("customers.chooseTwoCustomers"),
  });

export const mergeIdSchema = z.object({ id: recordId() });

/** For so many days a merge can be undone. */
export const mergeUndoDays = 30;
