/** Has ours overwrite what is there, as a person decided. */
import { closesOnceEqual } from "@boresight/domain/accounting/conflict-resolutions";
import type { RecordFields } from "@boresight/domain/accounting/merge-record";
import type { Transaction } from "#platform/database/transaction.ts";
import { queueFrozen } from "../jobs/freeze-job.ts";
import { queueQboJob } from "../jobs/queue-qbo-job.ts";
import { buildRecord } from "../push/build/build-record.ts";
import { storedLinks } from "../push/build/built-record.ts";
import { mappingColumns, type QboMapping } from "../connection/mapping.ts";
import type { FrozenPayload } from "../jobs/lane-job.ts";
import type { OpenConflict } from "./lock-conflict.ts";

/** Queues to send the record as it is here: what differs goes out. */
export async function queuePush(conflict: OpenConflict, tx: Transaction): Promise<void> {
  const { connectionId, entity, localId, label, customerId } = conflict;
  if (localId !== null) await queueQboJob({ connectionId, entity, operation: "push", localId, label, customerId }, tx);
}

/** Fields that are never changed there by themselves, such as an invoice's lines: written out now, and sent as they are. */
export async function sendFields(conflict: OpenConflict, names: readonly string[], tx: Transaction): Promise<void> {
  const { connectionId, entity, localId, qboId, label, customerId, theirs } = conflict;
  if (localId === null) return;
  const fields = await ownFields(conflict, names, tx);
  const link = await tx.system.maybe<{ syncToken: string }>({
    text: "select sync_token from app.qbo_links where connection_id = $1 and entity = $2 and local_id = $3",
    values: [connectionId, entity, localId],
  });
  if (!link || !fields) return;
  const known = theirs["SyncToken"];
  const syncToken = typeof known === "string" ? known : link.syncToken;
  await agreeOnTheirs(conflict, names, tx);
  const isDecided = closesOnceEqual(conflict);
  const payload: FrozenPayload = {
    action: "update",
    id: qboId,
    syncToken,
    fields,
    otherNames: [],
    ...(isDecided && { isDecided }),
  };
  await queueFrozen({ connectionId, entity, localId, label, customerId }, payload, tx);
}

async function ownFields(
  { connectionId, entity, localId }: OpenConflict,
  names: readonly string[],
  { system }: Transaction,
): Promise<RecordFields | null> {
  const mapping = await system.one<QboMapping>({
    text: `select ${mappingColumns} from app.qbo_connections where id = $1`,
    values: [connectionId],
  });
  const linksOf = storedLinks(connectionId, system);
  const built = await buildRecord(entity, localId ?? "", { system, mapping, linksOf });
  if (built.is !== "ready") return null;
  return Object.fromEntries(Object.entries(built.fields).filter(([name]) => names.includes(name)));
}

/** What they changed is known: only another change on their side is in the way. */
async function agreeOnTheirs(
  { connectionId, entity, localId, theirs }: OpenConflict,
  names: readonly string[],
  { system }: Transaction,
): Promise<void> {
  const seen = Object.fromEntries(Object.entries(theirs).filter(([name]) => names.includes(name)));
  await system.run({
    text: "update app.qbo_links set snapshot = snapshot || $4::jsonb where connection_id = $1 and entity = $2 and local_id = $3",
    values: [connectionId, entity, localId, JSON.stringify(seen)],
  });
}
