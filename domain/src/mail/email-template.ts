/** The emails about an order: one template per status and event, in three languages, and their recipients. */
import * as z from "zod";
import { emailSchema } from "#accounts/credentials.ts";
import { safeHtml } from "./email-template-html.ts";
import { readTemplate } from "./email-template-language.ts";
import { line } from "#base/text.ts";

export const mailLocales = ["en", "fr", "ar"] as const;
export type MailLocale = (typeof mailLocales)[number];

/** The recipients by role; an address may be written as well. */
export const mailRecipients = {
  customer: "Customer",
  preferredContact: "Preferred contact",
  allContacts: "All contacts",
  vehicleOwner: "Vehicle owner",
  facility: "Facility",
  technician: "Assigned technician",
} as const;
export type MailRecipient = keyof typeof mailRecipients;

export const isMailRecipient = (name: string): name is MailRecipient => Object.hasOwn(mailRecipients, name);

const id = z.uuid("This is not a valid id");
const version = z.int("The version it was seen in is missing");
const locale = z.enum(mailLocales, "Choose English, French or Arabic").meta({ id: "MailLocale" });

const withoutProblems = (text: string, context: z.RefinementCtx) => {
  for (const message of readTemplate(text).problems) context.addIssue({ code: "custom", message });
};

const subject = line({ min: 1, max: 200, label: "The subject" }).superRefine(withoutProblems);

const bodyHtml = z
  .string("The text must be HTML")
  .max(100_000, "The text can have at most 100,000 characters")
  .transform((html) => safeHtml(html.normalize("NFC")).trim())
  .pipe(
    z
      .string()
      .max(100_000, "The text can have at most 100,000 characters")
      .refine((html) => html.replace(/<[^>]*>/g, "").trim() !== "", "Write the text of the mail")
      .superRefine(withoutProblems),
  );

/** A draft text, as preview and test take it. */
export const mailTextSchema = z.object({ subject, bodyHtml });

export const changedMailTextSchema = mailTextSchema.extend({
  id: id.describe("The text's id: a template has one per language."),
  version: version.describe("The version the text was read in; a newer one in the meantime fails the request."),
});

const recipient = z
  .string("Choose who gets it")
  .trim()
  .refine(
    (name) => isMailRecipient(name) || emailSchema.safeParse(name).success,
    "Choose who gets it, or write an e-mail address",
  );

export const changedMailTemplateSchema = z.object({
  id,
  enabled: z.boolean("Say whether it is sent"),
  recipients: z
    .array(recipient)
    .min(1, "Choose who gets it")
    .max(20, "Choose at most 20")
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
    subject: z.string(),
    bodyHtml: z.string().max(200_000),
  })
  .meta({ id: "EmailDraftInput", description: "A text that is being written, and the order it is filled with." });
