/** The mail server that an admin sets up, and what keeps it from taking emails. */
import { version } from "#base/record-id.ts";
import * as z from "zod";
import { emailSchema } from "#accounts/credentials-schema.ts";
import { line } from "#base/text-schema.ts";
import { text } from "#texts/text.ts";

export const mailSecurities = ["starttls", "tls", "none"] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** What keeps a mail server from taking mails, as far as its words say. */
export type MailProblem = "encryption" | "sender" | "signIn" | "unknownHost" | "unreachable";

const port = text("mail.portIsANumber");

export const mailSettingsSchema = z.object({
  version: version().describe("The version that was read; 0 before the first."),
  host: line({ min: 1, max: 253, label: text("mail.host") }).pipe(
    z.string().regex(/^[\w.:-]+$/, text("mail.hostIsAName")),
  ),
  port: z.int(port).min(1, port).max(65_535, port),
  security: z.enum(mailSecurities).meta({ id: "MailSecurity" }),
  userName: line({ max: 254, label: text("mail.userName") }).default(""),
  password: z
    .string()
    .max(1000)
    .nullable()
    .describe("Null keeps the stored one, which belongs to the same host and user name only."),
  senderName: line({ max: 80, label: text("mail.senderName") })
    .default("")
    .describe("Empty: the company's name."),
  senderAddress: emailSchema,
  replyTo: z.nullable(emailSchema).default(null).describe("For emails that are about no location."),
});

/** Switching mail off takes only what was read. */
export const mailOffSchema = mailSettingsSchema.pick({ version: true });

export const waitingMailsSchema = z.object({
  isSent: z.boolean().describe("False: the mails that wait are left unsent for good."),
});
