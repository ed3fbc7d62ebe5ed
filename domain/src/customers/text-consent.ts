/** Who agreed to text messages about orders, by the telephone. */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { phoneNumberSchema } from "#accounts/credentials-schema.ts";

export const textConsentSchema = z.object({
  customerId: recordId(),
  phone: phoneNumberSchema,
  isGiven: z.boolean(text("base.sayYesOrNo")).describe("Whether its owner agrees."),
});

export const clearedAddressSchema = z.object({
  customerId: recordId(),
  address: z.string().trim().toLowerCase().min(3).max(254).describe("Of the customer or of one of its contacts."),
});
