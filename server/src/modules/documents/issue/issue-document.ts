/** Issuing: what a document says is frozen in its row; its PDF is set later, once. */
import { randomBytes } from "node:crypto";
import type { IssuedType } from "@boresight/domain/documents/issued-document";
import type { NoticeStatement } from "@boresight/domain/documents/notices";
import type { DocumentRow } from "#db/rows.ts";
import type { Actor, Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { documentReaders } from "#modules/documents/content/document-readers.ts";
import type { ReadDocument } from "#modules/documents/content/document-reader.ts";
import { contentHash } from "#modules/documents/content/content-hash.ts";
import { readEvidence } from "#modules/documents/signing/order-evidence.ts";
import { certifiedWork } from "#modules/orders/certified-work.ts";
import { withdrawContradicted } from "./withdraw-contradicted.ts";

export interface DocumentSubject {
  type: IssuedType;
  /** Of the estimate, the invoice, or the order that a certificate or a notice is about. */
  subjectId: string;
}

interface Issuing extends DocumentSubject {
  by: Pick<Actor, "userId"> & Partial<Pick<Actor, "role">>;
  /** Why it replaces the one before. */
  reason?: string;
  /** What is stated with a notice. */
  statement?: NoticeStatement | undefined;
  /** When it was issued, of what was issued before documents were kept: nobody is told now, and its PDF is set on request. */
  since?: Date;
}

export type LatestDocument = Pick<DocumentRow, "id" | "issuedAt" | "notice" | "number" | "revision" | "revokedAt">;

/** The columns by which a document is found. */
const subjectColumns = {
  estimate: "estimate_id",
  invoice: "invoice_id",
  certificate: "service_order_id",
  noneRequired: "service_order_id",
  notCompleted: "service_order_id",
} as const;

/** Nobody else issues a document of this subject until the transaction ends. */
export const lockSubject = ({ type, subjectId }: DocumentSubject, system: Rights): Promise<number> =>
  system.run({
    text: "select pg_advisory_xact_lock(hashtextextended($1, 0))",
    values: [`document:${type}:${subjectId}`],
  });

export const latestDocument = (
  { type, subjectId }: DocumentSubject,
  system: Rights,
): Promise<LatestDocument | undefined> =>
  system.maybe<LatestDocument>({
    text: `select id, number, revision, issued_at, revoked_at, notice from app.documents
      where type = $1 and ${subjectColumns[type]} = $2 order by revision desc limit 1`,
    values: [type, subjectId],
  });

/** Issues the next revision; the subject is locked. Returns its id. Throws what the reader of its content throws. */
export async function issueDocument(
  { by, reason, since, statement, ...subject }: Issuing,
  work: Work,
): Promise<string> {
  const { system, ids, now } = work;
  const { type, subjectId } = subject;
  const latest = await latestDocument(subject, system);
  const revision = (latest?.revision ?? 0) + 1;
  const code = randomBytes(16).toString("base64url");
  const issuedAt = since ?? now;
  const context = { rights: system, now: issuedAt, verificationPath: `/verify/${code}`, revision, statement };
  const read = await documentReaders[type](subjectId, context);
  const id = ids();
  const supersedes = latest?.id ?? (await replacedDocument(subject, system));
  const document = { id, revision, code, issuedAt, by, reason: reason ?? null, supersedes };
  const { number, serviceOrderId } = await insertDocument({ ...subject, ...document, read }, work);
  if (since) return id;
  await system.run({
    text: "select graphile_worker.add_job('set-document', json_build_object('id', $1::uuid), max_attempts => 8)",
    values: [id],
  });
  const payload = { serviceOrderId, documentType: type, number, revision, reason: document.reason };
  await work.emit({ type: "document.issued", entityId: id, payload });
  await withdrawContradicted({ type, number, serviceOrderId, by }, work);
  return id;
}

interface NewDocument extends DocumentSubject {
  id: string;
  revision: number;
  code: string;
  issuedAt: Date;
  by: Issuing["by"];
  reason: string | null;
  supersedes: string | null;
  read: ReadDocument;
}

interface Inserted {
  number: string;
  serviceOrderId: string;
}

async function insertDocument({ read, ...document }: NewDocument, { system }: Work): Promise<Inserted> {
  const evidence = read.serviceOrderId === null ? null : await readEvidence(read.serviceOrderId, system);
  const hash = contentHash(read);
  const inserted = await system.one<Inserted>({
    isPrepared: true,
    text: `insert into app.documents (id, type, number, revision, language, service_order_id, estimate_id, invoice_id, content, images,
        content_hash, verification, verification_code, issued_at, issued_by, issue_reason, supersedes_id, notice, evidence)
      select $1, $2, $3, $4, $5, o.id, case $2 when 'estimate' then $7::uuid end, case $2 when 'invoice' then $7::uuid end, $8, $9, $10,
        jsonb_build_object('shop', s.company_name, 'issuer', (select display_name from app.users where id = $13),
          'year', v.year, 'make', v.make, 'model', v.model, 'vinEnd', right(v.vin_number, 6))
          || case when $2 = 'certificate' then jsonb_build_object('calibrations', ${certifiedWork}) else '{}' end,
        $11, $12, $13, $14, $15, $16::jsonb, $17
      from app.service_orders o
      join app.vehicles v on v.id = o.vehicle_id
      cross join (select company_name from app.shop_settings order by version desc limit 1) s
      where o.id = $6
      returning number, service_order_id`,
    values: [
      document.id,
      document.type,
      read.content.number,
      document.revision,
      read.content.language,
      read.serviceOrderId,
      document.subjectId,
      JSON.stringify(read.content),
      JSON.stringify(read.images),
      hash,
      document.code,
      document.issuedAt,
      document.by.userId,
      document.reason,
      document.supersedes,
      read.notice ? JSON.stringify(read.notice) : null,
      evidence && JSON.stringify(evidence),
    ],
  });
  await auditIssue({ ...document, ...inserted, hash, root: evidence?.root ?? null }, system);
  return inserted;
}

interface Audited extends Pick<NewDocument, "by" | "id" | "revision"> {
  number: string;
  hash: string;
  root: string | null;
}

/** The audit is sealed by day: what was issued, and the files behind it, cannot be others later. */
const auditIssue = ({ id, by, number, revision, hash, root }: Audited, system: Rights): Promise<number> =>
  system.run({
    text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, changes)
      values ($1, $2, 'created', 'documents', $3, $4)`,
    values: [
      by.userId,
      by.role ?? "system",
      id,
      { number: [null, number], revision: [null, revision], content_hash: [null, hash], evidence_root: [null, root] },
    ],
  });

/** What the first document of a subject replaces: the last superseded estimate's of its order, or the void invoice's. */
async function replacedDocument({ type, subjectId }: DocumentSubject, system: Rights): Promise<string | null> {
  const found = await system.maybe<{ id: string }>({
    text: `select d.id from app.documents d
      left join app.estimates e on e.id = d.estimate_id
      where not exists (select from app.documents newer where newer.supersedes_id = d.id)
        and (($1 = 'estimate' and e.status = 'superseded' and e.service_order_id = (select service_order_id from app.estimates where id = $2)
            and e.id <> $2 and e.revision < (select revision from app.estimates where id = $2))
          or ($1 = 'invoice' and d.invoice_id = (select reissue_of_id from app.invoices where id = $2)))
      order by e.revision desc nulls last, d.revision desc limit 1`,
    values: [type, subjectId],
  });
  return found?.id ?? null;
}
