/** Reads a record there and takes over what changed; the job is done in the same transaction (handbook section 18). */
import type { QboEntityName } from "@boresight/domain/accounting/qbo";
import type { Pool } from "pg";
import { qboCustomer } from "#integrations/quickbooks/entities/customer.ts";
import type { QboEntityOf } from "#integrations/quickbooks/entities/entity.ts";
import { qboInvoice } from "#integrations/quickbooks/entities/invoice.ts";
import { qboPayment, type QboPayment } from "#integrations/quickbooks/entities/payment.ts";
import type { QboClient } from "#integrations/quickbooks/qbo-client.ts";
import { QboError } from "#integrations/quickbooks/qbo-error.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import { customerLane, wakeLane } from "../jobs/lanes.ts";
import { applyCustomer } from "./apply-customer.ts";
import { applyInvoice } from "./apply-invoice.ts";
import { applyNewPayment, applyPayment } from "./apply-payment.ts";
import { localIdsOf, lockLink, type Link } from "./link.ts";
import { pulledEntities, type PulledEntity } from "./queue-pull.ts";

export interface PullJob {
  id: string;
  connectionId: string;
  entity: QboEntityName;
  qboId: string | null;
  customerId: string | null;
  label: string;
}

export interface PullDeps {
  company: ReturnType<QboClient["company"]>;
  pool: Pool;
  clock: Clock;
}

/**
 * Does a job that reads a record. A payment of a customer of ours that is not known yet moves to the customer's lane
 * first, where nothing is being sent meanwhile. Throws a QboError when it cannot be read now.
 */
export async function pullRecord(job: PullJob, { company, pool, clock }: PullDeps): Promise<void> {
  const { qboId } = job;
  if (qboId === null) throw new TypeError("a job that reads a record names it");
  const asked = await asSystem(pool, (system) => system.one<Seen>(seenText(job.id)));
  const apply = await readThere(company, { ...job, qboId });
  await asSystem({ pool, clock }, async (system, work) => {
    const seen = await system.one<Seen>(seenText(job.id, "for update"));
    const outcome = await apply(work);
    if (outcome.is === "moved") return moveToLane(job, outcome.customerId, work);
    if (seen.updatedAt === asked.updatedAt) return settle(job, outcome.localId, work);
    // It was reported again while it was read: the job stays, and is done once more.
  });
}

interface Seen {
  updatedAt: string;
}

const seenText = (id: string, lock: "" | "for update" = "") => ({
  isPrepared: true as const,
  text: `select updated_at::text from app.qbo_jobs where id = $1 ${lock}`,
  values: [id],
});

type Outcome = { is: "done"; localId: string | null } | { is: "moved"; customerId: string };
type Apply = (work: Work) => Promise<Outcome>;

/** Null: it does not exist any more. */
async function readOne<Row>(company: Company, entity: QboEntityOf<Row>, id: string): Promise<Row | null> {
  try {
    return await company.read(entity, id);
  } catch (error) {
    if (error instanceof QboError && error.problem.kind === "notFound") return null;
    throw error;
  }
}

type Wanted = PullJob & { qboId: string };

type Company = PullDeps["company"];

const readers: Record<PulledEntity, (company: Company, job: Wanted) => Promise<Apply>> = {
  Customer: async (company, job) =>
    applyKnown(job, { record: await readOne(company, qboCustomer, job.qboId), apply: applyCustomer }),
  Invoice: async (company, job) =>
    applyKnown(job, { record: await readOne(company, qboInvoice, job.qboId), apply: applyInvoice }),
  Payment: async (company, job) => applyAnyPayment(job, await readOne(company, qboPayment, job.qboId)),
};

/** Items and estimates are ours alone. */
async function readThere(company: Company, job: Wanted): Promise<Apply> {
  const entity = pulledEntities.find((name) => name === job.entity);
  return entity ? readers[entity](company, job) : () => Promise.resolve({ is: "done", localId: null });
}

interface Applying<Row> {
  record: Row | null;
  apply: (known: { connectionId: string; link: Link; label: string; record: Row | null }, work: Work) => Promise<void>;
}

/** What is not linked is the books' own, until a person links it. */
const applyKnown =
  <Row>(job: Wanted, { record, apply }: Applying<Row>): Apply =>
  async (work) => {
    const link = await lockLink(job, work.system);
    if (link) await apply({ connectionId: job.connectionId, link, label: job.label, record }, work);
    return { is: "done", localId: link?.localId ?? null };
  };

const applyAnyPayment =
  (job: Wanted, record: QboPayment | null): Apply =>
  async (work) => {
    const { connectionId, label } = job;
    const link = await lockLink(job, work.system);
    if (link) await applyPayment({ connectionId, link, label, record }, work);
    if (link || !record || record.TotalAmt === 0) return { is: "done", localId: link?.localId ?? null };
    const customerId = await customerOf(record, connectionId, work.system);
    if (customerId === null) return { is: "done", localId: null };
    if (job.customerId !== customerId) return { is: "moved", customerId };
    await applyNewPayment({ connectionId, customerId, record }, work);
    return { is: "done", localId: null };
  };

/** Ours that the customer there is; one that was merged here is the one that was merged into. */
async function customerOf({ CustomerRef }: QboPayment, connectionId: string, system: Rights): Promise<string | null> {
  const linked = await localIdsOf({ connectionId, entity: "Customer" }, [CustomerRef.value], system);
  const id = linked.get(CustomerRef.value);
  if (id === undefined) return null;
  const kept = await system.one<{ id: string }>({
    isPrepared: true,
    text: "select coalesce(merged_into_id, id) as id from app.customers where id = $1",
    values: [id],
  });
  return kept.id;
}

async function moveToLane({ id, connectionId }: PullJob, customerId: string, { system, now }: Work): Promise<void> {
  const lane = customerLane(customerId);
  await system.run({
    isPrepared: true,
    text: "update app.qbo_jobs set lane = $2, customer_id = $3, updated_at = $4 where id = $1",
    values: [id, lane, customerId, now],
  });
  await system.run(wakeLane({ connectionId, lane }));
}

async function settle(job: PullJob, localId: string | null, { system, now, emit }: Work): Promise<void> {
  const { id: jobId, connectionId, entity, label } = job;
  await system.run({
    isPrepared: true,
    text: `update app.qbo_jobs set status = 'done', problem = null, detail = '', next_attempt_at = null, local_id = $2, finished_at = $3,
        updated_at = $3
      where id = $1`,
    values: [jobId, localId, now],
  });
  await emit({
    type: "qbo.synced",
    entityId: localId ?? jobId,
    payload: { connectionId, entity, localId, label, jobId },
  });
}
