/** What a waiting job does now: decided when its turn comes, by the record as it is then. */
import { changedFields, withoutEmpty, type RecordFields } from "@boresight/domain/accounting/merge-record";
import type { QboEntityName } from "@boresight/domain/accounting/qbo";
import type { QboWait } from "@boresight/domain/accounting/qbo-problem";
import type { Work } from "#platform/database/events.ts";
import type { LaneJob, FrozenPayload } from "#modules/accounting/jobs/lane-job.ts";
import { buildRecord } from "../build/build-record.ts";
import { storedLinks, type ReadyRecord } from "../build/built-record.ts";
import { listOf, partOf } from "./project-fields.ts";
import type { QboMapping } from "#modules/accounting/connection/mapping.ts";
import { queueNeeded, type Needed } from "./queue-needed.ts";
import type { Rights } from "#platform/database/transaction.ts";

export type PushPlan =
  /** Nothing is to be done there. */
  | { is: "done" }
  /** Its customer goes first, in the same lane. */
  | { is: "customerFirst" }
  | { is: "waiting"; problem: QboWait; detail: string }
  | { is: "sending"; payload: FrozenPayload };

interface StoredLink {
  qboId: string;
  syncToken: string;
  origin: "ours" | "theirs";
  snapshot: RecordFields;
}

export async function planPush(job: LaneJob, mapping: QboMapping, work: Work): Promise<PushPlan> {
  const { connectionId, entity, localId, operation } = job;
  if (localId === null) return { is: "done" };
  const { system } = work;
  const dispute = await readDispute(job, system);
  if (dispute !== null) return { is: "waiting", problem: "waitsForConflict", detail: dispute };
  const link = await system.maybe<StoredLink>({
    isPrepared: true,
    text: `select qbo_id, sync_token, origin, snapshot from app.qbo_links
      where connection_id = $1 and entity = $2 and local_id = $3 for update`,
    values: [connectionId, entity, localId],
  });
  if (operation === "void" || operation === "delete")
    return link ? { is: "sending", payload: { action: operation, id: link.qboId } } : { is: "done" };
  const linksOf = storedLinks(connectionId, system);
  const built = await buildRecord(entity, localId, { system, mapping, linksOf });
  if (built.is === "unwanted") return { is: "done" };
  if (built.is === "waiting") return waitingPlan(await queueNeeded(built, { job, work }), built);
  return payloadPlan(entity, built, link);
}

function waitingPlan(needed: Needed, { problem, detail }: { problem: QboWait; detail: string }): PushPlan {
  if (needed === "customerFirst") return { is: "customerFirst" };
  const isStuck = needed === "stuck" && problem === "waitsForItem";
  return { is: "waiting", problem: isStuck ? "waitsForFailedItem" : problem, detail };
}

function payloadPlan(entity: QboEntityName, built: ReadyRecord, link: StoredLink | undefined): PushPlan {
  const { fields, otherNames } = built;
  if (!link) {
    const sent = Object.fromEntries(
      Object.entries(fields)
        .map(([name, value]) => [name, withoutEmpty(value)] as const)
        .filter(([, value]) => value !== undefined),
    );
    return { is: "sending", payload: { action: "create", fields: sent, otherNames: [...otherNames] } };
  }
  const changes = changesOf(entity, { fields: withKnownName(built, link), link });
  if (Object.keys(changes).length === 0) return { is: "done" };
  const { qboId: id, syncToken } = link;
  return { is: "sending", payload: { action: "update", id, syncToken, fields: changes, otherNames: [...otherNames] } };
}

/** What we change of a record after it was created: amounts and lines of documents stay as they were issued. */
const changing: Record<QboEntityName, readonly string[] | null> = {
  Customer: null, // Everything.
  Item: ["Name", "Description", "UnitPrice", "PurchaseCost", "IncomeAccountRef", "ExpenseAccountRef"],
  Estimate: ["TxnStatus", "AcceptedBy", "AcceptedDate"],
  Invoice: ["DueDate", "PrivateNote", "CustomField", "BillEmail"],
  Payment: ["Line"],
};

/** Names and accounts of what the bookkeeper made stay theirs. */
const theirOwn: readonly string[] = ["DisplayName", "Name", "IncomeAccountRef", "ExpenseAccountRef"];

function changesOf(
  entity: QboEntityName,
  { fields, link: { snapshot, origin } }: { fields: RecordFields; link: StoredLink },
): RecordFields {
  const allowed = changing[entity];
  const isOurs = (name: string) =>
    (allowed === null || allowed.includes(name)) && (origin === "ours" || !theirOwn.includes(name));
  const changes = Object.fromEntries(Object.entries(changedFields(snapshot, fields)).filter(([name]) => isOurs(name)));
  return entity === "Payment" ? paymentChanges({ fields, link: { snapshot, origin } }) : changes;
}

/**
 * A payment changes there when it pays something else, or some of it went back to the card: its lines in another order are the same. They are read together
 * with its amount. One of theirs that pays more than what is ours is left to the bookkeeper.
 */
function paymentChanges({
  fields,
  link: { snapshot, origin },
}: {
  fields: RecordFields;
  link: Pick<StoredLink, "snapshot" | "origin">;
}): RecordFields {
  const { CustomerRef, TotalAmt, Line } = fields;
  const isOther = snapshot["TotalAmt"] !== TotalAmt;
  if (origin === "theirs" && isOther) return {};
  return !isOther && paidBy(Line) === paidBy(snapshot["Line"]) ? {} : { CustomerRef, TotalAmt, Line };
}

const paidBy = (lines: unknown): string =>
  listOf(lines)
    .map((line) => `${String(partOf(listOf(partOf(line, "LinkedTxn"))[0], "TxnId"))} ${String(partOf(line, "Amount"))}`)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join("\n");

/** A record that is called by one of its other names, because the best was taken, keeps that one. */
function withKnownName({ fields, otherNames }: ReadyRecord, { snapshot }: StoredLink): RecordFields {
  const field = "DisplayName" in fields ? "DisplayName" : "Name";
  const known = snapshot[field];
  return typeof known === "string" && otherNames.includes(known) ? { ...fields, [field]: known } : fields;
}

/**
 * What an open conflict that a job waits for is about: one of its own record, of an invoice that a payment pays, or a
 * customer who cannot be sold to there. Null when there is none.
 */
async function readDispute(
  { connectionId, entity, localId, customerId }: LaneJob,
  system: Rights,
): Promise<string | null> {
  const dispute = await system.maybe<{ label: string }>({
    isPrepared: true,
    text: `select label from app.qbo_conflicts x
      where connection_id = $1 and status = 'open' and (
        (entity = $2 and local_id = $3)
        or (entity = 'Customer' and local_id = $4 and kind in ('inactiveThere', 'mergedThere') and $2 <> 'Item')
        or ($2 = 'Payment' and entity = 'Invoice' and exists (
          select from app.payment_allocations a where a.payment_id = $3 and a.invoice_id = x.local_id)))
      order by created_at limit 1`,
    values: [connectionId, entity, localId, customerId],
  });
  return dispute?.label ?? null;
}
