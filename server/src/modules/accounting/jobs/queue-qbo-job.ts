import type { QboEntityName, QboOperation } from "@boresight/domain/accounting/qbo";
import type { Work } from "#platform/database/events.ts";
import { laneOf, wakeLane } from "./lanes.ts";

export interface QueuedQboJob {
  connectionId: string;
  entity: QboEntityName;
  operation: QboOperation;
  /** Of our record: what is sent, and what a pulled record is known as. */
  localId?: string | null;
  /** Of theirs; a pull needs it. */
  qboId?: string | null;
  label: string;
  /** Whose record it is; null for items, and for what is read and not known yet. */
  customerId: string | null;
  /** Waits for a person's yes before anything is done. */
  isUnconfirmed?: boolean;
}

/**
 * Queues what is to be sent or read, in the transaction of its cause. A record waits once for each operation: what a
 * waiting job sends is read when its turn comes. Returns the job's id.
 */
export async function queueQboJob(job: QueuedQboJob, { system, now }: Pick<Work, "system" | "now">): Promise<string> {
  const lane = laneOf(job);
  const key = job.operation === "pull" ? "qbo_id) where status = 'pending' and operation = 'pull'" : pushKey;
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.qbo_jobs (connection_id, lane, entity, local_id, qbo_id, operation, label, customer_id, status, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
      on conflict (connection_id, entity, ${key} do update set label = excluded.label, updated_at = excluded.updated_at
      returning id`,
    values: [
      job.connectionId,
      lane,
      job.entity,
      job.localId ?? null,
      job.qboId ?? null,
      job.operation,
      job.label.slice(0, 200),
      job.customerId,
      job.isUnconfirmed ? "unconfirmed" : "pending",
      now,
    ],
  });
  if (!job.isUnconfirmed) await system.run(wakeLane({ connectionId: job.connectionId, lane }));
  return id;
}

const pushKey = "local_id, operation) where status = 'pending' and operation <> 'pull'";
