import { t } from "@boresight/domain/texts/text";
import { isMailRecipient, mailRecipients, type MailLocale } from "@boresight/domain/mail/email-template";

/** Returns "Preferred contact, front@example.com" for `preferredContact` and `front@example.com`. */
export const recipientWords = (recipients: readonly (string | null)[]): string =>
  recipients
    .filter((recipient) => recipient !== null)
    .map(recipientWord)
    .join(", ");

export const recipientWord = (recipient: string): string =>
  isMailRecipient(recipient) ? mailRecipients[recipient] : recipient;

/** Returns "Estimate sent" for `estimate-sent`. */
export const templateWord = (key: string): string => {
  const words = key.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Each language by its own name, so that its speakers find it. */
export const localeChoices: readonly { value: MailLocale; label: string }[] = [
  { value: "en", label: t("base.english") },
  { value: "fr", label: t("mail.franAis") },
  { value: "ar", label: "العربية" },
];

/** Puts each paragraph on a line of its own, so that the HTML is readable while editing. */
export const linedUp = (html: string): string => html.replace(/(<\/(?:p|ul|ol|h2|blockquote)>)(?=<)/g, "$1\n");

export const leaveUnsaved = t("mail.whatYouWroteIsNotSaved");
