/** A contact of a customer as people type it (handbook section 16). */
import { recordId, version as rowVersion } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { emailSchema, phoneNumberSchema } from "#accounts/credentials-schema.ts";
import { savedOf, schemasOf } from "#base/record-schema.ts";
import { contact } from "./contact-fields.ts";
import { contactPurposes } from "./contact-purpose.ts";

export const mostContacts = 50;

const contactPurposesSchema = z
  .array(
    z.enum(contactPurposes, text("customers.chooseAPurpose")).meta({ id: "ContactPurpose" }),
    text("customers.chooseAPurpose"),
  )
  .max(contactPurposes.length)
  .transform((purposes) => contactPurposes.filter((purpose) => purposes.includes(purpose)));

const { isPreferred, ...fields } = savedOf(
  contact,
  schemasOf(contact, { email: z.nullable(emailSchema), phone: z.nullable(phoneNumberSchema) }),
);

export const contactFields = {
  ...fields,
  purposes: z
    .optional(contactPurposesSchema)
    .describe(
      "What the contact is told about; what nobody is chosen for goes to the preferred one. Stays as it is unless given.",
    ),
};

interface Reachable {
  email: string | null;
  phone: string | null;
}

/** A contact without email and phone could not be reached. */
export function reachable({ email, phone }: Reachable, context: z.RefinementCtx): void {
  if (email ?? phone) return;
  context.addIssue({ code: "custom", path: ["email"], message: text("customers.enterAnEmailOrAPhone") });
}

const version = rowVersion();

export const savedContactSchema = z
  .object({
    ...contactFields,
    id: recordId().nullable().default(null).describe("None for a new contact."),
    version: version.nullable().default(null).describe("The version the contact was read in; none for a new one."),
    customerId: z
      .uuid(text("base.chooseACustomer"))
      .nullable()
      .default(null)
      .describe("The customer of a new contact; customers' contacts are their own."),
    isPreferred: isPreferred.describe("The first contact of a customer always is."),
  })
  .superRefine(reachable);

export type SavedContact = z.output<typeof savedContactSchema>;

export const removedContactSchema = z.object({ id: recordId(), version });
