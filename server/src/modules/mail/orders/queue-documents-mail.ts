import type { DocumentKind } from "@boresight/domain/files/document-kinds";
import type { Rights } from "#platform/database/transaction.ts";
import { queueEventMail } from "./queue-order-mail.ts";

/** What customers wait for, unlike photos and papers of the work in between. */
const awaited: readonly DocumentKind[] = ["preScan", "postScan", "calibrationReport", "certificate", "alignment"];

/**
 * Once the vehicle has been released, emails the customer that documents are available, then and for each that comes
 * later.
 */
export async function queueDocumentsMail(orderId: string, system: Rights, delay = 0): Promise<void> {
  const isReleased = await system.maybe({
    text: "select id from app.service_orders where id = $1 and released_at is not null",
    values: [orderId],
  });
  if (isReleased && (await findAwaitedKinds(orderId, system)).length > 0)
    await queueEventMail("documents-ready", { orderId, entry: "documents", delay }, system);
}

/** The kinds of the documents that the customer can see and waits for, in the order of the work. */
export async function findAwaitedKinds(orderId: string, system: Rights): Promise<readonly DocumentKind[]> {
  const there = await system.rows<{ kind: string }>({
    text: `select distinct f.document_kind as kind from app.files f where f.service_order_id = $1 and f.customer_visible
      and f.is_uploaded and f.version_of is null and f.document_kind = any ($2)`,
    values: [orderId, awaited],
  });
  return awaited.filter((kind) => there.some((one) => one.kind === kind));
}

export const isAwaited = (documentKind: string): boolean => awaited.some((kind) => kind === documentKind);
