import { isPaidInvoice, isVoidedInvoice, qboInvoice } from "#integrations/quickbooks/entities/invoice.ts";
import { qboPayment } from "#integrations/quickbooks/entities/payment.ts";
import { QboError } from "#integrations/quickbooks/qbo-error.ts";
import { requestIdOf, type SendingJob } from "#modules/accounting/jobs/lane-job.ts";
import { findNamesake, findOurs } from "./find-ours.ts";
import { qboEntity, type QboCompany, type QboRow } from "./qbo-entities.ts";

/** What is there now. */
export type SentRecord =
  | { is: "there"; row: QboRow; origin: "ours" | "theirs" }
  | { is: "gone" }
  /** Nothing was done: it is paid there, so that only a person can decide. */
  | { is: "paidThere"; row: QboRow };

export interface SendDeps {
  company: QboCompany;
  /** Whether a record there is linked to none of ours. */
  isFree: (qboId: string) => Promise<boolean>;
  /** It is an opening invoice, which somebody may have entered there long ago. */
  isOpening: boolean;
  /** A person has decided that it is to be voided although it is paid there. */
  mayVoidPaid: boolean;
}

/** Does what the job says, once however often it is called. Throws a QboError, and a ZodError for what QuickBooks cannot take. */
export const sendPayload = (sending: SendingJob, deps: SendDeps): Promise<SentRecord> =>
  actions[sending.payload.action](sending, deps);

const actions = { create, update, void: voidInvoice, delete: deletePayment } as const;

/** Throws `duplicateNumber` for an opening invoice whose number another one has there. */
async function create({ job, payload, isRepeat }: SendingJob, deps: SendDeps): Promise<SentRecord> {
  if (payload.action !== "create") throw new RangeError("not a creation");
  const { entity } = job;
  const { fields } = payload;
  const { company, isFree, isOpening } = deps;
  // Not every company refuses a number that is taken.
  const entered = isOpening && !isRepeat ? await findNamesake("Invoice", fields, company) : null;
  if (entered) throw new QboError({ kind: "duplicateNumber", existingId: entered.Id });
  // The request id sees to it already; but QuickBooks does not say for how long.
  const known = isRepeat ? await findOurs({ entity, fields, since: new Date(job.createdAt) }, company) : null;
  if (known && (await isFree(known.Id))) return { is: "there", row: known, origin: "ours" };
  const row = await company.create(qboEntity(entity), fields, { requestId: requestIdOf(job) });
  return { is: "there", row, origin: "ours" };
}

async function update({ job, payload }: SendingJob, { company }: SendDeps): Promise<SentRecord> {
  if (payload.action !== "update") throw new RangeError("not a change");
  const { id: Id, syncToken: SyncToken, fields: changes } = payload;
  const row = await company.update(
    qboEntity(job.entity),
    { version: { Id, SyncToken }, changes },
    { requestId: requestIdOf(job) },
  );
  return { is: "there", row, origin: "ours" };
}

/** Reads it first: an invoice that was paid there stays until a person decides. */
async function voidInvoice({ job, payload }: SendingJob, { company, mayVoidPaid }: SendDeps): Promise<SentRecord> {
  if (payload.action !== "void") throw new RangeError("not a void");
  const before = await company.read(qboInvoice, payload.id);
  if (isVoidedInvoice(before)) return { is: "there", row: before, origin: "ours" };
  const isPaid = isPaidInvoice(before) || before.Balance !== before.TotalAmt;
  if (isPaid && !mayVoidPaid) return { is: "paidThere", row: before };
  const row = await company.voidTransaction(qboInvoice, before, { requestId: requestIdOf(job) });
  return { is: "there", row, origin: "ours" };
}

async function deletePayment({ job, payload }: SendingJob, { company }: SendDeps): Promise<SentRecord> {
  if (payload.action !== "delete") throw new RangeError("not a deletion");
  try {
    const before = await company.read(qboPayment, payload.id);
    await company.deleteTransaction(qboPayment, before, { requestId: requestIdOf(job) });
  } catch (error) {
    // Somebody was faster, or an earlier attempt was.
    if (!(error instanceof QboError) || error.problem.kind !== "notFound") throw error;
  }
  return { is: "gone" };
}
