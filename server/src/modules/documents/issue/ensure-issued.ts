import type { Rights, Transaction } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import { issueDocument, latestDocument, lockSubject, type DocumentSubject } from "./issue-document.ts";

/**
 * Returns the id of the current document of a subject. An estimate or invoice that was issued before documents were kept
 * gets its document now, dated as it was. Null: it is a draft or an opening invoice, or has no certificate.
 */
export async function ensureIssued(subject: DocumentSubject, work: Work | Transaction): Promise<string | null> {
  const { system } = work;
  const latest = await latestDocument(subject, system);
  if (latest) return latest.id;
  const since = await issuedSince(subject, system);
  if (!since) return null;
  await lockSubject(subject, system);
  const made = await latestDocument(subject, system); // By whoever was first.
  return made?.id ?? issueDocument({ ...subject, by: { userId: null }, since }, work);
}

const issuedTexts = {
  estimate: "select coalesce(sent_at, created_at) as since from app.estimates where id = $1 and status <> 'draft'",
  invoice: `select coalesce(sent_at, issue_date + time '18:00' at time zone 'UTC', created_at) as since
    from app.invoices where id = $1 and status <> 'draft' and service_order_id is not null`,
};

async function issuedSince({ type, subjectId }: DocumentSubject, system: Rights): Promise<Date | null> {
  if (type !== "estimate" && type !== "invoice") return null;
  const found = await system.maybe<{ since: string }>({ text: issuedTexts[type], values: [subjectId] });
  return found ? new Date(found.since) : null;
}
