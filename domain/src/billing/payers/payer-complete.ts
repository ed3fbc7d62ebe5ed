/** Whether an order has what its payer asks for, and if not, the shortest list of what is missing. */
import { isDecided } from "#calibrations/calibration-record.ts";
import type { MadeWith } from "#calibrations/made-with.ts";
import { nameOnPaper } from "#calibrations/made-with.ts";
import {
  demandCatalogue,
  type AttemptProof,
  type Demand,
  type DemandCondition,
  type DemandKey,
  type PayerPlace,
} from "./payer-demands.ts";
import {
  codesFound,
  missing,
  of,
  scanFound,
  type Found,
  type MissingEvidence,
  type PayerEvidence,
} from "./payer-found.ts";
import type { PayerAttempt, PayerCalibration, PayerFacts, PayerFile } from "./payer-facts.ts";
import type { StoredDemand } from "./payer-rule.ts";

export interface PayerCheck {
  isComplete: boolean;
  /** What satisfies each demand. */
  evidence: readonly PayerEvidence[];
  missing: readonly MissingEvidence[];
}

/**
 * Checks an order's recorded facts against a rule's demands. One thing to do is listed once, whatever demands it: a calibration without
 * a passed attempt, say, instead of each thing that the attempt would have recorded.
 */
export function payerComplete(facts: PayerFacts, rule: { demands: readonly StoredDemand[] }): PayerCheck {
  const found = rule.demands.map(({ key, count }) => checkDemand({ key, count: count ?? 1, facts }));
  const evidence = found.flatMap((one) => one.evidence);
  const lacking = withoutRepeats(found.flatMap((one) => one.missing));
  return { isComplete: lacking.length === 0, evidence, missing: lacking };
}

const thingToDo = ({ demand, lack, calibrationId, place }: MissingEvidence): string =>
  lack === "noPassedAttempt" || lack === "noApprovedEstimate"
    ? JSON.stringify([lack, calibrationId])
    : JSON.stringify([demand, lack, calibrationId, place]);

const withoutRepeats = (lacking: readonly MissingEvidence[]): readonly MissingEvidence[] =>
  [...new Map(lacking.toReversed().map((one) => [thingToDo(one), one])).values()].toReversed();

interface Asked {
  key: DemandKey;
  count: number;
  facts: PayerFacts;
}

function checkDemand(asked: Asked): Found {
  const demand: Demand = demandCatalogue[asked.key];
  const { facts, key } = asked;
  if (demand.kind === "scan") return scanFound(demand.phase, facts);
  if (demand.kind === "attempt") return attemptsFound(demand.proof, facts);
  if (demand.kind === "field") return valueFound(key, facts.order[demand.field], demand.place);
  if (demand.kind === "files") return applies(demand.when, facts) ? filesFound(asked, demand.documentKind) : of();
  return checks[demand.kind](facts);
}

type PlainKind = Exclude<Demand["kind"], "attempt" | "field" | "files" | "scan">;

const checks: Readonly<Record<PlainKind, (facts: PayerFacts) => Found>> = {
  certificate: certificateFound,
  codes: codesFound,
  estimate: ({ estimate }) =>
    estimate ? of({ demand: "approvedEstimate", value: estimate.number }) : missing(noEstimate("approvedEstimate")),
  lines: linesFound,
  report: reportsFound,
  signature: signatureFound,
  vin: ({ order }) => valueFound("vin", order.vinNumber, "vehicle"),
};

function noEstimate(demand: DemandKey) {
  return { demand, lack: "noApprovedEstimate", place: "estimates" } as const;
}

/** A failed calibration has still to pass. */
const toProve = ({ calibrations }: PayerFacts): readonly PayerCalibration[] =>
  calibrations.filter(({ result }) => !isDecided(result));

/** The estimate bills a calibration, and the order lists none: nothing shows what was done. */
const isUnlisted = ({ calibrations, estimate }: PayerFacts): boolean =>
  calibrations.length === 0 && (estimate?.lines.some(({ category }) => category === "calibration") ?? false);

const methodsOf: Readonly<Record<string, readonly string[]>> = {
  staticCalibration: ["static", "both", "static or dynamic"],
  dynamicCalibration: ["dynamic", "both"],
};

function applies(condition: DemandCondition | undefined, facts: PayerFacts): boolean {
  if (condition === undefined) return true;
  if (condition === "alignmentLine")
    return facts.estimate?.lines.some(({ category }) => category === "alignment") ?? false;
  return toProve(facts).some(({ method }) => methodsOf[condition]?.includes(method));
}

const isPicture = ({ mimeType }: PayerFile): boolean => mimeType.startsWith("image/");

/** A picture is one page; of other files it is the whole that counts. */
const inFile = (file: PayerFile) => ({ fileId: file.id, fileName: file.name, page: isPicture(file) ? 1 : null });

function different(files: readonly PayerFile[]): readonly PayerFile[] {
  const known = new Set<string>();
  return files.filter(({ sha256 }) => sha256 === null || (!known.has(sha256) && known.add(sha256)));
}

function filesFound({ key, count, facts }: Asked, kind: string): Found {
  const all = different(facts.files.filter((file) => file.kind === kind));
  const files = all.filter(({ isObjected }) => !isObjected);
  const lack = all.length >= count ? "doesNotCount" : "notThere";
  if (files.length < count) return missing({ demand: key, lack, count: count - files.length, place: "documents" });
  return of(...files.slice(0, count).map((file) => ({ demand: key, ...inFile(file) })));
}

function signatureFound({ files }: PayerFacts): Found {
  const signed = files.find(({ kind, signerName }) => kind === "signature" && signerName !== null);
  if (!signed) return missing({ demand: "handover", lack: "notThere", place: "tasks" });
  return of({ demand: "handover", ...inFile(signed), value: signed.signerName });
}

function valueFound(demand: DemandKey, value: string | number | null, place: PayerPlace): Found {
  const words = value === null ? "" : String(value).trim();
  return words === "" ? missing({ demand, lack: "empty", place }) : of({ demand, value: words });
}

function certificateFound({ certificate, files }: PayerFacts): Found {
  if (!certificate) return missing({ demand: "certificate", lack: "notThere", place: "documents" });
  const file = files.find(({ id }) => id === certificate.fileId);
  return of({
    demand: "certificate",
    value: certificate.number,
    fileId: certificate.fileId,
    fileName: file?.name ?? null,
  });
}

/** Each calibration that was not given up has a line of its own. */
function linesFound(facts: PayerFacts): Found {
  const { estimate } = facts;
  if (!estimate) return missing(noEstimate("lineForCalibration"));
  if (isUnlisted(facts)) return noAttempt({ demand: "lineForCalibration" });
  const billed = new Set(estimate.lines.map(({ calibrationId }) => calibrationId));
  return together(
    toProve(facts).map((calibration) =>
      billed.has(calibration.id)
        ? of({ demand: "lineForCalibration", ...subjectOf(calibration), value: estimate.number })
        : missing({ demand: "lineForCalibration", lack: "notThere", ...subjectOf(calibration), place: "estimates" }),
    ),
  );
}

const subjectOf = ({ id, name }: PayerCalibration) => ({ calibrationId: id, calibration: name });

const together = (found: readonly Found[]): Found => ({
  evidence: found.flatMap(({ evidence }) => evidence),
  missing: found.flatMap((one) => one.missing),
});

/**
 * A report for each calibration: the one that its attempt names, or one that no attempt names. Without a passed attempt there is
 * nothing that a report could prove, nor does one of another vehicle or another time.
 */
function reportsFound(facts: PayerFacts): Found {
  if (isUnlisted(facts)) return noAttempt({ demand: "calibrationReport" });
  const all = facts.files.filter(({ kind }) => kind === "calibrationReport");
  const reports = all.filter(({ isObjected }) => !isObjected);
  const lack = reports.length < all.length ? "doesNotCount" : "notThere";
  const named = new Set(facts.calibrations.flatMap(({ passed }) => passed?.evidenceFileIds ?? []));
  const free = [...different(reports.filter(({ id }) => !named.has(id)))];
  return together(
    toProve(facts).map((calibration) => {
      const { passed } = calibration;
      const demanded = { demand: "calibrationReport", ...subjectOf(calibration) } as const;
      if (!passed) return noAttempt(demanded);
      const report = reports.find(({ id }) => passed.evidenceFileIds.includes(id)) ?? free.shift();
      return report ? of({ ...demanded, ...inFile(report) }) : missing({ ...demanded, lack, place: "documents" });
    }),
  );
}

type Demanded = Partial<ReturnType<typeof subjectOf>> & { demand: DemandKey };

const noAttempt = (demanded: Demanded): Found => missing({ ...demanded, lack: "noPassedAttempt", place: "work" });

function attemptsFound(proof: AttemptProof, facts: PayerFacts): Found {
  if (isUnlisted(facts)) return noAttempt({ demand: proof });
  return together(
    toProve(facts).map((calibration) => {
      const demanded: Demanded = { demand: proof, ...subjectOf(calibration) };
      const { passed } = calibration;
      if (!passed) return noAttempt(demanded);
      const { madeWith } = passed;
      if (!madeWith) return missing({ ...demanded, lack: "notRecorded", place: "work" });
      const value = proofs[proof](madeWith, passed);
      return value === null
        ? missing({ ...demanded, lack: proof === "toolCertificate" ? "notInDate" : "empty", place: "work" })
        : of({ ...demanded, ...value });
    }),
  );
}

type Proof = { value: string; fileId?: string | null };

const proofs: Readonly<Record<AttemptProof, (made: MadeWith, attempt: PayerAttempt) => Proof | null>> = {
  procedure: ({ procedure }) => (procedure.source.trim() === "" ? null : { value: procedure.source }),
  credential: ({ technician }) => (technician?.credential ? { value: technician.credential.title } : null),
  technicianName: ({ technician }) =>
    technician && technician.firstName.trim() !== "" && technician.lastName.trim() !== ""
      ? { value: nameOnPaper(technician) }
      : null,
  toolCertificate: ({ tool }, { day }) =>
    tool?.expiresOn && tool.expiresOn >= day && (tool.certifiedOn === null || tool.certifiedOn <= day)
      ? { value: `${tool.name} · ${tool.expiresOn}`, fileId: tool.certificateFileId }
      : null,
};
