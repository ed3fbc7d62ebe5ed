import { withoutEmpty, type RecordFields } from "@boresight/domain/accounting/merge-record";
import type { Work } from "#platform/database/events.ts";
import type { SendingJob, FrozenPayload } from "#modules/accounting/jobs/lane-job.ts";
import { settleDone } from "#modules/accounting/jobs/settle-job.ts";
import { compareTotals } from "./compare-totals.ts";
import { projectFields } from "./project-fields.ts";
import type { QboRow } from "./qbo-entities.ts";

interface There {
  row: QboRow;
  origin: "ours" | "theirs";
}

/**
 * Writes down that a record is there as we sent it, and finishes the job. Returns what else has to be sent of it, when
 * an invoice comes to another tax there: then the job goes on.
 */
export async function recordSent(
  sending: SendingJob,
  { row, origin }: There,
  work: Work,
): Promise<FrozenPayload | null> {
  const { job, mapping, payload } = sending;
  const { system, now } = work;
  const { connectionId, entity, localId } = job;
  const fields = payload.action === "create" ? takenFields(payload.fields, { row, origin }) : {};
  const changes = payload.action === "update" ? payload.fields : {};
  await system.run({
    isPrepared: true,
    text: `insert into app.qbo_links (connection_id, entity, local_id, qbo_id, sync_token, origin, snapshot, synced_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $9, $9)
      on conflict (connection_id, entity, local_id) do update
        set sync_token = excluded.sync_token, synced_at = excluded.synced_at, snapshot = qbo_links.snapshot || $8`,
    values: [
      connectionId,
      entity,
      localId,
      row.Id,
      row.SyncToken,
      origin,
      JSON.stringify(fields),
      JSON.stringify(changes),
      now,
    ],
  });
  if (entity === "Invoice")
    await system.run({
      isPrepared: true,
      text: "update app.invoices set qbo = jsonb_build_object('entity', $2::jsonb) where id = $1",
      values: [
        localId,
        JSON.stringify({ type: entity, id: row.Id, syncToken: row.SyncToken, realmId: mapping.realmId }),
      ],
    });
  const more = entity === "Invoice" && sendsLines(payload) ? await compareTotals(sending, row, work) : null;
  if (more) return more;
  await settleDone(job, work);
  await wakeFollowers(sending, work);
  await emitSynced(sending, work);
  return null;
}

const sendsLines = (payload: FrozenPayload): boolean =>
  payload.action === "create" || (payload.action === "update" && "Line" in payload.fields);

/** A record of theirs that we took is agreed about as it is there, until ours is changed. */
const takenFields = (ours: RecordFields, { row, origin }: There): RecordFields => {
  if (origin === "ours") return ours;
  return Object.fromEntries(
    Object.entries(projectFields(row, ours)).filter(([, value]) => withoutEmpty(value) !== undefined),
  );
};

/** A record was deleted there as we wanted: nothing links the two any more. */
export async function recordGone(sending: SendingJob, work: Work): Promise<void> {
  const { connectionId, entity, localId } = sending.job;
  await work.system.run({
    text: "delete from app.qbo_links where connection_id = $1 and entity = $2 and local_id = $3",
    values: [connectionId, entity, localId],
  });
  await settleDone(sending.job, work);
  await wakeFollowers(sending, work);
  await emitSynced(sending, work);
}

/** Jobs of the same lane that may have waited for this one come after it. */
const wakeFollowers = ({ job: { connectionId, lane } }: SendingJob, { system }: Work): Promise<number> =>
  system.run({
    isPrepared: true,
    text: `update app.qbo_jobs set next_attempt_at = null where connection_id = $1 and lane = $2 and status = 'pending'
      and problem in ('waitsForCustomer', 'waitsForInvoice', 'waitsForConfirmation') and next_attempt_at is not null`,
    values: [connectionId, lane],
  });

function emitSynced(
  { job: { id: jobId, connectionId, entity, localId, label } }: SendingJob,
  work: Work,
): Promise<void> {
  const payload = { connectionId, entity, localId, label, jobId };
  return work.emit({ type: "qbo.synced", entityId: localId ?? jobId, payload });
}
