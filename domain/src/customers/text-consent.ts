/** Who agreed to text messages about orders, by the telephone. */
import { text } from "#texts/text.ts";
import * as z from "zod";
import { phoneNumberSchema } from "#accounts/credentials-schema.ts";

export const textConsentSchema = z.object({
  customerId: z.uuid(text("customers.customerIsNotAValidId")),
  phone: phoneNumberSchema,
  isGiven: z.boolean(text("customers.sayYesOrNo")).describe("Whether its owner agrees."),
});

export const clearedAddressSchema = z.object({
  customerId: z.uuid(text("customers.customerIsNotAValidId")),
  address: z.string().trim().toLowerCase().min(3).max(254).describe("Of the customer or of one of its contacts."),
});
