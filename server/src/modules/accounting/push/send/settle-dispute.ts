import type { Work } from "#platform/database/events.ts";
import { raiseConflict, type QboConflict } from "#modules/accounting/conflicts/raise-conflict.ts";
import type { LaneJob } from "#modules/accounting/jobs/lane-job.ts";
import { settleWaiting } from "#modules/accounting/jobs/settle-job.ts";

export type Dispute = Omit<QboConflict, "connectionId">;

/** Keeps what is in dispute for a person; the job waits until it is solved. */
export async function settleDispute(job: LaneJob, dispute: Dispute, work: Work): Promise<void> {
  await raiseDispute(job, dispute, work);
  await settleWaiting(job, { problem: "waitsForConflict", detail: dispute.label }, work);
}

/** The record of ours is the one that is linked, where the dispute does not say. */
export async function raiseDispute({ connectionId }: LaneJob, dispute: Dispute, work: Work): Promise<void> {
  const linked = await work.system.maybe<{ localId: string }>({
    text: "select local_id from app.qbo_links where connection_id = $1 and entity = $2 and qbo_id = $3",
    values: [connectionId, dispute.entity, dispute.qboId],
  });
  await raiseConflict({ connectionId, ...dispute, localId: dispute.localId ?? linked?.localId ?? null }, work);
}
