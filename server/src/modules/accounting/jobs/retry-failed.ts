import type { Rights, Statement } from "#platform/database/transaction.ts";

/**
 * Makes failed jobs due again. One whose outcome is not known goes out as it was written; any other is rewritten, and
 * gives way to a job that waits already to send the same record.
 */
export async function retryFailed(
  { connectionId, id, now }: { connectionId: string; id: string | null; now: Date },
  system: Rights,
): Promise<number> {
  const values = [connectionId, id, now];
  await system.run({ text: giveWay, values });
  return (await system.run({ text: repeat, values })) + (await system.run({ text: writeAnew, values }));
}

const these = "j.connection_id = $1 and j.status = 'failed' and ($2::uuid is null or j.id = $2)";
const isUnknown = "(j.problem in ('unavailable', 'unreadable', 'unexpected') and j.payload_hash is not null)";
const same = `o.connection_id = j.connection_id and o.entity = j.entity and o.operation = j.operation
  and (o.local_id = j.local_id or (j.operation = 'pull' and o.qbo_id = j.qbo_id))`;

const giveWay = `update app.qbo_jobs j set status = 'skipped', finished_at = $3, updated_at = $3
  where ${these} and not ${isUnknown} and exists (select from app.qbo_jobs o where ${same}
    and (o.status = 'pending' or (o.status = 'failed' and o.number > j.number)))`;

const repeat = `update app.qbo_jobs j set status = 'sending', problem = null, detail = '', attempts = 0, next_attempt_at = null, updated_at = $3
  where ${these} and ${isUnknown}`;

const writeAnew = `update app.qbo_jobs j set status = 'pending', problem = null, detail = '', attempts = 0, next_attempt_at = null,
    payload = null, payload_hash = null, updated_at = $3
  where ${these} and not ${isUnknown}`;

/** What waits for another attempt makes it now. */
export const attemptNow = (connectionId: string, now: Date): Statement => ({
  text: `update app.qbo_jobs set next_attempt_at = null, updated_at = $2
    where connection_id = $1 and status in ('pending', 'sending') and next_attempt_at is not null`,
  values: [connectionId, now],
});
