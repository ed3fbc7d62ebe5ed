import type { QboJobStatus } from "@boresight/domain/accounting/qbo";
import type { Rights } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import type { LaneJob } from "#modules/accounting/jobs/lane-job.ts";
import { queueQboJob } from "#modules/accounting/jobs/queue-qbo-job.ts";
import type { NeededRecord, WaitingRecord } from "../build/built-record.ts";

/** Stuck: only a person helps what is needed, and others need not wait for it. */
export type Needed = "customerFirst" | "soonThere" | "stuck";

/** Queues the records that must be there first, unless a person has to help them. */
export async function queueNeeded(
  { needs }: WaitingRecord,
  { job, work }: { job: LaneJob; work: Work },
): Promise<Needed> {
  const states = new Set<QboJobStatus>();
  for (const need of needs) states.add(await queueOne(need, { job, work }));
  const [first] = needs;
  if (!first || states.has("failed") || states.has("skipped") || states.has("done")) return "stuck";
  if (first.entity === "Customer") return "customerFirst";
  return first.entity === "Item" ? "soonThere" : "stuck";
}

async function queueOne(
  { entity, localId, label }: NeededRecord,
  { job, work }: { job: LaneJob; work: Work },
): Promise<QboJobStatus> {
  const { connectionId } = job;
  const known = await latestJob({ connectionId, entity, localId }, work.system);
  if (known && known !== "done") return known;
  const customerId = { Customer: localId, Item: null, Invoice: job.customerId, Estimate: null, Payment: null }[entity];
  // What is older than the first day is not sent, unless it is from before there were orders here.
  const isSent = entity === "Customer" || entity === "Item" || (await isOpeningInvoice(localId, work.system));
  if (!isSent) return "done";
  await queueQboJob({ connectionId, entity, operation: "push", localId, label, customerId }, work);
  return "pending";
}

async function isOpeningInvoice(id: string, system: Rights): Promise<boolean> {
  const text = "select from app.invoices where id = $1 and service_order_id is null";
  return (await system.maybe({ isPrepared: true, text, values: [id] })) !== undefined;
}

interface Wanted {
  connectionId: string;
  entity: string;
  localId: string;
}

/** Locked: whoever settles it wakes those that wait for it, and must find us among them. */
async function latestJob({ connectionId, entity, localId }: Wanted, system: Rights): Promise<QboJobStatus | undefined> {
  const job = await system.maybe<{ status: QboJobStatus }>({
    isPrepared: true,
    text: `select status from app.qbo_jobs
      where local_id = $3 and connection_id = $1 and entity = $2 and operation = 'push' order by number desc limit 1 for share`,
    values: [connectionId, entity, localId],
  });
  return job?.status;
}
