import type { DocumentType } from "@boresight/domain/documents/document-content";
import type { DocumentPreview } from "@boresight/domain/documents/document-preview";
import type { ReadDocument } from "#modules/documents/content/document-reader.ts";
import { documentReaders } from "#modules/documents/content/document-readers.ts";
import type { Work } from "#platform/database/events.ts";
import { readSample } from "./read-sample.ts";

const latestOrder = `select o.id from app.service_orders o
  where exists (select from app.order_calibrations k where k.service_order_id = o.id) order by o.created_at desc, o.id limit 1`;

/** What the shop wrote last: a preview with real lines shows more than an example. */
const latest: Readonly<Record<DocumentType, string>> = {
  estimate: "select id from app.estimates order by created_at desc, id limit 1",
  invoice:
    "select id from app.invoices order by service_order_id is null, (status = 'draft'), created_at desc, id limit 1",
  creditMemo: "select id from app.credit_memos order by created_at desc, id limit 1",
  statement:
    "select customer_id as id from app.invoices order by (balance_cents > 0) desc, created_at desc, id limit 1",
  certificate: `select o.id from app.service_orders o
    where exists (select from app.order_calibrations k where k.service_order_id = o.id and k.result = 'passed')
    order by o.created_at desc, o.id limit 1`,
  noneRequired: latestOrder,
  notCompleted: latestOrder,
  packet: latestOrder,
  workOrder: latestOrder,
  handover: latestOrder,
  estimateReview: latestOrder,
};

/** The latest document of this type in the shop, as it would look; a sample in a shop that has none yet. */
export async function readPreview(
  { type, language, looks }: DocumentPreview,
  { system, now }: Pick<Work, "now" | "system">,
): Promise<ReadDocument> {
  const subject = await system.maybe<{ id: string }>({ text: latest[type] });
  const context = { rights: system, now, language, looks, verificationPath: null, revision: 1 };
  return subject ? documentReaders[type](subject.id, context) : readSample(type, context);
}
