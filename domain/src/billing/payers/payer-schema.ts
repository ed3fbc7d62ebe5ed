/** The inputs of verbs about payers. */
import { emailPattern } from "#base/email-pattern.ts";
import { recordId, savedId, version } from "#base/record-id.ts";
import { savedOf, schemasOf } from "#base/record-schema.ts";
import { line } from "#base/text-schema.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { payer, payerRule } from "./payer-fields.ts";
import { payerRuleContentSchema } from "./payer-rule.ts";

const aliases = z
  .array(line({ min: 1, max: 120, label: text("billing.payerAliases") }))
  .max(50, text("billing.tooManyAliases"));

export const payerSchema = z.object({
  ...savedId,
  ...savedOf(payer, schemasOf(payer, { aliases })),
});

export const mergedPayerSchema = z
  .object({
    id: recordId().describe("The one that goes."),
    version: version(),
    intoId: recordId().describe("The one that stays; its rules come first where both have one."),
  })
  .refine(({ id, intoId }) => id !== intoId, { path: ["intoId"], error: text("billing.chooseAnotherPayer") });

const isWebAddress = (address: string): boolean => address === "" || /^https:\/\/[^\s/]+\.\S+$/.test(address);
const sourceUrl = line({ max: 500, label: text("base.sourceAddress") })
  .refine(isWebAddress, text("calibrations.sourceAddressMustBeginWithHttps"))
  .transform((address) => address || null)
  .nullable();

export const payerRuleSchema = z
  .object({
    ...savedId,
    payerId: recordId(),
    ...savedOf(payerRule, schemasOf(payerRule, { sourceUrl })),
    content: payerRuleContentSchema.prefault({}),
  })
  .refine(({ sendingChannel, sendingTo }) => sendingChannel !== "email" || emailPattern.test(sendingTo), {
    path: ["sendingTo"],
    error: text("billing.sendingToAnEmail"),
  })
  .refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
    path: ["validTo"],
    error: text("equipment.endsBeforeItBegins"),
  });

export const payerRuleVersionSchema = z
  .object({ id: recordId(), version: version() })
  .meta({ id: "PayerRuleVersionInput" });

export const packetSentSchema = z.object({
  id: recordId(),
  version: version(),
  isSent: z.boolean(),
});

export const orderPayerSchema = z.object({
  id: recordId(),
  version: version(),
  payerId: recordId().nullable().describe("None: the order has no payer besides its customer."),
});
