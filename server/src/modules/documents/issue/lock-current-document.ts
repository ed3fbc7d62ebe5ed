import { fail } from "@boresight/domain/base/errors";
import type { IssuedType } from "@boresight/domain/documents/issued-document";
import { documentWithState, stateOfDocument } from "#modules/documents/document-state.ts";
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
 * `document-not-current` for one that was replaced or revoked, also with
 * the estimate or invoice that it is of.
 */
export async function lockCurrentDocument(id: string, { caller, system }: Transaction): Promise<CurrentDocument> {
  await caller.one({ text: "select id from app.documents where id = $1", values: [id] });
  await lockRows(system, "app.documents", { ids: [id] });
  const current = await system.maybe<CurrentDocument>({
    text: `select d.id, d.type, d.number, d.revision, d.service_order_id,
        coalesce(d.estimate_id, d.invoice_id, d.service_order_id) as subject_id
      from ${documentWithState} where d.id = $1 and ${stateOfDocument} = 'valid'`,
    values: [id],
  });
  if (!current) throw fail("document-not-current");
  return current;
}
