/** What the estimates and repair orders of an order say together. */
import { linesNow, type LinesNow, type Paper, type PaperLine } from "@boresight/domain/intake/estimate-supplement";
import { quoteOf } from "@boresight/domain/intake/reading/mention";
import { detailsOf, isSureVin } from "@boresight/domain/intake/reading/repair-order-details";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { documentOf, readDictionary, type Proposal, type ReadText } from "./read-repair-orders.ts";

export interface MentionedRepair extends Proposal {
  /** The paper that says it. */
  fileId: string;
}

export interface OrderEstimates extends LinesNow {
  /** Each repair once; what a supplement has taken away is not mentioned any more. */
  mentions: readonly MentionedRepair[];
  /** In the order of their upload. */
  papers: readonly Paper[];
  ofOtherVehicles: readonly OtherPaper[];
}

/** A paper of another vehicle than the order's. */
interface OtherPaper {
  fileId: string;
  fileName: string;
  vinNumber: string;
}

interface PaperText extends ReadText {
  orderId: string;
  fileId: string;
  name: string;
  /** Of the order's vehicle. */
  vin: string | null;
}

/** Returns the repairs mentioned in the documents of these orders, by order. Read past the caller's rights. */
export async function readMentionsOf(
  orderIds: readonly string[],
  system: Rights,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const read = await readEstimatesOf(orderIds, system);
  return new Map([...read].map(([orderId, { mentions }]) => [orderId, mentions.map(({ operation }) => operation)]));
}

export interface PapersSay {
  mentionedRepairs: readonly MentionedRepair[];
  ofOtherVehicles: readonly OtherPaper[];
}

/** Returns what the papers of these orders say, in their order: for staff. */
export async function readPapersSay(
  orderIds: readonly string[],
  { caller, system }: Transaction,
): Promise<readonly (PapersSay | null)[]> {
  if (!isStaff(caller.role)) return orderIds.map(() => null);
  const read = await readEstimatesOf(orderIds, system);
  return orderIds.map((id) => {
    const { mentions = [], ofOtherVehicles = [] } = read.get(id) ?? {};
    return { mentionedRepairs: mentions, ofOtherVehicles };
  });
}

/** Returns what the documents of these orders say, by order. Read past the caller's rights. */
export async function readEstimatesOf(
  orderIds: readonly string[],
  system: Rights,
): Promise<ReadonlyMap<string, OrderEstimates>> {
  const texts = await system.rows<PaperText>({
    text: `select f.service_order_id as order_id, f.id as file_id, f.name, v.vin_number as vin, t.lines, t.document
      from app_private.repair_order_texts t join app.files f on f.id = t.file_id
      join app.service_orders o on o.id = f.service_order_id left join app.vehicles v on v.id = o.vehicle_id
      where f.service_order_id = any ($1) and t.state = 'read' order by f.created_at, f.id`,
    values: [orderIds],
  });
  const propose = await readDictionary(texts, system);
  return new Map(
    [...Map.groupBy(texts, ({ orderId }) => orderId)].map(([orderId, own]) => [orderId, estimatesOf(own, propose)]),
  );
}

function estimatesOf(all: readonly PaperText[], propose: (text: ReadText) => Proposal[]): OrderEstimates {
  const others = all.flatMap((text) => ofOtherVehicle(text) ?? []);
  const texts = all.filter(({ fileId }) => others.every((other) => other.fileId !== fileId));
  const papers = texts.map((text): Paper => ({ fileId: text.fileId, document: documentOf(text) }));
  const ofOrder = { papers, ofOtherVehicles: others };
  const now = linesNow(papers);
  const isPrinted = new Set(now.lines.map(({ fileId }) => fileId));
  const single = (text: PaperText) =>
    propose(text).map((proposal): MentionedRepair => ({ ...proposal, fileId: text.fileId }));
  if (!now.changes) return { ...now, ...ofOrder, mentions: once(texts.flatMap(single)) };
  const inLines = (lines: readonly PaperLine[]) => propose(textOf(lines, papers));
  const before = new Set(inLines(now.changes.before).map(({ operation }) => operation));
  const together = inLines(now.lines).map((proposal): MentionedRepair => {
    const source = now.lines.find(({ line }) => quoteOf(line.quote) === proposal.line);
    return { ...proposal, fileId: source?.fileId ?? "", isNew: !before.has(proposal.operation) };
  });
  const letters = texts.filter(
    ({ fileId }, index) => !isPrinted.has(fileId) && papers[index]?.document.lines.length === 0,
  );
  return { ...now, ...ofOrder, mentions: once([...together, ...letters.flatMap(single)]) };
}

/** A paper that surely names another VIN than the order's vehicle has says nothing of this order. */
function ofOtherVehicle({ fileId, name, vin, ...text }: PaperText): OtherPaper | null {
  const said = detailsOf(documentOf(text)).vinNumber?.value ?? null;
  return said !== null && vin !== null && said !== vin ? { fileId, fileName: name, vinNumber: said } : null;
}

/** Returns the papers of these orders that are of another vehicle: the ids of their files. Read past the caller's rights. */
export async function readPapersOfOthers(orderIds: readonly string[], system: Rights): Promise<ReadonlySet<string>> {
  const said = await system.rows<{ fileId: string; vin: string; found: Parameters<typeof isSureVin>[0] }>({
    text: `select f.id as file_id, v.vin_number as vin, t.document #> '{vehicle,vin}' as found
      from app_private.repair_order_texts t join app.files f on f.id = t.file_id
      join app.service_orders o on o.id = f.service_order_id join app.vehicles v on v.id = o.vehicle_id
      where f.service_order_id = any ($1) and t.state = 'read' and v.vin_number is not null
        and jsonb_typeof(t.document #> '{vehicle,vin}') = 'object'`,
    values: [orderIds],
  });
  return new Set(said.flatMap(({ fileId, vin, found }) => (isSureVin(found) && found.value !== vin ? fileId : [])));
}

/** Lines of several papers, as one without a text besides. */
function textOf(lines: readonly PaperLine[], [first]: readonly Paper[]): ReadText {
  return { lines: [], document: first ? { ...first.document, lines: lines.map(({ line }) => line) } : null };
}

const once = (mentions: readonly MentionedRepair[]): MentionedRepair[] =>
  [...new Map(mentions.toReversed().map((mention) => [mention.operation, mention])).values()].toReversed();
