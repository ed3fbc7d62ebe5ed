import { t } from "@boresight/domain/texts/text";
import type { MailTemplateFragment } from "#graphql/graphql.ts";
import { formatDayOf } from "#ui/time/times.ts";
import { recipientWords } from "../mail-words.ts";

const usual = "preferredContact";

/** Who gets the email where it is not the preferred contact, how often it was sent lately, and who changed it when. */
export function usageWords({ recipients, use }: Pick<MailTemplateFragment, "recipients" | "use">): string[] {
  const isUsual = recipients.length === 1 && recipients[0] === usual;
  return [
    ...(isUsual ? [] : [t("mail.toRecipientwords", { recipients: recipientWords(recipients) })]),
    ...(use ? [sentWords(use.sent, use.isMore)] : []),
    ...(use?.editedAt ? [editedWords(use.editedAt, use.editedBy)] : []),
  ];
}

function sentWords(count: number, isMore: boolean): string {
  if (count === 0) return t("mail.notSentIn30Days");
  return isMore ? t("mail.moreSentIn30Days", { count }) : t("mail.sentIn30Days", { count });
}

const editedWords = (editedAt: string, editedBy: string | null): string =>
  editedBy === null
    ? t("mail.editedOn", { day: formatDayOf(editedAt) })
    : t("mail.editedOnBy", { day: formatDayOf(editedAt), name: editedBy });
