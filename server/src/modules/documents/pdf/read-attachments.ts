import { buffer } from "node:stream/consumers";
import type { MailAttachment } from "#integrations/mail/mail-sender.ts";
import { blobKey } from "#modules/files/stored-file.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import { ensureIssued } from "#modules/documents/issue/ensure-issued.ts";
import type { DocumentSubject } from "#modules/documents/issue/issue-document.ts";
import { documentWithState, isShownOutside, stateOfDocument } from "#modules/documents/document-state.ts";
import { readMadePdf, type ReadPdfDeps } from "./read-pdf.ts";

/** What is made when the mail is sent. */
type MadeDocument =
  | { type: "creditMemo"; subjectId: string }
  | { type: "statement"; subjectId: string; from: string; to: string };

/** Mail servers refuse much more; what does not fit is left to the mail's link. */
const mostBytes = 5_000_000;

/** Returns the PDFs of these subjects that are valid, not hidden from customers, and fit into one mail. */
export async function readAttachments(
  subjects: readonly DocumentSubject[],
  deps: ReadPdfDeps,
): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = [];
  let left = mostBytes;
  for (const subject of subjects) {
    const id = await asSystem(deps, (_system, work) => findAttachable(subject, work));
    if (id === null) continue;
    const { name, size, blobId } = await deps.pdfs.ofIssued(id);
    const content = size > left ? null : await deps.blobs.open(blobKey(blobId));
    if (!content) continue;
    left -= size;
    attachments.push({ filename: name, content: await buffer(content), contentType: "application/pdf" });
  }
  return attachments;
}

/** A mail can wait long: what was revoked, replaced or hidden meanwhile stays out of it. */
async function findAttachable(subject: DocumentSubject, work: Work): Promise<string | null> {
  const id = await ensureIssued(subject, work);
  const found = await work.system.maybe<{ id: string }>({
    text: `select d.id from ${documentWithState} where d.id = $1 and ${stateOfDocument} = 'valid' and ${isShownOutside}`,
    values: [id],
  });
  return found?.id ?? null;
}

/** A statement or a credit memo as it is when the mail is sent. */
export async function readMadeAttachment(asked: MadeDocument, deps: ReadPdfDeps): Promise<MailAttachment> {
  const days = asked.type === "statement" ? { from: asked.from, day: asked.to } : {};
  const { name, open } = await readMadePdf({ type: asked.type, subjectId: asked.subjectId, ...days }, deps);
  const content = await open();
  if (!Buffer.isBuffer(content)) throw new Error("the PDF could not be set");
  return { filename: name, content, contentType: "application/pdf" };
}
