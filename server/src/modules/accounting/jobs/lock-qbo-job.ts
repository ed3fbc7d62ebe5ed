import type { QboJobRow } from "#db/rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export type LockedQboJob = Pick<
  QboJobRow,
  "id" | "connectionId" | "lane" | "entity" | "localId" | "operation" | "label" | "status" | "problem" | "payload"
>;

/** Returns a job, locked. Throws `not-found`. */
export async function lockQboJob(id: string, { caller, system }: Transaction): Promise<LockedQboJob> {
  await caller.one({ text: "select id from app.qbo_jobs where id = $1", values: [id] });
  return system.one<LockedQboJob>({
    text: `select id, connection_id, lane, entity, local_id, operation, label, status, problem, payload
      from app.qbo_jobs where id = $1 for update`,
    values: [id],
  });
}
