import type { Block, TableBlock } from "@boresight/domain/documents/document-content";
import { factsOf } from "#modules/documents/content/document-reader.ts";
import { methodIn, resultWord } from "#modules/documents/content/order/calibrated-on-paper.ts";
import type { DocumentFrame } from "#modules/documents/content/read-frame.ts";
import { attemptsTable } from "./attempts-table.ts";
import type { CertifiedCalibration } from "./certified-calibration.ts";

/** All results at a glance. */
export const resultsTable = (calibrations: readonly CertifiedCalibration[], frame: DocumentFrame): TableBlock => ({
  kind: "table",
  summary: frame.say("documents.results"),
  columns: [
    { head: frame.say("base.system"), align: "start", share: 52 },
    { head: frame.say("base.method"), align: "start", share: 24 },
    { head: frame.say("base.result"), align: "start", share: 24 },
  ],
  rows: calibrations.map(({ name, method, result }) => ({
    cells: [frame.name(name), methodIn(method, frame), resultWord(result, frame)],
    note: null,
  })),
});

/** What was done to one system, why, by which procedure, and each attempt. */
export function calibrationBlocks(calibration: CertifiedCalibration, frame: DocumentFrame): readonly Block[] {
  const { say, name, own } = frame;
  const { attempts } = calibration;
  const rule = ruleOf(calibration);
  const place = attempts.at(-1)?.madeWith?.place;
  const source = procedureOf(calibration);
  const entry = attempts.at(-1)?.madeWith?.procedure.entry;
  return [
    { kind: "subheading", text: name(calibration.name) },
    {
      kind: "facts",
      facts: factsOf([
        [say("base.result"), resultWord(calibration.result, frame)],
        [say("base.method"), methodIn(calibration.method, frame)],
        [say("base.reason"), calibration.trigger && name(calibration.trigger)],
        [say("calibrations.procedure"), source && own(source)],
        [say("calibrations.procedureAddress"), entry?.url && { code: entry.url }],
        [say("calibrations.procedureCopy"), entry?.sha256 && { code: `SHA-256 ${entry.sha256}` }],
        [say("documents.rule"), rule && { code: ruleCode(rule) }],
        [say("documents.ruleSource"), rule?.sourceTitle && rule.sourceTitle !== source && own(rule.sourceTitle)],
        [say("base.sourceAddress"), rule?.sourceUrl && { code: rule.sourceUrl }],
        [say("base.location"), place && own([place.facility, place.address].filter(Boolean).join(" · "))],
        [say("base.note"), calibration.note && own(calibration.note)],
      ]),
    },
    ...(attempts.length > 0
      ? [attemptsTable(calibration, frame)]
      : [{ kind: "paragraph", text: say("documents.noAttempt") } as const]),
  ];
}

/** As it was at the last attempt; of attempts of before, as it is today. */
const ruleOf = ({ attempts, rule }: CertifiedCalibration): CertifiedCalibration["rule"] =>
  attempts.at(-1)?.madeWith?.procedure.rule ?? rule;

const procedureOf = (calibration: CertifiedCalibration): string | undefined =>
  calibration.requirementSource || ruleOf(calibration)?.sourceTitle;

/** Of all calibrations at once, which have none. */
export function missingProcedures(
  calibrations: readonly CertifiedCalibration[],
  { say, name }: DocumentFrame,
): readonly Block[] {
  const systems = calibrations.filter((one) => !procedureOf(one)).map((one) => name(one.name));
  if (systems.length === 0) return [];
  return [{ kind: "paragraph", text: say("documents.noProcedure", { systems: [...new Set(systems)].join(", ") }) }];
}

/** `R-1A2B3C4D v3`: enough of its id to find it. */
const ruleCode = ({ id, version }: NonNullable<CertifiedCalibration["rule"]>): string =>
  [`R-${id.slice(0, 8).toUpperCase()}`, version !== null && `v${version}`].filter(Boolean).join(" ");
