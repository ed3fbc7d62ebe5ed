/** The emails about an order: one template per status and event, in three languages, and their recipients. */
import { text } from "#texts/text.ts";

export const mailLocales = ["en", "fr", "ar"] as const;
export type MailLocale = (typeof mailLocales)[number];

/** The recipients by role; an address may be written as well. */
export const mailRecipients = {
  customer: text("base.customer"),
  preferredContact: text("mail.preferredContact"),
  allContacts: text("mail.allContacts"),
  vehicleOwner: text("mail.vehicleOwner"),
  facility: text("base.location"),
  technician: text("mail.assignedTechnician"),
  colleagues: text("mail.colleaguesWhoCheck"),
} as const;
export type MailRecipient = keyof typeof mailRecipients;

export const isMailRecipient = (name: string): name is MailRecipient => Object.hasOwn(mailRecipients, name);

/** Returns the recipients that are no people of the order, but addresses somebody wrote. */
export const writtenAddresses = (recipients: readonly string[]): string[] =>
  recipients.filter((recipient) => !isMailRecipient(recipient));
