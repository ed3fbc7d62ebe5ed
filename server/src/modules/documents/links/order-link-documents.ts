/** The single documents that the page of an order's link offers: what stands in the packet, report by report. */
import { fail } from "@boresight/domain/base/errors";
import { blobKey } from "#modules/files/stored-file.ts";
import { documentsOfPacket, reportKinds } from "#modules/documents/content/packet/packet-parts.ts";
import { issuedPdf, type ReadPdfDeps, type ServedPdf } from "#modules/documents/pdf/read-pdf.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

export interface LinkedDocument {
  id: string;
  /** The type of a document that was issued, or the kind of a file. */
  kind: string;
  name: string;
}

const most = 100;

/** SQL: the reports of an order that its customer sees, the latest version of each. */
const shownFiles = `from app.files f where f.service_order_id = $1 and f.is_uploaded and f.customer_visible and f.version_of is null
  and f.document_kind in ${wordList(reportKinds)}`;

export const documentsOfLink = (orderId: string, system: Rights): Promise<readonly LinkedDocument[]> =>
  system.rows<LinkedDocument>({
    text: `(select d.id, d.type as kind, d.number as name from (${documentsOfPacket("$1")}) d order by d.type)
      union all (select f.id, f.document_kind, f.name ${shownFiles} order by f.created_at, f.id limit ${most})`,
    values: [orderId],
  });

/** One of them. Throws `not-found` for any other. */
export async function readLinkedDocument(
  { orderId, id }: { orderId: string; id: string },
  deps: ReadPdfDeps,
): Promise<ServedPdf> {
  const { issued, file } = await asSystem(deps, async (system) => ({
    issued: await system.maybe<{ id: string }>({
      text: `select d.id from (${documentsOfPacket("$1")}) d where d.id = $2`,
      values: [orderId, id],
    }),
    file: await system.maybe<StoredReport>({
      text: `select f.name, f.mime_type, f.blob_id, f.sha256 ${shownFiles} and f.id = $2`,
      values: [orderId, id],
    }),
  }));
  if (issued) return issuedPdf(issued.id, deps);
  if (!file) throw fail("not-found");
  const { name, mimeType, blobId, sha256 } = file;
  return { name, mimeType, mark: sha256 ?? blobId, open: () => deps.blobs.open(blobKey(blobId)) };
}

interface StoredReport {
  name: string;
  mimeType: string;
  blobId: string;
  sha256: string | null;
}
