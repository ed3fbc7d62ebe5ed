import { fittedSystems } from "@boresight/domain/intake/reading/fitted-systems";
import type { CalibratedWork } from "@boresight/domain/intake/reading/line-operation";
import { quoteOf, type Mention, type RepairKeyword, type TextLine } from "@boresight/domain/intake/reading/mention";
import {
  placeKey,
  storedDocument,
  type EstimateDocument,
  type StoredDocument,
} from "@boresight/domain/intake/reading/estimate-document";
import { mentionsOf } from "@boresight/domain/intake/reading/operations";
import { detailsOf, type RepairOrderDetails } from "@boresight/domain/intake/reading/repair-order-details";
import { readText } from "@boresight/domain/intake/reading/read-document";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

export interface RepairOrderReading extends RepairOrderDetails {
  /** Pending, read, noText, failed or unsupported. */
  state: string;
  /** The name of a format that nobody reads. */
  format: string | null;
  /** Whether a long file has further pages that nobody has read. */
  isPartial: boolean;
  /** Whether the pieces of the page have been drawn. */
  isDrawn: boolean;
  /** The order of the reader that holds the same paper already. */
  sameOn: { id: string; internalOrderNumber: string } | null;
  proposals: readonly Proposal[];
  /** What the paper says of the vehicle's systems; of others it says nothing. */
  fittedSystems: readonly { system: string; isFitted: boolean; line: string; page: number }[];
}

export interface Proposal extends Mention {
  /** The operation's display name. */
  name: string;
  /** The last supplement of an order brought it. */
  isNew: boolean;
}

export interface ReadText {
  lines: readonly TextLine[];
  /** Null for what was read before documents were kept. */
  document: StoredDocument | null;
}

interface FileText extends ReadText {
  state: string;
  format: string | null;
  fileId: string;
  pieces: Readonly<Record<string, string>> | null;
  isPartial: boolean;
  sameOn: RepairOrderReading["sameOn"];
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
  const texts = await caller.rows<FileText>({
    text: `select t.file_id, t.state, t.format, t.lines, t.document, t.is_partial, t.pieces,
        (select json_build_object('id', o.id, 'internalOrderNumber', o.internal_order_number)
          from app.files other join app.service_orders o on o.id = other.service_order_id
          where other.sha256 = f.sha256 and other.document_kind = 'repairOrder' and f.service_order_id is null
          order by o.created_at desc limit 1) as same_on
      from app_private.repair_order_texts t join app.files f on f.id = t.file_id where t.file_id = any ($1)`,
    values: [fileIds],
  });
  const propose = await readDictionary(texts, system);
  const readings = new Map(
    texts.map(({ fileId, pieces, ...text }): [string, RepairOrderReading] => [
      fileId,
      { ...text, isDrawn: pieces !== null, proposals: propose(text), ...saidOf(documentOf(text), pieces ?? {}) },
    ]),
  );
  return fileIds.map((id) => readings.get(id) ?? null);
}

/** Each detail with the piece of its page, as a data URL. */
const saidOf = (document: EstimateDocument, pieces: Readonly<Record<string, string>>) => ({
  ...detailsOf(document, (place) => {
    const piece = pieces[placeKey(place)];
    return piece === undefined ? null : `data:image/webp;base64,${piece}`;
  }),
  fittedSystems: fittedSystems(document).map(({ quote, ...fitted }) => ({ ...fitted, line: quoteOf(quote) })),
});

export const documentOf = ({ document, lines }: ReadText): EstimateDocument =>
  document ? storedDocument(document) : readText(lines);

/** How documents become suggestions; the dictionary is read only where there is something to look up. */
export async function readDictionary(
  texts: readonly ReadText[],
  system: Rights,
): Promise<(text: ReadText) => Proposal[]> {
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
  return (text: ReadText): Proposal[] =>
    mentionsOf(documentOf(text), text.lines, { keywords, calibratedAfter }).map((mention) => ({
      ...mention,
      name: names.get(mention.operation) ?? "",
      isNew: false,
    }));
}
