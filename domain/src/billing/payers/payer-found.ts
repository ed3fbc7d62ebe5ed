/** What a demand finds in an order's facts, and how it looks for scans. */
import type { DemandKey, PayerPlace } from "./payer-demands.ts";
import type { PayerFacts, PayerScan } from "./payer-facts.ts";

export interface PayerEvidence {
  demand: DemandKey;
  /** Of which calibration; null: of the order. */
  calibrationId: string | null;
  calibration: string | null;
  fileId: string | null;
  fileName: string | null;
  /** Null: the whole file, or no file. */
  page: number | null;
  /** What stands in the field; null: the file itself is the proof. */
  value: string | null;
}

export type PayerLack =
  | "codesRemain"
  | "doesNotCount"
  | "empty"
  | "noApprovedEstimate"
  | "noPassedAttempt"
  | "notInDate"
  | "notRead"
  | "notRecorded"
  | "notThere";

export interface MissingEvidence {
  demand: DemandKey;
  lack: PayerLack;
  calibrationId: string | null;
  calibration: string | null;
  /** How many more there must be. */
  count: number;
  /** Where it is filled in. */
  place: PayerPlace;
}

export interface Found {
  evidence: readonly PayerEvidence[];
  missing: readonly MissingEvidence[];
}

type Given<Entry, Needed extends keyof Entry> = Partial<Entry> & Pick<Entry, Needed>;

export const of = (...evidence: readonly Given<PayerEvidence, "demand">[]): Found => ({
  evidence: evidence.map((one) => ({
    calibrationId: null,
    calibration: null,
    fileId: null,
    fileName: null,
    page: null,
    value: null,
    ...one,
  })),
  missing: [],
});

export const missing = (lack: Given<MissingEvidence, "demand" | "lack" | "place">): Found => ({
  evidence: [],
  missing: [{ calibrationId: null, calibration: null, count: 1, ...lack }],
});

const demandOfPhase = { pre: "preScan", post: "postScan" } as const;
type WorkPhase = keyof typeof demandOfPhase;

/** A report counts when it was read, names the order's VIN and nothing else speaks against it. */
const counts = ({ state, objection, vin }: PayerScan, vinNumber: string | null): boolean =>
  state === "read" && objection === null && vin !== null && vin === vinNumber;

const lastThatCounts = (phase: WorkPhase, { scans, order }: PayerFacts): PayerScan | undefined =>
  scans.findLast((scan) => scan.phase === phase && counts(scan, order.vinNumber));

const nameOf = (fileId: string, { files }: PayerFacts): string | null =>
  files.find(({ id }) => id === fileId)?.name ?? null;

export function scanFound(phase: WorkPhase, facts: PayerFacts): Found {
  const demand = demandOfPhase[phase];
  const scan = lastThatCounts(phase, facts);
  if (scan) return of({ demand, fileId: scan.fileId, fileName: nameOf(scan.fileId, facts), value: scan.vin });
  return missing({ demand, lack: lackOfScan(phase, facts), place: "documents" });
}

function lackOfScan(phase: WorkPhase, { scans, files }: PayerFacts): PayerLack {
  const uploaded = scans.filter((scan) => scan.phase === phase);
  if (uploaded.some(({ state }) => state === "read")) return "doesNotCount";
  const isThere = uploaded.length > 0 || files.some(({ kind }) => kind === demandOfPhase[phase]);
  return isThere ? "notRead" : "notThere";
}

/** Needs a scan from before and one from after the work, and no code that is still there or was not looked for. */
export function codesFound(facts: PayerFacts): Found {
  const scans = (["pre", "post"] as const).map((phase) => scanFound(phase, facts));
  const lacking = scans.flatMap((scan) => scan.missing);
  if (lacking.length > 0) return { evidence: [], missing: lacking };
  const left = facts.codes.filter(({ outcome }) => outcome !== "cleared").length;
  if (left > 0) return missing({ demand: "codesCleared", lack: "codesRemain", count: left, place: "documents" });
  const after = lastThatCounts("post", facts);
  const pages = facts.codes.flatMap(({ page }) => page ?? []);
  return of({
    demand: "codesCleared",
    fileId: after?.fileId ?? null,
    fileName: after ? nameOf(after.fileId, facts) : null,
    page: pages.length > 0 ? Math.min(...pages) : null,
    value: facts.codes.map(({ code }) => code).join(", ") || null,
  });
}
