import { documentKindWords } from "@boresight/domain/files/document-kinds";
import type { OrderScan, PairedCode } from "@boresight/domain/intake/scans/pair-scans";
import type { CodeState, ScanPhase } from "@boresight/domain/intake/scans/scan-report";
import type { Block } from "@boresight/domain/documents/document-content";
import { text } from "@boresight/domain/texts/text";
import type { OrderScans } from "#modules/calibrations/read-scans.ts";
import type { DocumentFrame } from "#modules/documents/content/read-frame.ts";

const phaseWords: Readonly<Record<ScanPhase, string>> = {
  pre: documentKindWords.preScan,
  inProcess: documentKindWords.inProcessScan,
  post: documentKindWords.postScan,
};

const stateWords: Readonly<Record<CodeState, string>> = {
  cleared: text("calibrations.stateCleared"),
  current: text("calibrations.stateCurrent"),
  pending: text("calibrations.statePending"),
  permanent: text("calibrations.statePermanent"),
  stored: text("calibrations.stateStored"),
  unknown: text("calibrations.stateUnknown"),
};

const outcomeWords: Readonly<Record<PairedCode["outcome"], string>> = {
  cleared: text("calibrations.codeCleared"),
  new: text("calibrations.codeIsNew"),
  notScanned: text("calibrations.codeNotScanned"),
  open: text("calibrations.codeOpen"),
  remains: text("calibrations.codeRemains"),
};

/** More stand in the reports, which the packet holds. */
const mostCodes = 100;

/** What the scans that count found, by which tool and when, and what became of each code. */
export function scanBlocks(scans: OrderScans | undefined, frame: DocumentFrame): readonly Block[] {
  if (!scans || scans.counting.length === 0) return [];
  const { counting, codes } = scans;
  const more = codes.length - mostCodes;
  const inPart = counting.filter(({ isPartial }) => isPartial);
  return [
    { kind: "subheading", text: frame.say("documents.scanSummary") },
    {
      kind: "facts",
      facts: counting.map((scan) => ({ label: frame.name(phaseWords[scan.phase]), value: scanWords(scan, frame) })),
    },
    ...(codes.length > 0 ? [codesTable(codes.slice(0, mostCodes), counting, frame)] : []),
    ...(codes.length === 0 && inPart.length === 0
      ? [{ kind: "paragraph", text: frame.say("calibrations.noCodesInTheScans") } as const]
      : []),
    ...inPart.map(
      ({ fileName: name }) =>
        ({ kind: "paragraph", text: frame.say("calibrations.scanIsReadInPart", { name }) }) as const,
    ),
    ...(more > 0 ? [{ kind: "paragraph", text: frame.say("documents.moreCodes", { count: more }) } as const] : []),
  ];
}

function scanWords({ report }: OrderScan, { own, say, day }: DocumentFrame): string {
  const { tool, layout, serialNumber, softwareVersion, scannedAt, modules, codes } = report;
  const [on, clock] = scannedAt?.split("T") ?? [];
  return [
    own(tool ?? layout),
    serialNumber && say("documents.serialOf", { number: serialNumber }),
    softwareVersion && say("documents.softwareOf", { version: softwareVersion }),
    on && [day(on), clock].filter(Boolean).join(" "),
    say("calibrations.modulesAndCodes", { modules: modules.length, codes: codes.length }),
  ]
    .filter(Boolean)
    .join(" · ");
}

function codesTable(
  codes: readonly PairedCode[],
  counting: readonly OrderScan[],
  { say, name, own }: DocumentFrame,
): Block {
  const whole = new Map(counting.map(({ phase, isPartial }) => [phase, !isPartial]));
  // Only a scan that looked for a code can say that it is not there.
  const stateIn = (phase: ScanPhase, { states, outcome }: PairedCode) => {
    const state = states[phase];
    if (state) return name(stateWords[state]);
    const hasLooked = whole.get(phase) === true && (phase !== "post" || outcome !== "notScanned");
    return hasLooked ? say("documents.notFound") : own("–");
  };
  return {
    kind: "table",
    summary: say("documents.scanSummary"),
    columns: [
      { head: say("base.code"), align: "start", share: 16 },
      { head: say("calibrations.module"), align: "start", share: 24 },
      { head: name(phaseWords.pre), align: "start", share: 15 },
      { head: name(phaseWords.inProcess), align: "start", share: 15 },
      { head: name(phaseWords.post), align: "start", share: 15 },
      { head: say("calibrations.whatBecameOfIt"), align: "start", share: 15 },
    ],
    rows: codes.map((paired) => ({
      cells: [
        { code: paired.code },
        own(paired.module),
        stateIn("pre", paired),
        stateIn("inProcess", paired),
        stateIn("post", paired),
        name(outcomeWords[paired.outcome]),
      ],
      note: paired.description ? own(paired.description) : null,
    })),
  };
}
