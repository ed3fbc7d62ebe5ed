/** How the fields of a customer are checked (handbook section 16). */
import { text } from "#texts/text.ts";
import * as z from "zod";
import * as mini from "zod/mini";
import { emailSchema, phoneNumberSchema } from "#accounts/credentials-schema.ts";
import { schemasOf } from "#base/record-schema.ts";
import { line } from "#base/text-schema.ts";
import { customer } from "./customer-fields.ts";
import { unwantedTopicsSchema } from "./message-topic.ts";

/** Many customers only telephone: their email is empty. */
const emailOrNone = z
  .nullable(z.string(text("errors.invalid-email")))
  .transform((email) => email?.trim() ?? "")
  .refine((email) => email === "" || emailSchema.safeParse(email).success, text("errors.invalid-email"))
  .transform((email) => (email === "" ? "" : emailSchema.parse(email)));

export const customerFieldSchemas = schemasOf(customer, {
  email: emailOrNone,
  phone: mini.nullable(phoneNumberSchema),
  tags: z
    .array(line({ min: 1, max: 30, label: text("customers.tag") }), text("customers.addTagsAsAList"))
    .max(20, text("customers.atMost20Tags"))
    .transform((tags) => [...new Set(tags)]),
  unwantedEmails: unwantedTopicsSchema,
  unwantedTexts: unwantedTopicsSchema,
  creditLimitCents: z.int(text("customers.enterWholeCents")).min(0).nullable(),
});
