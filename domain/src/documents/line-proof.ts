/** What each line of an invoice rests on: from the work it charges for back to why it was due, and what is missing of that. */
import { text } from "#texts/text.ts";
import { systemOf } from "#calibrations/calibration-system.ts";
import type { CalibrationResult } from "#calibrations/calibration-record.ts";
import { nameOnPaper, type MadeWith } from "#calibrations/made-with.ts";
import type { Cents } from "#base/money.ts";

/** In the order in which a reader follows them. */
export const proofLinks = {
  calibration: text("base.calibration"),
  reason: text("base.reason"),
  source: text("base.source"),
  operation: text("documents.onTheEstimate"),
  readiness: text("calibrations.readiness"),
  attempt: text("documents.attempt"),
  tool: text("calibrations.tool"),
  technician: text("base.technician"),
  preScan: text("files.preScan"),
  inProcessScan: text("files.inProcessScan"),
  postScan: text("files.postScan"),
  alignment: text("files.alignmentSheet"),
  transport: text("base.transport"),
  certificate: text("files.certificate"),
} as const;
export type ProofLink = keyof typeof proofLinks;

export interface Proof {
  link: ProofLink;
  /** In the words of those who wrote it: a name, a quote, a number. */
  value: string;
  /** The moment in which it was done. */
  at?: string;
  /** Where it can be read; the page counts from 1. */
  fileId?: string;
  page?: number;
}

export interface LineProof {
  lineItemId: string;
  proofs: readonly Proof[];
  missing: readonly ProofLink[];
}

export interface ChargedLine {
  id: string;
  typeKey: string;
  /** Of the catalog. */
  category: string;
  description: string;
  /** Why it was put there, as a suggestion or a person said. */
  reason: string;
  calibrationId: string | null;
  totalPrice: Cents;
}

export interface ProvenCalibration {
  id: string;
  typeKey: string;
  name: string;
  trigger: string;
  requirementSource: string;
  ruleSource: string | null;
  result: CalibrationResult;
  /** The one that its result rests on. */
  attempt: ProvenAttempt | null;
}

export interface ProvenAttempt {
  number: number;
  endedAt: string | null;
  tool: string;
  technician: string | null;
  /** Null for attempts of before it was recorded. */
  madeWith: MadeWith | null;
}

type ScanLink = "inProcessScan" | "postScan" | "preScan";

export interface ProofFacts {
  calibrations: readonly ProvenCalibration[];
  /** What the papers of the order say, by the system that it calls for. */
  operations: readonly {
    typeKey: string;
    reason: string;
    source: string;
    quote: string;
    fileId: string;
    page: number;
  }[];
  checks: { met: number; all: number };
  /** Reports that count; nobody has read what one says where it names no codes. */
  scans: readonly { link: ScanLink; fileId: string; name: string; codeCount: number | null }[];
  alignmentSheets: readonly { fileId: string; name: string }[];
  /** Receipts of towing companies, or the trips that were made. */
  transports: readonly { fileId?: string; name: string }[];
  /** Number of the valid one. */
  certificate: string | null;
}

const calibrated: ReadonlySet<string> = new Set(["calibration", "reset"]);
const scanLinks: ReadonlyMap<string, ScanLink> = new Map([
  ["SCAN-PRE", "preScan"],
  ["SCAN-INP", "inProcessScan"],
  ["SCAN-POST", "postScan"],
]);

export const proveLines = (lines: readonly ChargedLine[], facts: ProofFacts): readonly LineProof[] =>
  lines.map((line) => proofOf(line, facts));

/** A line that charges nothing, or takes something off, needs no proof. */
function proofOf(line: ChargedLine, facts: ProofFacts): LineProof {
  const wanted = line.totalPrice > 0 ? linksOf(line, facts) : [];
  const found = wanted.map(([link, proofs]) => ({ link, proofs: proofs.filter(({ value }) => value !== "") }));
  return {
    lineItemId: line.id,
    proofs: found.flatMap(({ proofs }) => proofs),
    missing: found.flatMap(({ link, proofs }) => (proofs.length === 0 ? [link] : [])),
  };
}

type Wanted = readonly [link: ProofLink, proofs: readonly Proof[]];

function linksOf(line: ChargedLine, facts: ProofFacts): readonly Wanted[] {
  const calibration = calibrationOf(line, facts);
  const scan = scanLinks.get(line.typeKey);
  if (scan) return [[scan, scansOf(facts, scan)]];
  if (calibrated.has(line.category)) return linksOfCalibration(calibration, facts);
  if (line.category === "alignment") {
    const sheets = facts.alignmentSheets.map(({ fileId, name }): Proof => ({ link: "alignment", value: name, fileId }));
    return [
      ["reason", one("reason", calibration?.trigger || line.reason)],
      ["alignment", sheets],
    ];
  }
  if (line.category === "transport")
    return [
      ["transport", facts.transports.map(({ name, ...file }): Proof => ({ link: "transport", value: name, ...file }))],
    ];
  return [["reason", one("reason", line.reason)]];
}

/** The one that the line names, else the order's own of the same system. */
const calibrationOf = (line: ChargedLine, { calibrations }: ProofFacts): ProvenCalibration | null =>
  calibrations.find(({ id }) => id === line.calibrationId) ??
  calibrations.find(({ typeKey }) => systemOf(typeKey) === systemOf(line.typeKey)) ??
  null;

function linksOfCalibration(calibration: ProvenCalibration | null, facts: ProofFacts): readonly Wanted[] {
  if (!calibration) return [["calibration", []]]; // Nothing further can hang on what is not there.
  const { name, typeKey, trigger, result, attempt } = calibration;
  const operation = facts.operations.find((said) => systemOf(said.typeKey) === systemOf(typeKey));
  const { checks, certificate } = facts;
  const passed = result === "passed" ? attempt : null;
  return [
    ["calibration", one("calibration", name)],
    ["reason", one("reason", trigger || (operation?.reason ?? ""))],
    ["source", one("source", sourceOf(calibration) || (operation?.source ?? ""))],
    [
      "operation",
      operation ? [{ link: "operation", value: operation.quote, fileId: operation.fileId, page: operation.page }] : [],
    ],
    ["readiness", one("readiness", checks.all > 0 && checks.met === checks.all ? `${checks.met}/${checks.all}` : "")],
    [
      "attempt",
      passed ? [{ link: "attempt", value: `#${passed.number}`, ...(passed.endedAt && { at: passed.endedAt }) }] : [],
    ],
    ["tool", one("tool", passed ? toolOf(passed) : "")],
    ["technician", one("technician", passed ? technicianOf(passed) : "")],
    ["preScan", scansOf(facts, "preScan")],
    ["postScan", scansOf(facts, "postScan")],
    ["certificate", one("certificate", certificate ?? "")],
  ];
}

const one = (link: ProofLink, value: string): readonly Proof[] => [{ link, value }];

const scansOf = ({ scans }: ProofFacts, link: ScanLink): readonly Proof[] =>
  scans
    .filter((scan) => scan.link === link)
    .map(({ fileId, name, codeCount }) => ({
      link,
      value: codeCount === null ? name : `${name} · ${codeCount} DTC`,
      fileId,
    }));

/** The procedure that was followed, else the one that was to be. */
function sourceOf({ attempt, requirementSource, ruleSource }: ProvenCalibration): string {
  const followed = attempt?.madeWith?.procedure;
  return followed?.source || followed?.rule?.sourceTitle || requirementSource || (ruleSource ?? "");
}

function toolOf({ tool, madeWith }: ProvenAttempt): string {
  const used = madeWith?.tool;
  if (!used) return tool;
  return [used.name, used.serialNumber, used.softwareVersion].filter(Boolean).join(" · ");
}

function technicianOf({ technician, madeWith }: ProvenAttempt): string {
  const recorded = madeWith?.technician;
  if (!recorded) return technician ?? "";
  const { credential } = recorded;
  return [nameOnPaper(recorded), credential?.title, credential?.number].filter(Boolean).join(" · ");
}
