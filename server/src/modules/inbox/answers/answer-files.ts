import { wrongField } from "@boresight/domain/base/problems";
import { messageSlot } from "@boresight/domain/files/file-refusal";
import { largestFor } from "@boresight/domain/files/file-rules";
import { longestText, textLinkTypes } from "@boresight/domain/inbox/conversation";
import { text } from "@boresight/domain/texts/text";
import type { AttachedFile } from "#modules/mail/queue/attached-document.ts";
import type { Transaction } from "#platform/database/transaction.ts";

interface Offered {
  fileIds: readonly string[];
  channel: string;
  body: string;
}

/** Mail servers refuse more. In bytes. */
const mostOfMail = 15_000_000;
/** With the line that it stands on. */
const longestLink = 300;

/**
 * Returns the files of an answer as what its mail or text brings along. Throws `invalid-input` unless the caller uploaded
 * each, each belongs to nothing yet, and that way of answering takes it.
 */
export async function takeFiles(
  { fileIds, channel, body }: Offered,
  { caller, system }: Transaction,
): Promise<AttachedFile[]> {
  if (fileIds.length === 0) return [];
  const files = await system.rows<{ id: string; mimeType: string; isGenuine: boolean; size: number }>({
    text: `select f.id, f.mime_type, f.is_genuine, f.size::float8 as size from app.files f
      where f.id = any ($1) and f.uploaded_by = $2 and f.is_uploaded and f.version_of is null and f.service_order_id is null
        and f.order_message_id is null and not app_private.is_certificate(f.id)
        and not exists (select from app.conversation_files c where c.file_id = f.id) for update`,
    values: [fileIds, caller.userId],
  });
  if (files.length < new Set(fileIds).size || files.length < fileIds.length)
    throw refused(text("orders.attachTheFilesAgain"));
  const isTaken = ({ mimeType, isGenuine, size }: (typeof files)[number]) =>
    isGenuine && messageSlot.allowedFileTypes.includes(mimeType) && size <= largestFor(messageSlot);
  if (!files.every(isTaken)) throw refused(text("orders.messagesTakePhotosAndPdfs", { max: messageSlot.maxSizeMb }));
  if (channel === "email" && files.reduce((sum, { size }) => sum + size, 0) > mostOfMail)
    throw refused(text("inbox.mailsTakeFiles", { max: mostOfMail / 1_000_000 }));
  const links = files.filter(({ mimeType }) => textLinkTypes.includes(mimeType)).length;
  if (channel === "sms" && links > 0 && body.length + links * longestLink > longestText)
    throw refused(text("inbox.textNoRoomForLinks", { max: longestLink }));
  return fileIds.map((subjectId) => ({ type: "file", subjectId }));
}

const refused = (words: ReturnType<typeof text>) => wrongField("fileIds", "wrong-reference", words);

/** Shows the files with the answer in the conversation, in their order. */
export const addAnswerFiles = (messageId: string, fileIds: readonly string[]) => ({
  text: `insert into app.conversation_files (conversation_message_id, file_id, kind, position)
    select $1, f.id, case when f.mime_type like 'image/%' then 'photo' else 'other' end, array_position($2::uuid[], f.id) - 1
    from app.files f where f.id = any ($2)`,
  values: [messageId, fileIds],
});
