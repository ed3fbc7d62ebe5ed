/** A document that the office mails: what it is, to whom, and with which words of its own. */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { emailSchema } from "#accounts/credentials-schema.ts";
import { note } from "#base/text-schema.ts";

export const outgoingKinds = ["estimate", "invoice", "creditMemo", "statement"] as const;
export type OutgoingKind = (typeof outgoingKinds)[number];

const day = z.iso.date(text("base.enterADate"));
const message = note({ max: 2000, label: text("mail.theMessage") })
  .nullish()
  .describe("Stands in the email, above its text.");

const what = {
  kind: z.enum(outgoingKinds).meta({ id: "OutgoingKind" }),
  id: recordId().describe("Of the estimate, invoice or credit memo; of a statement the customer's."),
  from: day.nullish().describe("The first day of a statement."),
  to: day.nullish().describe("The last day of a statement."),
  message,
};

interface Days {
  kind: OutgoingKind;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

const hasDays = ({ kind, from, to }: Days) => kind !== "statement" || Boolean(from && to && from <= to);
const needsDays = { error: text("billing.lastDayBeforeFirst"), path: ["to"] };

export const outgoingMailSchema = z.object(what).refine(hasDays, needsDays);

export const sendDocumentSchema = z
  .object({
    ...what,
    version: z.int().nullish().describe("Of an estimate or invoice, which must not have changed."),
    recipients: z
      .array(emailSchema)
      .min(1, text("mail.chooseWhoGetsIt"))
      .max(20)
      .nullish()
      .describe("Among the customer's own addresses; by default those whom such an email always reaches."),
  })
  .refine(hasDays, needsDays)
  .refine(({ kind, version }) => Number.isInteger(version) || !["estimate", "invoice"].includes(kind), {
    error: text("billing.versionIsMissing"),
    path: ["version"],
  });

/** Of all customers with a balance. */
export const sendStatementsSchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { error: text("billing.lastDayBeforeFirst"), path: ["to"] });
