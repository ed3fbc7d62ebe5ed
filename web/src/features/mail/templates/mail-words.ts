import { isMailRecipient, mailRecipients, type MailLocale } from "@boresight/domain/mail/email-template";

/** `preferredContact` and `front@example.com` become "Preferred contact, front@example.com". */
export const recipientWords = (recipients: readonly (string | null)[]): string =>
  recipients
    .filter((recipient) => recipient !== null)
    .map(recipientWord)
    .join(", ");

export const recipientWord = (recipient: string): string =>
  isMailRecipient(recipient) ? mailRecipients[recipient] : recipient;

/** `estimate-sent` in the log is "Estimate sent". */
export const templateWord = (key: string): string => {
  const words = key.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Each in its own words: who reads a language finds it. */
export const localeChoices: readonly { value: MailLocale; label: string }[] = [
  { value: "en", label: "English" },
  { value: "fr", label: "Français" },
  { value: "ar", label: "العربية" },
];

/** Each paragraph in a line of its own, so that it can be read while it is written. */
export const linedUp = (html: string): string => html.replace(/(<\/(?:p|ul|ol|h2|blockquote)>)(?=<)/g, "$1\n");

export const leaveUnsaved = "What you wrote is not saved yet. Leave it all the same?";
