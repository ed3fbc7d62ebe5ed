/** What we do by ourselves when QuickBooks refuses something: take another name, adopt what is ours, join two changes. */
import { isSameCustomer, type CustomerRecord } from "@boresight/domain/accounting/customer-record";
import type { Cents } from "@boresight/domain/base/money";
import { QboError } from "#integrations/quickbooks/qbo-error.ts";
import type { SendingJob, FrozenPayload } from "#modules/accounting/jobs/lane-job.ts";
import { findInactive } from "./find-inactive.ts";
import { findNamesake, isOurs } from "./find-ours.ts";
import { fitPayment } from "./fit-payment.ts";
import { joinChanges } from "./join-changes.ts";
import { qboEntity, type QboRow } from "./qbo-entities.ts";
import type { SendDeps } from "./send-payload.ts";
import type { Dispute } from "./settle-dispute.ts";

export type Mended =
  /** It is there already. */
  | { is: "there"; row: QboRow; origin: "ours" | "theirs"; dispute?: Dispute }
  /** Send this instead. */
  | { is: "rewritten"; payload: FrozenPayload }
  /** A person has to decide first. */
  | { is: "disputed"; dispute: Dispute };

export interface MendDeps extends SendDeps {
  /** What both sides agreed on last. */
  agreed: Readonly<Record<string, unknown>>;
  /** What an invoice there comes to here, in cents; null for one that is not linked. */
  ownTotal: (qboId: string) => Promise<Cents | null>;
}

/** Null: only a person can help. Throws a QboError of its own when it cannot find out. */
export async function mendRefusal(sending: SendingJob, error: QboError, deps: MendDeps): Promise<Mended | null> {
  const { problem } = error;
  if (problem.kind === "duplicateName") return mendName(sending, problem.existingId, deps);
  if (problem.kind === "duplicateNumber") return mendNumber(sending, deps);
  if (problem.kind === "stale") return joinChanges(sending, deps);
  if (problem.kind === "notFound") return mendMissing(sending, deps);
  if (problem.kind !== "rejected" || sending.job.entity !== "Payment") return null;
  const payload = await fitPayment(sending.payload, deps);
  return payload && { is: "rewritten", payload };
}

async function mendName(sending: SendingJob, existingId: string | null, deps: MendDeps): Promise<Mended | null> {
  const { job, payload } = sending;
  if (payload.action !== "create" && payload.action !== "update") return null;
  const { entity } = job;
  if (entity !== "Customer" && entity !== "Item") return null;
  const namesake = payload.action === "create" ? await namesakeOf(sending, existingId, deps) : null;
  if (namesake && isSame(sending, namesake) && (await deps.isFree(namesake.Id))) {
    if (namesake["Active"] !== false) return { is: "there", row: namesake, origin: "theirs" };
    if (entity === "Customer")
      return {
        is: "there",
        row: namesake,
        origin: "theirs",
        dispute: inactive({ entity, localId: job.localId, label: job.label }, namesake),
      };
  }
  const [next, ...otherNames] = payload.otherNames;
  if (next === undefined) return null;
  const fields = { ...payload.fields, [entity === "Customer" ? "DisplayName" : "Name"]: next };
  return { is: "rewritten", payload: { ...payload, fields, otherNames } };
}

/** Inactive ones are found by their id alone; the id may also be a vendor's. */
async function namesakeOf({ job, payload }: SendingJob, existingId: string | null, { company }: MendDeps) {
  if (payload.action !== "create" || job.entity === "Payment") return null;
  const found = await findNamesake(job.entity, payload.fields, company);
  if (found || existingId === null) return found;
  const field = job.entity === "Customer" ? "DisplayName" : "Name";
  const read = await readOrNull(job.entity, existingId, company);
  const name = String(payload.fields[field]).toLowerCase();
  return read && String(read[field]).toLowerCase() === name ? read : null;
}

function isSame({ job, payload }: SendingJob, theirs: QboRow): boolean {
  if (payload.action !== "create") return false;
  if (job.entity === "Item") return ["Service", "NonInventory"].includes(String(theirs["Type"]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it was built, without its empty fields
  return isSameCustomer({ ...emptyCustomer, ...payload.fields } as CustomerRecord, theirs);
}

const emptyCustomer = { CompanyName: "", PrimaryEmailAddr: { Address: "" } };

async function mendNumber({ job, payload }: SendingJob, { company, isFree }: MendDeps): Promise<Mended | null> {
  if (payload.action !== "create" || (job.entity !== "Invoice" && job.entity !== "Estimate")) return null;
  const found = await findNamesake(job.entity, payload.fields, company);
  if (!found || !isOurs(job.entity, payload.fields, found) || !(await isFree(found.Id))) return null;
  return { is: "there", row: found, origin: "ours" };
}

/** Either the record itself is gone or inactive, or something it refers to is. */
async function mendMissing(sending: SendingJob, deps: MendDeps): Promise<Mended | null> {
  const { job, payload } = sending;
  const { entity, localId, label } = job;
  if (payload.action !== "create") {
    const row = await readOrNull(entity, payload.id, deps.company);
    const subject = { entity, localId, label };
    if (!row) return { is: "disputed", dispute: missing(subject, payload.id) };
    if (row["Active"] === false) return { is: "disputed", dispute: inactive(subject, row) };
  }
  if (payload.action !== "create" && payload.action !== "update") return null;
  const found = await findInactive(payload.fields, deps.company);
  if (!found) return null;
  const localOf = found.entity === "Customer" ? job.customerId : null;
  const subject = { entity: found.entity, localId: localOf, label: found.label || label };
  const dispute = found.row ? inactive(subject, found.row) : missing(subject, found.qboId);
  return { is: "disputed", dispute };
}

interface Subject {
  entity: Dispute["entity"];
  localId: string | null;
  label: string;
}

const inactive = (subject: Subject, row: QboRow): Dispute => ({
  ...subject,
  qboId: row.Id,
  kind: "inactiveThere",
  fields: ["Active"],
  ours: { Active: true },
  theirs: { Active: false, DisplayName: row["DisplayName"], Name: row["Name"] },
});

const missing = (subject: Subject, qboId: string): Dispute => ({
  ...subject,
  qboId,
  kind: subject.entity === "Customer" ? "mergedThere" : "deletedThere",
  fields: [],
  ours: {},
  theirs: {},
});

async function readOrNull(entity: Subject["entity"], id: string, company: MendDeps["company"]): Promise<QboRow | null> {
  try {
    return await company.read(qboEntity(entity), id);
  } catch (error) {
    if (error instanceof QboError && error.problem.kind === "notFound") return null;
    throw error;
  }
}
