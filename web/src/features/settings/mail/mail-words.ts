import type { MailProblem } from "@boresight/domain/mail/mail-settings";
import { t } from "@boresight/domain/texts/text";
import type { MailSecurity } from "#graphql/graphql.ts";

const problemWords: Readonly<Record<MailProblem, string>> = {
  signIn: t("mail.problemSignIn"),
  unknownHost: t("mail.problemUnknownHost"),
  unreachable: t("mail.problemUnreachable"),
  encryption: t("mail.problemEncryption"),
  sender: t("mail.problemSender"),
};
const knownWords = new Map<string, string>(Object.entries(problemWords));

/** What keeps a mail server from working, in words; of what only its own words explain, none. */
export const wordsOfProblem = (problem: string | null): string | undefined => knownWords.get(problem ?? "");

/** How a mail is sent, and how a mailbox is read. */
export const securities: readonly { value: MailSecurity; label: string }[] = [
  { value: "starttls", label: t("mail.securityStarttls") },
  { value: "tls", label: t("mail.securityTls") },
  { value: "none", label: t("mail.securityNone") },
];
