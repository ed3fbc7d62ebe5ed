import type { SystemOutlook } from "@boresight/domain/documents/notices";
import type { Block, TableBlock } from "@boresight/domain/documents/document-content";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import type { CertifiedCalibration } from "#modules/documents/content/certificate/certified-calibration.ts";
import type { DocumentFrame } from "#modules/documents/content/read-frame.ts";
import { statementBlocks, type NoticeParts } from "./notice-parts.ts";
import type { NoticedSystem } from "./noticed-systems.ts";

const outlooks: Readonly<Record<SystemOutlook, TextKey>> = {
  fitted: "documents.systemFitted",
  notFitted: "documents.systemNotFitted",
  unknown: "documents.systemUnknown",
};

/** The repairs, the systems that were looked at, and by which rule and source nothing had to be calibrated. */
export const noneRequiredBlocks = (
  { operations, calibrations, systems, statement }: NoticeParts,
  frame: DocumentFrame,
): readonly Block[] => [
  { kind: "paragraph", text: frame.say("documents.noneRequiredMeans") },
  { kind: "heading", text: frame.say("documents.repairsLookedAt") },
  { kind: "checklist", items: operations.map((operation) => frame.name(operation)) },
  ...(calibrations.length > 0
    ? [
        { kind: "heading", text: frame.say("documents.decidedCalibrations") } as const,
        decidedTable(calibrations, frame),
      ]
    : []),
  { kind: "heading", text: frame.say("documents.systemsLookedAt") },
  systemsTable(systems, frame),
  ...statementBlocks(statement, frame),
];

const decidedTable = (calibrations: readonly CertifiedCalibration[], frame: DocumentFrame): TableBlock => ({
  kind: "table",
  summary: frame.say("documents.decidedCalibrations"),
  columns: [
    { head: frame.say("base.system"), align: "start", share: 34 },
    { head: frame.say("documents.ruleSource"), align: "start", share: 33 },
    { head: frame.say("base.reason"), align: "start", share: 33 },
  ],
  rows: calibrations.map(({ name, rule, requirementSource, note }) => ({
    cells: [
      frame.name(name),
      frame.own(requirementSource || rule?.sourceTitle || "") || frame.say("documents.notRecorded"),
      note ? frame.own(note) : frame.say("documents.notRecorded"),
    ],
    note: null,
  })),
});

const systemsTable = (systems: readonly NoticedSystem[], frame: DocumentFrame): TableBlock => ({
  kind: "table",
  summary: frame.say("documents.systemsLookedAt"),
  columns: [
    { head: frame.say("base.system"), align: "start", share: 70 },
    { head: frame.say("documents.onThisVehicle"), align: "start", share: 30 },
  ],
  rows: systems.map(({ names, outlook }) => ({
    cells: [names.map((name) => frame.name(name)).join(" / "), frame.say(outlooks[outlook])],
    note: null,
  })),
});
