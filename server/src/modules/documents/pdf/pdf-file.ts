import type { DocumentKind } from "@boresight/domain/files/document-kinds";
import type { IssuedType } from "@boresight/domain/documents/issued-document";
import { insertRow } from "#platform/database/insert-row.ts";
import type { Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";

const kindOfType = {
  estimate: "estimatePdf",
  invoice: "invoicePdf",
  certificate: "certificate",
  noneRequired: "notice",
  notCompleted: "notice",
} as const satisfies Record<IssuedType, DocumentKind>;

interface Named {
  number: string;
  revision: number;
}

/** `INV-1001.pdf`, `C-100245-R2.pdf`; the second revision of an invoice is `INV-1001-R2.pdf`. */
export function pdfName({ number, revision }: Named): string {
  const isNumbered = revision === 1 || number.endsWith(`R${revision}`);
  return `${safeName(isNumbered ? number : `${number}-R${revision}`)}.pdf`;
}

export const safeName = (name: string): string => name.replace(/[^A-Za-z0-9._-]+/g, "-").slice(0, 80) || "document";

export interface PdfContent extends Named {
  documentId: string;
  type: IssuedType;
  serviceOrderId: string;
  blobId: string;
  size: number;
  sha256: string;
  issuedAt: string;
}

/** Nobody waits any more for the PDF of what was issued earlier. */
const newsMs = 24 * 3_600_000;

/** Writes the row of a PDF whose content is stored, into the slot of its task where that is free. */
export async function addPdfFile(pdf: PdfContent, { system, ids, now, emit }: Work): Promise<void> {
  const { documentId, type, serviceOrderId, sha256 } = pdf;
  const documentKind = kindOfType[type];
  const id = ids();
  const orderTaskFileId = type === "certificate" ? await freeSlot(serviceOrderId, system) : null;
  await system.run(
    insertRow("app.files", {
      id,
      bucketId: "default",
      name: pdfName(pdf),
      size: pdf.size,
      mimeType: "application/pdf",
      sha256,
      blobId: pdf.blobId,
      isUploaded: true,
      isGenuine: true,
      serviceOrderId,
      orderTaskFileId,
      documentKind,
    }),
  );
  await system.run({
    text: "update app.documents set file_id = $2, sha256 = $3 where id = $1",
    values: [documentId, id, sha256],
  });
  if (now.getTime() - Date.parse(pdf.issuedAt) > newsMs) return;
  await emit({
    type: "document.added",
    entityId: id,
    payload: { serviceOrderId, documentKind, isCustomerVisible: true },
  });
}

/** The slot for the order's certificate, from which earlier revisions go; null when somebody has put another file there. */
async function freeSlot(orderId: string, system: Rights): Promise<string | null> {
  const slot = await system.maybe<{ id: string }>({
    text: `select id from app.order_task_files where service_order_id = $1 and document_kind = 'certificate'
      order by sort_order, id limit 1`,
    values: [orderId],
  });
  if (!slot) return null;
  await system.run({ text: "select pg_advisory_xact_lock(hashtextextended($1::text, 0))", values: [slot.id] });
  await system.run({
    text: `update app.files set order_task_file_id = null
      where order_task_file_id = $1 and id in (select file_id from app.documents where service_order_id = $2)`,
    values: [slot.id, orderId],
  });
  const taken = await system.maybe({
    text: `select 1 from app.files x join app.order_task_files f on f.id = x.order_task_file_id
      where f.id = $1 and not f.allow_multiple and x.version_of is null limit 1`,
    values: [slot.id],
  });
  return taken ? null : slot.id;
}
