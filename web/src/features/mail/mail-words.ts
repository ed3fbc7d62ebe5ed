import { languageNames, languages } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { builtInName } from "#data/built-in-names.ts";
import { isMailRecipient, mailRecipients, type MailLocale } from "@boresight/domain/mail/email-template";

/** Returns "Preferred contact, front@example.com" for `preferredContact` and `front@example.com`. */
export const recipientWords = (recipients: readonly (string | null)[]): string =>
  recipients
    .filter((recipient) => recipient !== null)
    .map(recipientWord)
    .join(", ");

export const recipientWord = (recipient: string): string =>
  isMailRecipient(recipient) ? mailRecipients[recipient] : recipient;

/** Templates whose name does not follow from their key. */
const names: Readonly<Record<string, string>> = {
  "customer-linked": t("defaults.mailLoginLinkedToCustomer"),
  "info-needed": t("defaults.mailInformationNeeded"),
  "no-calibration": t("defaults.labelNoCalibrationRequired"),
  "no-show": t("defaults.mailMissedAppointment"),
  "order-received": t("defaults.labelRequestReceived"),
  "po-reminder": t("defaults.mailPoReminder"),
};

/** Returns "Estimate sent" for `estimate-sent`. */
export function templateWord(key: string): string {
  const words = key.replaceAll("-", " ");
  const name = names[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
  return import.meta.env.VITE_I18N ? builtInName(name) : name;
}

/** Each language by its own name, so that its speakers find it. */
export const localeChoices: readonly { value: MailLocale; label: string }[] = languages.map((value) => ({
  value,
  label: languageNames[value],
}));

/** Puts each paragraph on a line of its own, so that the HTML is readable while editing. */
export const linedUp = (html: string): string => html.replace(/(<\/(?:p|ul|ol|h2|blockquote)>)(?=<)/g, "$1\n");

export const leaveUnsaved = t("base.discardUnsavedChanges");
