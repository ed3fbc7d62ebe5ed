import { BoresightError } from "@boresight/domain/base/errors";
import type { WantedCalibration } from "@boresight/domain/calibrations/calibration-record-schema";
import type { PlacingMark } from "@boresight/domain/inbox/judge-placing";
import { detailsOf, type RepairOrderDetails } from "@boresight/domain/intake/reading/repair-order-details";
import { newServiceOrderSchema, type NewServiceOrder } from "@boresight/domain/orders/service-order-schema";
import { documentOf, readDictionary } from "#modules/calibrations/readiness/read-repair-orders.ts";
import type { StoredAttachment } from "#modules/inbox/attachments/store-attachments.ts";
import type { Filed } from "#modules/inbox/evidence/gather-evidence.ts";
import { openOrder } from "#modules/orders/create-service-order.ts";
import type { Work } from "#platform/database/events.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { chooseCalibrations } from "./choose-calibrations.ts";

export interface OpenedRequest {
  orderId: string;
  hasVin: boolean;
  /** Whether the estimate says what was repaired. */
  hasRepairs: boolean;
}

/**
 * Opens a request from an estimate that a known customer mailed, filled with what the paper says. Returns null where a
 * person must look first: a sender who is not sure, several vehicles, a supplement to something unknown, a vehicle that is
 * not named or is another customer's.
 */
export async function openRequest(filed: Filed, work: Work): Promise<OpenedRequest | null> {
  const { mail, attachments, gathered } = filed;
  const { sender, evidence, ownWords } = gathered;
  const [customerId, another] = sender.customerIds;
  if (mail.kind !== "message" || evidence.isForged || customerId === undefined || another !== undefined) return null;
  const estimates = attachments.files.filter(({ kind, document }) => kind === "estimate" && document !== null);
  const paper = onlyPaper(estimates);
  if (!paper || isOfKnownOrder(filed)) return null;
  const { details, estimate } = paper;
  if (!(await mayRequest(customerId, details, work))) return null;
  const proposals = (await readDictionary([estimate], work.system))(estimate);
  const repairs = [...new Map(proposals.map((one) => [one.operation, one])).values()].slice(0, mostRepairs);
  const repairOperations = repairs.map(({ operation }) => operation);
  const vehicle = vehicleOf(details);
  const document = documentOf(estimate);
  const calibrations = await chooseCalibrations({ vehicle, repairs, document }, work.system);
  const notes = ownWords.slice(0, longestNotes);
  const order = orderOf({ customerId, details, repairOperations, calibrations, notes }, work.now);
  const orderId = order && (await tryToOpen(order, work));
  return orderId ? { orderId, hasVin: details.vinNumber !== null, hasRepairs: repairOperations.length > 0 } : null;
}

const [mostRepairs, longestNotes] = [30, 5000];

/** What names an open order of the customer, or any order beside a paper without a VIN, is for a person to compare. */
function isOfKnownOrder({ gathered, attachments }: Filed): boolean {
  const hasVin = attachments.files.some(({ document }) => document?.vehicle.vin);
  const naming: readonly PlacingMark[] = ["vin", "repairOrder", "claim", "plate"];
  return gathered.evidence.candidates.some(({ mayWrite, marks, age }) => {
    const isNamed = hasVin ? age === "open" && naming.some((mark) => marks.includes(mark)) : marks.length > 0;
    return mayWrite && isNamed;
  });
}

interface Paper {
  estimate: StoredAttachment;
  details: RepairOrderDetails;
}

/** The papers of one vehicle, told by the first; null for none, a supplement, or papers of several vehicles. */
function onlyPaper(estimates: readonly StoredAttachment[]): Paper | null {
  const papers = estimates.flatMap((estimate): Paper[] =>
    estimate.document ? [{ estimate, details: detailsOf(estimate.document) }] : [],
  );
  const [first] = papers;
  const vins = new Set(papers.map(({ details }) => details.vinNumber?.value ?? null));
  const isUnsure = papers.some(({ details }) => details.unsureVins.length > 1);
  const isSupplement = papers.every(({ estimate }) => estimate.document?.kind?.value === "supplement");
  return first && vins.size === 1 && !isUnsure && !isSupplement ? first : null;
}

async function mayRequest(customerId: string, { vinNumber }: RepairOrderDetails, { system }: Work): Promise<boolean> {
  const { isActive, isElsewhere } = await system.one<{ isActive: boolean; isElsewhere: boolean }>({
    text: `select status = 'active' as is_active, exists (select from app.vehicles v
        where v.vin_number = $2 and v.archived_at is null and v.customer_id <> c.id) as is_elsewhere
      from app.customers c where id = $1`,
    values: [customerId, vinNumber?.value ?? null],
  });
  return isActive && !isElsewhere;
}

interface Asked {
  customerId: string;
  details: RepairOrderDetails;
  repairOperations: readonly string[];
  calibrations: readonly WantedCalibration[];
  notes: string;
}

const vehicleOf = (details: RepairOrderDetails) => ({
  vinNumber: details.vinNumber?.value ?? null,
  year: Number(details.vehicleYear?.value),
  make: details.vehicleMake?.value,
  model: details.vehicleModel?.value,
  licensePlate: details.licensePlate?.value ?? null,
});

/** Leaves out what the paper says in a form that an order does not take; null without a vehicle. */
function orderOf(
  { customerId, details, repairOperations, calibrations, notes }: Asked,
  now: Date,
): NewServiceOrder | null {
  const valueOf = (name: keyof Omit<RepairOrderDetails, "isEstimate" | "unsureVins">) => details[name]?.value;
  const vehicle = vehicleOf(details);
  const order: Record<string, unknown> = {
    customerId,
    vehicle,
    repairOperations,
    calibrations,
    notes,
    repairOrderNumber: valueOf("repairOrderNumber"),
    claimNumber: valueOf("claimNumber"),
    insurerName: valueOf("insurerName"),
  };
  const schema = newServiceOrderSchema(now.getUTCFullYear());
  const first = schema.safeParse(order);
  if (first.success) return first.data;
  const wrong = new Set(first.error.issues.map(({ path: [name] }) => String(name)));
  const kept = Object.fromEntries(Object.entries(order).filter(([name]) => !wrong.has(name) || name === "vehicle"));
  const again = schema.safeParse({ ...kept, vehicle: { ...vehicle, licensePlate: null } });
  return again.success ? again.data : null;
}

/** What the rules refuse waits for a person, with nothing written. */
async function tryToOpen(order: NewServiceOrder, work: Work): Promise<string | null> {
  const { system } = work;
  await system.run({ text: "savepoint request" });
  try {
    const id = await openOrder(order, asOffice(work), { isAnswered: true });
    await system.run({ text: "release savepoint request" });
    return id;
  } catch (error) {
    await system.run({ text: "rollback to savepoint request" });
    if (error instanceof BoresightError) return null;
    throw error;
  }
}

/** A customer's word by mail accepts no terms: the request is the office's, which looks at it before it is booked. */
const asOffice = (work: Work): Transaction => ({
  ...work,
  caller: {
    ...work.system,
    role: "admin",
    isOffice: false,
    userId: null,
    customerId: null,
    expiresAt: null,
    isElevated: false,
  },
});
