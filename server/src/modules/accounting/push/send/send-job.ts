/** Sends one job that is written out, and writes down what became of it. */
import type { RecordFields } from "@boresight/domain/accounting/merge-record";
import type { Cents } from "@boresight/domain/base/money";
import { QboError } from "#integrations/quickbooks/qbo-error.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import { z } from "zod";
import { freezeJob } from "#modules/accounting/jobs/freeze-job.ts";
import type { SendingJob, FrozenPayload } from "#modules/accounting/jobs/lane-job.ts";
import { queueQboJob } from "#modules/accounting/jobs/queue-qbo-job.ts";
import { settleFailed, settleProblem, settleWaiting, type JobOutcome } from "#modules/accounting/jobs/settle-job.ts";
import type { SyncDeps } from "#modules/accounting/jobs/sync-deps.ts";
import { mendRefusal, type MendDeps } from "./mend-refusal.ts";
import { recordGone, recordSent } from "./record-sent.ts";
import { sendPayload, type SentRecord } from "./send-payload.ts";
import { raiseDispute, settleDispute } from "./settle-dispute.ts";

/** Names, numbers and versions are mended so often before a person has to help. */
const mostRewrites = 4;

export async function sendJob(first: SendingJob, deps: SyncDeps): Promise<JobOutcome> {
  let sending = first;
  for (let rewrites = 0; ; rewrites++) {
    const outcome = await attempt(sending, { deps, mayRewrite: rewrites < mostRewrites });
    if (outcome === "settled" || outcome === "stopped") return outcome;
    const job = await asSystem(deps, (_system, work) => freezeAnew(sending, outcome, work));
    sending = { ...sending, job, payload: outcome, isRepeat: false };
  }
}

interface Attempting {
  deps: SyncDeps;
  mayRewrite: boolean;
}

async function attempt(sending: SendingJob, { deps, mayRewrite }: Attempting): Promise<JobOutcome | FrozenPayload> {
  const { job } = sending;
  try {
    const mending = await readMending(sending, deps);
    const sent = await sendOrMend(sending, mending);
    if (sent.is === "rewritten" && mayRewrite) return sent.payload;
    if (sent.is === "rewritten") throw new QboError({ kind: "stale" });
    const more = await asSystem(deps, (_system, work) => settle(sending, sent, work));
    return more ?? "settled";
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return asSystem(deps, async (_system, work) => {
      if (failure instanceof QboError) return settleProblem(job, failure, { random: deps.random(), work });
      await settleFailed(job, failure, work);
      return "settled";
    });
  }
}

type Outcome = SentRecord | Exclude<Awaited<ReturnType<typeof mendRefusal>>, null>;

async function sendOrMend(sending: SendingJob, deps: MendDeps): Promise<Outcome> {
  try {
    return await sendPayload(sending, deps);
  } catch (error) {
    const mended = error instanceof QboError ? await mendRefusal(sending, error, deps) : null;
    if (!mended) throw error;
    return mended;
  }
}

/** Returns what else has to be sent. */
async function settle(
  sending: SendingJob,
  sent: Exclude<Outcome, { is: "rewritten" }>,
  work: Work,
): Promise<FrozenPayload | null> {
  const { job } = sending;
  if (sent.is === "there") {
    const more = await recordSent(sending, sent, work);
    if ("dispute" in sent && sent.dispute) await raiseDispute(job, sent.dispute, work);
    return more;
  }
  if (sent.is === "gone") await recordGone(sending, work);
  else if (sent.is === "disputed") await settleDispute(job, sent.dispute, work);
  else await settlePaidThere(sending, sent.row, work);
  return null;
}

/** Voided here and paid there: when its payment is about to be deleted there, that comes first. */
async function settlePaidThere({ job }: SendingJob, row: { Id: string } & RecordFields, work: Work): Promise<void> {
  const deletion = await work.system.maybe<{ label: string }>({
    text: `select label from app.qbo_jobs where connection_id = $1 and customer_id = $2 and entity = 'Payment' and operation = 'delete'
        and status in ('pending', 'sending', 'unconfirmed', 'failed') limit 1`,
    values: [job.connectionId, job.customerId],
  });
  if (deletion) return settleWaiting(job, { problem: "waitsForConfirmation", detail: deletion.label }, work);
  const { entity, localId, label } = job;
  const theirs = { TotalAmt: row["TotalAmt"], Balance: row["Balance"] };
  const ours = { TotalAmt: 0, Balance: 0 };
  const dispute = {
    entity,
    localId,
    label,
    qboId: row.Id,
    kind: "voidedHere",
    fields: ["Balance"],
    ours,
    theirs,
  } as const;
  return settleDispute(job, dispute, work);
}

/** The new payload is frozen before it is sent. After a change of theirs, that is read too. */
async function freezeAnew({ job, payload: before }: SendingJob, payload: FrozenPayload, work: Work) {
  const { connectionId, entity, localId, label, customerId } = job;
  if (before.action === "update" && payload.action === "update" && before.syncToken !== payload.syncToken)
    await queueQboJob({ connectionId, entity, operation: "pull", localId, qboId: payload.id, label, customerId }, work);
  return freezeJob(job, payload, work);
}

function readMending({ job, mapping }: SendingJob, deps: SyncDeps): Promise<MendDeps> {
  const { connectionId, entity, localId } = job;
  return asSystem(deps, async (system) => {
    const link = await system.maybe<{ snapshot: RecordFields }>({
      isPrepared: true,
      text: "select snapshot from app.qbo_links where connection_id = $1 and entity = $2 and local_id = $3",
      values: [connectionId, entity, localId],
    });
    const decided = await system.maybe({
      isPrepared: true,
      text: `select from app.qbo_conflicts where connection_id = $1 and entity = $2 and local_id = $3 and kind = 'voidedHere'
        and status = 'solved' and resolution = 'ours' limit 1`,
      values: [connectionId, entity, localId],
    });
    const opening = await system.maybe({
      isPrepared: true,
      text: "select from app.invoices where id = $1 and $2 = 'Invoice' and service_order_id is null",
      values: [localId, entity],
    });
    return {
      isOpening: opening !== undefined,
      company: deps.books.client.company(mapping.realmId),
      agreed: link?.snapshot ?? {},
      mayVoidPaid: decided !== undefined,
      isFree: (qboId) => asSystem(deps, (own) => isFree({ connectionId, entity, qboId }, own)),
      ownTotal: (qboId) => asSystem(deps, (own) => ownTotal(connectionId, qboId, own)),
    };
  });
}

async function isFree(
  record: { connectionId: string; entity: string; qboId: string },
  system: Rights,
): Promise<boolean> {
  const linked = await system.maybe({
    isPrepared: true,
    text: "select from app.qbo_links where connection_id = $1 and entity = $2 and qbo_id = $3",
    values: [record.connectionId, record.entity, record.qboId],
  });
  return linked === undefined;
}

async function ownTotal(connectionId: string, qboId: string, system: Rights): Promise<Cents | null> {
  const invoice = await system.maybe<{ total: Cents }>({
    text: `select i.total_cents as total from app.qbo_links l join app.invoices i on i.id = l.local_id
      where l.connection_id = $1 and l.entity = 'Invoice' and l.qbo_id = $2`,
    values: [connectionId, qboId],
  });
  return invoice?.total ?? null;
}

/** Null for a mistake of our own or of the database: nothing is known about the job. */
function failureOf(error: unknown) {
  if (error instanceof QboError) return error;
  if (!(error instanceof z.ZodError)) return null;
  const detail = error.issues
    .map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "))
    .join("\n");
  return { problem: { kind: "invalid" as const }, detail, intuitTid: null };
}
