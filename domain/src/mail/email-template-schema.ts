import { recordId, version as rowVersion } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { emailSchema } from "#accounts/credentials-schema.ts";
import { line } from "#base/text-schema.ts";
import { readTemplate } from "./email-template-language.ts";
import { isMailRecipient, mailLocales } from "./email-template.ts";

const id = recordId();
const version = rowVersion();
const locale = z.enum(mailLocales, text("mail.chooseEnglishFrenchOrArabic")).meta({ id: "MailLocale" });

const withoutProblems = (text: string, context: z.RefinementCtx) => {
  for (const message of readTemplate(text).problems) context.addIssue({ code: "custom", message });
};

const subject = line({ min: 1, max: 200, label: text("mail.theSubject") }).superRefine(withoutProblems);

const bodyHtml = z
  .string(text("mail.theTextMustBeHtml"))
  .max(100_000, text("mail.textIsTooLong"))
  .normalize("NFC")
  .trim()
  .refine((html) => html.replace(/<[^>]*>/g, "").trim() !== "", text("mail.writeTheTextOfTheMail"))
  .superRefine(withoutProblems);

/** A draft text, as preview and test take it. */
export const mailTextSchema = z.object({ subject, bodyHtml });

export const changedMailTextSchema = mailTextSchema.extend({
  id: id.describe("The text's id: a template has one per language."),
  version: version.describe("The version the text was read in; a newer one in the meantime fails the request."),
});

const recipient = z
  .string(text("mail.chooseWhoGetsIt"))
  .trim()
  .refine((name) => isMailRecipient(name) || emailSchema.safeParse(name).success, text("mail.chooseWhoGetsItOrWrite"));

export const changedMailTemplateSchema = z.object({
  id,
  enabled: z.boolean(text("mail.sayWhetherItIsSent")),
  recipients: z
    .array(recipient)
    .min(1, text("mail.chooseWhoGetsIt"))
    .max(20, text("mail.chooseAtMost20"))
    .transform((recipients) => [...new Set(recipients)])
    .describe("customer, preferredContact, allContacts, vehicleOwner, facility, technician, or an e-mail address."),
});

export const mailVersionSchema = z.object({
  id: id.describe("The former version's id."),
  version: version.describe("The current version of the text."),
});

export const messageIdSchema = z.object({ id });

/** A draft, and the order to render it with. */
export const mailDraftSchema = z
  .object({
    locale,
    orderId: id,
    template: z.string().max(60).optional().describe("The template's key: who gets it is greeted."),
    subject: z.string(),
    bodyHtml: z.string().max(200_000),
  })
  .meta({ id: "EmailDraftInput", description: "A text that is being written, and the order it is filled with." });
