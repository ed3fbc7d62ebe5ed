/**
 * What a clerk of a payer would say of an order, written from the handbook alone: it shares no code with the product, and looks at
 * each demand in its own way. Types are all that it takes from there.
 */
import type { PayerFacts } from "@boresight/domain/billing/payers/payer-facts";

type Attempt = NonNullable<PayerFacts["calibrations"][number]["passed"]>;
type Proven = Attempt & { madeWith: NonNullable<Attempt["madeWith"]> };

type Clerk = (facts: PayerFacts, count: number) => boolean;

const workOf = (facts: PayerFacts) => {
  const work = [];
  for (const one of facts.calibrations) if (!/^not(Required|Possible)$/.test(one.result)) work.push(one);
  return work;
};

/** A clerk who is billed for a calibration and finds no trace of one. */
const isWithoutTrace = ({ calibrations, estimate }: PayerFacts): boolean => {
  if (calibrations.length > 0) return false;
  for (const line of estimate?.lines ?? []) if (line.category === "calibration") return true;
  return false;
};

const everyAttempt = (facts: PayerFacts, says: (attempt: Proven) => boolean): boolean => {
  if (isWithoutTrace(facts)) return false;
  for (const { passed } of workOf(facts)) {
    if (!passed?.madeWith) return false;
    if (!says({ ...passed, madeWith: passed.madeWith })) return false;
  }
  return true;
};

const pages = (facts: PayerFacts, kind: string): number => {
  const known = new Set<string>();
  let unknown = 0;
  for (const one of facts.files)
    if (one.kind === kind && !one.isObjected) {
      if (one.sha256 === null) unknown += 1;
      else known.add(one.sha256);
    }
  return known.size + unknown;
};

const scanned =
  (phase: string): Clerk =>
  ({ scans, order }) => {
    for (const scan of scans)
      if (scan.phase === phase && scan.state === "read" && !scan.objection && scan.vin && scan.vin === order.vinNumber)
        return true;
    return false;
  };

const isText = (value: unknown): boolean => (typeof value === "string" ? /\S/.test(value) : typeof value === "number");
const field =
  (name: keyof PayerFacts["order"]): Clerk =>
  ({ order }) =>
    isText(order[name]);
const photos =
  (kind: string, where: (facts: PayerFacts) => boolean = () => true): Clerk =>
  (facts, count) =>
    !where(facts) || pages(facts, kind) >= count;
const methodLike = (words: RegExp) => (facts: PayerFacts) => workOf(facts).some(({ method }) => words.test(method));

/** Gives every calibration that has no report of its own a report that no attempt names, as long as there are some. */
const hasReports: Clerk = (facts) => {
  const work = workOf(facts);
  if (work.some(({ passed }) => passed === null) || isWithoutTrace(facts)) return false;
  const taken = facts.calibrations.map(({ passed }) => passed?.evidenceFileIds ?? []).flat();
  const isReport = (id: string) =>
    facts.files.some((one) => one.id === id && one.kind === "calibrationReport" && !one.isObjected);
  const without = work.filter(({ passed }) => !passed?.evidenceFileIds.some(isReport)).length;
  const left = { ...facts, files: facts.files.filter(({ id }) => !taken.includes(id)) };
  return pages(left, "calibrationReport") >= without;
};

const clerks: Readonly<Record<string, Clerk>> = {
  preScan: scanned("pre"),
  postScan: scanned("post"),
  codesCleared: (facts, count) =>
    scanned("pre")(facts, count) &&
    scanned("post")(facts, count) &&
    !facts.codes.some(({ outcome }) => ["remains", "new", "notScanned", "open"].includes(outcome)),
  calibrationReport: hasReports,
  procedure: (facts) => everyAttempt(facts, ({ madeWith }) => isText(madeWith.procedure.source)),
  credential: (facts) => everyAttempt(facts, ({ madeWith }) => Boolean(madeWith.technician?.credential)),
  technicianName: (facts) =>
    everyAttempt(
      facts,
      ({ madeWith }) => isText(madeWith.technician?.firstName) && isText(madeWith.technician?.lastName),
    ),
  toolCertificate: (facts) =>
    everyAttempt(facts, ({ madeWith: { tool }, day }) => {
      if (!tool || !tool.expiresOn) return false;
      const at = Date.parse(day);
      return Date.parse(tool.certifiedOn ?? day) <= at && at <= Date.parse(tool.expiresOn);
    }),
  certificate: ({ certificate }) => Boolean(certificate),
  approvedEstimate: ({ estimate }) => Boolean(estimate),
  lineForCalibration: (facts) =>
    Boolean(facts.estimate) &&
    !isWithoutTrace(facts) &&
    workOf(facts).every(({ id }) => facts.estimate?.lines.some(({ calibrationId }) => calibrationId === id)),
  repairOrder: photos("repairOrder"),
  requirement: photos("requirement"),
  alignment: photos("alignment", ({ estimate }) => JSON.stringify(estimate ?? "").includes('"category":"alignment"')),
  vehiclePhoto: photos("vehiclePhoto"),
  vinPhoto: photos("vinPhoto"),
  odometerPhoto: photos("odometerPhoto"),
  dashPhoto: photos("dashPhoto"),
  damagePhoto: photos("damagePhoto"),
  targetPhoto: photos("targetPhoto", methodLike(/^(static.*|both)$/)),
  roadTest: photos("roadTest", methodLike(/^(dynamic|both)$/)),
  handover: ({ files }) => files.some(({ kind, signerName }) => kind === "signature" && Boolean(signerName)),
  vin: field("vinNumber"),
  claimNumber: field("claimNumber"),
  repairOrderNumber: field("repairOrderNumber"),
  poNumber: field("poNumber"),
  insurerName: field("insurerName"),
  odometerIn: field("odometerIn"),
  odometerOut: field("odometerOut"),
};

/** Whether the payer would take the order as it is. Throws for a demand that it was never told of. */
export function clerkAccepts(facts: PayerFacts, demands: readonly { key: string; count?: number | null }[]): boolean {
  return demands.every(({ key, count }) => {
    const clerk = clerks[key];
    if (!clerk) throw new Error(`The clerk does not know ${key}`);
    return clerk(facts, count ?? 1);
  });
}
