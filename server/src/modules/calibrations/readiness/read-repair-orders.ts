import { fittedSystems } from "@boresight/domain/intake/reading/fitted-systems";
import type { CalibratedWork } from "@boresight/domain/intake/reading/line-operation";
import { quoteOf, type Mention, type RepairKeyword, type TextLine } from "@boresight/domain/intake/reading/mention";
import type { EstimateDocument } from "@boresight/domain/intake/reading/estimate-document";
import { mentionsOf } from "@boresight/domain/intake/reading/operations";
import { detailsOf, type RepairOrderDetails } from "@boresight/domain/intake/reading/repair-order-details";
import { readText } from "@boresight/domain/intake/reading/read-document";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

export interface RepairOrderReading extends RepairOrderDetails {
  /** Pending, read, noText, failed or unsupported. */
  state: string;
  /** The name of a format that nobody reads. */
  format: string | null;
  proposals: readonly Proposal[];
  /** What the paper says of the vehicle's systems; of others it says nothing. */
  fittedSystems: readonly { system: string; isFitted: boolean; line: string; page: number }[];
}

interface Proposal extends Mention {
  /** The operation's display name. */
  name: string;
}

interface Text {
  state: string;
  format: string | null;
  lines: readonly TextLine[];
  /** Null for what was read before documents were kept. */
  document: EstimateDocument | null;
}

/**
 * Returns what these files say, in their order; null for a file that is not a repair order or that the caller may not
 * see.
 */
export async function readRepairOrders(
  fileIds: readonly string[],
  { caller, system }: Transaction,
): Promise<(RepairOrderReading | null)[]> {
  if (caller.role === "public") return fileIds.map(() => null);
  const texts = await caller.rows<Text & { fileId: string }>({
    text: `select file_id, state, format, lines, document from app_private.repair_order_texts where file_id = any ($1)`,
    values: [fileIds],
  });
  const propose = await readDictionary(texts, system);
  const readings = new Map(
    texts.map(({ fileId, ...text }) => [fileId, { ...text, proposals: propose(text), ...saidOf(documentOf(text)) }]),
  );
  return fileIds.map((id) => readings.get(id) ?? null);
}

/** Returns the repairs mentioned in the documents of these orders, by order. Read past the caller's rights. */
export async function readMentionsOf(
  orderIds: readonly string[],
  system: Rights,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const read = await readEstimatesOf(orderIds, system);
  return new Map(
    [...read].map(([orderId, { proposals }]) => [orderId, [...new Set(proposals.map(({ operation }) => operation))]]),
  );
}

export interface OrderEstimates {
  proposals: readonly Proposal[];
  /** In the order of their files, the latest first. */
  documents: readonly EstimateDocument[];
}

/** Returns what the documents of these orders say, by order. Read past the caller's rights. */
export async function readEstimatesOf(
  orderIds: readonly string[],
  system: Rights,
): Promise<ReadonlyMap<string, OrderEstimates>> {
  const texts = await system.rows<Text & { orderId: string }>({
    text: `select f.service_order_id as order_id, t.state, t.format, t.lines, t.document
      from app_private.repair_order_texts t join app.files f on f.id = t.file_id
      where f.service_order_id = any ($1) and t.state = 'read' order by f.created_at desc, f.id`,
    values: [orderIds],
  });
  const propose = await readDictionary(texts, system);
  return new Map(
    [...Map.groupBy(texts, ({ orderId }) => orderId)].map(([orderId, own]) => [
      orderId,
      { proposals: own.flatMap(propose), documents: own.map(documentOf) },
    ]),
  );
}

const saidOf = (document: EstimateDocument) => ({
  ...detailsOf(document),
  fittedSystems: fittedSystems(document).map(({ quote, ...fitted }) => ({ ...fitted, line: quoteOf(quote) })),
});

const documentOf = ({ document, lines }: Text): EstimateDocument => document ?? readText(lines);

/** How documents become suggestions; the dictionary is read only where there is something to look up. */
async function readDictionary(texts: readonly Text[], system: Rights): Promise<(text: Text) => Proposal[]> {
  if (texts.every(({ lines, document }) => lines.length === 0 && document === null)) return () => [];
  const keywords = await system.rows<RepairKeyword>({
    text: `select o.key as operation, t.keyword, t.counts_with, t.created_by is not null as is_own
      from app.repair_keywords t left join app.repair_operations o on o.id = t.repair_operation_id
      where t.is_active and o.is_active is not false`,
  });
  const repairs = await system.rows<{ key: string; name: string; calibratedAfter: readonly CalibratedWork[] }>({
    text: "select key, name, calibrated_after from app.repair_operations where is_active",
  });
  const names = new Map(repairs.map(({ key, name }) => [key, name]));
  const calibratedAfter = Object.fromEntries(repairs.map((repair) => [repair.key, repair.calibratedAfter]));
  return (text: Text): Proposal[] =>
    mentionsOf(documentOf(text), text.lines, { keywords, calibratedAfter }).map((mention) => ({
      ...mention,
      name: names.get(mention.operation) ?? "",
    }));
}
