import type { Mention, RepairKeyword, TextLine } from "@boresight/domain/intake/reading/mention";
import { findMentions } from "@boresight/domain/intake/reading/operations";
import { findDetails, type RepairOrderDetails } from "@boresight/domain/intake/reading/repair-order-details";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

export interface RepairOrderReading extends RepairOrderDetails {
  /** Pending, read, noText or failed. */
  state: string;
  proposals: readonly Proposal[];
}

interface Proposal extends Mention {
  /** The operation's display name. */
  name: string;
}

interface Text {
  state: string;
  lines: readonly TextLine[];
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
    text: `select file_id, state, lines from app_private.repair_order_texts where file_id = any ($1)`,
    values: [fileIds],
  });
  const propose = await readDictionary(texts, system);
  const readings = new Map(
    texts.map(({ fileId, state, lines }) => [fileId, { state, proposals: propose(lines), ...findDetails(lines) }]),
  );
  return fileIds.map((id) => readings.get(id) ?? null);
}

/** Returns the repairs mentioned in the documents of these orders, by order. Read past the caller's rights. */
export async function readMentionsOf(
  orderIds: readonly string[],
  system: Rights,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = await system.rows<Text & { orderId: string }>({
    text: `select f.service_order_id as order_id, t.state, t.lines from app_private.repair_order_texts t join app.files f on f.id = t.file_id
      where f.service_order_id = any ($1) and t.state = 'read'`,
    values: [orderIds],
  });
  const propose = await readDictionary(texts, system);
  return new Map(
    [...Map.groupBy(texts, ({ orderId }) => orderId)].map(([orderId, own]) => [
      orderId,
      propose(own.flatMap(({ lines }) => lines)).map(({ operation }) => operation),
    ]),
  );
}

interface Entry extends RepairKeyword {
  name: string;
}

/** How lines become suggestions; the dictionary is read only where there is something to look up. */
async function readDictionary(texts: readonly Text[], system: Rights) {
  if (texts.every(({ lines }) => lines.length === 0)) return () => [];
  const keywords = await system.rows<Entry>({
    text: `select o.key as operation, coalesce(o.name, '') as name, t.keyword, t.counts_with,
        t.created_by is not null as is_own
      from app.repair_keywords t left join app.repair_operations o on o.id = t.repair_operation_id
      where t.is_active and o.is_active is not false`,
  });
  const names = new Map(keywords.map(({ operation, name }) => [operation, name]));
  return (lines: readonly TextLine[]): Proposal[] =>
    findMentions(lines, keywords).map((mention) => ({ ...mention, name: names.get(mention.operation) ?? "" }));
}
