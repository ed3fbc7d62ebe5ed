import type { DocumentKind } from "@boresight/domain/files/document-kinds";
import type { Rights } from "#platform/database/transaction.ts";
import { queueEventMail } from "./queue-order-mail.ts";

/** What customers wait for, unlike photos and papers of the work in between. */
const awaited: readonly DocumentKind[] = ["preScan", "postScan", "calibrationReport", "certificate", "alignment"];

/**
 * Once the vehicle has been released, emails the customer that documents are available, then and for each that comes
 * later.
 */
export async function queueDocumentsMail(orderId: string, system: Rights): Promise<void> {
  const ready = await system.maybe({
    text: `select o.id from app.service_orders o where o.id = $1 and o.released_at is not null and exists
      (select from app.files f where f.service_order_id = o.id and f.customer_visible and f.is_uploaded
        and f.version_of is null and f.document_kind = any ($2))`,
    values: [orderId, awaited],
  });
  if (ready) await queueEventMail("documents-ready", { orderId, entry: "documents" }, system);
}

export const isAwaited = (documentKind: string): boolean => awaited.some((kind) => kind === documentKind);
