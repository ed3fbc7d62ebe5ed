import type { MailAttachment } from "#integrations/mail/mail-sender.ts";
import { readAttachments } from "#modules/documents/pdf/read-attachments.ts";
import type { ReadPdfDeps } from "#modules/documents/pdf/read-pdf.ts";
import { readCalendar } from "#modules/mail/appointments/read-calendar.ts";
import type { Attached, AttachedDocument } from "#modules/mail/queue/attached-document.ts";
import { readMailServer, type MailServerDeps } from "#modules/mail/queue/mail-server.ts";
import { asSystem } from "#platform/database/transaction.ts";

/** Returns what a mail brings along: calendar files of appointments, and PDFs. */
export async function readMailAttachments(
  attached: readonly Attached[],
  deps: ReadPdfDeps & MailServerDeps,
): Promise<MailAttachment[]> {
  const calendars: MailAttachment[] = [];
  const documents: AttachedDocument[] = [];
  for (const { type, subjectId } of attached) {
    if (type !== "calendar") {
      documents.push({ type, subjectId });
      continue;
    }
    const calendar = await asSystem(deps.pool, async (system) => {
      const { from } = await readMailServer(system, deps);
      return readCalendar(subjectId, from.address, system);
    });
    if (calendar) calendars.push(calendar);
  }
  return [...calendars, ...(await readAttachments(documents, deps))];
}
