import type { StoredAttachment } from "./store-attachments.ts";
import { insertRow } from "#platform/database/insert-row.ts";
import type { Rights } from "#platform/database/transaction.ts";

/** Adds the files of a mail, which belong to no order yet. */
export async function addFiles(messageId: string, files: readonly StoredAttachment[], system: Rights): Promise<void> {
  for (const [position, { file, kind, scanPhase }] of files.entries()) {
    const metadata = JSON.stringify({ fromMail: true, ...(scanPhase && { scanPhase }) });
    await system.run(insertRow("app.files", { ...file, isUploaded: true, customerVisible: true, metadata }));
    await system.run({
      text: "insert into app.conversation_files (conversation_message_id, file_id, kind, position) values ($1, $2, $3, $4)",
      values: [messageId, file.id, kind, position],
    });
  }
}
