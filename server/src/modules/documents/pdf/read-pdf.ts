/** The PDF that somebody asks for, with their rights. */
import type { Readable } from "node:stream";
import { fail } from "@boresight/domain/base/errors";
import { isStaff, seesInvoices } from "@boresight/domain/accounts/roles";
import type { DocumentType } from "@boresight/domain/documents/document-content";
import { isIssuedType } from "@boresight/domain/documents/issued-document";
import { isNotice } from "@boresight/domain/documents/notice-types";
import type { Language } from "@boresight/domain/texts/language";
import { blobKey } from "#modules/files/stored-file.ts";
import type { Caller } from "#platform/caller.ts";
import { asSystem, inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { documentReaders } from "#modules/documents/content/document-readers.ts";
import type { ReadDocument } from "#modules/documents/content/document-reader.ts";
import { ensureIssued } from "#modules/documents/issue/ensure-issued.ts";
import type { DocumentSubject } from "#modules/documents/issue/issue-document.ts";
import { preparePacket } from "./prepare-packet.ts";
import { isShownOutside } from "#modules/documents/document-state.ts";
import { knownPacket } from "./known-packet.ts";
import { safeName } from "./pdf-file.ts";
import type { PdfDeps, Pdfs } from "./pdfs.ts";

export interface ReadPdfDeps extends PdfDeps {
  pdfs: Pdfs;
}

export interface ServedPdf {
  name: string;
  /** Another for other bytes. */
  mark: string;
  /** A PDF unless said. */
  mimeType?: string;
  open: () => Promise<Buffer | Readable | null>;
}

interface AskedPdf {
  type: DocumentType;
  subjectId: string;
  /** Of a document that is not issued; by default the customer's. */
  language?: Language | undefined;
  /** The days of a statement, by default this month until today. */
  from?: string | undefined;
  day?: string | undefined;
}

type SubjectTable = "credit_memos" | "customers" | "estimates" | "invoices" | "service_orders";

/** Who reads which document, of a subject that they see: technicians outside the office see neither invoices nor what customers owe. */
const subjects: Record<DocumentType, { table: SubjectTable; isFor: (caller: Caller) => boolean }> = {
  estimate: { table: "estimates", isFor: () => true },
  invoice: { table: "invoices", isFor: seesInvoices },
  certificate: { table: "service_orders", isFor: () => true },
  noneRequired: { table: "service_orders", isFor: () => true },
  notCompleted: { table: "service_orders", isFor: () => true },
  creditMemo: { table: "credit_memos", isFor: seesInvoices },
  statement: { table: "customers", isFor: seesInvoices },
  packet: { table: "service_orders", isFor: seesInvoices },
  workOrder: { table: "service_orders", isFor: ({ role }) => isStaff(role) },
  handover: { table: "service_orders", isFor: ({ role }) => isStaff(role) },
  estimateReview: { table: "service_orders", isFor: ({ role }) => isStaff(role) },
};

/** Throws `forbidden`, and `not-found` for a subject that the caller does not see or that has no such document. */
export async function readPdfOf(asked: AskedPdf, caller: Caller, deps: ReadPdfDeps): Promise<ServedPdf> {
  const { type, subjectId } = asked;
  const { table, isFor } = subjects[type];
  if (!isFor(caller)) throw fail("forbidden");
  const found = await inTransaction(deps, caller, async (tx) => {
    await tx.caller.one({ text: `select id from app.${table} where id = $1`, values: [subjectId] });
    const issuedId = isIssuedType(type) ? await ensureIssued({ type, subjectId }, tx) : null;
    if (issuedId !== null)
      await tx.caller.one({ text: "select id from app.documents where id = $1", values: [issuedId] });
    return issuedId;
  });
  if (found !== null) return issuedPdf(found, deps);
  if (type === "certificate" || isNotice(type)) throw fail("not-found");
  if (type === "packet") await preparePacket(subjectId, deps);
  const pdf = madePdf(await inTransaction(deps, caller, (tx) => readUnissued(asked, tx)), deps);
  return type === "packet" ? knownPacket(pdf, subjectId, deps) : pdf;
}

/** Throws `not-found` for a document that the caller does not see. */
export async function readPdf(documentId: string, caller: Caller, deps: ReadPdfDeps): Promise<ServedPdf> {
  await inTransaction(deps, caller, (tx) =>
    tx.caller.one({ text: "select id from app.documents where id = $1", values: [documentId] }),
  );
  return issuedPdf(documentId, deps);
}

/** For who has a link to the subject. Throws `not-found` where there is no document, or customers do not see its PDF. */
export async function readLinkedPdf(subject: DocumentSubject, deps: ReadPdfDeps): Promise<ServedPdf> {
  const shown = await asSystem(deps, async (system, work) => {
    const id = await ensureIssued(subject, work);
    return system.maybe<{ id: string }>({
      text: `select d.id from app.documents d where d.id = $1 and ${isShownOutside}`,
      values: [id],
    });
  });
  if (!shown) throw fail("not-found");
  return issuedPdf(shown.id, deps);
}

/** A document that is not issued, for whoever may see it: the caller has made sure. */
export async function readMadePdf(asked: AskedPdf, deps: ReadPdfDeps): Promise<ServedPdf> {
  const read = await asSystem(deps, (_system, work) => readUnissued(asked, work));
  return madePdf(read, deps);
}

/** For whoever may see it: the caller has made sure. */
export async function issuedPdf(documentId: string, { pdfs, blobs }: ReadPdfDeps): Promise<ServedPdf> {
  const { name, sha256, blobId } = await pdfs.ofIssued(documentId);
  return { name, mark: sha256, open: () => blobs.open(blobKey(blobId)) };
}

const readUnissued = (
  { type, subjectId, language, from, day }: AskedPdf,
  { system, now }: Pick<Transaction, "now" | "system">,
) =>
  documentReaders[type](subjectId, {
    rights: system,
    now,
    period: { ...(from && { from }), ...(day && { to: day }) },
    language,
    verificationPath: null,
    revision: 1,
  });

const kebab = (type: DocumentType): string => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function madePdf(read: ReadDocument, { pdfs }: ReadPdfDeps): ServedPdf {
  const { type, number } = read.content;
  const name = safeName([kebab(type), number].filter(Boolean).join("-"));
  return { name: `${name}.pdf`, mark: pdfs.markOf(read), open: () => pdfs.ofContent(read) };
}
