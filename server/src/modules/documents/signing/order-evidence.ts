import type { DocumentStatement, EvidenceFile } from "@boresight/domain/documents/signed/document-statement";
import { merkleRoot } from "@boresight/domain/documents/signed/merkle-root";
import type { Rights } from "#platform/database/transaction.ts";

type Evidence = NonNullable<DocumentStatement["evidence"]>;

/** More than any order has; the oldest come first. */
const mostFiles = 5000;

/**
 * The files of an order as they are now, by their hashes: photos, scans and reports in every version, not the documents that we
 * issue. Those that the customer does not see are hashed, too, and have no name.
 */
export async function readEvidence(serviceOrderId: string, system: Rights): Promise<Evidence> {
  const found = await system.rows<EvidenceFile & { name: string | null }>({
    text: `select f.sha256, f.size::float8 as size, f.mime_type, case when f.customer_visible then f.name end as name
      from app.files f
      where f.service_order_id = $1 and f.is_uploaded and f.sha256 is not null
        and not exists (select from app.documents d where d.file_id = f.id)
      order by f.created_at, f.id limit ${mostFiles}`,
    values: [serviceOrderId],
  });
  const files = found.map(({ name, ...file }) => ({ ...file, ...(name !== null && { name }) }));
  return { root: merkleRoot(files.map(({ sha256 }) => sha256)), files };
}
