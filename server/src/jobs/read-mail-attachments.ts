import type { MailAttachment } from "#integrations/mail/mail-sender.ts";
import { buffer } from "node:stream/consumers";
import { blobKey, findFile } from "#modules/files/stored-file.ts";
import { readAttachments, readMadeAttachment } from "#modules/documents/pdf/read-attachments.ts";
import type { ReadPdfDeps } from "#modules/documents/pdf/read-pdf.ts";
import { readCalendar } from "#modules/mail/appointments/read-calendar.ts";
import type { AttachedDocument, Bringing } from "#modules/mail/queue/attached-document.ts";
import { readMailServer, type MailServerDeps } from "#modules/mail/queue/mail-server.ts";
import { asSystem } from "#platform/database/transaction.ts";

/** Returns what a mail brings along: calendar files of appointments, statements, and issued documents. */
export async function readMailAttachments(
  { attachedDocuments: attached, recipient }: Bringing,
  deps: ReadPdfDeps & MailServerDeps,
): Promise<MailAttachment[]> {
  const made: MailAttachment[] = [];
  const documents: AttachedDocument[] = [];
  for (const one of attached) {
    if (one.type === "statement" || one.type === "creditMemo") {
      made.push(await readMadeAttachment(one, deps));
      continue;
    }
    if (one.type === "file") {
      made.push(...(await readFile(one.subjectId, deps)));
      continue;
    }
    if (one.type !== "calendar") {
      documents.push(one);
      continue;
    }
    const { subjectId } = one;
    const calendar = await asSystem(deps.pool, async (system) => {
      const { from } = await readMailServer(system, deps);
      return readCalendar(subjectId, { sender: from.address, recipient }, system);
    });
    if (calendar) made.push(calendar);
  }
  return [...made, ...(await readAttachments(documents, deps))];
}

/** None for a file that somebody deleted since. */
async function readFile(id: string, { pool, blobs }: ReadPdfDeps): Promise<MailAttachment[]> {
  const exists = await asSystem(pool, (system) =>
    system.maybe({ text: "select from app.files where id = $1 and is_uploaded", values: [id] }),
  );
  if (!exists) return [];
  const { name, mimeType, blobId } = await asSystem(pool, (system) => findFile(id, system));
  const content = await blobs.open(blobKey(blobId));
  return content ? [{ filename: name, content: await buffer(content), contentType: mimeType }] : [];
}
