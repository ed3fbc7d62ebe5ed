import { fail } from "@boresight/domain/base/errors";
import type { IssuedType } from "@boresight/domain/documents/issued-document";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export interface CurrentDocument {
  id: string;
  type: IssuedType;
  number: string;
  revision: number;
  serviceOrderId: string;
  subjectId: string;
}

/**
 * Returns a document that the caller sees and that stands, locked until the transaction ends. Throws `not-found`, and
 * `document-not-current` for one that was replaced or revoked.
 */
export async function lockCurrentDocument(id: string, { caller, system }: Transaction): Promise<CurrentDocument> {
  await caller.one({ text: "select id from app.documents where id = $1", values: [id] });
  await lockRows(system, "app.documents", { ids: [id] });
  const current = await system.maybe<CurrentDocument>({
    text: `select id, type, number, revision, service_order_id, coalesce(estimate_id, invoice_id, service_order_id) as subject_id
      from app.documents d where id = $1 and revoked_at is null
        and not exists (select from app.documents newer where newer.supersedes_id = d.id)`,
    values: [id],
  });
  if (!current) throw fail("document-not-current");
  return current;
}
