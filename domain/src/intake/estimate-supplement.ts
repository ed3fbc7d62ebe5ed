/** What an estimate and its supplements say together, and what the last one changes. */
import { wordsOf } from "./reading/words/repair-order-words.ts";
import type { EstimateDocument, EstimateLine } from "./reading/estimate-document.ts";

export interface Paper {
  fileId: string;
  document: EstimateDocument;
}

export interface PaperLine {
  line: EstimateLine;
  fileId: string;
}

export interface SupplementChanges {
  /** Of the supplement; null where it does not number itself. */
  number: number | null;
  added: readonly PaperLine[];
  /** Of the papers before it. */
  removed: readonly PaperLine[];
  /** What stood before. */
  before: readonly PaperLine[];
}

export interface LinesNow {
  lines: readonly PaperLine[];
  /** Null where there is one estimate only. */
  changes: SupplementChanges | null;
}

/**
 * A supplement prints the whole estimate again, or only its changes, which then add to it. What is not a supplement
 * and repeats little is a further page, such as the next photo. Takes the papers in the order of their upload.
 */
export function linesNow(papers: readonly Paper[]): LinesNow {
  const estimates = papers
    .filter(({ document }) => document.lines.length > 0)
    .toSorted((one, other) => numberOf(one) - numberOf(other));
  let [lines, changes]: [PaperLine[], SupplementChanges | null] = [[], null];
  for (const paper of estimates) {
    const own = paper.document.lines.map((line): PaperLine => ({ line, fileId: paper.fileId }));
    const isFurtherPage = !isSupplement(paper) && !repeats(lines, own);
    if (isFurtherPage) lines = [...lines, ...own];
    else ({ lines, changes } = changed(lines, own, paper.document.supplementNumber?.value ?? null));
  }
  return { lines, changes };
}

const numberOf = ({ document }: Paper): number => document.supplementNumber?.value ?? 0;

const isSupplement = ({ document }: Paper): boolean =>
  document.supplementNumber !== null || document.kind?.value === "supplement";

/** How many of the lines before are repeated by what prints the whole estimate. */
const whole = 0.5;

function repeats(before: readonly PaperLine[], own: readonly PaperLine[]): boolean {
  const now = keysOf(own);
  return before.length > 0 && before.filter(({ line }) => now.has(keyOf(line))).length >= whole * before.length;
}

function changed(before: readonly PaperLine[], own: PaperLine[], number: number | null) {
  const [earlier, now] = [keysOf(before), keysOf(own)];
  const isRepeated = (one: PaperLine) => now.has(keyOf(one.line));
  const isWhole = repeats(before, own);
  const dropped = new Set(own.filter(({ line }) => line.isDeleted).map(({ line }) => keyOf(line)));
  const isGone = (one: PaperLine) =>
    !one.line.isDeleted && (dropped.has(keyOf(one.line)) || (isWhole && !isRepeated(one)));
  const added = own.filter(({ line }) => !line.isDeleted && !earlier.has(keyOf(line)));
  const kept = isWhole ? own : [...before.filter((one) => !isGone(one) && !isRepeated(one)), ...own];
  const changes = before.length === 0 ? null : { number, added, removed: before.filter(isGone), before };
  return { lines: kept, changes };
}

const keysOf = (lines: readonly PaperLine[]): ReadonlySet<string> =>
  new Set(lines.filter(({ line }) => !line.isDeleted).map(({ line }) => keyOf(line)));

/** Lines are renumbered in a supplement, and their prices change. */
const keyOf = ({ operation, side, description, section }: EstimateLine): string =>
  [operation, side, section?.toLowerCase() ?? "", ...wordsOf(description)].join(" ");
